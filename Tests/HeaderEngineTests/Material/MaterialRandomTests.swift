import Testing

@testable import HeaderEngine

@Suite("Flexible header with random events") struct MaterialRandomTests {
  private func event(_ random: inout LinearCongruence) -> MaterialHeader.Event {
    let events: [MaterialHeader.Event] = [
      .scrolled, .scrolled, .scrolled, .laidOut, .refreshed, .contentRepositioned,
      .draggingEnded(willDecelerate: random.bool()), .deceleratingEnded, .scrollingAnimationEnded,
      .animationTicked(duration: random.length()),
      .shiftCommanded(hide: random.bool(), animated: random.bool()),
      .adjustedInsetChanged, .safeAreaReported(random.length(), top: random.length()), .statusBarUpdated,
      .sizeTransitionBegan, .sizeTransitionEnded,
      .trackingBegan(isSwitch: random.bool(), isTable: random.bool()), .announced,
      .trackingEnded, .scrollViewLost, .contentSizeChanged,
    ]
    return events.randomElement(using: &random) ?? .scrolled
  }

  private func change(_ configuration: inout MaterialConfiguration, _ random: inout LinearCongruence) {
    configuration.heights.setMinimum(random.length())
    configuration.heights.setMaximum(random.length())
    configuration.minimumHeaderViewHeight = random.length()
    configuration.visibleShadowOpacity = random.length()
    configuration.shiftBehavior =
      FlexibleHeaderShiftBehavior.allCases.randomElement(using: &random) ?? .disabled
    configuration.isSharedWithManyScrollViews = random.bool()
    configuration.keepsContentAtTop = random.bool()
    configuration.extendsShortContent = random.bool()
    configuration.correctsOriginalBehavior = random.bool()
    configuration.returnDistance = random.length()
  }

  @Test("Random values never lead to values that aren't finite", arguments: [1, 2, 3] as [UInt64])
  func randomValuesLeadToFiniteValues(seed: UInt64) {
    var random = LinearCongruence(state: seed)
    var header = MaterialHeader()
    var waiting: [MaterialHeader.Event] = []
    for _ in 0..<8000 {
      let metrics = random.bool() ? random.metrics(oddity: 30) : random.metrics(oddity: 1000)
      let scroll = Int.random(in: 0..<20, using: &random) == 0 ? nil : metrics
      let surroundings = Surroundings(
        headerHeight: random.length(oddity: 50), statusBarHeight: random.length(oddity: 50),
        isStatusBarHidden: random.bool(), isVoiceOverRunning: random.bool())
      var update: HeaderUpdate<MaterialLayout>
      if Int.random(in: 0..<10, using: &random) == 0 {
        update = header.configure(scroll: scroll, surroundings) { change(&$0, &random) }
      } else {
        // A write may cause any number of other events.
        let next = random.bool() ? waiting.popLast() : nil
        update = header.handle(next ?? event(&random), scroll, surroundings)
      }
      if let next = update.next { waiting.append(next) }
      check(update, header, random: &random, scroll, surroundings)
    }
  }

  private func check(
    _ update: HeaderUpdate<MaterialLayout>, _ header: MaterialHeader, random: inout LinearCongruence,
    _ scroll: ScrollMetrics?, _ surroundings: Surroundings
  ) {
    expect(update.write.isFinite)
    if let layout = update.layout {
      expect(layout.top.isFinite && layout.height.isFinite && layout.height >= 0)
      expect((0...1).contains(layout.collapseProgress) && (0...1).contains(layout.shiftProgress))
      expect((0...1).contains(layout.shiftedContentAlpha))
    }
    let phase = header.phase
    expect(phase.value.isFinite && phase.percentage.isFinite && phase.percentage >= 0)
    if phase.phase != .overExtending { expectAtMost(phase.percentage, 1) }
    expect((0...1).contains(header.shadow.opacity) && (0...1).contains(header.shadow.intensity))
    expect(header.statusBar.offset.isFinite)
    guard let scroll else { return }
    let rest = header.restingOffset(for: random.length(), scroll, surroundings)
    expectNotEqual(rest?.isFinite, false)
    var heightWhenLeft = random.bool() ? 76.0 : nil
    let announcement = header.announcement(of: scroll, heightWhenLeft: &heightWhenLeft, surroundings)
    expect(announcement.isFinite)
  }

  @Test("A minimum height above the height of a header without scroll view keeps the percentage at 0")
  func percentageStaysInItsRange() {
    var stage = MaterialStage()
    stage.send(.safeAreaReported(0, top: 0))
    stage.surroundings.headerHeight = 56
    stage.configure { $0.heights.setMinimum(100) }
    stage.send(.shiftCommanded(hide: false, animated: false))
    expectEqual(stage.header.phase.percentage, 0)
  }

  @Test("A top edge that isn't usable counts as 0 when the safe area is reported")
  func safeAreaReportWithUnusableTop() {
    var header = MaterialHeader()
    let update = header.handle(.safeAreaReported(20, top: .nan), nil, Surroundings())
    expectEqual(update.layout?.top, 0)
  }

  @Test("Tracking ends and the header's part is removed even if the metrics aren't usable")
  func trackingEndsWithUnusableMetrics() {
    var stage = MaterialStage()
    stage.track()
    stage.scrollView.metrics.contentInsetTop = .nan
    expectEqual(stage.leave().metrics.own, ScrollNeeds())
  }
}
