/// The layout of the header: computes the header's position from that of the content.
extension MaterialHeader {
  typealias Update = HeaderUpdate<MaterialLayout>

  /// Handles a scroll event: undoes moves that the system made, and updates the header for the rest.
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
    return layOut(scroll, surroundings, because: .scroll)
  }

  /// The cause of a layout.
  enum LayoutCause: Equatable, Sendable {
    /// A scroll event.
    case scroll
    /// A change of the header or of its surroundings.
    case change
    /// Changed insets or a changed content size, because of which the system may move the content afterward.
    case contentChange
  }

  /// Updates the insets, then the header. If an inset changes, the content has to be measured again in between.
  mutating func layOut(
    _ scroll: ScrollMetrics, _ surroundings: Surroundings, because cause: LayoutCause = .change
  ) -> Update {
    if let write = injection(into: scroll, surroundings) {
      return pause(for: write, then: .layout(from: write.offset == nil ? boundedOffset(scroll) : nil, cause))
    }
    return place(over: scroll, surroundings, because: cause)
  }

  /// Places the header over the content.
  mutating func place(
    over scroll: ScrollMetrics, _ surroundings: Surroundings, because cause: LayoutCause
  ) -> Update {
    let content = geometry(of: scroll, surroundings)
    let free = content.freeHeight(scroll)
    let height = content.height(forFreeHeight: free, least: configuration.heights.least)
    let limits = limits(of: scroll, surroundings, height: height)
    lastStatusBarHidden = surroundings.isStatusBarHidden
    if configuration.correctsOriginalBehavior { followList(scroll) }
    followSystemInset(scroll)
    let former = previous.offset
    if configuration.correctsOriginalBehavior { followSizes(scroll) }
    let offset = min(scroll.offset, content.greatestOffset)
    // Over another scroll view, the corrected header is limited to what the content allows, without a movement.
    let distance = previous.offset.map { offset - $0 } ?? (configuration.correctsOriginalBehavior ? 0 : nil)
    let now = situation(scroll, content, limits, height: height, free)
    let stance = stance ?? layout.map(ShiftStance.init)
    shift.keepStance(stance, before: distance ?? 0, now)
    self.stance = scroll.awaitsRows ? stance : nil
    self.stance?.greatestShift = limits.greatestShift
    if cause == .scroll || distance != 0 || !limits.policy.keepsStance {
      shift.scroll(by: distance, now)
    } else {
      shift.adapt(to: now)
    }
    previous.offset = offset
    let overlap = height - visibleShift(limits) + content.headerOrigin - free
    let update = move(scroll, content, surroundings, limits, height: height, overlap: overlap)
    if cause == .contentChange, distance == 0 {
      // The system or the list moves content that is beyond its new end afterward. That move is measured from the former offset.
      if let former, scroll.offset == previous.scroll.offset { previous.offset = max(former, offset) }
      return update
    }
    previous.remember(
      scroll, content, surroundings, limits,
      isSteady: sizeTransitions == 0 && !awaitsTableNudge && !scroll.awaitsRows)
    return update
  }

  /// Returns what the content allows a header of `height` points.
  @inline(__always)
  func situation(
    _ scroll: ScrollMetrics, _ content: ContentGeometry, _ limits: ShiftLimits, height: Double, _ free: Double
  ) -> ShiftSituation {
    ShiftSituation(
      limits: limits, free: content.shiftFreeHeight(free, scroll, limits),
      cover: height + content.headerOrigin - free, isDragged: scroll.isDragged, isMoving: scroll.isMoving,
      isPulledPastEnd: scroll.offset + scroll.viewHeight >= content.pulledEdge, awaitsRows: scroll.awaitsRows)
  }

  /// Returns what the content, or the screen if there is no scroll view, allows the header in its present state.
  func situation(_ scroll: ScrollMetrics?, _ surroundings: Surroundings) -> ShiftSituation {
    let limits = limits(of: scroll, surroundings)
    let height = surroundings.headerHeight
    guard let scroll else { return ShiftSituation(limits: limits, cover: height) }
    let content = geometry(of: scroll, surroundings)
    return situation(scroll, content, limits, height: height, content.freeHeight(scroll))
  }

  @inline(__always)
  func visibleShift(_ limits: ShiftLimits) -> Double { min(limits.greatestShift, shift.accumulator) }

  /// Updates the appearance of a header whose height doesn't change.
  mutating func refresh(_ scroll: ScrollMetrics?, _ surroundings: Surroundings) -> Update {
    let now = situation(scroll, surroundings)
    let limits = now.limits
    shift.keepStance(layout.map(ShiftStance.init), before: 0, now)
    shift.closeGap(now)
    let height = surroundings.headerHeight
    guard let scroll else {
      layout = newLayout(limits, height: height, configuration.heights.greatest, isHidden: nil)
      shadow.standAlone(configuration: configuration)
      followStatusBar(surroundings, limits)
      return Update(layout: layout)
    }
    return move(
      scroll, geometry(of: scroll, surroundings), surroundings, limits, height: height,
      overlap: now.cover - visibleShift(limits))
  }

  /// Places the header over content of which only the offset changed since the last layout.
  @inline(__always)
  mutating func followOffset(_ scroll: ScrollMetrics, _ surroundings: Surroundings) -> Update {
    let limits = previous.limits
    let content = previous.content
    let free = content.freeHeight(scroll)
    let height = content.height(forFreeHeight: free, least: limits.leastHeight)
    let offset = min(scroll.offset, content.greatestOffset)
    shift.scroll(
      by: previous.offset.map { offset - $0 }, situation(scroll, content, limits, height: height, free))
    previous.offset = offset
    previous.scroll.offset = scroll.offset
    let visibleShift = visibleShift(limits)
    let overlap = height - visibleShift + content.headerOrigin - free
    if let layout, layout.height == height, layout.top == -visibleShift {
      followShadow(overlap: overlap, visibleShift: visibleShift, limits)
      followStatusBar(surroundings, limits)
      return Update(layout: layout)
    }
    return move(scroll, content, surroundings, limits, height: height, overlap: overlap)
  }

  /// Takes the header to its place over the content and updates what depends on it.
  @inline(__always)
  mutating func move(
    _ scroll: ScrollMetrics, _ content: ContentGeometry, _ surroundings: Surroundings, _ limits: ShiftLimits,
    height: Double, overlap: Double
  ) -> Update {
    let shift = visibleShift(limits)
    let layout = newLayout(
      limits, height: height, content.greatestHeight,
      isHidden: shift >= limits.shiftedHeight && height <= limits.shiftedHeight)
    self.layout = layout
    followShadow(overlap: overlap, visibleShift: shift, limits)
    followStatusBar(surroundings, limits)
    return Update(write: indicatorWrite(visibleHeight: height - shift, scroll, content), layout: layout)
  }

  @inline(__always)
  func newLayout(
    _ limits: ShiftLimits, height: Double, _ greatestHeight: Double, isHidden: Bool?
  ) -> MaterialLayout {
    MaterialLayout(
      top: -visibleShift(limits), height: height, isHidden: isHidden, leastHeight: limits.leastHeight,
      greatestHeight: greatestHeight, lockedHeight: limits.lockedHeight,
      shiftedHeight: limits.shiftedHeight, greatestShift: limits.greatestShift)
  }

  /// Moves the status bar with the header, or ends the status bar's movement.
  @inline(__always)
  mutating func followStatusBar(_ surroundings: Surroundings, _ limits: ShiftLimits) {
    guard limits.hidesStatusBar || statusBar.isActing else { return }
    followStatusBar(
      surroundings, visibleShift: visibleShift(limits), hidesStatusBar: limits.hidesStatusBar)
  }

  @inline(never)
  private mutating func followStatusBar(
    _ surroundings: Surroundings, visibleShift: Double, hidesStatusBar: Bool
  ) {
    statusBar.follow(
      visibleShift: visibleShift, acts: hidesStatusBar && configuration.statusBarHintCanOverlapHeader,
      fades: configuration.contentIsTranslucent || !configuration.hasStatusBarSnapshots, surroundings)
  }

  /// Returns the height of the header above content that leaves `free` points.
  func height(forFreeHeight free: Double, over scroll: ScrollMetrics, _ surroundings: Surroundings) -> Double
  {
    geometry(of: scroll, surroundings).height(forFreeHeight: free, least: configuration.heights.least)
  }

  @inline(__always)
  mutating func followShadow(overlap: Double, visibleShift: Double, _ limits: ShiftLimits) {
    shadow.follow(
      overlap: overlap, visible: limits.shiftedHeight - visibleShift, hidesStatusBar: limits.hidesStatusBar,
      configuration: configuration)
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

  /// The position of the header's superview in the coordinate system of the free height, in points. The original uses the
  /// coordinate system of the scroll view's superview.
  @inline(__always)
  func headerOrigin(_ scroll: ScrollMetrics) -> Double {
    configuration.correctsOriginalBehavior ? max(0, -scroll.topBelowHeader) : scroll.headerOrigin
  }

  /// The insets at the top that belong to other code, minus the distance from the header's top to the top of the scroll view,
  /// in points.
  func rawInsetTop(_ scroll: ScrollMetrics) -> Double {
    scroll.contentInsetTop + scroll.refreshHeight - lengthAbove(scroll)
  }

  /// The distance from the header's top to the top of the scroll view, in points. The original treats it as 0.
  @inline(__always)
  func lengthAbove(_ scroll: ScrollMetrics) -> Double {
    configuration.correctsOriginalBehavior ? max(0, scroll.topBelowHeader) : 0
  }

  /// The height that the content leaves free above itself, in points; negative once it has passed the top.
  func freeHeight(_ scroll: ScrollMetrics) -> Double { -(scroll.offset + rawInsetTop(scroll)) }

  /// The offset without the rubber band below the content's end, so that pulling there never reaches the header.
  func boundedOffset(_ scroll: ScrollMetrics) -> Double { min(scroll.offset, greatestOffset(scroll)) }

  /// The offset at which the rubber band below the content's end begins.
  ///
  /// The original doesn't count the bottom inset, so that scrolling back from the end has no effect at first.
  func greatestOffset(_ scroll: ScrollMetrics) -> Double {
    configuration.correctsOriginalBehavior
      ? scroll.endOffset : extendedHeight(scroll) - scroll.viewHeight
  }

  /// The content's height with the length that the header added to short content.
  func extendedHeight(_ scroll: ScrollMetrics) -> Double { scroll.contentHeight + scroll.own.filler }
}
