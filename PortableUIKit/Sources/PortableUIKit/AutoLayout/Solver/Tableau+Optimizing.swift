/// The primal and the dual simplex method.
extension Tableau {
  /// More pivots than any well-formed system needs; rounding errors must have caused a cycle.
  private static let longestSearch = 20_000

  // MARK: Minimizing errors

  /// Minimizes the errors. The rows must be feasible.
  mutating func minimize() {
    for level in objectives.indices {
      var steps = 0
      while let (entering, direction) = improvement(at: level), steps < Self.longestSearch {
        guard let index = firstRowToRunDry(entering, direction) else { break }
        pivot(entering, rowAt: index)
        steps += 1
      }
    }
  }

  /// Minimizes the artificial sum.
  mutating func minimizeArtificial() {
    var steps = 0
    while let sum = artificial, let (entering, direction) = improvement(of: sum, below: 0),
      steps < Self.longestSearch
    {
      guard let index = firstRowToRunDry(entering, direction) else { break }
      pivot(entering, rowAt: index)
      steps += 1
    }
  }

  private func improvement(at level: Int) -> (SolverVariable, Double)? {
    improvement(of: objectives[level].row, below: level)
  }

  /// Returns the first unknown whose change decreases a sum without changing those of the more important
  /// levels.
  private func improvement(of sum: LinearRow, below level: Int) -> (SolverVariable, Double)? {
    for term in sum.terms {
      let kind = kind(of: term.variable)
      guard kind != .dummy, term.coefficient < 0 || kind == .free else { continue }
      let isNeutral = objectives[..<level].allSatisfy { $0.row.coefficient(of: term.variable) == 0 }
      if isNeutral { return (term.variable, term.coefficient < 0 ? 1 : -1) }
    }
    return nil
  }

  /// Returns the row whose unknown is the first to reach zero when `entering` moves. Ties are broken by
  /// creation order.
  private func firstRowToRunDry(_ entering: SolverVariable, _ direction: Double) -> Int? {
    var best: Int?
    var least = Double.infinity
    for index in rows.indices where isRestricted(basics[index]) {
      let slope = rows[index].coefficient(of: entering) * direction
      guard slope < 0 else { continue }
      let distance = max(0, rows[index].constant) / -slope
      let isNearer = distance < least - LinearRow.tiny
      if isNearer || (distance <= least + LinearRow.tiny && best.map { basics[index] < basics[$0] } ?? true) {
        least = min(least, distance)
        best = index
      }
    }
    return best
  }

  // MARK: Restoring feasibility

  /// Makes the rows feasible again after constants were shifted. The errors must have been minimal before and
  /// are minimal afterwards. Returns `false` if the required constraints contradict each other; the tableau
  /// is then unusable.
  mutating func restore() -> Bool {
    for index in rows.indices where kind(of: basics[index]) == .dummy {
      if abs(rows[index].constant) > Self.tolerance { return false }
    }
    var steps = 0
    while let index = firstNegativeRow {
      guard steps < Self.longestSearch, let entering = cheapestHelp(for: rows[index]) else { return false }
      pivot(entering, rowAt: index)
      steps += 1
    }
    return true
  }

  private var firstNegativeRow: Int? {
    var best: Int?
    for index in rows.indices where rows[index].constant < -Self.tolerance && isRestricted(basics[index]) {
      if best.map({ basics[index] < basics[$0] }) ?? true { best = index }
    }
    return best
  }

  /// Returns the unknown that increases a row at the least cost.
  private func cheapestHelp(for row: LinearRow) -> SolverVariable? {
    var best: LinearRow.Term?
    for term in row.terms {
      let kind = kind(of: term.variable)
      if kind == .free { return term.variable }
      guard kind != .dummy, term.coefficient > 0 else { continue }
      if best.map({ isCheaper(term, than: $0) }) ?? true { best = term }
    }
    return best?.variable
  }

  private func isCheaper(_ first: LinearRow.Term, than second: LinearRow.Term) -> Bool {
    for objective in objectives {
      let one = objective.row.coefficient(of: first.variable) / first.coefficient
      let two = objective.row.coefficient(of: second.variable) / second.coefficient
      if abs(one - two) > LinearRow.tiny { return one < two }
    }
    return false
  }
}
