/// Where the content goes.
extension SectionedScroll {
  /// The conversion between offsets and free heights, and the header's needs in the insets.
  package var insets: SectionedInsets {
    var insets = SectionedInsets()
    insets.topSafeArea = header.configuration.topSafeArea
    insets.maximumHeight = header.maximumVisibleHeight
    insets.minimumHeight = header.minimumVisibleHeight
    insets.extendsShortContent = extendsShortContent
    insets.waitsForContent = waitsForContent && !insetFollowsHeader
    return insets
  }

  // MARK: - Changes

  /// Replaces the sections and their surroundings. Content that touched the header touches it afterward, and content at its top
  /// stays there.
  ///
  /// - Parameters:
  ///   - state: A state that waits for the first event, for sections that may be new.
  ///   - scroll: The measurements of the scroll view, or `nil` if there is none or the heights of sections aren't known.
  ///   - isEmpty: Whether the scroll view has no content yet. Without content, the header would expand.
  package mutating func configure(
    _ configuration: SectionedHeader.Configuration, restoring state: SectionedHeader.State? = nil,
    over scroll: ScrollMetrics? = nil, isEmpty: Bool = false
  ) -> Update {
    // A list is about to move content from which the header has moved away.
    let awaitsRows = scroll?.awaitsRows == true
    let touched = touchesContent && !(awaitsRows && goalWithoutGap != nil)
    var goal: Double?
    var outcome = Outcome.placed
    if configuration != header.configuration {
      let update = header.configure(
        configuration, closesGap: scroll?.isUsable != true, awaitsRows: awaitsRows)
      goal = update.freeHeight ?? (touched ? header.freeHeight : awaitsRows ? nil : goalWithoutGap)
      if update.animationFinished { outcome = .atRest }
      if let state, header.freeHeight == nil { header.restore(state) }
    }
    guard let scroll, scroll.isUsable else { return HeaderUpdate(layout: outcome) }
    let isResized = followed.viewHeight != scroll.viewHeight && followed.viewHeight > 0
    if goal == nil, touchedBeforeTransition ?? (touched && isResized) { goal = header.visibleHeight }
    let write = insets.update(scroll)
    if isEmpty, header.restoredState != nil { return HeaderUpdate(write: write, layout: outcome) }
    return HeaderUpdate(write: write, next: .adapted(goal: goal, outcome))
  }

  /// A Boolean value that indicates whether no content is under the header.
  private var touchesContent: Bool {
    header.freeHeight != nil && header.overlap <= header.configuration.tolerance
  }

  /// The free height that closes a gap between the header and the content, in points, or `nil` if there is no gap. A change
  /// to lower sections can leave one above content that was covered.
  private var goalWithoutGap: Double? {
    guard let free = header.freeHeight, free > header.visibleHeight + header.configuration.tolerance else {
      return nil
    }
    return header.visibleHeight
  }

  /// Begins a size transition. Until its end, moves of the content don't count.
  package mutating func beginSizeTransition() { touchedBeforeTransition = touchesContent }

  package var isInSizeTransition: Bool { touchedBeforeTransition != nil }

  package mutating func endSizeTransition() { touchedBeforeTransition = nil }

  /// Handles other insets or sizes of the scroll view. If the content is scrolled, the next event determines which part of its
  /// move results from the change. If a finger leaves the screen, there may be no such event.
  mutating func change(_ scroll: ScrollMetrics?, at moment: Moment) -> Update {
    guard let scroll, isScrolled(scroll, at: moment) else { return HeaderUpdate(layout: .outdated) }
    followed.watch()
    return .none
  }

  private func isScrolled(_ scroll: ScrollMetrics, at moment: Moment) -> Bool {
    scroll.isMoving || followed.isAnimated(at: moment)
  }

  /// Requests to adapt to insets and sizes that changed during a drag or a deceleration, if no scroll event followed.
  func adaptsToMissedChange(_ scroll: ScrollMetrics?) -> Update {
    guard let scroll, header.freeHeight != nil, !followed.isScrolledOnly(scroll) else { return .none }
    return HeaderUpdate(layout: .outdated)
  }

  // MARK: - Rest and animations

  /// Moves sections to their stops, and the content with them.
  mutating func rest(_ scroll: ScrollMetrics?, mayMoveContent: Bool) -> Update {
    guard header.freeHeight != nil, !header.isAnimating else { return .none }
    var update = SectionedHeader.Update()
    if mayMoveContent || !header.movesContentToRest { update = header.handle(.cameToRest(velocity: 0)) }
    return finish(update, scroll, header.isAnimating ? .placed : .atRest)
  }

  mutating func advance(by duration: Double, _ scroll: ScrollMetrics?, at moment: Moment) -> Update {
    let isMoving = scroll.map { isScrolled($0, at: moment) } ?? false
    let outcome = followed.waits(duration, isMoving: isMoving) ? Outcome.arrived : .placed
    guard header.isAnimating else { return outcome == .arrived ? HeaderUpdate(layout: outcome) : .none }
    guard scroll?.isHeld == true else { return finish(header.advance(by: duration), scroll, outcome) }
    // If the finger leaves without a drag, the scroll view doesn't report that the content is at rest.
    followed.watch()
    return finish(header.handle(.willBeginDragging), scroll)
  }

  /// A Boolean value that indicates whether the header needs frames. The getter is mutating so that the view, which calls it at every
  /// event, passes the engine without copying it.
  package var wantsFrames: Bool { mutating get { header.isAnimating || followed.restTimer != nil } }

  /// Returns the offset at which a deceleration should end so that sections are at their stops, or `nil` to leave the proposed
  /// one. The velocity and its sign are those of the scroll view, and `opening` is the target of an inset that follows the header.
  package mutating func target(
    _ proposed: Double, opening: Double?, velocity: Double, _ scroll: ScrollMetrics
  ) -> Double? {
    var end = scroll
    end.offset = opening ?? proposed
    let (free, bottom) = insets.freeHeights(end)
    let event = SectionedHeader.Event.willEndDragging(
      velocity: velocity, targetFreeHeight: free, bottomFreeHeight: bottom)
    return header.handle(event).targetFreeHeight.map { insets.offset(forFreeHeight: $0, scroll) }
      ?? opening
  }

  /// Returns the offsets that scrolled content can reach by moving on in one direction without any effect on the header, or `nil`
  /// if the next event may have one. Moves without a finger are told apart by their times, so each of their events counts.
  /// Mutating for the same reason as `wantsFrames`.
  package mutating func restingOffsets(of scroll: ScrollMetrics) -> ClosedRange<Double>? {
    guard scroll.isMoving, !scroll.isPaging, !scroll.containsHeader, !insetFollowsHeader,
      followed.restTimer == nil, let heights = header.restingFreeHeights, let free = header.freeHeight
    else { return nil }
    let (up, down) = (free - heights.upperBound, free - heights.lowerBound)
    return followed.offset + up...followed.offset + down
  }

  /// Updates the header for content that moved on within the resting offsets to `offset`, at last by `step` points.
  package mutating func pass(to offset: Double, step: Double) {
    guard let free = header.freeHeight else { return }
    header.pass(to: free - (offset - followed.offset))
    followed.pass(to: offset, step: step)
  }

  // MARK: - Results

  /// Sends the position of the content to the header as `event` of free heights.
  mutating func enter(_ scroll: ScrollMetrics, as event: (Double, Double) -> SectionedHeader.Event) -> Update
  {
    followed.remember(scroll)
    let (free, bottom) = insets.freeHeights(scroll)
    return finish(header.handle(event(free, bottom)), scroll)
  }

  /// Returns what to do after an event of the header. If the content has to move, the rest of the work waits for that.
  mutating func finish(
    _ update: SectionedHeader.Update, _ scroll: ScrollMetrics?, _ outcome: Outcome = .placed
  ) -> Update {
    let outcome = update.animationFinished ? .arrived : outcome
    guard let scroll else { return HeaderUpdate(layout: outcome) }
    guard let freeHeight = update.freeHeight else { return place(over: scroll, outcome) }
    return HeaderUpdate(write: write(freeHeight, scroll), next: .written(outcome))
  }

  /// Brings content to the free height `goal`, but not beyond its end. Content at rest isn't moved beyond its top either: while a
  /// list awaits its frame, the goal may contain a gap below the header. An animated scroll moves content to its own target: moving
  /// it on the way would end the scroll.
  mutating func bring(to goal: Double?, _ scroll: ScrollMetrics, _ outcome: Outcome, at moment: Moment)
    -> Update
  {
    guard let goal, !followed.isAnimated(at: moment) else { return settle(scroll, outcome, isMoved: false) }
    let bottom = insets.freeHeights(scroll).bottom
    let freeHeight = max(goal, min(bottom, header.maximumVisibleHeight))
    var write = write(freeHeight, scroll)
    if !scroll.isMoving { write.offset = write.offset.map { max($0, -scroll.adjustedInsetTop) } }
    return HeaderUpdate(write: write, next: .written(outcome))
  }

  private func write(_ freeHeight: Double, _ scroll: ScrollMetrics) -> ScrollWrite {
    ScrollWrite(offset: offset(forFreeHeight: freeHeight, scroll))
  }

  func offset(forFreeHeight freeHeight: Double, _ scroll: ScrollMetrics) -> Double? {
    let offset = insets.offset(forFreeHeight: freeHeight, scroll)
    return ScrollMetrics.isUsable(offset) ? offset : nil
  }

  /// Follows content that was laid out, unless a list is about to move it. `isMoved` is `true` if the header has moved it. Scroll
  /// views round offsets to pixels.
  mutating func settle(_ scroll: ScrollMetrics, _ outcome: Outcome, isMoved: Bool) -> Update {
    followed.remember(scroll)
    let (free, bottom) = insets.freeHeights(scroll)
    if isMoved || !scroll.awaitsRows, !header.hasContent(at: free, bottom) {
      header.handle(.layout(freeHeight: free, bottomFreeHeight: bottom))
    }
    return place(over: scroll, outcome)
  }

  private mutating func place(over scroll: ScrollMetrics, _ outcome: Outcome) -> Update {
    let height = header.visibleHeight + header.stretch
    return HeaderUpdate(write: insets.updateIndicator(visibleHeight: height, scroll), layout: outcome)
  }
}
