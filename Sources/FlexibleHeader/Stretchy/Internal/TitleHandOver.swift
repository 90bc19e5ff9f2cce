import UIKit

/// A title view in a navigation item that appears as a header's own title goes.
@MainActor struct TitleHandOver {
  private weak var navigationItem: UINavigationItem?
  private let label = UILabel()
  /// Navigation bars fade their title views when screens come and go, and leave them opaque: the label inside keeps the
  /// opacity that it was given.
  private let titleView: UIView
  private let formerTitleView: UIView?

  init(_ title: String, to navigationItem: UINavigationItem) {
    self.navigationItem = navigationItem
    formerTitleView = navigationItem.titleView
    label.text = title
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    label.sizeToFit()
    titleView = UIView(frame: label.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    titleView.addSubview(label)
    navigationItem.titleView = titleView
  }

  /// Shows the title with an opacity, 0...1.
  func show(_ opacity: CGFloat) { label.alpha = opacity }

  func end() {
    guard let navigationItem, navigationItem.titleView === titleView else { return }
    navigationItem.titleView = formerTitleView
  }
}
