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

/// The progress that the footer reports.
extension RevealingFooterView: ProgressReporting {
  /// The footer's current visible height above the safe area, exit, and stretch.
  ///
  /// `exit` is 1 while no part of the footer is visible and 0 when its full height at rest is visible.
  /// `collapse` is always 0.
  public var headerProgress: HeaderProgress {
    let visible = engine.visibleHeight
    let full = max(engine.referenceHeight, engine.minimumHeight)
    let exit = full > 0 ? HeaderTravel.Way(points: full - visible, length: full) : HeaderTravel.Way()
    return HeaderProgress(
      HeaderTravel(exit: exit, stretch: visible - full), visibleHeight: visible, isSettled: isAtRest)
  }

  /// A new stream of the footer's progress. It starts with the current progress, delivers each change, and
  /// ends when the footer is deallocated. A slow reader receives only the newest value.
  public var progressUpdates: AsyncStream<HeaderProgress> { makeProgressUpdates() }

  var hasProgressClosure: Bool { progressDidChange != nil }

  func callProgressClosure(with progress: HeaderProgress) { progressDidChange?(self, progress) }
}
