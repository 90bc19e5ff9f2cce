import Testing

@testable import HeaderEngine

@Suite("Content at its top below a flexible header") struct ContentAtTopTests {
  private func stage(
    _ behavior: FlexibleHeaderShiftBehavior = .disabled, contentHeight: Double = 4000,
    configuration: (inout MaterialConfiguration) -> Void = { _ in }
  ) -> MaterialStage {
    MaterialStage(behavior, contentHeight: contentHeight) {
      $0.correctsOriginalBehavior = true
      $0.keepsContentAtTop = true
      configuration(&$0)
    }
  }

  @Test(
    "Announcing a scroll view several times equals announcing it once",
    arguments: FlexibleHeaderShiftBehavior.allCases, [300.0, 40, 2000])
  func announcementIsIdempotent(behavior: FlexibleHeaderShiftBehavior, offset: Double) {
    for keepsContentAtTop in [false, true] {
      var stage = stage(behavior) {
        $0.isSharedWithManyScrollViews = true
        $0.keepsContentAtTop = keepsContentAtTop
      }
      stage.track()
      var heightWhenLeft: Double? = stage.surroundings.headerHeight
      var first = stage.leave()
      stage.track(isSwitch: true)
      stage.drag(to: offset)
      stage.announce(&first, heightWhenLeft: &heightWhenLeft)
      let announced = first.metrics
      for _ in 1...3 { stage.announce(&first, heightWhenLeft: &heightWhenLeft) }
      expectEqual(first.metrics, announced)
      // What the header does in between counts once, too.
      stage.drag(to: -160)
      stage.drag(to: offset)
      stage.announce(&first, heightWhenLeft: &heightWhenLeft)
      expectEqual(first.metrics, announced)
    }
  }

  @Test(
    "Content that an animated scroll leaves beyond its top returns there, unless it moves",
    arguments: [false, true])
  func animatedScrollEndsAtTheTop(isTracking: Bool) {
    var stage = stage()
    stage.track()
    stage.configure { $0.heights.setMaximum(200) }
    stage.scroll(to: -120)
    stage.configure { $0.heights.setMaximum(133) }
    stage.scroll(to: -200)
    stage.scrollView.metrics.isTracking = isTracking
    stage.send(.scrollingAnimationEnded)
    expectEqual(stage.scrollView.metrics.offset, isTracking ? -200 : -133)
    expectEqual(stage.layout?.height, isTracking ? 200 : 133)
  }

  @Test("VoiceOver leaves content alone whose top is half a pixel above a whole point")
  func voiceOverLeavesContentAtItsTop() {
    var stage = stage()
    stage.scrollView.setContentInset(top: 0.5)
    stage.scrollView.metrics.containsHeader = true
    stage.surroundings.isVoiceOverRunning = true
    stage.track()
    stage.scroll(to: -160.5)
    expect(stage.scrollView.metrics.restsAtTop && stage.scrollView.metrics.offset == -160.5)
    stage.scroll(to: -170)
    expectEqual(stage.scrollView.metrics.offset, -160)
  }

  @Test("Content at its top stays there when the maximum height changes, also of a header that was shown")
  func otherHeightsKeepContentAtItsTop() {
    var stage = stage()
    stage.header.wasShown = false
    stage.track()
    stage.configure { $0.heights.setMaximum(240) }
    expect(stage.scrollView.metrics.offset == -240 && stage.layout?.height == 240)
    stage.configure { $0.heights.setIncludesSafeArea(false) }
    stage.send(.safeAreaReported(47, top: 0))
    expect(stage.scrollView.metrics.restsAtTop && stage.layout?.height == 287)
    stage.header.wasShown = true
    stage.configure { $0.heights.setMaximum(300) }
    expect(stage.scrollView.metrics.restsAtTop && stage.layout?.height == 347)
    stage.scroll(to: 40)
    stage.configure { $0.heights.setMaximum(400) }
    expectEqual(stage.scrollView.metrics.offset, 40)
  }

  @Test("The safe area is the last report if the status bar stays hidden without the header's doing")
  func safeAreaWithoutAStatusBar() {
    var stage = stage(.enabledWithStatusBar) { $0.heights.setIncludesSafeArea(false) }
    stage.track()
    stage.send(.safeAreaReported(20, top: 0))
    stage.scroll(to: 600)
    expect(stage.header.statusBar.prefersHidden)
    (stage.surroundings.isStatusBarHidden, stage.surroundings.statusBarHeight) = (true, 0)
    stage.send(.statusBarUpdated)
    stage.send(.safeAreaReported(0, top: 0))
    expectEqual(stage.header.configuration.heights.safeArea, 20, "the header hides the bar itself")
    stage.drag(to: 300)
    expect(!stage.header.statusBar.prefersHidden)
    stage.send(.statusBarUpdated)
    expectEqual(stage.header.configuration.heights.safeArea, 0)
  }

  @Test("A minimum height above the height of a shown header covers no row that began below it")
  func grownHeader() {
    var stage = stage()
    stage.track()
    stage.header.wasShown = true
    let (offset, height) = (stage.scrollView.metrics.offset, stage.layout?.height ?? 0)
    stage.configure { $0.heights.setMaximum(height + 100) }
    stage.scroll(to: offset)
    expectEqual(stage.layout?.height, height)
    stage.configure { $0.heights.setMinimum(height + 60) }
    expect(stage.layout?.height == height + 60 && stage.scrollView.metrics.offset == offset - 60)
    stage.scroll(to: 400)
    stage.configure { $0.heights.setMinimum(height + 80) }
    expectEqual(stage.scrollView.metrics.offset, 400, "the header covered rows before")
  }
}
