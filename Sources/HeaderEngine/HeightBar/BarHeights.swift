/// The maximum and minimum height of a bar, in points. A progress of 0 corresponds to the maximum height and
/// 1 to the minimum height.
public struct BarHeights: Equatable, Sendable {
  /// The height at progress 0, in points. The default is 44.
  public private(set) var maximum: Double
  /// The height at progress 1, in points. The default is 20. If it is greater than the maximum, the bar has
  /// no range and keeps its maximum height.
  public private(set) var minimum: Double

  /// Creates the heights of a bar. Negative values become 0. Values that are NaN, infinite, or greater than
  /// 10⁹ points in magnitude are replaced with the defaults.
  public init(maximum: Double = 44, minimum: Double = 20) {
    self.maximum = ScrollMetrics.usable(maximum) ?? 44
    self.minimum = ScrollMetrics.usable(minimum) ?? 20
  }

  /// The distance by which the bar can shrink, in points. It is never negative.
  public var range: Double { max(0, maximum - minimum) }

  /// Sets the maximum height, in points. Negative values become 0. Values that are NaN, infinite, or greater
  /// than 10⁹ points in magnitude are ignored.
  public mutating func setMaximum(_ height: Double) {
    maximum = ScrollMetrics.usable(height) ?? maximum
  }

  /// Sets the minimum height, in points. Invalid values count as in `setMaximum(_:)`.
  public mutating func setMinimum(_ height: Double) {
    minimum = ScrollMetrics.usable(height) ?? minimum
  }

  /// Returns both heights, increased by a length, in points.
  package func extended(by length: Double) -> BarHeights {
    length == 0 ? self : BarHeights(maximum: maximum + length, minimum: minimum + length)
  }

  /// Returns the height at a progress, in points.
  public func height(at progress: Double) -> Double { maximum - range * progress }

  /// Returns the progress at a height, in points, or 0 if the bar has no range.
  public func progress(atHeight height: Double) -> Double {
    range > 0 ? (maximum - height) / range : 0
  }

  /// Returns whether content is long enough to end up at the bottom edge of a bar, or under it:
  /// `Documentation/Behavior/HeightBar.md#short-content`. It must be scrollable by `spareLength` points beyond a bar that isn't
  /// expanded.
  package func canRest(at progress: Double, over scroll: ScrollMetrics, sparing spareLength: Double = 0)
    -> Bool
  {
    progress <= 0 || scroll.greatestDistance >= range * progress + spareLength - Tolerance.pixel
  }

  /// Returns a progress as far as the bar allows it: at most 1, and at least 0 unless `isElastic`. If the bar has no range, 0.
  /// If the progress or its height isn't finite, `nil`.
  public func allowed(_ progress: Double, isElastic: Bool) -> Double? {
    guard progress.isFinite, height(at: progress).isFinite else { return nil }
    guard range > 0 else { return 0 }
    return isElastic ? min(1, progress) : min(1, max(0, progress))
  }
}
