extension SectionStack {
  /// The height that stays free below an expanded header in a low window, in points.
  private static let roomForContent = 44.0

  /// Returns the sections of a configuration. Those that were there before, with the rules `former`, keep their visible height.
  func adapted(to configuration: SectionedHeader.Configuration, from former: [SectionConfiguration])
    -> SectionStack
  {
    let rules = configuration.sections
    let room = configuration.boundsHeight.map { max(0, $0 - Self.roomForContent) } ?? .infinity
    let priorities = Self.order(of: rules)
    let maxima = Self.maxima(of: rules, order: priorities, room: room)
    let leaving = Self.leaving(configuration, maxima: maxima, order: priorities, room: room)
    let fits = maxima.reduce(0, +) <= room
    let least = rules.indices.reduce(0) { leaving[$1] ? $0 : $0 + rules[$1].minimumHeight }
    var matches = SectionMatches(former)
    let sections = rules.indices.map { index in
      // A section that can't be visible as a whole has to rest between its stops to be read.
      let mayRest = fits || least + maxima[index] <= room
      let limits = StackedSection.Limits(
        rules[index], maximum: maxima[index], leaves: leaving[index], snaps: mayRest && rules[index].snaps)
      guard let old = matches.take(rules[index].identifier) else { return StackedSection(limits) }
      return self.sections[old].adapted(to: limits, tolerance: configuration.tolerance)
    }
    return SectionStack(
      sections, collapseOrder: fits ? priorities : Array(rules.indices),
      stretchingIndex: rules.firstIndex { $0.isStretching })
  }

  /// Returns the indices of sections in the order of collapsing.
  private static func order(of rules: [SectionConfiguration]) -> [Int] {
    rules.indices.sorted { first, second in
      let (one, other) = (rules[first].collapsePriority, rules[second].collapsePriority)
      return one == other ? first < second : one > other
    }
  }

  /// Returns the maximum heights, lowered in the order of collapsing until content is visible below the header.
  private static func maxima(of rules: [SectionConfiguration], order: [Int], room: Double) -> [Double] {
    var maxima = rules.map { $0.maximumHeight }
    var excess = maxima.reduce(0, +) - room
    for index in order where excess > 0 {
      let cut = min(excess, maxima[index] - rules[index].minimumHeight)
      maxima[index] -= cut
      excess -= cut
    }
    return maxima
  }

  /// Returns whether each section may leave: by its rules, or because the collapsed header would cover all content otherwise.
  /// In that case, sections leave in the order of collapsing until the others fit.
  private static func leaving(
    _ configuration: SectionedHeader.Configuration, maxima: [Double], order: [Int], room: Double
  ) -> [Bool] {
    let rules = configuration.sections
    var leaves = rules.map {
      $0.exit == .leaves && !configuration.isAssistiveTechnologyRunning && !$0.containsFirstResponder
    }
    var least = 0.0
    for index in rules.indices where !leaves[index] {
      least += rules[index].containsFirstResponder ? maxima[index] : rules[index].minimumHeight
    }
    for index in order where least > room && !leaves[index] && !rules[index].containsFirstResponder {
      leaves[index] = true
      least -= rules[index].minimumHeight
    }
    return leaves
  }
}

extension StackedSection.Limits {
  fileprivate init(_ rules: SectionConfiguration, maximum: Double, leaves: Bool, snaps: Bool) {
    self.maximum = maximum
    self.leaves = leaves
    self.snaps = snaps
    minimum = rules.minimumHeight
    whole = rules.maximumHeight
    lowest = rules.containsFirstResponder ? maximum : leaves ? 0 : minimum
    collapseRange = Self.range(whole - minimum)
    exitRange = leaves ? Self.range(minimum) : .infinity
    stopsAtMinimum = leaves && rules.entrance == .alwaysCollapsed
    quick =
      switch rules.entrance {
      case .atTop: lowest
      case .always: maximum
      case .alwaysCollapsed: max(lowest, minimum)
      }
  }

  private static func range(_ distance: Double) -> Double {
    distance > Tolerance.sum ? distance : .infinity
  }
}
