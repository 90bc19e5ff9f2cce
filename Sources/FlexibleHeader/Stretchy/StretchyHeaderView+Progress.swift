import HeaderEngine
import UIKit

/// Reports of the header's progress.
extension StretchyHeaderView: ProgressReporting {
  /// The header's visible height below the safe area, collapse, exit, and stretch now.
  public var headerProgress: HeaderProgress {
    HeaderProgress(travel, visibleHeight: Double(visibleHeight), isSettled: isAtRest)
  }

  /// A new stream of the header's progress. It begins with the progress now, continues after every change, and ends with
  /// the header. A slow reader receives the newest value only.
  public var progressUpdates: AsyncStream<HeaderProgress> { makeProgressUpdates() }

  var hasProgressClosure: Bool { progressDidChange != nil }

  func callProgressClosure(with progress: HeaderProgress) { progressDidChange?(self, progress) }
}
