import HeaderEngine
import Testing

@Suite("Stops of a sectioned header") struct SectionedHeaderRestTests {
  private static let threeStops = SectionConfiguration(
    maximumHeight: 200, minimumHeight: 56, exit: .leaves, entrance: .alwaysCollapsed, snaps: true)

  @Test(
    "A section rests at the nearer stop; half way at the higher one",
    arguments: [(199.0, 200.0), (128, 200), (127, 56), (56, 56), (29, 56), (28, 56), (27, 0)])
  func nearerStop(height: Double, expected: Double) {
    var stage = SectionStage(Self.threeStops)
    stage.scroll(200 - height)
    stage.header.handle(.cameToRest(velocity: 0))
    stage.finish()
    expect(stage.heights == [expected] && stage.header.freeHeight == expected)
  }

  @Test("The target of a deceleration is moved so that the header ends at a stop")
  func target() {
    var stage = SectionStage(.picture.snapping(), .tabs)
    stage.scroll(10)
    let before = stage.header
    expectEqual(stage.release(at: 140), 198)
    expectEqual(stage.release(at: 140, velocity: 0.5), 68)
    expectEqual(stage.release(at: 90, velocity: -0.5), 198)
    expect(stage.release(at: 68) == nil && stage.release(at: -400) == nil && stage.release(at: 300) == nil)
    expect(stage.header.state == before.state && stage.header.freeHeight == before.freeHeight)
  }

  @Test("A target from which content would end below its end stays")
  func targetBelowTheEnd() {
    var stage = SectionStage(.picture.snapping(), .tabs)
    stage.bottom = 90
    stage.scroll(10)
    expectNil(stage.release(at: 100))
  }

  @Test("A velocity that is not finite leaves the target")
  func invalidVelocity() {
    var stage = SectionStage(.picture.snapping())
    stage.scroll(10)
    expectNil(stage.release(at: 100, velocity: .nan))
    expect(!stage.header.handle(.cameToRest(velocity: .infinity)).isAnimating)
  }

  @Test("At rest the content moves with the header that it touches")
  func contentMovesAlong() {
    var stage = SectionStage(.picture.snapping(), .tabs)
    stage.scroll(50)
    expect(stage.header.handle(.cameToRest(velocity: 0)).isAnimating)
    expect(stage.finish() == 198 && stage.heights == [150, 48])
  }

  @Test("At rest over content the header moves alone")
  func headerMovesAlone() {
    var stage = SectionStage(.row.snapping(), .tabs)
    stage.scroll(1000)
    stage.scroll(-30)
    stage.header.handle(.cameToRest(velocity: 0))
    expect(stage.finish() == nil && stage.heights == [44, 48])
    expectNil(stage.header.state.direction)
  }

  @Test("Higher stops are taken where the content would be moved below its end")
  func higherStops() {
    var stage = SectionStage(.picture.snapping())
    stage.bottom = 60
    stage.scroll(90)
    stage.header.handle(.cameToRest(velocity: 0))
    expect(stage.finish() == 150 && stage.heights == [150])
  }

  @Test("Sections at their stops and those that don't snap stay")
  func atRest() {
    var stage = SectionStage(.picture, .tabs.snapping())
    stage.scroll(50)
    let update = stage.header.handle(.cameToRest(velocity: 0))
    expect(!update.isAnimating && stage.heights == [100, 48])
    expectEqual(stage.header.state.direction, .up)
  }

  @Test("A section within the tolerance of a stop is at it")
  func tolerance() {
    var stage = SectionStage(.picture.snapping()) { $0.tolerance = 0.25 }
    stage.scroll(0.2)
    expect(!stage.header.handle(.cameToRest(velocity: 0)).isAnimating)
    stage.scroll(0.1)
    expect(stage.header.handle(.cameToRest(velocity: 0)).isAnimating)
  }
}
