/// Scrolling that has no effect on a collapsed header.
extension MaterialHeader {
  /// The offsets that content can reach by moving on in one direction without any effect on the header, if nothing else
  /// changes, or `nil` if the next event may have one. In points.
  package var restingOffsets: ClosedRange<Double>? {
    guard let last = previous.steadyOffset, let layout, !shift.isAnimating, !statusBar.isActing else {
      return nil
    }
    let (limits, content) = (previous.limits, previous.content)
    guard layout.height == limits.leastHeight, !limits.hidesStatusBar else { return nil }
    let range = limits.greatestShift
    let isHidden = shift.accumulator >= range
    guard isHidden || shift.accumulator == 0 else { return nil }
    // From these offsets on, the header is collapsed, its shadow is complete, and shifting uses the full distance.
    let covered = layout.height + layout.top + content.headerOrigin - HeaderShadow.fadeLength
    var least = -min(covered, limits.leastHeight, isHidden && range > 0 ? 0 : .infinity) - content.rawInsetTop
    var greatest = content.pulledEdge - previous.scroll.viewHeight
    if range > 0 {
      if isHidden {
        least = max(least, last - (shift.accumulator - range))
      } else if limits.canShift {
        greatest = last
      }
    }
    // An offset at the edge could miss it by a rounding error.
    least += Tolerance.pixel
    return least <= last && last <= greatest ? least...greatest : nil
  }

  /// Updates the last offset after the content continued in one direction, within the resting offsets.
  package mutating func pass(_ reading: ScrollReading) {
    var scroll = previous.scroll
    scroll.offset = reading.offset
    scroll.isTracking = reading.flags.isTracking
    scroll.isDragging = reading.flags.isDragging
    scroll.isDecelerating = reading.flags.isDecelerating
    _ = followOffset(scroll, Surroundings())
  }
}
