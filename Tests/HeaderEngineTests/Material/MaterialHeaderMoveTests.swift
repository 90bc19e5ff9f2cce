import Testing

@testable import HeaderEngine

@Suite("Moves of the content that are not scrolling") struct MaterialHeaderMoveTests {
  /// Creates a header of 76...160 points, 56 of which can shift, above content at an offset of 400.
  private func stage() -> MaterialStage {
    var stage = MaterialStage(.enabled)
    stage.scrollView.metrics.offset = 400
    stage.track()
    return stage
  }

  @Test("A move by the change of the system's inset is not scrolling")
  func moveByTheSystemInsetIsNotScrolling() {
    var stage = stage()
    stage.scrollView.metrics.adjustedInsetTop += 20
    stage.scroll(to: 380)
    stage.scrollView.metrics.adjustedInsetTop -= 20
    expectEqual(stage.scroll(to: 400)?.top, 0)
    expectEqual(stage.scroll(to: 420)?.top, -20)
  }

  /// With three pixels per point, offsets are thirds, and their sums and differences are rounded.
  @Test(
    "A move by the change of the system's inset is not scrolling on any pixel",
    arguments: [1361.0, 1399, 1400, 1451, 2999])
  func moveByTheSystemInsetIsNotScrollingOnAnyPixel(pixels: Double) {
    var stage = stage()
    stage.scrollView.metrics.adjustedInsetTop += 59
    let before = stage.scroll(to: pixels / 3)
    stage.scrollView.metrics.adjustedInsetTop -= 59
    let after = stage.scroll(to: (pixels + 3 * 59) / 3)
    expect(before != nil && after?.top == before?.top)
  }

  @Test(
    "A list's own move is not scrolling, whichever event reports it, and counts once",
    arguments: [
      MaterialHeader.Event.scrolled, .laidOut, .adjustedInsetChanged, .contentSizeChanged,
      .contentRepositioned,
    ])
  func moveOfAList(event: MaterialHeader.Event) {
    var stage = MaterialStage(.enabled) { $0.correctsOriginalBehavior = true }
    stage.scrollView.metrics.offset = 400
    stage.scrollView.metrics.isTracking = true
    stage.scrollView.metrics.contentShift = 0
    stage.track()
    expectEqual(stage.scroll(to: 420)?.top, -20)
    stage.scrollView.metrics.offset = 520
    stage.scrollView.metrics.contentShift = 100
    stage.send(event)
    expectEqual(stage.scroll(to: 520)?.top, -20)
    expectEqual(stage.scroll(to: 530)?.top, -30)
  }

  @Test("A list's move by the change of the system's inset counts once")
  func moveOfAListByTheSystemInset() {
    var stage = MaterialStage(.enabled) { $0.correctsOriginalBehavior = true }
    stage.scrollView.metrics.offset = 400
    stage.scrollView.metrics.contentShift = 0
    stage.track()
    stage.scroll(to: 420)
    stage.scrollView.metrics.adjustedInsetTop += 20
    stage.scrollView.metrics.contentShift = -20
    expectEqual(stage.scroll(to: 400)?.top, -20)
  }

  @Test(
    "The end of an animated scroll settles a header that is half way", arguments: [(20.0, false), (50, true)])
  func endOfScrollingAnimationSettles(distance: Double, leaves: Bool) {
    var stage = stage()
    stage.scroll(to: 400 + distance)
    stage.send(.scrollingAnimationEnded)
    expect(stage.header.isAnimating)
    expectEqual(stage.isShiftedOffscreen, leaves)
  }

  @Test("A header that is not half way doesn't settle", arguments: [0.0, 100])
  func headerThatIsNotHalfWayDoesNotSettle(distance: Double) {
    var stage = stage()
    stage.scroll(to: 400 + distance)
    stage.send(.scrollingAnimationEnded)
    expect(!stage.header.isAnimating)
  }

  @Test("A status bar that other code shows or hides moves no header")
  func statusBarOfOtherCodeIsNotScrolling() {
    var stage = MaterialStage(.enabled)
    stage.scrollView.metrics.offset = -60
    stage.track()
    let shifted = stage.header.shift.accumulator
    stage.surroundings.isStatusBarHidden = true
    stage.surroundings.statusBarHeight = 0
    stage.scroll(to: -40)
    expectEqual(stage.scrollView.metrics.offset, -40)
    expectEqual(stage.header.shift.accumulator, shifted)
  }

  @Test("Size transitions begin and end, whatever the measures are")
  func unusableMeasures() {
    var header = MaterialHeader()
    let surroundings = Surroundings(headerHeight: 100)
    var scroll = ScrollMetrics(offset: -100, contentHeight: 3000, viewHeight: 600)
    _ = header.handle(.trackingBegan(isSwitch: false, isTable: false), scroll, surroundings)
    scroll.contentHeight = .nan
    _ = header.handle(.sizeTransitionBegan, scroll, surroundings)
    expect(header.isInSizeTransition)
    _ = header.handle(.sizeTransitionEnded, scroll, surroundings)
    expect(!header.isInSizeTransition)
  }

  @Test("Nothing scrolls during a size transition") func sizeTransitionIsNotScrolling() {
    var stage = stage()
    stage.send(.sizeTransitionBegan)
    expectNil(stage.scroll(to: 500))
    expectEqual(stage.send(.sizeTransitionEnded)?.top, 0)
    expectEqual(stage.scroll(to: 510)?.top, -10)
  }

  @Test("Overlapping size transitions end with the last one") func overlappingSizeTransitions() {
    var stage = stage()
    stage.send(.sizeTransitionBegan)
    stage.send(.sizeTransitionBegan)
    stage.send(.sizeTransitionEnded)
    expectNil(stage.scroll(to: 500))
    expectEqual(stage.send(.sizeTransitionEnded)?.top, 0)
    expectEqual(stage.scroll(to: 510)?.top, -10)
    stage.send(.sizeTransitionEnded)
    expectEqual(stage.scroll(to: 520)?.top, -20)
  }

  @Test("Content that the header moved itself was not scrolled") func repositionedContentIsNotScrolled() {
    var stage = stage()
    stage.scrollView.metrics.offset = 450
    stage.send(.contentRepositioned)
    expectEqual(stage.scroll(to: 460)?.top, -10)
  }
}
