/// The header's needs in the insets. See `Documentation/Behavior/FlexibleHeader.md#insets`.
extension MaterialHeader {
  /// Updates the header's needs in the insets of the tracked scroll view before a layout.
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
    let needs = needs(in: scroll, surroundings)
    // In nearly every event, the insets are unchanged.
    if needs == scroll.own, !statusBarChanged { return nil }
    var write = ScrollWrite(needs: needs)
    let growth = needs.top - scroll.own.top
    let keepsTop = keepsTop && configuration.keepsContentAtTop && growth != 0 && scroll.restsAtTop
    guard statusBarChanged || keepsTop else { return write }
    write.offset = scroll.offset - growth
    if statusBarChanged || previous.offset != nil {
      previous.moved(to: boundedOffset(scroll.applying(write)), scroll)
    }
    return write
  }

  /// Returns the header's needs in the content insets of a scroll view.
  func needs(in scroll: ScrollMetrics, _ surroundings: Surroundings) -> ScrollNeeds {
    var needs = scroll.own
    if configuration.extendsShortContent || needs.filler != 0 {
      let missing = missingLength(of: scroll, surroundings)
      needs.filler = Tolerance.settled(missing, at: needs.filler, within: Tolerance.length)
    }
    if !scroll.refusesInsets { needs.top = Tolerance.settled(topNeed(in: scroll), at: needs.top) }
    return needs
  }

  private func topNeed(in scroll: ScrollMetrics) -> Double {
    let heights = configuration.heights
    let covered = heights.greatest - lengthAbove(scroll)
    // The room for a refresh control is below the header and isn't a part of its height.
    let system = scroll.systemInsetTopWithoutRefresh
    let need = max(covered - system, min(heights.greatestWithoutSafeArea, covered))
    return covered < heights.greatest ? max(0, need) : need
  }

  /// The length by which the header's bottom edge is above that of a fully expanded header, in points.
  package var missingHeight: Double { layout.map { $0.greatestHeight - ($0.top + $0.height) } ?? 0 }

  /// Returns the write of what the header needs in the inset of the scroll indicator.
  @inline(__always)
  func indicatorWrite(
    visibleHeight: Double, _ scroll: ScrollMetrics, _ content: ContentGeometry
  ) -> ScrollWrite {
    guard !scroll.refusesInsets else { return ScrollWrite() }
    let above = content.lengthAbove
    let covered = above > 0 ? max(0, visibleHeight - above) : visibleHeight
    return scroll.own.writing(indicatorTop: covered - content.systemIndicatorInset)
  }

  // MARK: - Short content

  /// Returns the length that content lacks to collapse the header, in points. Kept out of the path of a scroll event.
  @inline(never)
  private func missingLength(of scroll: ScrollMetrics, _ surroundings: Surroundings) -> Double {
    guard configuration.extendsShortContent, !scroll.refusesInsets else { return 0 }
    let header = max(0, collapsedHeight(scroll, surroundings) - lengthAbove(scroll))
    let covered = header + scroll.contentInsetTop
    let others = scroll.adjustedInsetBottom - scroll.own.bottomInset
    return max(0, scroll.viewHeight - covered - others - scroll.contentHeight)
  }

  /// The height of the header that remains on the screen after scrolling, in points. Commands require no scrolling.
  private func collapsedHeight(_ scroll: ScrollMetrics, _ surroundings: Surroundings) -> Double {
    let limits = limits(of: scroll, surroundings)
    let leaves = limits.canShift && configuration.shiftBehavior != .hideable
    return limits.leastHeight - (leaves ? limits.greatestShift : 0)
  }

  // MARK: - Scroll views that are not tracked

  /// Updates the header's needs in the insets of a scroll view that is not tracked. The content stays where it is, but not above
  /// its top.
  package func reinjection(into scroll: ScrollMetrics, _ surroundings: Surroundings) -> ScrollWrite {
    guard scroll.isUsable, surroundings.isUsable, sizeTransitions == 0 else { return ScrollWrite() }
    let needs = needs(in: scroll, surroundings)
    guard needs != scroll.own else { return ScrollWrite() }
    let adjusted = scroll.adjustedInsetTop + needs.top - scroll.own.top
    return ScrollWrite(needs: needs, offset: max(scroll.offset, -adjusted))
  }

  /// Prepares a scroll view that may be tracked next, so that the header doesn't jump then. The height is that of the header when
  /// it left the scroll view, or `nil` if it never tracked it. See
  /// `Documentation/Behavior/FlexibleHeader.md#announcing`.
  package func announcement(
    of scroll: ScrollMetrics, heightWhenLeft: inout Double?, _ surroundings: Surroundings
  ) -> ScrollWrite {
    guard scroll.isUsable, surroundings.isUsable else { return ScrollWrite() }
    let height = surroundings.headerHeight
    var offset = scroll.offset
    let raw = rawInsetTop(scroll)
    var needs = needs(in: scroll, surroundings)
    // Only the first announcement adds the header's room.
    if heightWhenLeft != nil || scroll.own.top != 0 { needs.top = scroll.own.top }
    offset -= needs.top - scroll.own.top
    if shift.accumulator > 0, shift.accumulator >= greatestShift(scroll, surroundings) {
      offset = max(offset, -raw)
    }
    if let former = heightWhenLeft, abs(height - former) > Tolerance.length { offset -= height - former }
    // The content is now positioned for the present height, so announcing it again doesn't move it.
    if configuration.correctsOriginalBehavior, heightWhenLeft != nil { heightWhenLeft = height }
    if configuration.isSharedWithManyScrollViews, configuration.keepsContentAtTop {
      offset = offsetBelowHeader(for: offset, raw: raw, scroll, surroundings)
    }
    guard needs != scroll.own else { return ScrollWrite(offset: offset == scroll.offset ? nil : offset) }
    return ScrollWrite(needs: needs, offset: offset)
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
