import HeaderEngine
import UIKit

/// Reports of the header's progress.
extension SectionedHeaderView: ProgressReporting {
  /// The header's visible height below the safe area, collapse, exit, and stretch now, over all sections.
  public var headerProgress: HeaderProgress {
    let isMoved = tracker.scrollView?.isMovedByUser == true
    return HeaderProgress(
      travel, visibleHeight: engine.visibleHeight, isSettled: !isMoved && !engine.isAnimating)
  }

  /// A new stream of the header's progress. It begins with the progress now, continues after every change, and ends with
  /// the header. A slow reader receives the newest value only.
  public var progressUpdates: AsyncStream<HeaderProgress> { makeProgressUpdates() }

  var hasProgressClosure: Bool { progressDidChange != nil }

  func callProgressClosure(with progress: HeaderProgress) { progressDidChange?(self, progress) }
}
