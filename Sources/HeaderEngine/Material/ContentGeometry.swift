/// The values that `MaterialHeader` computes from the measurements of content, except for its offset.
///
/// The values don't change while only the offset changes, as in nearly every scroll event. Lengths are in points.
struct ContentGeometry: Sendable {
  /// The insets at the top that belong to other code, minus the distance from the header's top to the top of the scroll view.
  var rawInsetTop = 0.0
  /// The distance from the header's top to the top of the scroll view.
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

  /// Returns the free height by which the shift is measured. Content that rests at its top may miss the smallest height by the
  /// half pixel to which the system rounds offsets. The header is in place nevertheless.
  @inline(__always)
  func shiftFreeHeight(_ free: Double, _ scroll: ScrollMetrics, _ limits: ShiftLimits) -> Double {
    let missing = limits.leastHeight - free
    guard roundsToTop, missing > 0, missing <= Tolerance.pixel, scroll.restsAtTop else { return free }
    return limits.leastHeight
  }

  /// Returns the height of the header for a free height of `free` points. See
  /// `Documentation/Behavior/FlexibleHeader.md#height-while-scrolling`.
  @inline(__always)
  func height(forFreeHeight free: Double, least: Double) -> Double {
    max(least, stretches ? free : min(greatestHeight, free))
  }
}

extension MaterialHeader {
  /// Returns the values for the measurements of the content and of the screen.
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
      // With corrections, the offset at the end of the content is sufficient, and the entire distance to the end counts.
      pulledEdge: canBePulled
        ? extendedHeight + scroll.contentInsetBottom + scroll.own.bottomInset : .infinity)
  }
}
