/// A store page: the picture collapses, the row with the price stays, and the bottom bar leaves with the header.
public final class StorePageViewController: UIViewController {
  private let header = SectionedHeaderView()
  private let scrollView = UIScrollView()
  /// The picture is the header's background; this section gives it its height.
  private let pictureSection = HeaderSection(UIView(), maximumHeight: 260, minimumHeight: 0)
  private let picture = UIImageView(image: Drawing.lamp())
  private let bottomBar = BottomBar([
    (.house, "Home"), (.magnifier, "Search"), (.heart, "Saved"), (.bag, "Bag"),
  ])

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    view.addFilling(scrollView)
    scrollView.addColumn(ProductDetails.views)

    header.backgroundView = picture
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    let title = UILabel("Harbor lamp", size: 17, weight: .semibold)
    title.textAlignment = .center
    header.sections = [
      HeaderSection(.row([button(.back, "Back"), title, button(.share, "Share")]), maximumHeight: 48),
      pictureSection,
      HeaderSection(buyRow(), maximumHeight: 72),
    ]
    let window = pictureSection.view
    header.stretchingSection = window
    header.effects.add(.fade(within: 0.7...1), to: picture, over: .collapse(of: window))
    header.effects.add(.fade(from: 0, to: 1, within: 0.85...1), to: title, over: .collapse(of: window))
    header.install(in: scrollView)
    header.progressDidChange = { [weak self] _ in self?.setNeedsStatusBarAppearanceUpdate() }
    header.followers.addBottomBar(bottomBar, hides: true)
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    pictureSection.maximumHeight = min(260, view.bounds.height * 0.32)
  }

  /// The picture is bright in every appearance.
  public override var preferredStatusBarStyle: UIStatusBarStyle {
    pictureSection.collapseProgress < 0.75 ? .darkContent : .default
  }

  private func button(_ glyph: Glyph, _ label: String) -> UIButton {
    let button = UIButton(glyph, label, color: .systemGray, size: 20)
    button.backgroundColor = .systemBackground
    button.layer.cornerRadius = 18
    NSLayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: 36), button.heightAnchor.constraint(equalToConstant: 36),
    ])
    return button
  }

  private func buyRow() -> UIView {
    let labels = UIStackView(arrangedSubviews: [
      UILabel("Harbor lamp", size: 17, weight: .semibold),
      UILabel("€ 129.00", size: 15, color: .secondaryLabel),
    ])
    labels.axis = .vertical
    let buy = UIButton(filled: "Add to bag", color: .brick)
    buy.widthAnchor.constraint(equalToConstant: 132).isActive = true
    return .row([labels, buy], background: .systemBackground)
  }
}

/// What a store page says of its product.
@MainActor private enum ProductDetails {
  static var views: [UIView] {
    [
      UILabel("★★★★☆  4.6 from 218 buyers", .subheadline, color: .systemOrange),
      text(
        "A table lamp with a shade of folded steel. The light goes down to the book and up to the ceiling, not into the eyes."
      ),
      UILabel("Details", .title3, weight: .semibold),
      specifications,
      UILabel("What buyers say", .title3, weight: .semibold),
      card("Quiet light", "It stands on my desk in the evening, and nobody asks to turn it down. Marta"),
      card("Well made", "The foot is heavy, so the cat has not moved it yet. Oskar"),
      card("Good cable", "Long enough for the shelf, and the switch is where the hand is. Juno"),
      card("Second one", "The first went to my sister; this one stays here. Piet"),
    ]
  }

  private static var specifications: UIView {
    let lines = [
      "Height 42 cm", "Shade 30 cm, steel", "Cable 2.5 m", "Bulb E27, included", "Repairs for ten years",
    ]
    return card(nil, lines.joined(separator: "\n"))
  }

  private static func text(_ text: String) -> UILabel {
    let label = UILabel(text, .body)
    label.numberOfLines = 0
    return label
  }

  private static func card(_ title: String?, _ body: String) -> UIView {
    let label = text(body)
    label.textColor = .secondaryLabel
    return UIView.card([title.map { UILabel($0, .headline) }, label].compactMap { $0 })
  }
}
