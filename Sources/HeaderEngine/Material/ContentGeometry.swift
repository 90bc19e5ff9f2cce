/// What `MaterialHeader` calculates from the measures of content, except for its offset.
///
/// It stays the same while only the offset changes, which nearly every scroll event does. Lengths are in points.
struct ContentGeometry: Sendable {
  /// The insets at the top that belong to other code, less the length by which the scroll view begins below the header's
  /// top.
  var rawInsetTop = 0.0
  /// The length by which the scroll view begins below the header's top.
  var lengthAbove = 0.0
  /// The position of the header's superview in the coordinate system of the free height.
  var headerOrigin = 0.0
  /// The system's part of the scroll indicator's inset at the top, without a refresh control.
  var systemIndicatorInset = 0.0
  /// The greatest height without stretch, including the safe area.
  var greatestHeight = 0.0
  /// A Boolean value that indicates whether the header stretches beyond its greatest height.
  var stretches = false
  /// A Boolean value that indicates whether content that rests at its top may miss the smallest height by half a pixel.
  var roundsToTop = false
  /// The offset at which the rubber band below the content's end begins.
  var greatestOffset = 0.0
  /// The position of the scroll view's lower edge from which on the content is pulled past its end.
  var pulledEdge = Double.infinity

  /// Returns the height that the content leaves free above itself; negative once it has passed the top.
  @inline(__always)
  func freeHeight(_ scroll: ScrollMetrics) -> Double { -(scroll.offset + rawInsetTop) }

  /// Returns the free height that the shift is measured with. Content that rests at its top may miss the smallest height
  /// by the half pixel to which the system rounds offsets; the header is in place nevertheless.
  @inline(__always)
  func shiftFreeHeight(_ free: Double, _ scroll: ScrollMetrics, _ limits: ShiftLimits) -> Double {
    let missing = limits.leastHeight - free
    guard roundsToTop, missing > 0, missing <= Tolerance.pixel, scroll.restsAtTop else { return free }
    return limits.leastHeight
  }

  /// Returns the height of the header above content that leaves `free` points. See
  /// `Documentation/Behavior/FlexibleHeader.md#height-while-scrolling`.
  @inline(__always)
  func height(forFreeHeight free: Double, least: Double) -> Double {
    max(least, stretches ? free : min(greatestHeight, free))
  }
}

extension MaterialHeader {
  /// Returns what follows from the measures of the content and of the screen.
  func geometry(of scroll: ScrollMetrics, _ surroundings: Surroundings) -> ContentGeometry {
    let corrects = configuration.correctsOriginalBehavior
    let extendedHeight = extendedHeight(scroll)
    let canBePulled = !corrects && extendedHeight > scroll.viewHeight
    return ContentGeometry(
      rawInsetTop: rawInsetTop(scroll), lengthAbove: lengthAbove(scroll), headerOrigin: headerOrigin(scroll),
      systemIndicatorInset: scroll.adjustsIndicator ? scroll.systemInsetTopWithoutRefresh : 0,
      greatestHeight: configuration.heights.greatest,
      stretches: configuration.canOverExtend && !surroundings.isVoiceOverRunning,
      roundsToTop: corrects,
      greatestOffset: greatestOffset(scroll),
      // With corrections, the last offset is enough, and counts the way to the very end.
      pulledEdge: canBePulled ? extendedHeight + scroll.contentInsetBottom : .infinity)
  }
}
