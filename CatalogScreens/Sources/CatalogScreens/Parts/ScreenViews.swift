import UIKit

/// Views beside each other in a bar at the bottom of a screen, or below each other if they don't fit.
final class BottomRow: UIStackView {
  init(_ views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
    spacing = 12
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    isLayoutMarginsRelativeArrangement = true
    backgroundColor = .secondarySystemBackground
  }

  required init(coder: NSCoder) { fatalError("not in a storyboard") }

  override func layoutSubviews() {
    let widths = arrangedSubviews.map { max(0, $0.intrinsicContentSize.width) + spacing }
    let fits = widths.reduce(-spacing, +) <= layoutMarginsGuide.layoutFrame.width
    (axis, alignment) = fits ? (.horizontal, .center) : (.vertical, .fill)
    super.layoutSubviews()
  }
}

/// A view that scrolls from its leading end, in both layout directions.
final class StripView: UIScrollView {
  private var isAtStart = false

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isAtStart, contentSize.width > 0 else { return }
    isAtStart = true
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      contentOffset.x = max(0, contentSize.width - bounds.width)
    }
  }
}

extension UIView {
  /// Creates a button with a title that follows the text size.
  static func button(_ title: String, _ action: @escaping () -> Void = {}) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    return button
  }

  /// Creates a label of any number of lines that follows the text size.
  static func label(_ text: String, _ style: UIFont.TextStyle = .body) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }
}

extension TimelineViewController {
  /// Creates the screen as the first one of two tabs.
  static func inTabs() -> UITabBarController {
    let controller = UITabBarController()
    controller.viewControllers = ["Home", "Search"].enumerated().map { index, title in
      let screen = index == 0 ? TimelineViewController("Post") : UIViewController()
      screen.tabBarItem = UITabBarItem(title: title, image: nil, tag: index)
      return screen
    }
    return controller
  }
}
