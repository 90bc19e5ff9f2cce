/// The current phase of a header. See `Documentation/Behavior/FlexibleHeader.md#phase`.
public enum FlexibleHeaderScrollPhase: Int, Sendable, CaseIterable {
  /// The header is partly or completely above the top of its superview.
  case shifting = 0
  /// The header is between its minimum and its maximum height.
  case collapsing = 1
  /// The header is at its maximum height or stretched beyond it.
  case overExtending = 2
}

/// A phase and its progress.
package struct PhaseProgress: Equatable, Sendable {
  package var phase: FlexibleHeaderScrollPhase
  /// The visible part of the minimum height while shifting; otherwise the header's height. In points.
  package var value: Double
  /// While shifting, 0 in place to 1 off-screen. While collapsing, 0 at the minimum height to 1 at the maximum height.
  /// While over-extending, 1 at the maximum height, plus the stretch as a fraction of the maximum height.
  package var percentage: Double
}

extension MaterialLayout {
  package var phase: PhaseProgress {
    if top < 0 {
      return PhaseProgress(phase: .shifting, value: top + shiftedHeight, percentage: shiftProgress)
    }
    if height < greatestHeight {
      let range = greatestHeight - leastHeight
      // A header without a scroll view may be smaller than a minimum height that was set later.
      return PhaseProgress(
        phase: .collapsing, value: height,
        percentage: range == 0 ? 0 : min(1, max(0, (height - leastHeight) / range)))
    }
    let stretch = height - greatestHeight
    return PhaseProgress(
      phase: .overExtending, value: height,
      percentage: greatestHeight > 0 ? min(ScrollMetrics.greatestLength, 1 + stretch / greatestHeight) : 0)
  }
}
