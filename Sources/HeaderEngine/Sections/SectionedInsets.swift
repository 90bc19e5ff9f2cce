/// Converts between a scroll view's offset and insets and the free heights of a ``SectionedHeader``.
///
/// The header's share of the top inset is the height of the expanded sections. It doesn't change while content scrolls,
/// so that rubber band and deceleration work as they do without a header. Lengths are points.
package struct SectionedInsets: Equatable, Sendable {
  /// The height of the safe area above the sections.
  package var topSafeArea = 0.0
  /// The visible height with all sections expanded.
  package var maximumHeight = 0.0
  /// The visible height with all sections collapsed.
  package var minimumHeight = 0.0
  /// A Boolean value that determines whether content that is too short to collapse the header gets the length that it
  /// lacks, as a share of the bottom inset.
  package var extendsShortContent = false
  /// A Boolean value that determines whether the header collapses only when the content arrives at it, so that the top
  /// inset of other code isn't content.
  package var waitsForContent = false

  package init() {}

  // MARK: - Free heights

  /// Returns the free heights of content at its present offset, and of content that is scrolled to its end.
  package func freeHeights(_ scroll: ScrollMetrics, _ ledger: InsetLedger) -> (free: Double, bottom: Double) {
    (freeHeight(at: scroll.offset, scroll, ledger), freeHeight(at: scroll.endOffset, scroll, ledger))
  }

  /// Returns the offset at which content has a free height. If there are several, because the header waits for the content,
  /// returns the one nearest to the present offset.
  package func offset(forFreeHeight freeHeight: Double, _ scroll: ScrollMetrics, _ ledger: InsetLedger)
    -> Double
  {
    let top = origin(scroll, ledger) - freeHeight
    let way = wayToHeader(scroll, ledger)
    guard way > 0, freeHeight <= maximumHeight else { return top }
    return freeHeight < maximumHeight ? top + way : min(max(top, scroll.offset), top + way)
  }

  private func freeHeight(at offset: Double, _ scroll: ScrollMetrics, _ ledger: InsetLedger) -> Double {
    let height = origin(scroll, ledger) - offset
    guard waitsForContent, height < maximumHeight else { return height }
    return min(height + wayToHeader(scroll, ledger), maximumHeight)
  }

  /// The distance between content at its top and the expanded header: the top inset of other code, if that doesn't count as
  /// content.
  private func wayToHeader(_ scroll: ScrollMetrics, _ ledger: InsetLedger) -> Double {
    guard waitsForContent else { return 0 }
    return max(0, ledger.contentTop.others(in: scroll.contentInsetTop))
  }

  /// The free height at offset 0. Insets of other code count as a part of the content.
  private func origin(_ scroll: ScrollMetrics, _ ledger: InsetLedger) -> Double {
    let system = scroll.systemInsetTop - scroll.appliedSafeAreaTop
    // The difference of two sums carries a rounding error.
    let refresh = abs(system - scroll.refreshHeight) < Tolerance.sum ? scroll.refreshHeight : system
    let others = ledger.contentTop.others(in: scroll.contentInsetTop) + refresh
    return scroll.topBelowHeader - topSafeArea - others
  }

  // MARK: - Shares

  /// Updates the header's shares of the content insets. Content at its top stays there, and other content keeps its offset.
  package func update(_ scroll: ScrollMetrics, _ ledger: inout InsetLedger) -> ScrollWrite {
    guard scroll.isUsable else { return ScrollWrite() }
    ledger.isKnown = true
    let bottom = filler(scroll, &ledger)
    let share = max(0, topSafeArea + maximumHeight - scroll.topWithoutHeader)
    let top = ledger.contentTop.change(to: share, in: scroll.contentInsetTop)
    var write = ScrollWrite(contentInsetTop: top, contentInsetBottom: bottom)
    if let top {
      // Content that fits would stay under the header, and couldn't be scrolled from there.
      let growth = (bottom ?? scroll.contentInsetBottom) - scroll.contentInsetBottom
      let change = top - scroll.contentInsetTop
      let fits = !scroll.isMoving && scroll.greatestDistance + change + growth <= 0
      write.offset = scroll.restsAtTop || fits ? -scroll.adjustedInsetTop - change : scroll.offset
    }
    return write
  }

  private func filler(_ scroll: ScrollMetrics, _ ledger: inout InsetLedger) -> Double? {
    guard extendsShortContent || ledger.contentBottom.amount != 0 else { return nil }
    var missing = 0.0
    if extendsShortContent {
      let added = scroll.contentInsetBottom - ledger.contentBottom.others(in: scroll.contentInsetBottom)
      let end = origin(scroll, ledger) - scroll.endOffset + wayToHeader(scroll, ledger)
      missing = max(0, end + added + scroll.addedLength - minimumHeight)
    }
    guard abs(missing - ledger.contentBottom.amount) > Tolerance.length else { return nil }
    return ledger.contentBottom.change(to: missing, in: scroll.contentInsetBottom)
  }

  /// Updates the header's share of the scroll indicator's inset for a visible height that includes the stretch.
  package func updateIndicator(
    visibleHeight: Double, _ scroll: ScrollMetrics, _ ledger: inout InsetLedger
  ) -> ScrollWrite {
    guard scroll.isUsable else { return ScrollWrite() }
    let share = max(0, topSafeArea + visibleHeight - scroll.indicatorTopWithoutHeader)
    return ledger.setIndicatorShare(share, in: scroll)
  }

  /// Removes the header's shares. Content at its top stays there, and content isn't left below its top.
  package func withdraw(from scroll: ScrollMetrics, _ ledger: inout InsetLedger) -> ScrollWrite {
    var write = ledger.withdraw(from: scroll)
    guard scroll.isUsable, let top = write.contentInsetTop else { return write }
    let rest = -(scroll.adjustedInsetTop + top - scroll.contentInsetTop)
    write.offset = scroll.restsAtTop ? rest : max(scroll.offset, rest)
    return write
  }
}
