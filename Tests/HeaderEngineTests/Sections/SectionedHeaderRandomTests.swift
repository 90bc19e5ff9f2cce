import HeaderEngine
import Testing

@Suite("Sectioned headers in random sessions") struct SectionedHeaderRandomTests {
  private static let slack = 1e-6

  @Test("Random events keep all limits and leave no gap, and agree with a second implementation")
  func differential() {
    var random = RandomSections(seed: 14)
    var events = 0
    while events < 120_000 {
      var header = SectionedHeader()
      header.configure(random.configuration())
      var naive = NaiveSectionedHeader(header.configuration)
      var bottom = random.bottom(header)
      for _ in 0..<60 {
        if random.chance(4) { bottom = random.bottom(header) }
        let event = random.event(header, bottom: bottom)
        let update = header.handle(event)
        let answer = naive.handle(event)
        events += 1
        let leavesNoGap = naive.countedBefore == nil || naive.counted - header.visibleHeight < Self.slack
        guard keepsLimits(header), leavesNoGap, agree(header, naive),
          same(update.targetFreeHeight ?? update.freeHeight, answer)
        else {
          Issue.record(
            "\(event): \(header.visibleHeights) \(update), expected \(naive.sections), \(answer ?? 0)")
          return
        }
        if random.chance(4), let index = header.configuration.sections.indices.randomElement(using: &random) {
          changeHeight(of: index, in: &header, &naive, &random)
        }
      }
    }
  }

  @Test("A move in pieces gives the same visible heights as the whole move")
  func pieces() {
    var random = RandomSections(seed: 2)
    for _ in 0..<3000 {
      var whole = SectionedHeader()
      whole.configure(random.configuration())
      let bottom = random.bottom(whole)
      for _ in 0..<15 {
        let start = whole.freeHeight ?? whole.maximumVisibleHeight
        whole.handle(.scroll(freeHeight: start, bottomFreeHeight: bottom))
        var pieces = whole
        let target = start + random.number(-300...300)
        whole.handle(.scroll(freeHeight: target, bottomFreeHeight: bottom))
        for step in 1...5 {
          let place = step == 5 ? target : start + (target - start) * Double(step) / 5
          pieces.handle(.scroll(freeHeight: place, bottomFreeHeight: bottom))
        }
        let heights = zip(whole.visibleHeights, pieces.visibleHeights)
        guard heights.allSatisfy({ abs($0 - $1) < Self.slack }) else {
          Issue.record("from \(start) to \(target): \(pieces.visibleHeights), not \(whole.visibleHeights)")
          return
        }
      }
    }
  }

  @Test("The same event twice changes nothing")
  func repetition() {
    var random = RandomSections(seed: 3)
    for _ in 0..<2000 {
      var header = SectionedHeader()
      header.configure(random.configuration())
      let bottom = random.bottom(header)
      for _ in 0..<20 {
        let place = random.freeHeight(header)
        header.handle(.scroll(freeHeight: place, bottomFreeHeight: bottom))
        let state = header.state
        let update = header.handle(.scroll(freeHeight: place, bottomFreeHeight: bottom))
        expect(!update.layoutChanged && !update.liftedChanged && header.state == state)
      }
    }
  }

  @Test("Up and down by the same distance while touching returns to the same height")
  func thereAndBack() {
    var random = RandomSections(seed: 4)
    for _ in 0..<4000 {
      var header = SectionedHeader()
      header.configure(random.configuration())
      let top = header.maximumVisibleHeight
      header.handle(.scroll(freeHeight: top, bottomFreeHeight: -3000))
      let way = random.number(0...max(0, top - header.minimumVisibleHeight))
      let first = random.number(0...way)
      let expanded = header.visibleHeights
      header.handle(.scroll(freeHeight: top - first, bottomFreeHeight: -3000))
      let height = header.visibleHeight
      header.handle(.scroll(freeHeight: top - way, bottomFreeHeight: -3000))
      header.handle(.scroll(freeHeight: top - first, bottomFreeHeight: -3000))
      expectLess(abs(header.visibleHeight - height), Self.slack)
      header.handle(.scroll(freeHeight: top, bottomFreeHeight: -3000))
      expect(zip(header.visibleHeights, expanded).allSatisfy { abs($0 - $1) < Self.slack })
    }
  }

  @Test("Random configurations, commands, frames and numbers that are not finite keep every frame finite")
  func hostileSessions() {
    var random = RandomSections(seed: 5)
    for _ in 0..<300 {
      var header = SectionedHeader()
      header.configure(random.configuration())
      for _ in 0..<60 {
        disturb(&header, &random)
        let bottom = random.chance(95) ? random.bottom(header) : random.badNumber()
        var event = random.event(header, bottom: bottom)
        if random.chance(5) { event = .scroll(freeHeight: random.badNumber(), bottomFreeHeight: bottom) }
        header.handle(event)
        if random.chance(50) { header.advance(by: random.chance(90) ? 0.016 : random.badNumber()) }
        expect(keepsLimits(header))
        header.forEachSection { _, layout in
          expect(layout.y.isFinite && layout.height.isFinite && layout.height >= 0)
          expect((0...1).contains(layout.collapseProgress) && (0...1).contains(layout.exitProgress))
        }
        expect(header.height.isFinite && header.progress.isFinite && header.overlap.isFinite)
      }
    }
  }

  // MARK: -

  private func disturb(_ header: inout SectionedHeader, _ random: inout RandomSections) {
    guard random.chance(20) else { return }
    var configuration = header.configuration
    switch random.below(6) {
    case 0: configuration.sections.insert(random.section("\(random.next())"), at: 0)
    case 1: configuration.sections.shuffle(using: &random)
    case 2: configuration.sections = configuration.sections.dropLast()
    case 3: configuration.isAssistiveTechnologyRunning.toggle()
    case 4: configuration.boundsHeight = random.chance(50) ? nil : Double(random.below(400))
    default:
      if let index = configuration.sections.indices.randomElement(using: &random) {
        configuration.sections[index].maximumHeight = random.badNumber()
        configuration.sections[index].containsFirstResponder.toggle()
      }
      configuration.topSafeArea = random.badNumber()
    }
    configuration.isMotionReduced = random.chance(50)
    header.configure(configuration)
  }

  private func changeHeight(
    of index: Int, in header: inout SectionedHeader, _ naive: inout NaiveSectionedHeader,
    _ random: inout RandomSections
  ) {
    var configuration = header.configuration
    if random.chance(50) {
      configuration.sections[index].maximumHeight = Double(random.below(200))
    } else {
      configuration.sections[index].minimumHeight = Double(random.below(200))
    }
    let changes = configuration.sections[index] != header.configuration.sections[index]
    header.configure(configuration)
    if changes { naive.change(index, to: configuration.sections[index]) }
  }

  private func keepsLimits(_ header: SectionedHeader) -> Bool {
    var sum = 0.0
    var isInLimits = true
    header.forEachSection { index, layout in
      sum += layout.visibleHeight
      let rules = header.configuration.sections[index]
      let mayLeave = rules.exit == .leaves || header.mayLeave(sectionAt: index)
      let least = mayLeave ? 0 : max(0, rules.minimumHeight)
      let isRight = layout.visibleHeight >= least && layout.visibleHeight <= rules.maximumHeight
      if !isRight { isInLimits = false }
    }
    return isInLimits && abs(sum - header.visibleHeight) < Self.slack && header.gap < Self.slack
  }

  private func agree(_ header: SectionedHeader, _ naive: NaiveSectionedHeader) -> Bool {
    zip(header.visibleHeights, naive.sections).allSatisfy { abs($0 - $1.visible) < Self.slack }
  }

  private func same(_ one: Double?, _ other: Double?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return abs(one - other) < Self.slack
  }
}

extension RandomSections {
  mutating func badNumber() -> Double {
    let numbers = [
      Double.nan, .infinity, -.infinity, -1, -1e300, .greatestFiniteMagnitude, 1e12, .leastNonzeroMagnitude,
    ]
    return numbers[below(numbers.count)]
  }
}

extension RandomSections: RandomNumberGenerator {}

extension SectionedHeader {
  /// The empty space between the header and its content, in points. It is negative if the header covers
  /// content.
  fileprivate var gap: Double {
    min(freeHeight ?? 0, maximumVisibleHeight) - visibleHeight
  }
}
