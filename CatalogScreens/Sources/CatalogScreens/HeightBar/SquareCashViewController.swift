/// A payment screen. The portrait shrinks with the content, and the name takes its place. Only the top of the
/// list restores the portrait. A half-open bar snaps to the nearer end.
public final class SquareCashViewController: BarScreenViewController {
  private let portrait = UILabel()
  private let nameLabel = UILabel()
  private let amountLabel = UILabel()

  /// Creates the screen.
  public init() {
    let behavior = SquareCashBehavior()
    behavior.addSnappingPosition(0, for: 0...0.5)
    behavior.addSnappingPosition(1, for: 0.5...1)
    let rows = ItemRows(
      [
        ("Lunch at the harbor", "Yesterday, you paid 24 €", 0.08),
        ("Tickets, two of them", "Sunday, Mira paid 62 €", 0.95),
        ("Petrol to the coast", "12 May, you paid 48 €", 0.6),
        ("Ten coffees", "9 May, Mira paid 31 €", 0.07),
        ("A new pump", "2 May, you paid 19 €", 0.36),
      ].map { ItemRow(title: $0.0, subtitle: $0.1, image: Drawing.tile(hue: $0.2)) }, count: 40)
    super.init(heights: 48...204, rows: rows, behavior: behavior)
  }

  public required init?(coder: NSCoder) { nil }

  // The bar is dark in every appearance.
  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func addBarSubviews() {
    bar.backgroundColor = UIColor(red: 0.10, green: 0.50, blue: 0.25, alpha: 1)
    portrait.text = "MK"
    portrait.textAlignment = .center
    portrait.font = .boldSystemFont(ofSize: 32)
    portrait.textColor = bar.backgroundColor
    portrait.backgroundColor = .white
    portrait.layer.cornerRadius = 42
    portrait.clipsToBounds = true
    nameLabel.text = "Mira Kovač"
    nameLabel.font = .boldSystemFont(ofSize: 20)
    amountLabel.text = "owes you 36 €"
    amountLabel.font = .systemFont(ofSize: 16)
    for label in [nameLabel, amountLabel] {
      label.textAlignment = .center
      label.textColor = .white
      bar.addSubview(label)
    }
    bar.addSubview(portrait)
  }

  override func arrangeBar(width: CGFloat, safeArea: UIEdgeInsets) {
    let top = safeArea.top
    arrangePortrait(width: width, top: top)
    setKeyframes(
      [
        (0, CGRect(x: 16, y: top + 122, width: width - 32, height: 28), 1),
        (1, CGRect(x: 16, y: top + 10, width: width - 32, height: 28), 1),
      ], for: nameLabel)
    setKeyframes(
      [
        (0, CGRect(x: 16, y: top + 156, width: width - 32, height: 24), 1),
        (0.4, CGRect(x: 16, y: top + 106, width: width - 32, height: 24), 0),
      ], for: amountLabel)
  }

  /// Shrinks the portrait on its way up. The motion is decorative, so with Reduce Motion the portrait only
  /// fades.
  private func arrangePortrait(width: CGFloat, top: CGFloat) {
    bar.effects.keyframes().removeAll(for: portrait)
    var attributes = SubviewLayoutAttributes()
    attributes.size = CGSize(width: 84, height: 84)
    attributes.center = CGPoint(x: width / 2, y: top + 66)
    attributes.isTransformDecorative = true
    bar.effects.keyframes().add(attributes, for: portrait, at: 0)
    attributes.center.y = top + 14
    attributes.alpha = 0
    attributes.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
    bar.effects.keyframes().add(attributes, for: portrait, at: 0.8)
  }
}
