import Testing

@testable import HeaderEngine

/// Creates a header with corrected behavior above 4000 points of content at `offset`.
private func stage(
  _ behavior: FlexibleHeaderShiftBehavior = .enabled, at offset: Double = 400,
  configuration: (inout MaterialConfiguration) -> Void = { _ in }
) -> MaterialStage {
  var stage = MaterialStage(behavior) {
    $0.correctsOriginalBehavior = true
    $0.keepsContentAtTop = true
    configuration(&$0)
  }
  stage.scrollView.metrics.offset = offset
  stage.track()
  return stage
}

@Suite("Corrected shift of a flexible header") struct CorrectedShiftTests {
  @Test("A header that was away is in place over content at its top, to the half pixel")
  func headerReturnsAtTheRoundedTop() {
    var stage = stage { $0.heights.setMaximum(76) }
    stage.scrollView.setContentInset(top: stage.scrollView.contentInsetTop + 6.347)
    stage.scroll(to: 600)
    expectEqual(stage.layout?.top, -56)
    stage.scrollView.metrics.contentHeight = 100
    stage.scrollView.metrics.offset = -82.333
    stage.send(.contentRepositioned)
    stage.scroll(to: -82.333)
    expectEqual(stage.layout?.top, 0)
  }

  @Test(
    "A hidden header stays hidden when the smallest height changes and changes back", arguments: [25.0, 175])
  func hiddenHeaderStaysHiddenInARotation(returnDistance: Double) {
    var stage = stage { $0.returnDistance = returnDistance }
    stage.configure { $0.heights.setIncludesSafeArea(false) }
    stage.send(.safeAreaReported(47, top: 0))
    stage.scroll(to: 900)
    expectEqual(stage.layout?.top, -103)
    for safeArea in [0.0, 47] {
      stage.send(.sizeTransitionBegan)
      stage.send(.safeAreaReported(safeArea, top: -56))
      stage.send(.sizeTransitionEnded)
      expectEqual(stage.layout?.top, -56 - safeArea)
    }
  }

  @Test("A header that ends at the content ends there through every change of the smallest height")
  func headerAtContentStaysThere() {
    var stage = stage(at: -200)
    stage.configure { $0.heights.setIncludesSafeArea(false) }
    stage.send(.safeAreaReported(20, top: 0))
    stage.scroll(to: -90)
    expect(stage.layout?.top == -6 && stage.gap == 0)
    for (safeArea, top) in [(0.0, 0.0), (44, -30), (14, 0), (20, -6)] {
      stage.send(.safeAreaReported(safeArea, top: stage.layout?.top ?? 0))
      expect(stage.layout?.top == top && stage.gap == 0 && !stage.header.isAnimating)
    }
  }

  @Test("A header that can't shift stays in place when its smallest height grows")
  func headerThatCannotShiftStaysInPlace() {
    for behavior in [FlexibleHeaderShiftBehavior.disabled, .hideable] {
      var stage = stage(behavior, at: -200)
      stage.configure { $0.heights.setIncludesSafeArea(false) }
      stage.scroll(to: -90)
      stage.send(.safeAreaReported(44, top: 0))
      expect(stage.layout?.top == 0 && stage.gap == -30)
    }
  }

  @Test(
    "A header returns after its return distance, also near the end of content with a bottom inset",
    arguments: [0.0, 60, 175], [0.0, 34, 100])
  func headerReturnsAfterItsDistance(distance: Double, bottomInset: Double) {
    for end in [false, true] {
      var stage = stage { $0.returnDistance = distance }
      stage.scrollView.setContentInset(bottom: bottomInset)
      let start = end ? stage.scrollView.metrics.endOffset : 2000
      stage.drag(to: start)
      expectEqual(stage.drag(to: start - distance)?.top, -56)
      expectEqual(stage.drag(to: start - distance - 10)?.top, -46)
    }
  }

  @Test("A header that is left half way by a finger or a trackpad goes on", arguments: [true, false])
  func headerLeftHalfWayGoesOn(byFinger: Bool) {
    for direction in [1.0, -1] {
      var stage = stage(at: direction > 0 ? 400 : 2000) { $0.returnDistance = 0 }
      let start = stage.scrollView.metrics.offset
      stage.scrollView.metrics.isDragging = true
      stage.scrollView.metrics.isTracking = byFinger
      if direction < 0 { stage.scroll(to: start + 200) }
      let turn = stage.scrollView.metrics.offset
      for step in 1...3 { stage.scroll(to: turn + direction * 8 * Double(step)) }
      expectEqual(stage.layout?.top, direction > 0 ? -24 : -32)
      stage.scrollView.metrics.isDragging = false
      stage.release()
      stage.settle()
      expectEqual(stage.layout?.top, direction > 0 ? -56 : 0)
    }
  }

  @Test("A finger or a trackpad that scrolls stops a header on its way", arguments: [true, false])
  func scrollingStopsTheAnimation(byFinger: Bool) {
    var stage = stage()
    stage.drag(to: 424)
    stage.release()
    stage.send(.animationTicked(duration: 1.0 / 60))
    expect(stage.header.isAnimating)
    stage.scrollView.metrics.isDragging = true
    stage.scrollView.metrics.isTracking = byFinger
    stage.scroll(to: 425)
    expect(!stage.header.isAnimating)
  }

  @Test("Unusable return distances are ignored, negative ones become 0") func oddReturnDistances() {
    var stage = stage { $0.returnDistance = 60 }
    for odd in [Double.nan, .infinity, 1e300] { stage.configure { $0.returnDistance = odd } }
    expectEqual(stage.header.configuration.returnDistance, 60)
    stage.configure { $0.returnDistance = -1 }
    expectEqual(stage.header.configuration.returnDistance, 0)
    stage.configure { $0.contentImportance = .high }
    expectEqual(stage.header.configuration.returnDistance, 25)
  }

  @Test("A list's correction of an estimated height is not scrolling", arguments: [true, false])
  func correctedEstimateIsNotScrolling(isTracking: Bool) {
    var stage = stage()
    stage.scroll(to: 1000)
    stage.scrollView.metrics.isTracking = isTracking
    stage.scroll(to: 800)
    expectEqual(stage.layout?.top, -31)
    stage.scrollView.metrics.contentHeight += 120
    stage.scroll(to: 920)
    expectEqual(stage.layout?.top, -31)
    stage.scroll(to: 930)
    expectEqual(stage.layout?.top, -41)
  }

  @Test("A move that comes with another view size is not scrolling") func resizedViewIsNotScrolled() {
    var stage = stage()
    stage.scrollView.metrics.viewHeight = 320
    stage.scroll(to: 520)
    expectEqual(stage.layout?.top, 0)
    stage.scroll(to: 530)
    expectEqual(stage.layout?.top, -10)
  }

  @Test(
    "While VoiceOver runs the header doesn't leave, whatever moves it",
    arguments: FlexibleHeaderShiftBehavior.allCases)
  func voiceOverKeepsTheHeader(behavior: FlexibleHeaderShiftBehavior) {
    var stage = stage(behavior)
    stage.drag(to: 800)
    stage.send(.shiftCommanded(hide: true, animated: false))
    stage.surroundings.isVoiceOverRunning = true
    stage.send(.laidOut)
    expect(stage.layout?.top == 0 && stage.layout?.isHidden == false && !stage.isShiftedOffscreen)
    stage.drag(to: 1200)
    stage.send(.shiftCommanded(hide: true, animated: false))
    expect(stage.layout?.top == 0 && stage.layout?.isHidden == false)
    stage.surroundings.isVoiceOverRunning = false
    stage.send(.laidOut)
    expect(behavior == .hideable ? stage.bottom == 0 : stage.layout?.isHidden == false)
  }

  @Test(
    "A header that a command hid at the content's top stays hidden when heights, safe area, or sizes change",
    arguments: FlexibleHeaderShiftBehavior.allCases, [true, false])
  func commandedHeaderStaysHidden(behavior: FlexibleHeaderShiftBehavior, isAnimated: Bool) {
    var stage = stage(behavior, at: 0) { $0.heights.setMaximum(76) }
    stage.send(.shiftCommanded(hide: true, animated: isAnimated))
    stage.settle()
    func isHidden() -> Bool {
      let range = stage.header.greatestShift(stage.metrics, stage.surroundings)
      return range > 0 && stage.layout?.top == -range && stage.isShiftedOffscreen
    }
    expect(isHidden())
    stage.configure { $0.heights.setMinimum(100) }
    expect(isHidden())
    stage.configure { $0.heights.setMinimum(60) }
    expect(isHidden())
    stage.scroll(to: stage.scrollView.metrics.offset)
    expect(isHidden())
    for (safeArea, height) in [(0.0, 320.0), (20, 568)] {
      stage.send(.sizeTransitionBegan)
      stage.scrollView.metrics.viewHeight = height
      stage.scrollView.setSafeArea(top: safeArea)
      stage.scrollView.metrics.offset = -stage.scrollView.metrics.adjustedInsetTop
      stage.send(.safeAreaReported(safeArea, top: stage.layout?.top ?? 0))
      stage.send(.sizeTransitionEnded)
      expect(isHidden())
    }
    stage.drag(to: stage.scrollView.metrics.offset - 30)
    expect(behavior == .hideable ? isHidden() : stage.layout?.top == 0)
  }

  @Test(
    "A command shows a header over content at its top in an animation",
    arguments: FlexibleHeaderShiftBehavior.allCases)
  func commandedReturnIsAnimated(behavior: FlexibleHeaderShiftBehavior) {
    var stage = stage(behavior, at: 0) { $0.heights.setMaximum(76) }
    stage.send(.shiftCommanded(hide: true, animated: false))
    let hidden = stage.layout?.top ?? 0
    stage.send(.shiftCommanded(hide: false, animated: true))
    let first = stage.send(.animationTicked(duration: 1.0 / 60))?.top ?? 0
    expect(first > hidden && first < 0.5 * hidden)
    stage.settle()
    expect(stage.layout?.top == 0 && stage.gap == 0 && !stage.isShiftedOffscreen)
    // The command's gap is closed, so scrolling leaves none.
    stage.scroll(to: 40)
    stage.scroll(to: -70)
    expectAtMost(stage.gap, 0)
  }

  @Test("A header half way over resting content settles when its heights change")
  func headerHalfwaySettlesAtChangedHeights() {
    var stage = stage()
    stage.scroll(to: 430)
    expect(stage.layout?.top == -30 && !stage.header.isAnimating)
    stage.scrollView.metrics.isDecelerating = true
    stage.configure { $0.heights.setMinimum(90) }
    expect(!stage.header.isAnimating, "the content doesn't rest")
    stage.scrollView.metrics.isDecelerating = false
    stage.configure { $0.heights.setMinimum(100) }
    expect(stage.header.isAnimating)
    stage.settle()
    expectEqual(stage.layout?.top, 0)
  }

  @Test("Nothing scrolls until the last of two overlapping size transitions ends")
  func overlappingSizeTransitionsAreCounted() {
    var stage = stage()
    stage.send(.sizeTransitionBegan)
    stage.send(.sizeTransitionBegan)
    expectNil(stage.send(.sizeTransitionEnded))
    expectNil(stage.scroll(to: 500))
    expectEqual(stage.send(.sizeTransitionEnded)?.top, 0)
    stage.send(.sizeTransitionEnded)
    expectEqual(stage.scroll(to: 510)?.top, -10)
  }
}
