import Testing

@testable import HeaderEngine

@Suite("Shifting (rule 4)") struct HeaderShiftTests {
  /// A header of 76...160 points, 56 of which can shift, over 4000 points of content.
  private struct Subject {
    var header = MaterialHeader()
    var offset = -160.0
    var isTracking = true
    let surroundings = Surroundings(statusBarHeight: 20)

    init(_ behavior: ShiftBehavior = .enabled) {
      _ = header.setMinimumHeight(76)
      _ = header.setMaximumHeight(160)
      _ = header.setBehavior(behavior)
      header.startTracking(InjectedInsets())
      _ = header.injection(into: state(inset: 0), surroundings)
      _ = scroll(to: -160)
    }

    func state(inset: Double = 160) -> ScrollState {
      ScrollState(
        offset: offset, contentHeight: 4000, viewHeight: 568, contentInsetTop: inset, adjustedInsetTop: inset,
        isTracking: isTracking)
    }

    @discardableResult mutating func scroll(to y: Double) -> HeaderUpdate? {
      offset = y
      return header.scroll(state(), surroundings)
    }

    mutating func send(_ event: MaterialHeader.Event) {
      _ = header.handle(event, state(), surroundings, height: 76)
    }
  }

  @Test func onlyThePartOfAMoveBeyondTheMinimumShifts() {
    var subject = Subject()
    #expect(subject.scroll(to: -56)?.top == -20)
    #expect(subject.scroll(to: -100)?.top == 0)
  }

  @Test func theHeaderReturnsAfterTheAnchorLength() {
    for (importance, anchor) in [(ContentImportance.default, 175.0), (.high, 25)] {
      var subject = Subject()
      subject.header.options.contentImportance = importance
      subject.scroll(to: 1000)
      #expect(subject.header.shift.accumulator == 56 + anchor)
      #expect(subject.scroll(to: 1000 - anchor)?.top == -56)
      #expect(subject.scroll(to: 1000 - anchor - 10)?.top == -46)
    }
  }

  @Test func aDragBeyondTheSlopIsAWishAndAShorterOneIsNot() {
    var subject = Subject()
    subject.scroll(to: -155)
    #expect(!subject.header.shift.wantsToBeHidden)
    subject.scroll(to: -154)
    #expect(subject.header.shift.wantsToBeHidden)
    subject.scroll(to: -159)
    #expect(subject.header.shift.wantsToBeHidden)
    subject.scroll(to: -160)
    #expect(!subject.header.shift.wantsToBeHidden)
  }

  @Test func aHeaderThatCannotShiftHasNoWish() {
    var subject = Subject(.disabled)
    subject.scroll(to: 100)
    #expect(!subject.header.isShiftedOffscreen(subject.state(), subject.surroundings, height: 76))
  }

  @Test func aCommandForgetsTheDragBeforeIt() {
    var subject = Subject()
    subject.scroll(to: -100)
    subject.send(.shiftCommanded(hide: false, animated: false))
    subject.scroll(to: -98)
    #expect(!subject.header.shift.wantsToBeHidden)
  }

  @Test func aDragThatEndsHalfWaySettles() {
    var subject = Subject()
    subject.scroll(to: 1000)
    subject.scroll(to: 1000 - 175 - 26)
    subject.send(.draggingEnded(willDecelerate: false))
    #expect(subject.header.isShiftAnimationRunning && subject.header.shift.accumulator == 30)
    for _ in 0..<120 { subject.send(.animationTicked(duration: 1 / 60)) }
    #expect(!subject.header.isShiftAnimationRunning && subject.header.shift.accumulator == 0)
  }

  @Test func aHeaderThatContentStillHoldsUpStaysWhereItIs() {
    var subject = Subject()
    subject.scroll(to: -46)
    subject.send(.draggingEnded(willDecelerate: false))
    #expect(!subject.header.isShiftAnimationRunning && subject.header.shift.accumulator == 30)
  }

  @Test func coastingSettlesByWhereItStops() {
    for (shift, hides) in [(41.0, false), (42, true), (43, true)] {
      var subject = Subject()
      subject.scroll(to: 1000)
      subject.send(.draggingEnded(willDecelerate: true))
      subject.isTracking = false
      subject.scroll(to: 1000 - 175 - 56 + shift)
      subject.send(.deceleratingEnded)
      #expect(subject.header.isShiftAnimationRunning)
      #expect(subject.header.shift.wantsToBeHidden == hides)
    }
  }

  @Test func aStopByAFingerIsNoNaturalStop() {
    var subject = Subject()
    subject.scroll(to: 1000)
    subject.send(.draggingEnded(willDecelerate: true))
    subject.scroll(to: 1000 - 175 - 26)
    subject.send(.deceleratingEnded)
    #expect(!subject.header.isShiftAnimationRunning)
  }

  @Test func aFingerStopsTheAnimation() {
    var subject = Subject()
    subject.send(.shiftCommanded(hide: true, animated: true))
    #expect(subject.header.isShiftAnimationRunning)
    subject.scroll(to: -159)
    #expect(!subject.header.isShiftAnimationRunning)
  }

  @Test func anyFrameLengthSettlesWithoutOvershoot() {
    for duration in [0, 1e-9, 0.004, 0.1, 1, 1000] {
      var subject = Subject()
      subject.send(.shiftCommanded(hide: true, animated: true))
      subject.send(.animationTicked(duration: duration))
      #expect((0...56).contains(subject.header.shift.accumulator), "\(duration)")
    }
    for duration in [Double.nan, .infinity, -1] {
      var subject = Subject()
      subject.send(.shiftCommanded(hide: true, animated: true))
      subject.send(.animationTicked(duration: duration))
      #expect(subject.header.shift.accumulator == 0, "\(duration)")
    }
  }

  @Test func pullingPastTheEndNeverReachesTheHeader() {
    var subject = Subject()
    subject.scroll(to: 3432)
    let before = subject.header.shift.accumulator
    subject.scroll(to: 3500)
    subject.scroll(to: 3440)
    #expect(subject.header.shift.accumulator == before)
  }

  @Test func theRestingPlaceIsNeverHalfWay() {
    var subject = Subject()
    subject.scroll(to: -50)
    #expect(subject.header.restingOffset(for: -30, subject.state(), subject.surroundings) == 0)
    subject.scroll(to: -60)
    #expect(subject.header.restingOffset(for: -30, subject.state(), subject.surroundings) == -76)
    #expect(subject.header.restingOffset(for: 10, subject.state(), subject.surroundings) == nil)
    #expect(subject.header.restingOffset(for: .nan, subject.state(), subject.surroundings) == nil)
  }

  @Test func scrubbingNeverBringsTheHeaderBack() {
    var subject = Subject()
    subject.scroll(to: 0)
    subject.header.options.isTrackingScrollViewBeingScrubbed = true
    #expect(subject.scroll(to: -30)?.top == -56)
  }

  @Test func measuresThatAreNoNumbersKeepTheLastGoodState() {
    var subject = Subject()
    subject.scroll(to: -46)
    let before = subject.header.shift
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(subject.scroll(to: bad) == nil)
      #expect(subject.header.shift == before)
    }
    #expect(subject.scroll(to: -46)?.top == -30)
  }
}
