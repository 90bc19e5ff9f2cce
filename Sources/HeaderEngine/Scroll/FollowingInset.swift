/// A top inset that follows the lower edge of a header.
///
/// A header needs room for its full height, and calculates with it whether the inset follows it or not. While it is lower, the
/// connection withholds a part of that room from the scroll view. So no change but scrolling can tell the two apart: the edge of
/// such an inset isn't the top of the content, although the system takes it for that. Of several such headers, each withholds
/// what the others leave of the distance that the content was scrolled.
package struct FollowingInset: Equatable, Sendable {
  /// A Boolean value that determines whether the inset follows the header.
  package var isOn = false {
    didSet { if !isOn { isWhole = false } }
  }
  /// A Boolean value that indicates whether code scrolls the content. It ends at the inset that it found at its start, so the
  /// inset stays whole until the content is at its top, the scroll ends, or a finger touches the content.
  private(set) var isWhole = false

  package init() {}

  /// Code begins to scroll the content, or scrolls it already.
  package mutating func beginScroll() { isWhole = isOn }

  /// A scroll by code ended.
  package mutating func endScroll() { isWhole = false }

  /// Returns the length to withhold, in points.
  ///
  /// - Parameters:
  ///   - missing: The length by which the header is lower than at its full height.
  ///   - before: The length that headers with an earlier seat withhold. The default is 0.
  ///   - scroll: The measurements with all of the room that the header needs at its full height.
  package mutating func withheldLength(
    missing: Double, withheldBefore before: Double = 0, _ scroll: ScrollMetrics
  ) -> Double {
    guard isOn, scroll.isUsable, ScrollMetrics.isUsable(missing) else { return 0 }
    // A table brings its first visible row back below the inset that it finds.
    if scroll.awaitsRows { return scroll.own.withheld }
    if isWhole, scroll.isHeld || scroll.distance <= Tolerance.sum { isWhole = false }
    // An inset that ended above the content would leave that beyond its range, at the top or at the end. If content at the edge
    // of the inset were below the room for a refresh control, the system would move it there when the refresh ends.
    let others = scroll.withheld - scroll.own.withheld
    let distance = scroll.distance - others
    let length = min(
      missing, scroll.own.top, distance - scroll.refreshHeight, scroll.greatestDistance - others)
    guard !isWhole, length > Tolerance.pixel else { return 0 }
    // Only earlier seats count. If each of two headers counted what the other withholds, whichever withheld first would keep the
    // other from it.
    let isCovered = missing < scroll.distance - before - 2 * Tolerance.pixel
    return isCovered || scroll.canBePulled(withInsetGrownBy: -(length + others)) ? length : 0
  }
}

extension ScrollMetrics {
  /// Returns the offset at which content that a finger flung down should come to rest below an inset of which a part is withheld,
  /// or `nil` to leave that to the system.
  ///
  /// Left to itself, the content would spring back to the edge of the inset as it is now, although that grows with the header. The
  /// velocity is in points per millisecond, and the rate is the fraction of it that remains after one.
  package func openingOffset(velocity: Double, rate: Double) -> Double? {
    guard withheld > 0, isUsable, Self.isUsable(velocity), velocity < 0, rate > 0, rate < 1 else {
      return nil
    }
    let top = -adjustedInsetTop
    let rest = offset + velocity * rate / (1 - rate)
    return rest < top + withheld ? max(rest, top) : nil
  }
}
