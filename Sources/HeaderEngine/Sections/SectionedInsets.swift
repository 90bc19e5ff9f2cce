/// Converts between a scroll view's offset and insets and the free heights of a ``SectionedHeader``.
///
/// The header's need in the top inset is the height of the expanded sections. It doesn't change while content scrolls,
/// so that rubber band and deceleration work as they do without a header. Lengths are points.
package struct SectionedInsets: Equatable, Sendable {
  /// The height of the safe area above the sections.
  package var topSafeArea = 0.0
  /// The visible height with all sections expanded.
  package var maximumHeight = 0.0
  /// The visible height with all sections collapsed.
  package var minimumHeight = 0.0
  /// A Boolean value that determines whether content that is too short to collapse the header gets the length that it
  /// lacks, as a need in the bottom inset.
  package var extendsShortContent = false
  /// A Boolean value that determines whether the header collapses only when the content arrives at it, so that the top
  /// inset of other code isn't content.
  package var waitsForContent = false

  package init() {}

  // MARK: - Free heights

  /// Returns the free heights of content at its present offset, and of content that is scrolled to its end.
  package func freeHeights(_ scroll: ScrollMetrics) -> (free: Double, bottom: Double) {
    (freeHeight(at: scroll.offset, scroll), freeHeight(at: scroll.endOffset, scroll))
  }

  /// Returns the offset at which content has a free height. If there are several, because the header waits for the content,
  /// returns the one nearest to the present offset.
  package func offset(forFreeHeight freeHeight: Double, _ scroll: ScrollMetrics) -> Double {
    let top = origin(scroll) - freeHeight
    let way = wayToHeader(scroll)
    guard way > 0, freeHeight <= maximumHeight else { return top }
    return freeHeight < maximumHeight ? top + way : min(max(top, scroll.offset), top + way)
  }

  private func freeHeight(at offset: Double, _ scroll: ScrollMetrics) -> Double {
    let height = origin(scroll) - offset
    guard waitsForContent, height < maximumHeight else { return height }
    return min(height + wayToHeader(scroll), maximumHeight)
  }

  /// The distance between content at its top and the expanded header: the top inset of other code, if that doesn't count as
  /// content.
  private func wayToHeader(_ scroll: ScrollMetrics) -> Double {
    waitsForContent ? max(0, scroll.contentInsetTop) : 0
  }

  /// The free height at offset 0. Insets of other code count as a part of the content.
  private func origin(_ scroll: ScrollMetrics) -> Double {
    let system = scroll.systemInsetTop - scroll.appliedSafeAreaTop
    // The difference of two sums carries a rounding error.
    let refresh = abs(system - scroll.refreshHeight) < Tolerance.sum ? scroll.refreshHeight : system
    return scroll.topBelowHeader - topSafeArea - (scroll.contentInsetTop + refresh)
  }

  // MARK: - Needs

  /// Returns the write of the header's needs in the content insets. Content at its top stays there, and other content keeps its
  /// offset.
  package func update(_ scroll: ScrollMetrics) -> ScrollWrite {
    guard scroll.isUsable else { return ScrollWrite() }
    var needs = scroll.own
    needs.filler = Tolerance.settled(missingLength(scroll), at: needs.filler, within: Tolerance.length)
    needs.top = Tolerance.settled(
      max(0, topSafeArea + maximumHeight - scroll.topWithoutHeader), at: needs.top)
    guard needs != scroll.own else { return ScrollWrite() }
    var write = ScrollWrite(needs: needs)
    guard needs.top != scroll.own.top else { return write }
    let after = scroll.applying(write)
    // Content that fits would stay under the header, and couldn't be scrolled from there.
    let fits = !scroll.isMoving && after.greatestDistance <= 0
    write.offset = scroll.restsAtTop || fits ? -after.adjustedInsetTop : scroll.offset
    return write
  }

  private func missingLength(_ scroll: ScrollMetrics) -> Double {
    guard extendsShortContent else { return 0 }
    let end = origin(scroll) - scroll.endOffset + wayToHeader(scroll)
    return max(0, end + scroll.own.bottomInset + scroll.addedLength - minimumHeight)
  }

  /// Returns the write of the header's need in the scroll indicator's inset for a visible height that includes the stretch.
  package func updateIndicator(visibleHeight: Double, _ scroll: ScrollMetrics) -> ScrollWrite {
    guard scroll.isUsable else { return ScrollWrite() }
    return scroll.own.writing(
      indicatorTop: max(0, topSafeArea + visibleHeight - scroll.indicatorTopWithoutHeader))
  }
}
