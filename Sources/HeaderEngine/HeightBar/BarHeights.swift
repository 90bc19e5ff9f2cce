/// The greatest and the least height of a bar, in points, and what lies between: a progress of 0 is the
/// greatest height, 1 the least.
public struct BarHeights: Equatable, Sendable {
  /// The height at progress 0; default 44.
  public private(set) var maximum: Double
  /// The height at progress 1; default 20. Where it is above the maximum the bar has no range and keeps its
  /// maximum.
  public private(set) var minimum: Double

  /// Heights of a bar; negative ones count as 0, those that are not finite as the defaults.
  public init(maximum: Double = 44, minimum: Double = 20) {
    self.maximum = ScrollMetrics.isUsable(maximum) ? max(0, maximum) : 44
    self.minimum = ScrollMetrics.isUsable(minimum) ? max(0, minimum) : 20
  }

  /// How far the bar can shrink, in points; never negative.
  public var range: Double { max(0, maximum - minimum) }

  /// Sets the maximum; a negative height counts as 0, NaN and infinite ones are ignored.
  public mutating func setMaximum(_ height: Double) {
    if ScrollMetrics.isUsable(height) { maximum = max(0, height) }
  }

  /// Sets the minimum; a negative height counts as 0, NaN and infinite ones are ignored.
  public mutating func setMinimum(_ height: Double) {
    if ScrollMetrics.isUsable(height) { minimum = max(0, height) }
  }

  /// The height in points at a progress.
  public func height(at progress: Double) -> Double { maximum - range * progress }

  /// The progress at a height in points; 0 without a range.
  public func progress(atHeight height: Double) -> Double {
    range > 0 ? (maximum - height) / range : 0
  }

  /// The progress that a bar may have: at most 1, and at least 0 unless it is elastic; 0 without a range. Nil
  /// where the number is of no use.
  public func allowed(_ progress: Double, isElastic: Bool) -> Double? {
    guard progress.isFinite, height(at: progress).isFinite else { return nil }
    guard range > 0 else { return 0 }
    return isElastic ? min(1, progress) : min(1, max(0, progress))
  }
}
