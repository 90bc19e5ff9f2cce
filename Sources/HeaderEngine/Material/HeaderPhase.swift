/// What a header is doing at the moment (section 7).
public enum HeaderPhase: Int, Sendable, CaseIterable {
  /// It is partly or wholly above the top of its superview.
  case shifting = 0
  /// It is between its minimum and its maximum height.
  case collapsing = 1
  /// It is at its maximum height or stretched beyond.
  case overExtending = 2
}

/// A phase with its progress.
public struct PhaseProgress: Equatable, Sendable {
  /// What the header is doing.
  public var phase: HeaderPhase
  /// `shifting`: the visible part of the minimum height; otherwise the header's height. Points.
  public var value: Double
  /// `shifting`: 0 in place ... 1 gone; `collapsing`: 0 at minimum ... 1 at maximum height; `overExtending`:
  /// 1 at maximum height, growing by the stretch as a fraction of it (0 where the maximum height is 0).
  public var percentage: Double

  /// What a header has before its first update.
  static let initial = PhaseProgress(phase: .shifting, value: 0, percentage: 0)

  /// The phase of a header in a place that an update gave it.
  init(_ place: HeaderPlace) {
    if place.top < 0 {
      let travel = place.leastHeight - place.lockedHeight
      self.init(
        phase: .shifting, value: place.top + place.leastHeight,
        percentage: travel > 0 ? -place.top / travel : 0)
    } else if place.height < place.greatestHeight {
      let range = place.greatestHeight - place.leastHeight
      self.init(
        phase: .collapsing, value: place.height,
        percentage: range == 0 ? 0 : (place.height - place.leastHeight) / range)
    } else {
      let stretch = place.height - place.greatestHeight
      self.init(
        phase: .overExtending, value: place.height,
        percentage: place.greatestHeight > 0 ? 1 + stretch / place.greatestHeight : 0)
    }
  }

  init(phase: HeaderPhase, value: Double, percentage: Double) {
    self.phase = phase
    self.value = value
    self.percentage = percentage
  }
}
