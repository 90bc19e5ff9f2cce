/// Changes of the configuration, and what follows from them.
extension MaterialHeader {
  /// Changes the configuration.
  ///
  /// Heights change the layout at once, other values at the next event, unless noted there. Invalid values are corrected as
  /// described in `MaterialConfiguration`. The measurements are those of the tracked scroll view, or `nil` if there is none,
  /// and of the screen around the header.
  ///
  /// - Returns: The values to write and the new layout of the header.
  public mutating func configure(
    scroll: ScrollMetrics?, _ surroundings: Surroundings, _ change: (inout MaterialConfiguration) -> Void
  ) -> HeaderUpdate<MaterialLayout> {
    let old = configuration
    previous.forget()
    change(&configuration)
    correct(from: old)
    if configuration.shiftBehavior != old.shiftBehavior { followBehavior(scroll) }
    if configuration.statusBarHintCanOverlapHeader != old.statusBarHintCanOverlapHeader {
      shift.isAnimating = true
    }
    stopStatusBarIfIdle()
    guard surroundings.isUsable, scroll?.isUsable != false else { return .none }
    refreshShadow(from: old, scroll, surroundings)
    return layOutChange(from: old, scroll, surroundings)
  }

  private mutating func correct(from old: MaterialConfiguration) {
    configuration.minimumHeaderViewHeight =
      ScrollMetrics.usable(configuration.minimumHeaderViewHeight) ?? old.minimumHeaderViewHeight
    configuration.returnDistance =
      ScrollMetrics.usable(configuration.returnDistance) ?? old.returnDistance
    let opacity = configuration.visibleShadowOpacity
    configuration.visibleShadowOpacity =
      opacity.isNaN ? old.visibleShadowOpacity : min(1, max(0, opacity))
  }

  private mutating func followBehavior(_ scroll: ScrollMetrics?) {
    if configuration.shiftBehavior == .disabled {
      shift.wantsToBeHidden = false
      shift.isAnimating = true
    }
    guard configuration.correctsOriginalBehavior else { return }
    if configuration.shiftBehavior == .hideable {
      if shift.accumulator > 0 {
        shift.isAnimating = true
      } else if !shift.isHeld {
        // The intent of a drag no longer counts.
        shift.wantsToBeHidden = false
      }
    }
    // Touches didn't count before.
    if let scroll { shift.joinDeceleration(of: scroll) }
  }

  private mutating func stopStatusBarIfIdle() {
    let behavior = configuration.shiftBehavior
    let canAct = behavior == .enabledWithStatusBar || behavior == .hideable
    if !(canAct && configuration.statusBarHintCanOverlapHeader) { statusBar.stop() }
  }

  private mutating func layOutChange(
    from old: MaterialConfiguration, _ scroll: ScrollMetrics?, _ surroundings: Surroundings
  ) -> Update {
    guard let scroll else { return .none }
    let (heights, oldHeights) = (configuration.heights, old.heights)
    // Changing what the heights contain adjusts default heights, but doesn't cause a layout.
    let isSameKind = heights.includesSafeArea == oldHeights.includesSafeArea
    if isSameKind ? heights.maximum != oldHeights.maximum : !wasShown && configuration.keepsContentAtTop {
      return reinject(into: scroll, surroundings, then: .fitHeights)
    }
    if configuration.extendsShortContent != old.extendsShortContent {
      return inject(into: scroll, surroundings, then: .layout)
    }
    // A header that is off-screen leaves the part visible that the status bar covers.
    let isShifted = configuration.correctsOriginalBehavior && layout != nil && shift.accumulator > 0
    if isShifted, configuration.shiftBehavior != old.shiftBehavior {
      return take(.refresh, scroll, surroundings)
    }
    if isSameKind && heights.minimum != oldHeights.minimum { return take(.fitHeights, scroll, surroundings) }
    return fillShortContent(scroll, surroundings)
  }

  /// The length that short content lacks depends on how far scrolling takes the header.
  private mutating func fillShortContent(_ scroll: ScrollMetrics, _ surroundings: Surroundings) -> Update {
    guard configuration.extendsShortContent, sizeTransitions == 0 else { return .none }
    var needs = scroll.own
    needs.filler = self.needs(in: scroll, surroundings).filler
    guard needs != scroll.own else { return .none }
    return pause(for: ScrollWrite(needs: needs), then: .reposition(then: .nothing))
  }

  /// Updates the shadow at once when its opacity or `isInFrontOfInfiniteContent` changes.
  private mutating func refreshShadow(
    from old: MaterialConfiguration, _ scroll: ScrollMetrics?, _ surroundings: Surroundings
  ) {
    let isInfinite = configuration.isInFrontOfInfiniteContent
    let changesContent = isInfinite != old.isInFrontOfInfiniteContent
    guard changesContent || configuration.visibleShadowOpacity != old.visibleShadowOpacity else { return }
    guard let scroll else {
      if changesContent {
        shadow.opacity = isInfinite ? configuration.visibleShadowOpacity : 0
      } else {
        shadow.standAlone(configuration: configuration)
      }
      return
    }
    let now = situation(scroll, surroundings)
    let visibleShift = visibleShift(now.limits)
    followShadow(overlap: now.cover - visibleShift, visibleShift: visibleShift, now.limits)
  }
}
