import HeaderEngine
import Testing

@Suite("Decisions of a stretchy header") struct StretchyHeaderTests {
  private func scroll(at offset: Double, inset: Double, safeArea: Double = 44, others: Double = 0)
    -> StretchyScroll
  {
    StretchyScroll(
      offset: offset, contentHeight: 3000, viewHeight: 800, contentInsetTop: inset,
      adjustedInsetTop: inset + safeArea + others, safeAreaTop: safeArea)
  }

  private func header(reference: Double = 250, minimum: Double = 80) -> StretchyHeader {
    var header = StretchyHeader()
    header.setReferenceHeight(reference)
    header.setMinimumHeight(minimum)
    return header
  }

  @Test func contentAtItsTopStaysThere() {
    var header = header()
    #expect(
      header.adapt(scroll(at: -44, inset: 0), isSettled: false) == StretchyWrite(inset: 250, offset: -294))
    header.setReferenceHeight(300)
    let grown = header.adapt(scroll(at: -294, inset: 250), isSettled: false)
    #expect(grown == StretchyWrite(inset: 300, offset: -344))
    #expect(header.withdraw(scroll(at: -344, inset: 300)) == StretchyWrite(inset: 0, offset: -44))
  }

  @Test func otherContentStaysWhereItIs() {
    var header = header()
    #expect(
      header.adapt(scroll(at: 500, inset: 7), isSettled: false) == StretchyWrite(inset: 257, offset: 500))
    #expect(header.withdraw(scroll(at: -100, inset: 257)) == StretchyWrite(inset: 7, offset: -51))
  }

  @Test func theSafeAreaIsNeverPartOfTheShare() {
    var header = header()
    for safeArea in [0.0, 20, 47, 91] {
      _ = header.adapt(scroll(at: 0, inset: header.share.amount, safeArea: safeArea), isSettled: true)
      #expect(header.share.amount == 250)
    }
  }

  @Test func atLeastTheMinimumIsKeptFree() {
    var header = header(reference: 40)
    _ = header.adapt(scroll(at: -44, inset: 0), isSettled: false)
    #expect(header.share.amount == 80)
  }

  @Test("Room beyond the safe area belongs to others (scenario 22)")
  func roomOfOthersDoesNotMoveTheTopEdge() {
    var header = header()
    _ = header.adapt(scroll(at: -44, inset: 0), isSettled: false)
    _ = header.follow(scroll(at: -400, inset: 250))
    let pulled = header.geometry
    _ = header.follow(scroll(at: -400, inset: 250, others: 60))
    #expect(header.geometry == pulled && header.geometry?.top == 44)
  }

  @Test("The inset follows what is visible (scenario 21)") func insetFollows() {
    var header = header()
    header.insetFollowsVisibleHeight = true
    _ = header.adapt(scroll(at: -44, inset: 0), isSettled: false)
    var inset = 250.0
    for (offset, expected) in [
      (-294.0, 250.0), (-200, 156), (-100, 56), (-44, 0), (300, 0), (-60, 16), (-500, 250),
    ] {
      inset = header.follow(scroll(at: offset, inset: inset)) ?? inset
      #expect(inset == expected, "at \(offset)")
    }
    header.isPinned = true
    #expect(header.follow(scroll(at: 300, inset: inset)) == 80)
  }

  @Test func flicksCarryAHeaderOpenWhoseInsetFollows() {
    var header = header()
    _ = header.adapt(scroll(at: -44, inset: 0), isSettled: false)
    #expect(header.restingOffset(velocity: -2, rate: 0.998, scroll(at: 0, inset: 250)) == nil)
    header.insetFollowsVisibleHeight = true
    let inset = header.follow(scroll(at: 0, inset: 250)) ?? .nan
    #expect(inset == 0)
    let moment = scroll(at: 0, inset: 0)
    #expect(header.restingOffset(velocity: -2, rate: 0.998, moment) == -294)
    #expect(abs((header.restingOffset(velocity: -0.3, rate: 0.998, moment) ?? 0) + 149.7) < 1e-6)
    #expect(header.restingOffset(velocity: -0.01, rate: 0.998, moment) == nil, "does not come so far")
    #expect(header.restingOffset(velocity: 2, rate: 0.998, moment) == nil)
    for odd in [Double.nan, .infinity, -.infinity, 0, 1, -1] {
      #expect(header.restingOffset(velocity: -2, rate: odd, moment) == nil)
      let offset = header.restingOffset(velocity: odd, rate: 0.998, moment)
      #expect(offset == nil || odd == -1)
    }
  }

  @Test func contentLeftBehindByANewSafeAreaIsTakenAlong() {
    var header = header()
    _ = header.adapt(scroll(at: -44, inset: 0), isSettled: false)
    _ = header.follow(scroll(at: -294, inset: 250))
    #expect(header.adapt(scroll(at: -294, inset: 250, safeArea: 91), isSettled: false) == nil)
    let write = header.adapt(scroll(at: -294, inset: 250, safeArea: 91), isSettled: true)
    #expect(write == StretchyWrite(inset: 250, offset: -341))
  }

  @Test func contentThatWasScrolledIsNotTakenAlong() {
    var header = header()
    _ = header.adapt(scroll(at: -44, inset: 0), isSettled: false)
    _ = header.follow(scroll(at: -200, inset: 250))
    #expect(header.adapt(scroll(at: -200, inset: 250, safeArea: 91), isSettled: true) == nil)
  }

  @Test func numbersThatMeanNothingLeaveEverythingAsItIs() {
    var header = header()
    _ = header.adapt(scroll(at: -44, inset: 0), isSettled: false)
    _ = header.follow(scroll(at: -294, inset: 250))
    header.setFadeDistance(30)
    let before = header
    for number in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      header.setReferenceHeight(number)
      header.setMinimumHeight(number)
      header.setFadeDistance(number)
      _ = header.follow(scroll(at: number, inset: 250))
      _ = header.adapt(scroll(at: -294, inset: 250, safeArea: number), isSettled: true)
      _ = header.follow(scroll(at: -294, inset: number))
    }
    #expect(header == before)
    header.setReferenceHeight(-5)
    header.setMinimumHeight(-5)
    header.setFadeDistance(-5)
    #expect(header.referenceHeight == 0 && header.minimumHeight == 0 && header.fadeDistance == 0)
  }

  @Test func randomNumbersNeverMakeAFrameThatIsNone() {
    var generator = LinearCongruence(state: 3)
    let odd = [Double.nan, .infinity, -.infinity, 1e308, -1e308, Double.leastNonzeroMagnitude, 0, -0.0, 1e9]
    func any() -> Double {
      Bool.random(using: &generator)
        ? Double.random(in: -2000...2000, using: &generator) : odd.randomElement(using: &generator) ?? 0
    }
    var header = StretchyHeader()
    var footer = RevealingFooter()
    for _ in 0..<20_000 {
      let scroll = StretchyScroll(
        offset: any(), contentHeight: any(), viewHeight: any(), contentInsetTop: any(),
        contentInsetBottom: any(), adjustedInsetTop: any(), adjustedInsetBottom: any(), safeAreaTop: any(),
        safeAreaBottom: any(), isTracking: .random(using: &generator), isMoving: .random(using: &generator))
      header.setReferenceHeight(any())
      header.setMinimumHeight(any())
      header.isPinned = .random(using: &generator)
      header.insetFollowsVisibleHeight = .random(using: &generator)
      let write = header.adapt(scroll, isSettled: .random(using: &generator))
      #expect(write?.inset.isFinite != false && write?.offset.isFinite != false)
      #expect(header.follow(scroll)?.isFinite != false)
      let geometry = header.geometry
      #expect(geometry?.top.isFinite != false && geometry?.height.isFinite != false)
      #expect((geometry?.height ?? 0) >= 0 && header.stretch.isFinite)
      footer.setReferenceHeight(any())
      footer.setMinimumHeight(any())
      footer.latch.setThreshold(any())
      let footerWrite = footer.adapt(scroll)
      #expect(footerWrite?.inset.isFinite != false && footerWrite?.offset.isFinite != false)
      _ = footer.follow(scroll)
      #expect(footer.top?.isFinite != false && footer.height.isFinite && footer.height >= 0)
      #expect((0...1).contains(footer.latch.progress))
    }
  }
}

/// Random numbers that are the same in each run.
private struct LinearCongruence: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
