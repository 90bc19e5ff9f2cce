/// A title view in a navigation item that appears as a header's own title goes.
@MainActor struct TitleHandOver {
  private weak var navigationItem: UINavigationItem?
  private let label = UILabel()
  private let formerTitleView: UIView?

  init(_ title: String, to navigationItem: UINavigationItem) {
    self.navigationItem = navigationItem
    formerTitleView = navigationItem.titleView
    label.text = title
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    label.sizeToFit()
    navigationItem.titleView = label
  }

  /// Shows the title with an opacity, 0...1.
  func show(_ opacity: CGFloat) { label.alpha = opacity }

  func end() {
    guard let navigationItem, navigationItem.titleView === label else { return }
    navigationItem.titleView = formerTitleView
  }
}
