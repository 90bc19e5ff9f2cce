import HeaderEngine
import UIKit

/// The progress that the bar reports.
extension FlexibleHeightBar: ProgressReporting {
  /// The bar's current visible height, collapse, and stretch. `collapse` is `progress` clamped to 0...1.
  public var headerProgress: HeaderProgress {
    HeaderProgress(travel, visibleHeight: currentHeight, isSettled: behavior?.isAtRest ?? true)
  }

  /// A new stream of the bar's progress. It starts with the current progress, delivers each change, and ends
  /// when the bar is deallocated. A slow reader receives only the newest value.
  public var progressUpdates: AsyncStream<HeaderProgress> { makeProgressUpdates() }

  var hasProgressClosure: Bool { progressDidChange != nil }

  func callProgressClosure(with progress: HeaderProgress) { progressDidChange?(self, progress) }
}

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
