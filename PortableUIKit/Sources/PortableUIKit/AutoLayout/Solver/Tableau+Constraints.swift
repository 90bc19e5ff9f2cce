/// Adding, changing, and removing constraints.
extension Tableau {
  // MARK: Adding

  /// Adds `expression ⋛ 0` under a number of the caller. The rows must be feasible and remain so, but the
  /// errors may not be minimal afterwards. A required constraint that contradicts others isn't added.
  mutating func add(
    _ expression: LinearRow, _ relation: SolverRelation, _ strength: SolverStrength, owner: Int
  ) throws(SolverConflict) -> SolverToken {
    var row = reduced(expression)
    if relation == .atMost { row.multiply(by: -1) }
    let token = makeToken(relation, strength, owner: owner)
    if case .required = strength {
      row.add(token.marker, times: relation == .equal ? 1 : -1)
      try insertRequired(row, token)
    } else {
      row.add(token.marker, times: -1)
      if let other = token.other { row.add(other, times: 1) }
      insertWish(row, token)
    }
    return token
  }

  private mutating func makeToken(
    _ relation: SolverRelation, _ strength: SolverStrength, owner: Int
  ) -> SolverToken {
    let isRequired = strength == .required
    let marker = makeVariable(isRequired && relation == .equal ? .dummy : .slack, owner: owner)
    let other = isRequired ? nil : makeVariable(.slack, owner: owner)
    let slope: Double = isRequired && relation == .equal ? 1 : -1
    return SolverToken(
      marker: marker, other: other, strength: strength, isEquality: relation == .equal,
      slope: relation == .atMost ? -slope : slope)
  }

  /// Adds `0 = row`, in which one of the two error variables compensates for the difference.
  private mutating func insertWish(_ row: LinearRow, _ token: SolverToken) {
    var row = row
    if let subject = freeSubject(of: row) {
      settle(row, subject)
    } else {
      let subject = row.constant >= 0 ? token.marker : (token.other ?? token.marker)
      row.solve(for: subject)
      append(row, for: subject)
    }
    addToObjective(token, times: 1)
  }

  /// Both error variables of an equality count; of an inequality, only the one for the violation counts.
  private func errors(of token: SolverToken) -> [SolverVariable] {
    guard let other = token.other else { return [] }
    return token.isEquality ? [token.marker, other] : [other]
  }

  private mutating func addToObjective(_ token: SolverToken, times factor: Double) {
    let level = objectiveIndex(for: token.strength)
    for error in errors(of: token) {
      if let index = rowIndex(of: error) {
        objectives[level].row.add(rows[index], times: factor)
      } else {
        objectives[level].row.add(error, times: factor)
      }
    }
    objectives[level].count += Int(factor)
    if objectives[level].count == 0 { objectives.remove(at: level) }
  }

  private mutating func objectiveIndex(for strength: SolverStrength) -> Int {
    var index = 0
    while index < objectives.count, objectives[index].strength > strength { index += 1 }
    if index == objectives.count || objectives[index].strength != strength {
      objectives.insert(Objective(strength: strength), at: index)
    }
    return index
  }

  private func freeSubject(of row: LinearRow) -> SolverVariable? {
    row.terms.first { kind(of: $0.variable) == .free }?.variable
  }

  /// Solves `0 = row` for the subject and adds the result.
  private mutating func settle(_ row: LinearRow, _ subject: SolverVariable) {
    var row = row
    row.solve(for: subject)
    if wasUsed(subject) { substituteEverywhere(subject, by: row) }
    append(row, for: subject)
  }

  private mutating func insertRequired(_ row: LinearRow, _ token: SolverToken) throws(SolverConflict) {
    if let subject = freeSubject(of: row) { return settle(row, subject) }
    if let subject = newSubject(of: row) { return settle(row, subject) }
    let isSettled = row.terms.allSatisfy { kind(of: $0.variable) == .dummy }
    guard isSettled else { return try insertByArtificial(row, token) }
    guard abs(row.constant) <= Self.tolerance else { throw conflict(in: row, except: token) }
    settle(row, token.marker)
  }

  /// Returns an unknown that doesn't occur in any row yet and whose range allows the value given by the row.
  private func newSubject(of row: LinearRow) -> SolverVariable? {
    row.terms.first { term in
      guard isRestricted(term.variable) else { return false }
      guard !wasUsed(term.variable) || !isInRows(term.variable) else { return false }
      return -row.constant / term.coefficient >= 0
    }?.variable
  }

  private func isInRows(_ variable: SolverVariable) -> Bool {
    rows.contains { $0.coefficient(of: variable) != 0 }
  }

  /// Adds `0 = row` with an artificial variable for the difference, which is then minimized to zero.
  private mutating func insertByArtificial(_ row: LinearRow, _ token: SolverToken) throws(SolverConflict) {
    var row = row
    if row.constant < 0 { row.multiply(by: -1) }
    let missing = makeVariable(.slack)
    append(row, for: missing)
    artificial = row
    minimizeArtificial()
    let rest = artificial ?? LinearRow()
    artificial = nil
    if rest.constant > Self.tolerance {
      if let index = rowIndex(of: missing) { removeRow(at: index) }
      throw conflict(in: rest, except: token)
    }
    if let index = rowIndex(of: missing) {
      let helper = rows[index].terms.first { kind(of: $0.variable) != .dummy }?.variable ?? token.marker
      if rows[index].coefficient(of: helper) == 0 {
        removeRow(at: index)
      } else {
        pivot(helper, rowAt: index)
      }
    }
    drop(missing)
  }

  private func conflict(in row: LinearRow, except token: SolverToken) -> SolverConflict {
    let numbers = Set(row.terms.map { owner(of: $0.variable) }).subtracting([-1, owner(of: token.marker)])
    return SolverConflict(constraints: numbers.sorted())
  }

  // MARK: Changing

  /// Increases the constant of a constraint's expression by `change`. The rows may be infeasible afterwards.
  mutating func shift(_ token: SolverToken, by change: Double) {
    let step = token.slope * change
    if let index = rowIndex(of: token.marker) {
      rows[index].constant -= step
      return
    }
    for index in rows.indices {
      let coefficient = rows[index].coefficient(of: token.marker)
      if coefficient != 0 { rows[index].constant += coefficient * step }
    }
  }

  // MARK: Removing

  /// Removes a constraint. The rows must be feasible and remain so, but the errors may not be minimal
  /// afterwards.
  mutating func remove(_ token: SolverToken) {
    if token.other != nil { addToObjective(token, times: -1) }
    if let index = rowIndex(of: token.marker) {
      removeRow(at: index)
    } else if let index = rowThatCanGo(with: token.marker) {
      pivot(token.marker, rowAt: index)
      if let own = rowIndex(of: token.marker) { removeRow(at: own) }
    }
  }

  /// Returns the row that can be removed together with an unknown while the others stay feasible.
  private func rowThatCanGo(with marker: SolverVariable) -> Int? {
    var best: (rank: Int, ratio: Double, index: Int)?
    for index in rows.indices {
      let coefficient = rows[index].coefficient(of: marker)
      guard coefficient != 0 else { continue }
      let candidate: (rank: Int, ratio: Double, index: Int)
      switch kind(of: basics[index]) {
      case .dummy: candidate = (0, 0, index)
      case .length, .slack:
        candidate = (coefficient < 0 ? 1 : 2, max(0, rows[index].constant) / abs(coefficient), index)
      case .free: candidate = (3, 0, index)
      }
      if let known = best {
        let order = (candidate.rank, candidate.ratio, basics[index].number)
        if order < (known.rank, known.ratio, basics[known.index].number) { best = candidate }
      } else {
        best = candidate
      }
    }
    return best?.index
  }
}
