import HeaderEngine
import UIKit

/// Methods that collapse and expand the bar.
extension FlexibleHeightBar {
  /// Collapses the bar to its minimum height or expands it to its maximum height.
  ///
  /// The behavior determines how the bar moves: `SquareCashBehavior` scrolls the content to the position
  /// where the bar has that height, and all other behaviors move the bar. If the bar has no behavior, or
  /// isn't installed and its behavior hasn't received an event yet, `progress` changes immediately.
  ///
  /// - Parameters:
  ///   - isCollapsed: `true` to collapse the bar, or `false` to expand it.
  ///   - animated: `true` to animate the change.
  public func setCollapsed(_ isCollapsed: Bool, animated: Bool) {
    guard let behavior, let scrollView = installation?.scrollView ?? behavior.lastScrollView else {
      progress = isCollapsed ? 1 : 0
      return
    }
    behavior.setCollapsed(isCollapsed, animated: animated, in: scrollView)
  }
}
