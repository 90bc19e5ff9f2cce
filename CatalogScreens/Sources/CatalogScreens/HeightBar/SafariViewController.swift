/// A browser page. The address shrinks with the page and stays small until a swipe, the top, the bottom, or a
/// tap expands it.
public final class SafariViewController: BarScreenViewController {
  private let addressField = UIView()
  private let addressLabel = UILabel()
  private let line = UIView()

  /// Creates the screen.
  public init() {
    let rows = TextRows(
      [
        "The lighthouse stood where the road came to an end. In winter nobody walked there but the keeper and his dog.",
        "On clear days one could see the islands, all eleven of them, and count the boats that came home before dark.",
        "The lamp was lit at four in December. It burned until the first ferry had left, and the log says that it never "
          + "failed.",
        "Visitors signed a book in the lower room. The oldest name is that of a surveyor who had lost his way.",
      ], count: 60)
    super.init(heights: 20...56, rows: rows, behavior: SafariBehavior())
    tableView.separatorStyle = .none
  }

  public required init?(coder: NSCoder) { nil }

  override func addBarSubviews() {
    bar.backgroundColor = .secondarySystemBackground
    addressField.backgroundColor = .systemGray.withAlphaComponent(0.24)
    addressField.layer.cornerRadius = 10
    addressLabel.text = "lighthouse.example"
    addressLabel.textAlignment = .center
    addressLabel.font = .systemFont(ofSize: 17)
    line.backgroundColor = .separator
    for view in [addressField, addressLabel, line] { bar.addSubview(view) }
  }

  override func arrangeBar(width: CGFloat, safeArea: UIEdgeInsets) {
    let (left, top) = (safeArea.left, safeArea.top)
    let inner = width - left - safeArea.right
    let (full, small) = (top + bar.maximumHeight, top + bar.minimumHeight)
    setKeyframes(
      [
        (0, CGRect(x: left + 12, y: top + 10, width: inner - 24, height: 36), 1),
        (0.7, CGRect(x: left + 30, y: top + 4, width: inner - 60, height: 24), 0),
      ], for: addressField)
    setKeyframes(
      [
        (0, CGRect(x: 0, y: full - 1, width: width, height: 1), 1),
        (1, CGRect(x: 0, y: small - 1, width: width, height: 1), 1),
      ], for: line)
    bar.effects.keyframes().removeAll(for: addressLabel)
    var attributes = SubviewLayoutAttributes()
    attributes.frame = CGRect(x: left + 20, y: top + 10, width: inner - 40, height: 36)
    bar.effects.keyframes().add(attributes, for: addressLabel, at: 0)
    attributes.center.y = small - 10
    attributes.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
    bar.effects.keyframes().add(attributes, for: addressLabel, at: 1)
  }
}
