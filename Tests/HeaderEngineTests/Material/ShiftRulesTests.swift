import Testing

@testable import HeaderEngine

/// Creates a header of 76...160 points, 56 of which can shift, that follows a finger over 4000 points of
/// content.
private func stage(
  _ behavior: FlexibleHeaderShiftBehavior = .enabled,
  configuration: (inout MaterialConfiguration) -> Void = { _ in }
) -> MaterialStage {
  var stage = MaterialStage(behavior, configuration: configuration)
  stage.track()
  stage.drag(to: -160)
  return stage
}

@Suite("Shift of a flexible header while scrolling") struct ShiftRulesTests {
  @Test("Only the part of a move beyond the minimum height shifts the header")
  func moveShiftsBeyondTheMinimum() {
    var stage = stage()
    expectEqual(stage.drag(to: -56)?.top, -20)
    expectEqual(stage.drag(to: -100)?.top, 0)
  }

  @Test("The header returns after the anchor length", arguments: FlexibleHeaderContentImportance.allCases)
  func headerReturnsAfterTheAnchorLength(importance: FlexibleHeaderContentImportance) {
    let anchor = importance == .high ? 25.0 : 175
    var stage = stage { $0.contentImportance = importance }
    stage.drag(to: 1000)
    expectEqual(stage.header.shift.accumulator, 56 + anchor)
    expectEqual(stage.drag(to: 1000 - anchor)?.top, -56)
    expectEqual(stage.drag(to: 1000 - anchor - 10)?.top, -46)
  }

  @Test("A drag beyond 5 points sets the intent, a shorter one doesn't")
  func dragBeyondTheSlopSetsTheIntent() {
    var stage = stage()
    stage.drag(to: -155)
    expect(!stage.header.shift.wantsToBeHidden)
    stage.drag(to: -154)
    expect(stage.header.shift.wantsToBeHidden)
    stage.drag(to: -159)
    expect(stage.header.shift.wantsToBeHidden)
    stage.drag(to: -160)
    expect(!stage.header.shift.wantsToBeHidden)
  }

  @Test("A header that can't shift is never on its way off-screen")
  func disabledHeaderHasNoIntent() {
    var stage = stage(.disabled)
    stage.drag(to: 100)
    expect(!stage.isShiftedOffscreen && stage.layout?.top == 0)
  }

  @Test("A command resets the sum of the drag before it") func commandResetsTheSum() {
    var stage = stage()
    stage.drag(to: -100)
    stage.send(.shiftCommanded(hide: false, animated: false))
    stage.drag(to: -98)
    expect(!stage.header.shift.wantsToBeHidden)
  }

  @Test("Pulling past the end of the content doesn't move the header")
  func pullPastTheEndDoesNotMoveTheHeader() {
    var stage = stage()
    stage.drag(to: 3432)
    let before = stage.header.shift.accumulator
    stage.drag(to: 3500)
    stage.drag(to: 3440)
    expectEqual(stage.header.shift.accumulator, before)
  }

  @Test("Scrubbing doesn't bring the header back") func scrubbingDoesNotBringTheHeaderBack() {
    var stage = stage()
    stage.drag(to: 0)
    stage.configure { $0.isTrackingScrollViewBeingScrubbed = true }
    expectEqual(stage.drag(to: -30)?.top, -56)
  }

  @Test(
    "Metrics that aren't usable keep the last state", arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func unusableMetricsKeepTheState(bad: Double) {
    var stage = stage()
    stage.drag(to: -46)
    let before = stage.header.shift
    expectNil(stage.drag(to: bad))
    expectEqual(stage.header.shift, before)
    expectEqual(stage.drag(to: -46)?.top, -30)
  }
}

@Suite("Settling of a partly shifted header") struct HeaderSettlingTests {
  @Test("A drag that ends half way starts the animation, which ends in place")
  func dragThatEndsHalfWaySettles() {
    var stage = stage()
    stage.drag(to: 1000)
    stage.drag(to: 1000 - 175 - 26)
    stage.release()
    expect(stage.header.isAnimating && stage.header.shift.accumulator == 30)
    stage.settle()
    expect(!stage.header.isAnimating && stage.layout?.top == 0)
  }

  @Test("A partly shifted header that covers no content stays where it is")
  func headerThatCoversNoContentStays() {
    var stage = stage()
    stage.drag(to: -46)
    stage.release()
    expect(!stage.header.isAnimating && stage.header.shift.accumulator == 30)
  }

  @Test(
    "At the end of deceleration the header leaves from three quarters on",
    arguments: [(41.0, false), (42, true), (43, true)])
  func endOfDecelerationSettles(shift: Double, leaves: Bool) {
    var stage = stage()
    stage.drag(to: 1000)
    stage.release(willDecelerate: true)
    stage.scroll(to: 1000 - 175 - 56 + shift)
    stage.send(.deceleratingEnded)
    expect(stage.header.isAnimating)
    expectEqual(stage.header.shift.wantsToBeHidden, leaves)
  }

  @Test("A finger that stops the content is not the end of deceleration")
  func fingerThatStopsTheContentDoesNotSettle() {
    var stage = stage()
    stage.drag(to: 1000)
    stage.release(willDecelerate: true)
    stage.drag(to: 1000 - 175 - 26)
    stage.send(.deceleratingEnded)
    expect(!stage.header.isAnimating)
  }

  @Test("A finger stops the animation") func fingerStopsTheAnimation() {
    var stage = stage()
    stage.send(.shiftCommanded(hide: true, animated: true))
    expect(stage.header.isAnimating)
    stage.drag(to: -159)
    expect(!stage.header.isAnimating)
  }

  @Test("No frame duration makes the animation overshoot", arguments: [0, 1e-9, 0.004, 0.1, 1, 1000])
  func frameDurationsDoNotOvershoot(duration: Double) {
    var stage = stage()
    stage.send(.shiftCommanded(hide: true, animated: true))
    stage.send(.animationTicked(duration: duration))
    expect((0...56).contains(stage.header.shift.accumulator))
  }

  @Test("Frame durations that aren't positive numbers are ignored", arguments: [Double.nan, .infinity, -1])
  func unusableFrameDurationsAreIgnored(duration: Double) {
    var stage = stage()
    stage.send(.shiftCommanded(hide: true, animated: true))
    stage.send(.animationTicked(duration: duration))
    expectEqual(stage.header.shift.accumulator, 0)
  }

  @Test("A resting offset never leaves the header half way") func restingOffsetIsNeverHalfWay() {
    var stage = stage()
    func rest(_ target: Double) -> Double? {
      stage.header.restingOffset(for: target, stage.scrollView.metrics, stage.surroundings)
    }
    stage.drag(to: -50)
    expectEqual(rest(-30), 0)
    stage.drag(to: -60)
    expectEqual(rest(-30), -76)
    expectNil(rest(10))
    expectNil(rest(.nan))
  }
}
