/// The layout of the header: from the position of the content to the place of the header.
extension MaterialHeader {
  typealias Update = HeaderUpdate<MaterialLayout>

  /// Handles a scroll event: undoes moves that the system made, and follows the rest.
  @inline(__always)
  mutating func follow(_ scroll: ScrollMetrics, _ surroundings: Surroundings) -> Update {
    if surroundings.isVoiceOverRunning, let offset = offsetForVoiceOver(scroll) {
      return pause(for: ScrollWrite(offset: offset), then: .heldForVoiceOver)
    }
    return followUnheld(scroll, surroundings)
  }

  mutating func followUnheld(_ scroll: ScrollMetrics, _ surroundings: Surroundings) -> Update {
    if awaitsTableNudge, let offset = offsetUndoingTableNudge(scroll) {
      return Update(write: ScrollWrite(offset: offset))
    }
    return layOut(scroll, surroundings)
  }

  /// Updates the insets, then the header. The content has to be measured again in between if an inset changes.
  mutating func layOut(_ scroll: ScrollMetrics, _ surroundings: Surroundings) -> Update {
    if let write = injection(into: scroll, surroundings) {
      return pause(for: write, then: .layout(before: scroll, movesContent: write.offset != nil))
    }
    let update = place(over: scroll, surroundings)
    rememberContent(scroll, surroundings, update.write)
    return update
  }

  /// Places the header over the content.
  mutating func place(over scroll: ScrollMetrics, _ surroundings: Surroundings) -> Update {
    let free = freeHeight(scroll)
    let height = height(forFreeHeight: free, surroundings)
    let limits = limits(of: scroll, surroundings, height: height)
    if scroll.systemInsetTop != lastSystemInsetTop { followSystemInset(scroll) }
    lastStatusBarHidden = surroundings.isStatusBarHidden
    if configuration.correctsOriginalBehavior {
      followSizes(scroll)
      shift.keepOffscreen(from: layout?.greatestShift, limits)
      // Over another scroll view the header is limited to what its content allows, without a movement.
      if shift.previousOffset == nil { shift.previousOffset = boundedOffset(scroll) }
    }
    followShift(to: scroll, freeHeight: free, limits)
    let overlap = height - visibleShift(limits) + headerOrigin(scroll) - free
    return update(scroll, surroundings, limits, height: height, overlap: overlap)
  }

  /// Shifts the header by the distance that the content moved.
  @inline(__always)
  mutating func followShift(to scroll: ScrollMetrics, freeHeight free: Double, _ limits: ShiftLimits) {
    let position = HeaderShift.Position(
      boundedOffset: boundedOffset(scroll), freeHeight: shiftFreeHeight(free, scroll, limits),
      isTracking: scroll.isTracking,
      isPulledPastEnd: isPulledPastEnd(scroll))
    shift.scroll(
      to: position, limits: limits, accumulates: configuration.shiftBehavior != .hideable)
  }

  @inline(__always)
  func visibleShift(_ limits: ShiftLimits) -> Double { min(limits.greatestShift, shift.accumulator) }

  /// Updates the picture of a header whose height stays.
  mutating func refresh(_ scroll: ScrollMetrics?, _ surroundings: Surroundings) -> Update {
    let limits = limits(of: scroll, surroundings)
    if configuration.correctsOriginalBehavior { shift.keepOffscreen(from: layout?.greatestShift, limits) }
    let height = surroundings.headerHeight
    let overlap = scroll == nil ? nil : overlap(scroll, height: height, limits: limits)
    return update(scroll, surroundings, limits, height: height, overlap: overlap)
  }

  /// Takes the header to its place and updates what depends on it. `overlap` is `nil` without a scroll view.
  private mutating func update(
    _ scroll: ScrollMetrics?, _ surroundings: Surroundings, _ limits: ShiftLimits, height: Double,
    overlap: Double?
  ) -> Update {
    guard let scroll else {
      setLayout(limits, height: height, isHidden: nil)
      followShadow(overlap: overlap, visibleShift: visibleShift(limits), limits)
      followStatusBar(surroundings, limits)
      return Update(layout: layout)
    }
    return update(scroll, surroundings, limits, height: height, overlap: overlap)
  }

  /// Takes the header to its place over the content and updates what depends on it.
  @inline(__always)
  mutating func update(
    _ scroll: ScrollMetrics, _ surroundings: Surroundings, _ limits: ShiftLimits, height: Double,
    overlap: Double?
  ) -> Update {
    let shift = visibleShift(limits)
    setLayout(
      limits, height: height, isHidden: shift >= limits.shiftedHeight && height <= limits.shiftedHeight)
    followShadow(overlap: overlap, visibleShift: shift, limits)
    followStatusBar(surroundings, limits)
    var write = ScrollWrite()
    write.indicatorInsetTop = injectIndicator(visibleHeight: height - shift, into: scroll)
    if configuration.insetFollowsVisibleHeight { followVisibleHeight(scroll, &write) }
    return Update(write: write, layout: layout)
  }

  @inline(__always)
  private mutating func setLayout(_ limits: ShiftLimits, height: Double, isHidden: Bool?) {
    layout = MaterialLayout(
      top: -visibleShift(limits), height: height, isHidden: isHidden, leastHeight: limits.leastHeight,
      greatestHeight: configuration.heights.greatest, lockedHeight: limits.lockedHeight,
      shiftedHeight: limits.shiftedHeight, greatestShift: limits.greatestShift)
  }

  /// Moves the status bar with the header, or lets go of it.
  mutating func followStatusBar(_ surroundings: Surroundings, _ limits: ShiftLimits) {
    statusBar.follow(
      visibleShift: visibleShift(limits),
      acts: limits.hidesStatusBar && configuration.statusBarHintCanOverlapHeader,
      fades: configuration.contentIsTranslucent || !configuration.hasStatusBarSnapshots, surroundings)
  }

  /// Returns the height of the header above content that leaves `free` points. See
  /// `Documentation/Behavior/FlexibleHeader.md#height-while-scrolling`.
  func height(forFreeHeight free: Double, _ surroundings: Surroundings) -> Double {
    let heights = configuration.heights
    let stretches = configuration.canOverExtend && !surroundings.isVoiceOverRunning
    return max(heights.least, stretches ? free : min(heights.greatest, free))
  }

  @inline(__always)
  mutating func followShadow(overlap: Double?, visibleShift: Double, _ limits: ShiftLimits) {
    if let overlap {
      shadow.follow(
        overlap: overlap, visible: limits.shiftedHeight - visibleShift, hidesStatusBar: limits.hidesStatusBar,
        configuration: configuration)
    } else {
      shadow.standAlone(configuration: configuration)
    }
  }

  // MARK: - Measures

  @inline(__always)
  func limits(
    of scroll: ScrollMetrics?, _ surroundings: Surroundings, height: Double? = nil
  ) -> ShiftLimits {
    ShiftLimits(
      configuration, isPaging: scroll?.isPaging ?? false, surroundings,
      height: height ?? surroundings.headerHeight)
  }

  /// Returns the free height that the shift is measured with. Content that rests at its top may miss the smallest height
  /// by the half pixel to which the system rounds offsets; the header is in place nevertheless.
  @inline(__always)
  private func shiftFreeHeight(_ free: Double, _ scroll: ScrollMetrics, _ limits: ShiftLimits) -> Double {
    let missing = limits.leastHeight - free
    guard configuration.correctsOriginalBehavior, missing > 0, missing <= 0.5, scroll.restsAtTop else {
      return free
    }
    return limits.leastHeight
  }

  /// The height by which the header covers content, in points; without a scroll view its bottom edge.
  func overlap(_ scroll: ScrollMetrics?, height: Double, limits: ShiftLimits) -> Double {
    let bottom = height - min(limits.greatestShift, shift.accumulator)
    guard let scroll else { return bottom }
    return bottom + headerOrigin(scroll) - freeHeight(scroll)
  }

  /// The position of the header's superview in the coordinate system of the free height, in points. The original takes
  /// that for the coordinate system of the scroll view's superview.
  @inline(__always)
  func headerOrigin(_ scroll: ScrollMetrics) -> Double {
    configuration.correctsOriginalBehavior ? max(0, -scroll.topBelowHeader) : scroll.headerOrigin
  }

  /// The insets at the top that belong to other code, in points, less the length by which the scroll view begins below
  /// the header's top.
  func rawInsetTop(_ scroll: ScrollMetrics) -> Double { rawInsetTop(scroll, ledger) }

  func rawInsetTop(_ scroll: ScrollMetrics, _ ledger: InsetLedger) -> Double {
    scroll.contentInsetTop + scroll.refreshHeight - ledger.contentTop.amount - lengthAbove(scroll)
  }

  /// The length by which the scroll view begins below the header's top, in points. The original treats it as 0.
  @inline(__always)
  func lengthAbove(_ scroll: ScrollMetrics) -> Double {
    configuration.correctsOriginalBehavior ? max(0, scroll.topBelowHeader) : 0
  }

  /// The height that the content leaves free above itself, in points; negative once it has passed the top.
  func freeHeight(_ scroll: ScrollMetrics) -> Double { -(scroll.offset + rawInsetTop(scroll)) }

  /// The offset without the rubber band below the content's end, so that pulling there never reaches the header.
  ///
  /// The original doesn't count the bottom inset, so that scrolling back from there has no effect at first.
  func boundedOffset(_ scroll: ScrollMetrics) -> Double {
    configuration.correctsOriginalBehavior
      ? min(scroll.offset, scroll.endOffset) : min(scroll.offset, extendedHeight(scroll) - scroll.viewHeight)
  }

  /// A Boolean value that indicates whether the content is pulled past its lower end.
  func isPulledPastEnd(_ scroll: ScrollMetrics) -> Bool {
    // The bounded offset is enough, and counts the way to the very end.
    if configuration.correctsOriginalBehavior { return false }
    let height = extendedHeight(scroll)
    return height > scroll.viewHeight
      && scroll.offset + scroll.viewHeight >= height + scroll.contentInsetBottom
  }

  /// The content's height with the length that the header added to short content.
  private func extendedHeight(_ scroll: ScrollMetrics) -> Double {
    scroll.contentHeight + ledger.contentBottom.amount
  }
}
