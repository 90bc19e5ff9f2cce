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
