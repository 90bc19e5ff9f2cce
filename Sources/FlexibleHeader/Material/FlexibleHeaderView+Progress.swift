import HeaderEngine
import UIKit

/// Reports of the header's progress.
extension FlexibleHeaderView: ProgressReporting {
  /// The current visible height, collapse, exit, and stretch of the header. During a UIKit animation, these are the
  /// values at its end.
  public var headerProgress: HeaderProgress {
    let isMoved = tracker.scrollView?.isMovedByUser ?? false
    return HeaderProgress(
      travel, visibleHeight: Double(bottomEdge), isSettled: !isMoved && !engine.isAnimating)
  }

  /// A new stream of the header's progress. It starts with the current progress, yields a value after every change,
  /// and finishes when the header is deallocated. A slow consumer receives only the latest value.
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
