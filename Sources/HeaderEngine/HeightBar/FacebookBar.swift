/// The engine of `FacebookBehavior`: a bar whose progress follows the movement of the content, wherever it is. Moving
/// down the page hides the bar, moving up shows it.
///
/// The place where a drag begins decides from where its movement counts. Thresholds move that place further away. A
/// threshold that is negative becomes 0; one that is NaN, infinite, or longer than 10⁹ points is ignored. See
/// `Documentation/Behavior/HeightBar.md#facebook`.
public struct FacebookBar: Equatable, Sendable {
  /// The distance that a drag from the very top moves down the page before the bar shrinks, in points. The default is 0.
  public var thresholdFromTop = 0.0 {
    didSet { thresholdFromTop = Self.valid(thresholdFromTop, else: oldValue) }
  }
  /// The distance that a drag moves back up the page before a hidden bar reappears, in points. The default is 0.
  public var thresholdNegativeDirection = 0.0 {
    didSet { thresholdNegativeDirection = Self.valid(thresholdNegativeDirection, else: oldValue) }
  }
  /// The distance that a drag moves down the page before a full bar shrinks, in points. The default is 0.
  public var thresholdPositiveDirection = 0.0 {
    didSet { thresholdPositiveDirection = Self.valid(thresholdPositiveDirection, else: oldValue) }
  }

  private static func valid(_ threshold: Double, else former: Double) -> Double {
    ScrollMetrics.isUsable(threshold) ? max(0, threshold) : former
  }

  /// The offset from which movement is counted, and the progress that belongs to it.
  private(set) var origin = (offset: 0.0, progress: 0.0)

  /// Within this distance of the top, in points, the content is at the top.
  private static let topTolerance = 0.001

  /// A bar that counts from offset 0 until the first drag.
  public init() {}

  public static func == (first: FacebookBar, second: FacebookBar) -> Bool {
    first.thresholdFromTop == second.thresholdFromTop
      && first.thresholdNegativeDirection == second.thresholdNegativeDirection
      && first.thresholdPositiveDirection == second.thresholdPositiveDirection
      && first.origin == second.origin
  }

  /// Counts from here on from the present place, as if a drag without thresholds began.
  public mutating func resume(at offset: Double, progress: Double) {
    guard ScrollMetrics.isUsable(offset), ScrollMetrics.isUsable(progress) else { return }
    origin = (offset, progress)
  }

  /// A drag begins: decides what its movement is counted from. `progress` is the bar's own.
  public mutating func beginDragging(_ scroll: ScrollMetrics, _ heights: BarHeights, progress: Double) {
    guard scroll.isUsable, ScrollMetrics.isUsable(progress) else { return }
    let lastOffset = scroll.endOffset
    if scroll.distance < 0 {
      origin = (-scroll.adjustedInsetTop, 0)
      if thresholdFromTop != 0 {
        origin.offset += thresholdFromTop
      } else {
        applyNegativeThreshold(progress)
        // A bar that is stretched closes as soon as the content moves back up.
        if progress >= 0 { applyPositiveThreshold(progress) }
      }
    } else if scroll.offset <= lastOffset {
      origin = (scroll.offset, progress)
      applyThresholds(inside: scroll, heights, lastOffset: lastOffset, progress)
    } else if lastOffset > 0 {
      origin = (lastOffset, 1)
      applyNegativeThreshold(progress)
      applyPositiveThreshold(progress)
    }
  }

  /// Returns the progress that the movement requires, not yet limited to what the bar allows; 0 without a range.
  ///
  /// A threshold never stretches an elastic bar: only content that is pulled below its top does.
  public func progress(_ scroll: ScrollMetrics, _ heights: BarHeights, isElastic: Bool) -> Double {
    guard heights.range > 0 else { return 0 }
    let progress = origin.progress + (scroll.offset - origin.offset) / heights.range
    return isElastic ? max(progress, min(0, scroll.distance / heights.range)) : progress
  }

  private mutating func applyThresholds(
    inside scroll: ScrollMetrics, _ heights: BarHeights, lastOffset: Double, _ progress: Double
  ) {
    guard abs(scroll.distance) > Self.topTolerance else {
      origin.offset += thresholdFromTop
      return
    }
    if scroll.distance > thresholdNegativeDirection + heights.range { applyNegativeThreshold(progress) }
    if scroll.offset < lastOffset - thresholdPositiveDirection { applyPositiveThreshold(progress) }
  }

  private mutating func applyNegativeThreshold(_ progress: Double) {
    if progress == 1 { origin.offset -= thresholdNegativeDirection }
  }

  private mutating func applyPositiveThreshold(_ progress: Double) {
    if progress <= 0 { origin.offset += thresholdPositiveDirection }
  }
}
