extension SectionStack {
  /// The points that stay free below an expanded header in a low window.
  private static let roomForContent = 44.0

  /// The sections of a configuration; those that were there before keep their visible height.
  ///
  /// - Parameters:
  ///   - configuration: The sections' rules.
  ///   - names: The identifiers of the present sections, from top to bottom.
  func adapted(to configuration: SectionedHeader.Configuration, names: [String]) -> SectionStack {
    let rules = configuration.sections
    let order = rules.indices.sorted { first, second in
      let (one, other) = (rules[first].collapsePriority, rules[second].collapsePriority)
      return one == other ? first < second : one > other
    }
    let maxima = Self.maxima(of: rules, order: order, boundsHeight: configuration.boundsHeight)
    var matches = SectionMatches(names: names)
    let sections = rules.indices.map { index in
      let limits = StackedSection.Limits(
        rules[index], maximum: maxima[index],
        mayLeave: !configuration.isAssistiveTechnologyRunning)
      guard let old = matches.take(rules[index].identifier) else { return StackedSection(limits) }
      return self.sections[old].adapted(to: limits, tolerance: configuration.tolerance)
    }
    return SectionStack(
      sections, collapseOrder: order, stretchingIndex: rules.firstIndex { $0.isStretching })
  }

  /// The maximum heights, lowered in the order of collapsing until content can be seen below the header.
  private static func maxima(
    of rules: [SectionConfiguration], order: [Int], boundsHeight: Double?
  ) -> [Double] {
    var maxima = rules.map { $0.maximumHeight }
    guard let boundsHeight else { return maxima }
    var excess = maxima.reduce(0, +) - max(0, boundsHeight - roomForContent)
    for index in order where excess > 0 {
      let cut = min(excess, maxima[index] - rules[index].minimumHeight)
      maxima[index] -= cut
      excess -= cut
    }
    return maxima
  }
}

extension StackedSection.Limits {
  fileprivate init(_ rules: SectionConfiguration, maximum: Double, mayLeave: Bool) {
    self.maximum = maximum
    minimum = rules.minimumHeight
    whole = rules.maximumHeight
    let leaves = rules.exit == .leaves && mayLeave && !rules.containsFirstResponder
    lowest = rules.containsFirstResponder ? maximum : leaves ? 0 : minimum
    snaps = rules.snaps
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
    distance > StackedSection.leastDistance ? distance : .infinity
  }
}
