import HeaderEngine

/// A second implementation of sectioned headers that follows the specification sentence by sentence,
/// regardless of cost. Animations complete at once.
struct NaiveSectionedHeader {
  struct Section {
    var rules: SectionConfiguration
    var visible: Double

    var lowest: Double { rules.exit == .leaves ? 0 : rules.minimumHeight }

    var quick: Double {
      switch rules.entrance {
      case .always: rules.maximumHeight
      case .alwaysCollapsed: rules.minimumHeight
      case .atTop: lowest
      }
    }

    var stops: [Double] {
      let middle = rules.exit == .leaves && rules.entrance == .alwaysCollapsed
      return [lowest] + (middle ? [rules.minimumHeight] : []) + [rules.maximumHeight]
    }

    func stop(velocity: Double, tolerance: Double) -> Double {
      guard rules.snaps, !stops.contains(where: { abs($0 - visible) <= tolerance }) else { return visible }
      let below = stops.filter { $0 < visible }.max() ?? visible
      let above = stops.filter { $0 > visible }.min() ?? visible
      if velocity > 0 { return below }
      if velocity < 0 { return above }
      return above - visible <= visible - below ? above : below
    }
  }

  var sections: [Section]
  var hideThreshold = 0.0
  var revealThreshold = 0.0
  var tolerance = 1e-6
  var free = 0.0
  var bottom = 0.0
  var countedBefore: Double?
  var direction = 0.0
  var thresholdLeft = 0.0
  // These depend on the rules alone, and each event reads them several times.
  private var maximum = 0.0
  private var collapseOrder: [Int] = []

  init(_ configuration: SectionedHeader.Configuration) {
    sections = configuration.sections.map { Section(rules: $0, visible: $0.maximumHeight) }
    hideThreshold = configuration.hideThreshold
    revealThreshold = configuration.revealThreshold
    tolerance = configuration.tolerance
    rulesDidChange()
  }

  private mutating func rulesDidChange() {
    maximum = sections.reduce(0) { $0 + $1.rules.maximumHeight }
    collapseOrder = []
    for priority in Set(sections.map(\.rules.collapsePriority)).sorted(by: >) {
      collapseOrder += sections.indices.filter { sections[$0].rules.collapsePriority == priority }
    }
  }

  var height: Double { sections.reduce(0) { $0 + $1.visible } }
  var least: Double { min(bottom, maximum) }
  var counted: Double { min(max(free, least), maximum) }
  var touches: Bool { countedBefore != nil && abs(height - counted) <= tolerance }

  mutating func handle(_ event: SectionedHeader.Event) -> Double? {
    switch event {
    case .scroll(let freeHeight, let bottomFreeHeight):
      scroll(freeHeight, bottomFreeHeight)
      return nil
    case .layout(let freeHeight, let bottomFreeHeight):
      move(freeHeight, bottomFreeHeight)
      closeGap()
      return nil
    case .willBeginDragging: return nil
    case .willEndDragging(let velocity, let target, let bottomFreeHeight):
      return self.target(target, bottomFreeHeight, velocity)
    case .cameToRest(let velocity): return rest(velocity)
    case .expand(let index, _):
      return command { index == nil || $0 == index ? $1.rules.maximumHeight : $1.visible }
    case .collapse(let index, _):
      return command { index == nil || $0 == index ? $1.lowest : $1.visible }
    case .trackAnother(let freeHeight, let bottomFreeHeight):
      move(freeHeight, bottomFreeHeight)
      direction = 0
      let place = freeHeight > height + tolerance ? moveContent(to: height) : nil
      closeGap()
      return place
    }
  }

  private mutating func move(_ freeHeight: Double, _ bottomFreeHeight: Double) {
    free = freeHeight
    bottom = bottomFreeHeight
    countedBefore = counted
  }

  private mutating func scroll(_ freeHeight: Double, _ bottomFreeHeight: Double) {
    let before = countedBefore
    move(freeHeight, bottomFreeHeight)
    if let before, abs(counted - before) > 1e-6 { follow(counted - before, before: before) }
    closeGap()
  }

  private mutating func follow(_ distance: Double, before: Double) {
    let sign: Double = distance < 0 ? -1 : 1
    if sign != direction {
      direction = sign
      thresholdLeft = sign < 0 ? hideThreshold : revealThreshold
    }
    var rest = abs(distance)
    if height > before + tolerance {
      let used = min(thresholdLeft, rest, sign < 0 ? .infinity : height - before)
      thresholdLeft -= used
      rest -= used
    }
    if sign < 0 {
      for index in collapseOrder {
        let step = min(rest, sections[index].visible - sections[index].lowest)
        sections[index].visible -= step
        rest -= step
      }
    } else if thresholdLeft == 0 {
      grow(rest) { $0.quick }
    }
  }

  private mutating func grow(_ distance: Double, upTo limit: (Section) -> Double) {
    var rest = distance
    for index in collapseOrder.reversed() {
      let step = min(rest, max(0, limit(sections[index]) - sections[index].visible))
      sections[index].visible += step
      rest -= step
    }
  }

  private mutating func closeGap() {
    guard countedBefore != nil else { return }
    grow(max(0, counted - height)) { $0.rules.maximumHeight }
  }

  private func target(_ target: Double, _ bottomFreeHeight: Double, _ velocity: Double) -> Double? {
    var copy = self
    copy.scroll(target, bottomFreeHeight)
    let stops = copy.sections.map { $0.stop(velocity: velocity, tolerance: tolerance) }
    let correction = stops.reduce(0, +) - copy.height
    guard copy.touches, target <= maximum, abs(correction) > 1e-6 else { return nil }
    return target + correction < copy.least ? nil : target + correction
  }

  private mutating func rest(_ velocity: Double) -> Double? {
    var goals = sections.map { $0.stop(velocity: velocity, tolerance: tolerance) }
    guard goals != sections.map(\.visible) else { return nil }
    if countedBefore != nil, movesContent(goals), goals.reduce(0, +) < least {
      goals = sections.map { $0.stop(velocity: -1, tolerance: tolerance) }
    }
    return go(to: goals)
  }

  private mutating func command(_ wish: (Int, Section) -> Double) -> Double? {
    let goals = sections.enumerated().map { wish($0, $1) }
    guard zip(goals, sections).contains(where: { abs($0 - $1.visible) > 1e-6 }) else { return nil }
    return go(to: goals)
  }

  private func movesContent(_ goals: [Double]) -> Bool {
    countedBefore != nil && (touches || goals.reduce(0, +) < counted)
  }

  private mutating func go(to goals: [Double]) -> Double? {
    let moves = movesContent(goals)
    for index in sections.indices { sections[index].visible = goals[index] }
    direction = 0
    if moves { return moveContent(to: height) }
    closeGap()
    return nil
  }

  private mutating func moveContent(to height: Double) -> Double? {
    let place = max(height, least)
    let moves = abs(place - free) > 1e-6
    if moves { move(place, bottom) }
    closeGap()
    return moves ? place : nil
  }

  /// Replaces the rules of one section.
  mutating func change(_ index: Int, to rules: SectionConfiguration) {
    let old = sections[index]
    sections[index].rules = rules
    rulesDidChange()
    let (lowest, highest) = (sections[index].lowest, rules.maximumHeight)
    if old.visible >= old.rules.maximumHeight - tolerance {
      sections[index].visible = highest
    } else if old.visible <= old.lowest + tolerance {
      sections[index].visible = lowest
    } else {
      sections[index].visible = min(max(old.visible, lowest), highest)
    }
    if countedBefore != nil { countedBefore = counted }
    closeGap()
  }
}
