import HeaderEngine
import UIKit

/// Reports of the header's progress.
extension FlexibleHeaderView: ProgressReporting {
  /// The header's visible height, collapse, exit, and stretch now. In an animation of UIKit, these are the values at its
  /// end.
  public var headerProgress: HeaderProgress {
    let isMoved = tracker.scrollView?.isMovedByUser ?? false
    return HeaderProgress(
      travel, visibleHeight: Double(bottomEdge), isSettled: !isMoved && !engine.isAnimating)
  }

  /// A new stream of the header's progress. It begins with the progress now, continues after every change, and ends with
  /// the header. A slow reader receives the newest value only.
  ///
  /// ```swift
  /// for await progress in headerView.progressUpdates {
  ///   pageControl.alpha = 1 - progress.exit
  /// }
  /// ```
  public var progressUpdates: AsyncStream<HeaderProgress> { makeProgressUpdates() }

  var hasProgressClosure: Bool { progressDidChange != nil }

  func callProgressClosure(with progress: HeaderProgress) { progressDidChange?(self, progress) }
}
