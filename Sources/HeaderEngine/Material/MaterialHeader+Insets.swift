/// The header's shares of the insets. See `Documentation/Behavior/FlexibleHeader.md#insets`.
extension MaterialHeader {
  /// Updates the header's shares of the tracked scroll view's insets before a layout.
  ///
  /// The content stays where it is, with two exceptions. Where other code showed or hid the status bar, the offset moves
  /// against the inset's change, and the move that led here is not scrolling. And content that rests at its top stays there, if
  /// the configuration says so and `keepsTop`.
  ///
  /// - Returns: The values to write, or `nil` if the insets are up to date.
  mutating func injection(
    into scroll: ScrollMetrics, _ surroundings: Surroundings, keepsTop: Bool = true
  ) -> ScrollWrite? {
    let statusBarChanged = statusBarChanged(isHidden: surroundings.isStatusBarHidden)
    let fills = configuration.extendsShortContent || ledger.contentBottom.amount != 0
    let bottom = fills ? fill(scroll, &ledger, surroundings) : nil
    let top = injectTop(into: scroll, &ledger)
    // In nearly every event, the insets are unchanged.
    if top == nil, bottom == nil, !statusBarChanged { return nil }
    var write = ScrollWrite(contentInsetTop: top, contentInsetBottom: bottom)
    let keepsTop =
      keepsTop && configuration.keepsContentAtTop && top != nil && scroll.restsAtTop
    guard statusBarChanged || keepsTop else { return write }
    var moved = scroll
    moved.offset = scroll.offset - ((top ?? scroll.contentInsetTop) - scroll.contentInsetTop)
    if statusBarChanged || previous.offset != nil { previous.moved(to: boundedOffset(moved), scroll) }
    write.offset = moved.offset
    return write
  }

  /// Updates the header's share of the top inset and returns the inset to write, or `nil` if it is up to date.
  func injectTop(into scroll: ScrollMetrics, _ ledger: inout InsetLedger) -> Double? {
    ledger.isKnown = true
    guard !scroll.refusesInsets else { return nil }
    let heights = configuration.heights
    let covered = heights.greatest - lengthAbove(scroll)
    // The room for a refresh control is below the header and isn't a part of its height.
    let system = scroll.systemInsetTopWithoutRefresh
    var share = max(covered - system, min(heights.greatestWithoutSafeArea, covered))
    if covered < heights.greatest { share = max(0, share) }
    return ledger.contentTop.change(to: share, in: scroll.contentInsetTop)
  }

  /// The length by which the header's bottom edge is above that of a fully expanded header, in points.
  package var missingHeight: Double { layout.map { $0.greatestHeight - ($0.top + $0.height) } ?? 0 }

  /// Updates the header's share of the indicator's inset and returns the inset to write, or `nil` if it is up to date.
  @inline(__always)
  mutating func injectIndicator(
    visibleHeight: Double, into scroll: ScrollMetrics, _ content: ContentGeometry
  ) -> Double? {
    guard !scroll.refusesInsets else { return nil }
    let above = content.lengthAbove
    let covered = above > 0 ? max(0, visibleHeight - above) : visibleHeight
    let share = covered - content.systemIndicatorInset
    return ledger.indicatorTop.change(to: share, in: scroll.indicatorInsetTop)
  }

  // MARK: - Short content

  /// Adds the missing length to content that is too short to collapse the header, or removes it again. Kept out of the path of
  /// a scroll event.
  @inline(never)
  func fill(_ scroll: ScrollMetrics, _ ledger: inout InsetLedger, _ surroundings: Surroundings)
    -> Double?
  {
    var missing = 0.0
    if configuration.extendsShortContent, !scroll.refusesInsets {
      let others = ledger.contentBottom.others(in: scroll.contentInsetBottom) + scroll.systemInsetBottom
      let header = max(0, collapsedHeight(scroll, surroundings) - lengthAbove(scroll))
      let covered = header + scroll.contentInsetTop - ledger.contentTop.amount
      missing = max(0, scroll.viewHeight - covered - others - scroll.contentHeight)
    }
    guard abs(missing - ledger.contentBottom.amount) > Tolerance.length else { return nil }
    return ledger.contentBottom.change(to: missing, in: scroll.contentInsetBottom)
  }

  /// The height of the header that remains on the screen after scrolling, in points. Commands require no scrolling.
  private func collapsedHeight(_ scroll: ScrollMetrics, _ surroundings: Surroundings) -> Double {
    let limits = limits(of: scroll, surroundings)
    let leaves = limits.canShift && configuration.shiftBehavior != .hideable
    return limits.leastHeight - (leaves ? limits.greatestShift : 0)
  }

  // MARK: - Scroll views that are not tracked

  /// Updates the header's shares of the insets of a scroll view that is not tracked. The content stays where it is, but not
  /// above its top.
  package func reinjection(
    into scroll: ScrollMetrics, _ ledger: inout InsetLedger, _ surroundings: Surroundings
  ) -> ScrollWrite {
    guard scroll.isUsable, surroundings.isUsable, sizeTransitions == 0 else { return ScrollWrite() }
    let bottom = fill(scroll, &ledger, surroundings)
    let top = injectTop(into: scroll, &ledger)
    guard top != nil || bottom != nil else { return ScrollWrite() }
    let adjusted = scroll.adjustedInsetTop + (top ?? scroll.contentInsetTop) - scroll.contentInsetTop
    return ScrollWrite(
      contentInsetTop: top, contentInsetBottom: bottom, offset: max(scroll.offset, -adjusted))
  }

  /// Prepares a scroll view that may be tracked next, so that the header doesn't jump then. See
  /// `Documentation/Behavior/FlexibleHeader.md#announcing`.
  package func announcement(
    of scroll: ScrollMetrics, _ ledger: inout InsetLedger, _ surroundings: Surroundings
  ) -> ScrollWrite {
    guard scroll.isUsable, surroundings.isUsable else { return ScrollWrite() }
    let height = surroundings.headerHeight
    var write = ScrollWrite()
    var offset = scroll.offset
    let raw = rawInsetTop(scroll, ledger)
    write.contentInsetBottom = fill(scroll, &ledger, surroundings)
    if !ledger.isKnown {
      write.contentInsetTop = injectTop(into: scroll, &ledger)
      offset -= (write.contentInsetTop ?? scroll.contentInsetTop) - scroll.contentInsetTop
    }
    if shift.accumulator > 0, shift.accumulator >= greatestShift(scroll, surroundings) {
      offset = max(offset, -raw)
    }
    if let stashed = ledger.stashedHeight, abs(height - stashed) > Tolerance.length {
      offset -= height - stashed
    }
    // The content is now positioned for the present height, so announcing it again doesn't move it.
    if configuration.correctsOriginalBehavior, ledger.stashedHeight != nil { ledger.stashedHeight = height }
    if configuration.isSharedWithManyScrollViews, configuration.keepsContentAtTop {
      offset = offsetBelowHeader(for: offset, raw: raw, scroll, surroundings)
    }
    if offset != scroll.offset || !write.isEmpty { write.offset = offset }
    return write
  }

  /// Returns the offset at which announced content begins where the header ends, if the content's top edge is in view.
  /// The original leaves a gap, or rows below an expanded header.
  private func offsetBelowHeader(
    for offset: Double, raw: Double, _ scroll: ScrollMetrics, _ surroundings: Surroundings
  ) -> Double {
    let free = -(offset + raw)
    let bottom = restingBottom(over: scroll, surroundings)
    let height = height(forFreeHeight: free, over: scroll, surroundings)
    let leavesGap = height > surroundings.headerHeight || free > bottom + Tolerance.length
    let isCovered = free >= configuration.heights.least - Tolerance.length && free < bottom
    let follows = configuration.correctsOriginalBehavior ? leavesGap || isCovered : leavesGap
    return follows ? -(bottom + raw) : offset
  }
}
