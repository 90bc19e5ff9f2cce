/// Begins and ends tracking of scroll views. See `Documentation/Behavior/FlexibleHeader.md#several-scroll-views`.
extension MaterialHeader {
  /// Begins to track a scroll view. Insets and header are updated by the next event, so that the view can notify its controller
  /// first.
  mutating func beginTracking(isSwitch: Bool, isTable: Bool) -> Update {
    shift.forgetScrollView()
    previous.offset = nil
    return pause(for: ScrollWrite(), then: .tracking(isSwitch: isSwitch, isTable: isTable))
  }

  /// Stops tracking, also if the measurements aren't usable. If the header is shared, its needs remain in the scroll view's
  /// insets.
  mutating func endTracking(_ scroll: ScrollMetrics?) -> Update {
    guard let scroll else { return .none }
    forgetScrollView()
    let keepsNeeds = configuration.isSharedWithManyScrollViews || scroll.own.isEmpty
    return Update(write: ScrollWrite(needs: keepsNeeds ? nil : ScrollNeeds()))
  }

  /// Forgets the tracked scroll view; the header stays where it is.
  mutating func forgetScrollView() {
    forgottenScrollViews += 1
    awaitsTableNudge = false
    stance = nil
    shift.forgetScrollView()
    previous.offset = nil
  }

  /// Moves the header to its position over a newly tracked scroll view, whose insets are up to date.
  mutating func switchOver(
    to scroll: ScrollMetrics, isSwitch: Bool, isTable: Bool, _ surroundings: Surroundings
  ) -> Update {
    if configuration.correctsOriginalBehavior { shift.joinDeceleration(of: scroll) }
    guard isSwitch, configuration.isSharedWithManyScrollViews else { return layOut(scroll, surroundings) }
    awaitsTableNudge = isTable
    // The gap that a command left belongs to the former content.
    shift.isHeld = false
    let now = situation(scroll, surroundings)
    if now.policy.settlesAlways, !scroll.isMoving, !shift.isAnimating {
      shift.keepStance(layout.map(ShiftStance.init), before: 0, now)
      shift.settle(now)
    }
    let height = surroundings.headerHeight
    let needed = self.height(forFreeHeight: freeHeight(scroll), over: scroll, surroundings)
    let bottom = restingBottom(over: scroll, surroundings)
    let leavesGap = bottom < height && freeHeight(scroll) > bottom + Tolerance.length
    // Content that a finger drags stays where it is, and the header moves down to it.
    let isHeld = scroll.isDragging && configuration.correctsOriginalBehavior
    if !isHeld, needed > height || leavesGap {
      return pause(for: ScrollWrite(offset: -(bottom + rawInsetTop(scroll))), then: .movedContent)
    }
    var update = layOut(scroll, surroundings)
    if needed < height, !isHeld { update.layout?.isAnimated = true }
    return update
  }

  /// The bottom edge at which the header comes to rest if it keeps its height, in points. The original ignores the visible
  /// shift, which leaves a gap above content at its top.
  func restingBottom(over scroll: ScrollMetrics, _ surroundings: Surroundings) -> Double {
    guard configuration.correctsOriginalBehavior else { return surroundings.headerHeight }
    let limits = limits(of: scroll, surroundings)
    let shift = shift.restingShift(range: limits.greatestShift)
    // A header that a command shifts may be taller than `shiftedHeight`. Over content at which it ends, it isn't.
    return (shift > 0 ? limits.shiftedHeight : surroundings.headerHeight) - shift
  }
}
