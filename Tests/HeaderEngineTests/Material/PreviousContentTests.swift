import Testing

@testable import HeaderEngine

@Suite("Events that only move the content") struct PreviousContentTests {
  /// A change of a scroll view, or an event, in a random session.
  private enum Step {
    case drag(Double)
    case release
    case insets(Double)
    case indicator(Double)
    case contentHeight(Double)
    case safeArea(Double)
    case statusBar(isHidden: Bool)
    case voiceOver(Bool)
    case shift(hide: Bool)
    case tick
    case behavior(FlexibleHeaderShiftBehavior)
    case heights(Double)
    case rotate(begins: Bool)
    case faultyInset

    init(_ random: inout RandomSections) {
      switch random.below(60) {
      case 0: self = .release
      case 1: self = .insets(Double(random.below(40)))
      case 2: self = .indicator(Double(random.below(40)))
      case 3: self = .contentHeight(Double(300 + 400 * random.below(4)))
      case 4: self = .safeArea(Double(random.below(3)) * 20)
      case 5: self = .statusBar(isHidden: random.chance(50))
      case 6: self = .voiceOver(random.chance(30))
      case 7: self = .shift(hide: random.chance(50))
      case 8, 9: self = .tick
      case 10:
        self = .behavior(
          [.disabled, .enabled, .enabledWithStatusBar, .hideable][random.below(4)])
      case 11: self = .heights(Double(100 + random.below(200)))
      case 12: self = .rotate(begins: random.chance(20))
      case 13: self = .faultyInset
      default: self = .drag(Double(random.below(5)) * 30 - 60)
      }
    }
  }

  private func play(_ step: Step, on stage: inout MaterialStage) {
    switch step {
    case .drag(let distance):
      stage.drag(to: max(-400, min(4000, stage.scrollView.metrics.offset + distance)))
    case .release: stage.release()
    case .insets(let top): stage.scrollView.setContentInset(top: top, bottom: 0.5 * top)
    case .indicator(let top): stage.scrollView.metrics.indicatorInsetTop = top
    case .contentHeight(let height): stage.scrollView.metrics.contentHeight = height
    case .safeArea(let top): stage.scrollView.setSafeArea(top: top)
    case .statusBar(let isHidden):
      stage.surroundings.isStatusBarHidden = isHidden
      stage.surroundings.statusBarHeight = isHidden ? 0 : 20
    case .voiceOver(let isRunning): stage.surroundings.isVoiceOverRunning = isRunning
    case .shift(let hide): stage.send(.shiftCommanded(hide: hide, animated: true))
    case .tick: stage.send(.animationTicked(duration: 0.1))
    case .behavior(let behavior): stage.configure { $0.shiftBehavior = behavior }
    case .heights(let maximum): stage.configure { $0.heights.setMaximum(maximum) }
    case .rotate(let begins): stage.send(begins ? .sizeTransitionBegan : .sizeTransitionEnded)
    case .faultyInset:
      let inset = stage.scrollView.metrics.indicatorInsetTop
      stage.scrollView.metrics.indicatorInsetTop = .nan
      stage.scroll(to: stage.scrollView.metrics.offset + 10)
      stage.scrollView.metrics.indicatorInsetTop = inset
    }
  }

  private func areEqual(_ one: MaterialStage, _ other: MaterialStage) -> Bool {
    let (header, otherHeader) = (one.header, other.header)
    return one.scrollView.metrics == other.scrollView.metrics && one.layout == other.layout
      && header.layout == otherHeader.layout && header.shift == otherHeader.shift
      && header.shadow == otherHeader.shadow
      && header.statusBar == otherHeader.statusBar
  }

  /// Returns the first step after which a header that remembers the content differs from one that doesn't.
  private func difference(seed: UInt64, _ change: (inout MaterialConfiguration) -> Void) -> String? {
    var random = RandomSections(seed: seed)
    var stage = MaterialStage(.enabled, configuration: change)
    stage.track()
    var forgetful = stage
    for number in 0..<2000 {
      let step = Step(&random)
      forgetful.header.previous.forget()
      play(step, on: &stage)
      play(step, on: &forgetful)
      if !areEqual(stage, forgetful) { return "step \(number), \(step): \(stage), not \(forgetful)" }
    }
    return nil
  }

  @Test(
    "A header that remembers the content acts like one that lays out anew",
    arguments: 1...20 as ClosedRange<UInt64>)
  func sameAsLayout(seed: UInt64) {
    let corrected = difference(seed: seed) {
      $0.correctsOriginalBehavior = true
      $0.extendsShortContent = seed % 2 == 0
      $0.insetFollowsVisibleHeight = seed % 5 == 0
    }
    expectNil(corrected)
    expectNil(difference(seed: seed) { _ in })
  }

  @Test("A scroll event that changes nothing but the offset needs no whole layout")
  func remembers() {
    var stage = MaterialStage(.enabled)
    stage.track()
    stage.drag(to: -100)
    let metrics = stage.scrollView.metrics
    expect(stage.header.previous.isUnchanged(metrics, stage.surroundings))
    stage.scrollView.setContentInset(bottom: 5)
    expect(!stage.header.previous.isUnchanged(stage.scrollView.metrics, stage.surroundings))
  }
}
