import HeaderEngine
import UIKit

/// Reports of the bar's progress.
extension FlexibleHeightBar: ProgressReporting {
  /// The bar's visible height, collapse, and stretch now; `collapse` is `progress` within 0...1.
  public var headerProgress: HeaderProgress {
    HeaderProgress(travel, visibleHeight: currentHeight, isSettled: behavior?.isAtRest ?? true)
  }

  /// A new stream of the bar's progress. It begins with the progress now, continues after every change, and ends with
  /// the bar. A slow reader receives the newest value only.
  public var progressUpdates: AsyncStream<HeaderProgress> { makeProgressUpdates() }

  var hasProgressClosure: Bool { progressDidChange != nil }

  func callProgressClosure(with progress: HeaderProgress) { progressDidChange?(self, progress) }
}
