import Testing

@testable import HeaderEngine

/// A drag over a Safari bar of 96 points, or 44 when it's collapsed.
struct SafariDrag: CustomTestStringConvertible {
  let testDescription: String
  /// The distance of the content at the beginning.
  var start = 500.0
  /// The height at the beginning.
  var height = 96.0
  /// What the finger does, in points down the page.
  let moves: [Double]
  var step = 4.0
  /// The height after each move.
  let heights: [Double]
  var velocity = 0.0
  /// The height after the finger has left, or `nil` if it stays.
  var end: Double?

  static let all = [
    SafariDrag(
      testDescription: "30 down shrink with the finger and settle at the minimum", moves: [30], heights: [66],
      end: 44),
    SafariDrag(testDescription: "3 down are undone", moves: [3], step: 1, heights: [93], end: 96),
    SafariDrag(
      testDescription: "A flick of 4 down closes", moves: [4], heights: [92], velocity: 2000, end: 44),
    SafariDrag(
      testDescription: "53 down and 30 up leave it closed", moves: [53, -30], heights: [44, 44], end: 44),
    SafariDrag(
      testDescription: "It grows again on the way back, unless it was closed", moves: [40, -25],
      heights: [56, 81]),
    SafariDrag(
      testDescription: "It stays collapsed until the end of the drag that collapsed it", moves: [60, -200],
      heights: [44, 44]),
    SafariDrag(
      testDescription: "Close to the top it opens with the content", start: 60, height: 44,
      moves: [-40, -20],
      heights: [76, 96]),
    SafariDrag(
      testDescription: "Rubber-banding doesn't move it", start: 0, moves: [-80], heights: [96], end: 96),
    SafariDrag(
      testDescription: "It doesn't shrink within one range of the end", start: 3949, moves: [10], step: 10,
      heights: [96]),
    SafariDrag(
      testDescription: "It shrinks one range from the end", start: 3930, moves: [10], step: 10, heights: [86]),
    SafariDrag(
      testDescription: "Within one range of the end one that isn't closed opens", start: 3920, moves: [40],
      heights: [56], end: 96),
    SafariDrag(
      testDescription: "Up the page, no drag opens it", height: 44, moves: [-120], heights: [44], end: 44),
    SafariDrag(
      testDescription: "Up the page, no slow swipe opens it", height: 44, moves: [-120], heights: [44],
      velocity: -200, end: 44),
    SafariDrag(
      testDescription: "Up the page, a swipe opens it", height: 44, moves: [-120], heights: [44],
      velocity: -400, end: 96),
  ]
}

@Suite("Examples of the Safari bar") struct SafariBarExampleTests {
  @Test("A finger drags the bar", arguments: SafariDrag.all)
  func drags(drag: SafariDrag) {
    var stage = SafariStage(at: drag.start, height: drag.height)
    stage.begin()
    for (move, height) in zip(drag.moves, drag.heights) {
      stage.drag(move, step: drag.step)
      expectLess(abs(stage.height - height), 1e-9, "after \(move): \(stage.height)")
    }
    guard let end = drag.end else { return }
    stage.release(velocity: drag.velocity)
    stage.settle()
    expectEqual(stage.height, end)
  }

  @Test("Code that scrolls close to the top opens the bar as far as the content goes")
  func code() {
    var stage = SafariStage(at: 900, height: 44)
    stage.move(to: 10, by: .other)
    expect(stage.height == 86 && !stage.bar.isSettling)
  }

  @Test("A fling to the end opens the bar, and the bounce does not close it again")
  func endOfThePage() {
    var stage = SafariStage(at: 3000, height: 44)
    stage.begin()
    stage.drag(60)
    stage.release(velocity: 4000)
    stage.settle()
    stage.coast(to: 3990, rests: false)
    expectEqual(stage.height, 44)
    stage.coast(to: 4060, steps: 4, rests: false)
    expect(stage.bar.isSettling)
    stage.coast(to: 4000)
    stage.settle()
    expectEqual(stage.height, 96)
  }
}

@Suite("Rules of the Safari bar") struct SafariBarRuleTests {
  @Test("The height is between the one that the position requires and the maximum")
  func limits() {
    var stage = SafariStage(at: 500)
    stage.begin()
    stage.drag(80)
    stage.release(velocity: 2000)
    for distance in stride(from: 580.0, through: -50, by: -7) {
      stage.move(to: distance, by: .deceleration)
      stage.tick()
      let floor = min(96, max(44, 96 - distance))
      expect(stage.height >= floor - 1e-9 && stage.height <= 96 + 1e-9, "\(stage.height) at \(distance)")
    }
    expectEqual(stage.height, 96)
  }

  @Test("A page too short to scroll the bar away opens it", arguments: [0.0, 30, 52.9])
  func shortPage(last: Double) {
    var stage = SafariStage(at: 0, height: 44, last: last)
    stage.begin()
    stage.move(to: min(last, 20), by: .finger)
    stage.release(velocity: 3000)
    stage.settle()
    expectEqual(stage.height, 96)
  }

  @Test("A page that is one point longer than the bar's range may close it")
  func longEnoughPage() {
    var stage = SafariStage(at: 0, last: 53)
    stage.begin()
    stage.drag(1)
    stage.release(velocity: 3000)
    stage.coast(to: 40)
    expectLess(stage.height, 96)
  }

  @Test("VoiceOver and disabled collapsing open the bar and keep it open")
  func switchedOff() {
    for change in [{ $0.isVoiceOverRunning = true }, { $0.isCollapsingEnabled = false }]
      as [(inout SafariBar) -> Void]
    {
      var stage = SafariStage(at: 500, height: 44)
      change(&stage.bar)
      stage.send(.changed(by: .other))
      stage.settle()
      expectEqual(stage.height, 96)
      stage.begin()
      stage.drag(100)
      stage.release(velocity: 3000)
      stage.settle()
      expectEqual(stage.height, 96)
    }
  }

  @Test("Scrolling by code moves no bar, and one between its heights settles at the nearer one")
  func code() {
    var stage = SafariStage(at: 500, height: 96)
    stage.move(to: 900, by: .other)
    expect(stage.height == 96 && !stage.bar.isSettling)
    for (height, end) in [(60.0, 44.0), (80, 96)] {
      stage.height = height
      stage.move(to: 700, by: .other)
      expect(stage.height == height && stage.bar.isSettling)
      stage.settle()
      expectEqual(stage.height, end)
    }
  }

  @Test("The end opens the bar once, and again only after more than one range of distance")
  func endOnce() {
    var stage = SafariStage(at: 3990, height: 44)
    stage.begin()
    stage.drag(10)
    stage.settle()
    expectEqual(stage.height, 96)
    stage.drag(-20)
    stage.release(velocity: 0)
    stage.begin()
    stage.drag(-20)
    stage.release(velocity: 500)
    stage.settle()
    expectEqual(stage.height, 44)
    stage.coast(to: 4000)
    stage.settle()
    expectEqual(stage.height, 44, "not re-armed")
    stage.begin()
    stage.drag(-53)
    stage.release(velocity: 0)
    stage.coast(to: 4000)
    stage.settle()
    expectEqual(stage.height, 96, "re-armed")
  }

  @Test("A drag that begins at the end and pulls beyond it opens the bar")
  func pullAtTheEnd() {
    var stage = SafariStage(at: 4000, height: 44)
    stage.begin()
    stage.drag(5)
    stage.settle()
    expectEqual(stage.height, 96)
  }

  @Test("A jump in one event does not count beyond the limit")
  func jumps() {
    var stage = SafariStage(at: 500)
    stage.begin()
    stage.move(to: 700.5, by: .finger)
    expectEqual(stage.height, 96)
    stage.move(to: 900.5, by: .finger)
    expectEqual(stage.height, 44)
  }

  @Test("Settings that aren't usable are ignored, and negative ones become 0")
  func unusableSettings() {
    var bar = SafariBar()
    for value in [Double.nan, .infinity, -.infinity] {
      bar.revealVelocity = value
      bar.abruptJump = value
    }
    bar.collapseHysteresis = .nan
    expect(bar.revealVelocity == 300 && bar.abruptJump == 200 && bar.collapseHysteresis == 0.1)
    bar.revealVelocity = -1
    bar.abruptJump = -1
    bar.collapseHysteresis = 2
    expect(bar.revealVelocity == 0 && bar.abruptJump == 0 && bar.collapseHysteresis == 1)
  }

  @Test(
    "The swipe must be faster than the velocity",
    arguments: Array(stride(from: 250.0, through: 350, by: 10))
  )
  func revealVelocity(velocity: Double) {
    var stage = SafariStage(at: 500, height: 44)
    stage.begin()
    stage.drag(-20)
    stage.release(velocity: -velocity)
    stage.settle()
    expectEqual(stage.height, velocity > 300 ? 96 : 44)
    stage.begin()
    stage.drag(2, step: 1)
    stage.release(velocity: velocity)
    stage.settle()
    expectEqual(stage.height, 44)
  }

  @Test("A slow drag up to a tenth of the range is undone", arguments: 1...12)
  func hysteresis(points: Int) {
    var stage = SafariStage(at: 500)
    stage.begin()
    stage.drag(Double(points), step: 1)
    stage.release()
    stage.settle()
    expectEqual(stage.height, points <= 5 ? 96 : 44, "\(points) points")
  }

  @Test("A drag that interrupts an expansion lets it continue")
  func interruptedExpansion() {
    var stage = SafariStage(at: 500, height: 44)
    stage.send(.tapped)
    for _ in 0..<3 { stage.tick() }
    let height = stage.height
    expect(height > 44 && height < 90)
    stage.begin()
    expect(!stage.bar.isSettling && stage.height == height)
    stage.release()
    stage.settle()
    expectEqual(stage.height, 96)
  }

  @Test("The spring begins with the bar's velocity")
  func springVelocity() {
    var stage = SafariStage(at: 500)
    stage.begin()
    stage.drag(20)
    stage.release(velocity: 1000)
    expectEqual(stage.bar.spring?.velocity, -1000)
  }

  @Test("Content that decelerates shrinks the bar and never expands it")
  func coasting() {
    var stage = SafariStage(at: 500)
    stage.begin()
    stage.release()
    stage.move(to: 520, by: .deceleration)
    expectLess(abs(stage.height - 76), 1e-9)
    stage.move(to: 500, by: .deceleration)
    expectLess(abs(stage.height - 76), 1e-9)
  }

  @Test(
    "Content that comes to rest settles the bar at the nearer height",
    arguments: [(20.0, 96.0), (30, 44)])
  func rest(points: Double, height: Double) {
    var stage = SafariStage(at: 500)
    stage.begin()
    stage.release()
    stage.coast(to: 500 + points)
    stage.settle()
    expectEqual(stage.height, height)
  }

  @Test("A tap opens the bar, and it stays open until the next drag")
  func tap() {
    var stage = SafariStage(at: 500, height: 44)
    stage.move(to: 510, by: .deceleration)
    stage.send(.tapped)
    stage.settle()
    stage.coast(to: 600)
    stage.settle()
    expect(stage.height == 96 && stage.scroll.distance == 600)
    stage.begin()
    stage.drag(20)
    expectLess(abs(stage.height - 76), 1e-9)
  }

  @Test("New heights keep the bar open or closed, between them it goes to the nearer one")
  func newHeights() {
    for (height, end) in [(96.0, 120.0), (44, 50), (60, 50), (90, 120)] {
      var stage = SafariStage(at: 500, height: height)
      stage.settle()
      stage.heights = BarHeights(maximum: 120, minimum: 50)
      stage.send(.changed(by: .other))
      stage.settle()
      expectEqual(stage.height, end, "from \(height)")
    }
  }

  @Test("A bar that rests at the content stays there when its heights change", arguments: [10.0, 30, 50])
  func changedHeightsAtContent(distance: Double) {
    var stage = SafariStage(at: distance, height: 44)
    let former = stage.height
    expectEqual(former, 96 - distance)
    for (heights, height) in [
      (BarHeights(maximum: 120, minimum: 50), 120 - distance), (BarHeights(maximum: 96, minimum: 44), former),
    ] {
      // A bar keeps its progress until then.
      stage.height = heights.height(at: stage.heights.progress(atHeight: stage.height))
      stage.heights = heights
      stage.send(.changed(by: .other))
      stage.settle()
      expectEqual(stage.height, height)
    }
  }

  @Test("A table that moves its content with its width leaves a collapsed bar collapsed")
  func movedByTable() {
    var stage = SafariStage(at: 80, height: 44)
    stage.scroll.awaitsRows = true
    stage.scroll.offset -= 47
    stage.send(.changed(by: .other))
    expectEqual(stage.height, 44)
    stage.layOutRows(movingContentBy: 47)
    expectEqual(stage.height, 44)
  }

  @Test("A bar at the floor doesn't settle before a table moves its rows")
  func atFloorBeforeMove() {
    var stage = SafariStage(at: 30, height: 44)
    expectEqual(stage.height, 66)
    stage.scroll.awaitsRows = true
    stage.send(.changed(by: .other))
    expect(!stage.bar.isSettling)
    stage.heights = BarHeights(maximum: 100, minimum: 48)
    stage.layOutRows(movingContentBy: 60)
    expectEqual(stage.height, 48)
  }

  @Test("Lists that grow while they are scrolled do not unsettle the bar")
  func growingContent() {
    var stage = SafariStage(at: 500)
    stage.begin()
    stage.drag(30)
    stage.scroll.contentHeight += 300
    stage.send(.changed(by: .finger))
    expect(abs(stage.height - 66) < 1e-9 && !stage.bar.isSettling)
  }

  @Test("Content that becomes too short opens the bar")
  func shrinkingContent() {
    var stage = SafariStage(at: 500, height: 44)
    stage.scroll.contentHeight = 400
    stage.send(.changed(by: .other))
    stage.settle()
    expectEqual(stage.height, 96)
  }

  @Test("Content that is too short until the next frame leaves the bar collapsed", arguments: [false, true])
  func contentShrinksAndGrows(isMotionReduced: Bool) {
    var stage = SafariStage(at: 500, height: 44)
    stage.bar.isMotionReduced = isMotionReduced
    let height = stage.scroll.contentHeight
    stage.scroll.contentHeight = 400
    stage.send(.changed(by: .other))
    stage.scroll.contentHeight = height
    stage.send(.changed(by: .other))
    stage.settle()
    expectEqual(stage.height, 44)
  }

  @Test("With Reduce Motion the bar settles at once")
  func reducedMotion() {
    var stage = SafariStage(at: 500, height: 44)
    stage.bar.isMotionReduced = true
    stage.send(.tapped)
    expect(stage.height == 96 && !stage.bar.isSettling && stage.bar.settledAtOnce)
    stage.begin()
    expect(!stage.bar.settledAtOnce)
  }

  @Test("Only a drag interrupts the spring; unusable metrics change nothing")
  func interruption() {
    var stage = SafariStage(at: 500, height: 44)
    stage.send(.tapped)
    stage.move(to: 505, by: .deceleration)
    expect(stage.bar.isSettling)
    let height = stage.height
    stage.scroll.contentHeight = .nan
    stage.send(.dragBegan)
    expect(stage.bar.isSettling && stage.height == height)
  }
}
