extension MaterialHeader {
  /// The work that remains for an event after a write.
  public struct Continuation: Equatable, Sendable {
    fileprivate let work: Work
    fileprivate let forgottenScrollViews: Int
  }

  /// The rest of an event that continues with new measurements after a write.
  enum Work: Equatable, Sendable {
    /// A layout that updated the insets before it places the header. If the write left the offset to the system, the content
    /// was at `offset` before.
    case layout(from: Double?, MaterialHeader.LayoutCause)
    /// Insets were updated for content that stays at `expected`. Before, it was at `before`.
    case reinjection(expected: Double, before: Double, then: Step)
    /// Insets were updated outside of a layout, or the content was moved.
    case reposition(then: Step)
    /// The content was moved to the offset that a switch to another scroll view requires.
    case movedContent
    /// The content was moved to an offset at which VoiceOver may keep it.
    case heldForVoiceOver
    /// Tracking of a scroll view began, and the view has notified its controller.
    case tracking(isSwitch: Bool, isTable: Bool)
  }

  /// The step after insets and offset are updated.
  enum Step: Equatable, Sendable {
    case nothing, layout, refresh
    /// A layout after the heights changed.
    case fitHeights
    case switchOver(isSwitch: Bool, isTable: Bool)
  }

  /// Returns an update that continues with `work` after the write. The write may cause other events, which end before the
  /// continuation.
  func pause(for write: ScrollWrite, then work: Work) -> Update {
    Update(write: write, next: .wrote(Continuation(work: work, forgottenScrollViews: forgottenScrollViews)))
  }

  /// Continues an event after its write.
  mutating func proceed(
    _ continuation: Continuation, _ scroll: ScrollMetrics?, _ surroundings: Surroundings
  ) -> Update {
    guard continuation.forgottenScrollViews == forgottenScrollViews, let scroll, scroll.isUsable,
      surroundings.isUsable
    else { return .none }
    switch continuation.work {
    case .layout(let offset, let cause):
      if let offset { contentWasMoved(from: offset, to: scroll) }
      return place(over: scroll, surroundings, because: cause)
    case .reposition(let step):
      contentWasRepositioned(scroll)
      return take(step, scroll, surroundings)
    case .reinjection(let expected, let before, let step):
      return keepContent(at: expected, before: before, scroll, surroundings, then: step)
    case .movedContent:
      return layOut(scroll, surroundings)
    case .heldForVoiceOver:
      return followUnheld(scroll, surroundings)
    case .tracking(let isSwitch, let isTable):
      return inject(into: scroll, surroundings, then: .switchOver(isSwitch: isSwitch, isTable: isTable))
    }
  }

  mutating func take(_ step: Step, _ scroll: ScrollMetrics, _ surroundings: Surroundings) -> Update {
    switch step {
    case .layout:
      return layOut(scroll, surroundings)
    case .fitHeights:
      guard let offset = offsetBelowGrownHeader(scroll) else { return layOut(scroll, surroundings) }
      return pause(for: ScrollWrite(offset: offset), then: .reposition(then: .layout))
    case .switchOver(let isSwitch, let isTable):
      return switchOver(to: scroll, isSwitch: isSwitch, isTable: isTable, surroundings)
    case .nothing, .refresh:
      // No scroll event follows. Until its first layout, a scroll view may still move to the header's position.
      if configuration.correctsOriginalBehavior, layout != nil, previous.offset != nil {
        return layOut(scroll, surroundings, because: .contentChange)
      }
      return step == .refresh ? refresh(scroll, surroundings) : .none
    }
  }

  /// Updates the insets outside of a layout, then performs a step. Moves that result from the update aren't scrolling.
  mutating func inject(into scroll: ScrollMetrics, _ surroundings: Surroundings, then step: Step) -> Update {
    guard let write = injection(into: scroll, surroundings) else { return take(step, scroll, surroundings) }
    return pause(for: write, then: .reposition(then: step))
  }

  /// Updates the insets for content that stays where it is, or at its top, then performs a step. In the original, the header
  /// stays as high as it is, also above content at its top.
  mutating func reinject(into scroll: ScrollMetrics, _ surroundings: Surroundings, then step: Step) -> Update
  {
    guard
      let write = injection(
        into: scroll, surroundings, keepsTop: !wasShown || configuration.correctsOriginalBehavior)
    else {
      return take(step, scroll, surroundings)
    }
    let expected = write.offset ?? scroll.offset
    return pause(
      for: write, then: .reinjection(expected: expected, before: scroll.offset, then: step))
  }

  /// Keeps content where it was, but not above its top. Content that other code moved meanwhile stays there, and so does
  /// content that is held.
  private mutating func keepContent(
    at expected: Double, before: Double, _ scroll: ScrollMetrics, _ surroundings: Surroundings,
    then step: Step
  ) -> Update {
    let corrects = configuration.correctsOriginalBehavior
    // A scroll view rounds offsets to pixels.
    let isExpected =
      corrects ? abs(scroll.offset - expected) <= Tolerance.pixel : scroll.offset == expected
    guard isExpected else { return take(step, scroll, surroundings) }
    let isHeld = corrects && scroll.isHeld
    let top = -scroll.adjustedInsetTop
    let isBeyondTop = corrects ? scroll.offset < top - Tolerance.pixel : scroll.offset < top
    let offset = isBeyondTop && !isHeld ? top : scroll.offset
    guard offset == scroll.offset else {
      return pause(for: ScrollWrite(offset: offset), then: .reposition(then: step))
    }
    if offset != before { contentWasRepositioned(scroll) }
    return take(step, scroll, surroundings)
  }
}
