/// The insets that a header, footer, or follower needs in a scroll view, in points.
///
/// The scroll view has the sum of these needs, those of other headers, and what the app itself sets. Needs are lengths of their
/// own, so no header has to find its part in a sum. If you run several engines on one scroll view, store the needs of each, and
/// show it the needs of the others as insets.
public struct ScrollNeeds: Equatable, Sendable {
  /// The room above the content.
  public var top: Double
  /// The part of the room above the content that is withheld, because the inset follows a header that is lower.
  @usableFromInline package var withheld = 0.0
  /// The room below the content.
  public var bottom: Double
  /// The length below the content that short content lacks. If several headers need one, the longest counts.
  public var filler: Double
  /// The room above the vertical scroll indicator.
  public var indicatorTop: Double
  /// The room below the vertical scroll indicator.
  public var indicatorBottom: Double

  /// Creates needs. Every value that is left out is 0.
  @inlinable public init(
    top: Double = 0, bottom: Double = 0, filler: Double = 0, indicatorTop: Double = 0,
    indicatorBottom: Double = 0
  ) {
    self.top = top
    self.bottom = bottom
    self.filler = filler
    self.indicatorTop = indicatorTop
    self.indicatorBottom = indicatorBottom
  }

  /// A Boolean value that indicates whether all needs are 0.
  package var isEmpty: Bool { self == ScrollNeeds() }

  /// Returns whether these needs equal others, apart from the scroll indicator and from what is withheld.
  package func haveContentNeeds(of other: ScrollNeeds) -> Bool {
    top == other.top && bottom == other.bottom && filler == other.filler
  }

  /// Adds the needs of another client.
  package mutating func add(_ other: ScrollNeeds) {
    top += other.top
    withheld += other.withheld
    bottom += other.bottom
    filler = max(filler, other.filler)
    indicatorTop += other.indicatorTop
    indicatorBottom += other.indicatorBottom
  }

  /// Withholds no more than there is room for, and subtracts it from the room, in points.
  package mutating func withhold(upTo room: inout Double) {
    withheld = max(0, min(withheld, top, room))
    room -= withheld
  }

  /// Withholds as much as leaves the top inset what it was, as far as possible, if a part was withheld.
  package mutating func keepInset(of former: ScrollNeeds) {
    if former.withheld > 0 { withheld = max(0, min(top - former.topInset, top)) }
  }

  /// Returns the write of another room above the scroll indicator, or an empty write if it is the present one.
  @inline(__always)
  package func writing(indicatorTop: Double) -> ScrollWrite {
    let room = Tolerance.settled(indicatorTop, at: self.indicatorTop)
    guard room != self.indicatorTop else { return ScrollWrite() }
    var needs = self
    needs.indicatorTop = room
    return ScrollWrite(needs: needs)
  }

  /// The room above the content that the scroll view has.
  package var topInset: Double { top - withheld }

  /// The room below the content, with the length that short content lacks.
  package var bottomInset: Double { bottom + filler }

  /// The room above and below the content, without the length that short content lacks.
  package var length: Double { top + bottom }

  /// The insets that the needs amount to.
  package var insets: ScrollInsets {
    ScrollInsets(
      top: topInset, bottom: bottomInset, indicatorTop: indicatorTop, indicatorBottom: indicatorBottom)
  }
}

/// The insets of a scroll view that headers and footers have a part in, in points.
package struct ScrollInsets: Equatable, Sendable {
  package var top: Double
  package var bottom: Double
  package var indicatorTop: Double
  package var indicatorBottom: Double

  package init(
    top: Double = 0, bottom: Double = 0, indicatorTop: Double = 0, indicatorBottom: Double = 0
  ) {
    self.top = top
    self.bottom = bottom
    self.indicatorTop = indicatorTop
    self.indicatorBottom = indicatorBottom
  }

  /// Returns whether the insets of the content, apart from the scroll indicator, are those of other insets.
  package func haveContentInsets(of other: ScrollInsets) -> Bool {
    top == other.top && bottom == other.bottom
  }

  /// A Boolean value that indicates whether the engines can calculate with the insets.
  var isUsable: Bool {
    ScrollMetrics.isUsable(abs(top) + abs(bottom) + abs(indicatorTop) + abs(indicatorBottom))
  }
}
