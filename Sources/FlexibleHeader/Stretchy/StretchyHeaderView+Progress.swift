import HeaderEngine
import UIKit

/// The progress that the header reports.
extension StretchyHeaderView: ProgressReporting {
  /// The header's current visible height below the safe area, collapse, exit, and stretch.
  public var headerProgress: HeaderProgress {
    HeaderProgress(travel, visibleHeight: Double(visibleHeight), isSettled: isAtRest)
  }

  /// A new stream of the header's progress. It starts with the current progress, delivers each change, and
  /// ends when the header is deallocated. A slow reader receives only the newest value.
  public var progressUpdates: AsyncStream<HeaderProgress> { makeProgressUpdates() }

  var hasProgressClosure: Bool { progressDidChange != nil }

  func callProgressClosure(with progress: HeaderProgress) { progressDidChange?(self, progress) }
}
