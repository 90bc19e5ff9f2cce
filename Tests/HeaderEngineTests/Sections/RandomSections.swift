import HeaderEngine

/// Reproducible random headers and events (SplitMix generator by Steele, Lea, and Flood).
struct RandomSections {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(next() >> 11) * 0x1p-53 * (range.upperBound - range.lowerBound)
  }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  // MARK: Headers

  mutating func section(_ identifier: String = "") -> SectionConfiguration {
    let maximum = Double(below(200))
    let minimum: Double? = chance(40) ? nil : Double(below(Int(maximum) + 1))
    let entrances: [SectionConfiguration.Entrance] = [.atTop, .always, .alwaysCollapsed]
    return SectionConfiguration(
      identifier: identifier, maximumHeight: maximum, minimumHeight: minimum,
      exit: chance(50) ? .leaves : .stays, entrance: entrances[below(3)],
      collapsePriority: chance(60) ? 0 : below(5) - 2, snaps: chance(50))
  }

  mutating func configuration() -> SectionedHeader.Configuration {
    var configuration = SectionedHeader.Configuration()
    configuration.sections = (0..<below(6)).map { section("\($0)") }
    configuration.hideThreshold = chance(50) ? 0 : Double(below(40))
    configuration.revealThreshold = chance(50) ? 0 : Double(below(40))
    configuration.tolerance = chance(70) ? 1e-6 : 0.25
    configuration.isMotionReduced = true
    return configuration
  }

  // MARK: Events

  /// Returns the end of the content, which is long, short, or in between.
  mutating func bottom(_ header: SectionedHeader) -> Double {
    switch below(10) {
    case 0: header.maximumVisibleHeight + 100
    case 1, 2: number(-50...max(0, header.maximumVisibleHeight))
    default: -3000
    }
  }

  mutating func freeHeight(_ header: SectionedHeader) -> Double {
    let now = header.freeHeight ?? header.maximumVisibleHeight
    switch below(10) {
    case 0: return header.visibleHeight
    case 1: return header.maximumVisibleHeight + number(0...60)
    case 2: return number(-3100...header.maximumVisibleHeight + 60)
    case 3: return now
    default: return now + number(-60...60)
    }
  }

  mutating func event(_ header: SectionedHeader, bottom: Double) -> SectionedHeader.Event {
    let velocity = [0, 0, -0.5, 0.5][below(4)]
    let section = chance(50) || header.configuration.sections.isEmpty ? nil : below(6)
    switch below(20) {
    case 0: return .layout(freeHeight: freeHeight(header), bottomFreeHeight: bottom)
    case 1:
      return .willEndDragging(
        velocity: velocity, targetFreeHeight: freeHeight(header), bottomFreeHeight: bottom)
    case 2: return .cameToRest(velocity: velocity)
    case 3: return .expand(section: section, animated: true)
    case 4: return .collapse(section: section, animated: true)
    case 5: return .trackAnother(freeHeight: freeHeight(header), bottomFreeHeight: bottom)
    default: return .scroll(freeHeight: freeHeight(header), bottomFreeHeight: bottom)
    }
  }
}
