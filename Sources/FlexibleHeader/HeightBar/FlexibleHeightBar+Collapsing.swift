import HeaderEngine
import UIKit

/// Commands that move the bar.
extension FlexibleHeightBar {
  /// Takes the bar to its minimum or its maximum height.
  ///
  /// The behavior decides how: `SquareCashBehavior` scrolls the content to where the bar has that height, `SafariBehavior`
  /// and others move the bar. A bar whose behavior has received no event yet, and that isn't installed, changes its
  /// `progress` at once.
  ///
  /// - Parameters:
  ///   - isCollapsed: Whether the bar collapses or expands.
  ///   - animated: Whether the change is animated.
  public func setCollapsed(_ isCollapsed: Bool, animated: Bool) {
    guard let behavior, let scrollView = installation?.scrollView ?? behavior.lastScrollView else {
      progress = isCollapsed ? 1 : 0
      return
    }
    behavior.setCollapsed(isCollapsed, animated: animated, in: scrollView)
  }
}
