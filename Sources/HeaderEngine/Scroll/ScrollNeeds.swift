/// The insets that a header, footer, or follower needs in a scroll view, in points.
package struct ScrollNeeds: Equatable, Sendable {
  /// The room above the content.
  package var top = 0.0
  /// The part of the room above the content that is withheld, because the inset follows a header that is lower.
  package var withheld = 0.0
  /// The room below the content.
  package var bottom = 0.0
  /// The length below the content that short content lacks. If several clients need one, the longest counts.
  package var filler = 0.0
  /// The room above the vertical scroll indicator.
  package var indicatorTop = 0.0
  /// The room below the vertical scroll indicator.
  package var indicatorBottom = 0.0

  package init() {}

  /// A Boolean value that indicates whether all needs are 0.
  package var isEmpty: Bool { self == ScrollNeeds() }

  /// Returns whether these needs equal others, apart from the scroll indicator.
  package func haveContentNeeds(of other: ScrollNeeds) -> Bool {
    topInset == other.topInset && bottom == other.bottom && filler == other.filler
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

  /// The room above the content that the scroll view has.
  package var topInset: Double { top - withheld }

  /// The insets that the needs amount to.
  package var insets: ScrollInsets {
    ScrollInsets(
      top: topInset, bottom: bottom + filler, indicatorTop: indicatorTop, indicatorBottom: indicatorBottom)
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
