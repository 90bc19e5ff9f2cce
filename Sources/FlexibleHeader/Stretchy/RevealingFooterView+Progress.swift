import HeaderEngine
import UIKit

/// Reports of the footer's progress.
extension RevealingFooterView: ProgressReporting {
  /// The footer's visible height above the safe area, exit, and stretch now.
  ///
  /// `exit` is 1 while nothing of the footer is visible and 0 once all of its height at rest is. `collapse` stays at 0.
  public var headerProgress: HeaderProgress {
    let visible = engine.visibleHeight
    let full = max(engine.referenceHeight, engine.minimumHeight)
    let exit = full > 0 ? HeaderTravel.Way(points: full - visible, length: full) : HeaderTravel.Way()
    return HeaderProgress(
      HeaderTravel(exit: exit, stretch: visible - full), visibleHeight: visible, isSettled: isAtRest)
  }

  /// A new stream of the footer's progress. It begins with the progress now, continues after every change, and ends with
  /// the footer. A slow reader receives the newest value only.
  public var progressUpdates: AsyncStream<HeaderProgress> { makeProgressUpdates() }

  var hasProgressClosure: Bool { progressDidChange != nil }

  func callProgressClosure(with progress: HeaderProgress) { progressDidChange?(self, progress) }
}
