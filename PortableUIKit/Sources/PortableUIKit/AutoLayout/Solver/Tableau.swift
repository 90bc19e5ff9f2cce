/// A system of linear equations and inequalities with preferences of different priorities, after Badros' and Borning's
/// Cassowary: a simplex tableau that is updated incrementally when constraints are added or removed.
///
/// The errors of preferences are minimized in lexicographic order: first the sum of all errors of the highest priority, then,
/// without increasing that sum, those of the next one. Ties are broken by the creation order of unknowns, so that equal
/// histories produce equal results. The tableau is independent of views.
///
/// The steps of a change are `remove`, `minimize`, then `shift`, `restore`, then `add`, `minimize`. Between
/// these steps, the tableau may be infeasible or not optimal, as documented for each function.
struct Tableau {
  /// Values that differ by less are equal; in points of the layout.
  static let tolerance = 1e-6

  struct Objective {
    let strength: SolverStrength
    var row = LinearRow()
    /// The number of preferences.
    var count = 0
  }

  private(set) var kinds: [SolverVariable.Kind] = []
  /// The constraint that an unknown represents; negative for none.
  private(set) var owners: [Int] = []
  /// The index of the row of a basic unknown; negative for unknowns that aren't basic.
  private var rowIndexes: [Int] = []
  /// A Boolean value that indicates whether an unknown has ever occurred in a row.
  private var isUsed: [Bool] = []
  /// The unknowns that are defined by the rows.
  private(set) var basics: [SolverVariable] = []
  /// The value of each basic unknown, in terms of unknowns that aren't basic.
  var rows: [LinearRow] = []
  /// The sums of errors, most important first.
  var objectives: [Objective] = []
  /// The sum that is minimized to zero while a required constraint is added.
  var artificial: LinearRow?
  /// The number of pivots so far.
  private(set) var pivots = 0

  // MARK: Unknowns

  mutating func makeVariable(_ kind: SolverVariable.Kind, owner: Int = -1) -> SolverVariable {
    kinds.append(kind)
    owners.append(owner)
    rowIndexes.append(-1)
    isUsed.append(false)
    return SolverVariable(number: Int32(kinds.count - 1))
  }

  func kind(of variable: SolverVariable) -> SolverVariable.Kind { kinds[Int(variable.number)] }
  func owner(of variable: SolverVariable) -> Int { owners[Int(variable.number)] }

  /// Returns whether the unknown can't be negative.
  func isRestricted(_ variable: SolverVariable) -> Bool {
    let kind = kind(of: variable)
    return kind == .slack || kind == .length
  }

  func rowIndex(of variable: SolverVariable) -> Int? {
    let index = rowIndexes[Int(variable.number)]
    return index < 0 ? nil : index
  }

  func wasUsed(_ variable: SolverVariable) -> Bool { isUsed[Int(variable.number)] }

  /// Returns the value of the unknown.
  func value(of variable: SolverVariable) -> Double {
    rowIndex(of: variable).map { rows[$0].constant } ?? 0
  }

  // MARK: Rows

  /// Returns the row without basic unknowns.
  func reduced(_ row: LinearRow) -> LinearRow {
    var result = LinearRow(constant: row.constant)
    for term in row.terms {
      if let index = rowIndex(of: term.variable) {
        result.add(rows[index], times: term.coefficient)
      } else {
        result.add(term.variable, times: term.coefficient)
      }
    }
    return result
  }

  /// Adds `variable = row`. The row must not contain basic unknowns.
  mutating func append(_ row: LinearRow, for variable: SolverVariable) {
    for term in row.terms { isUsed[Int(term.variable.number)] = true }
    isUsed[Int(variable.number)] = true
    rowIndexes[Int(variable.number)] = rows.count
    rows.append(row)
    basics.append(variable)
  }

  /// Removes a row. Its unknown doesn't occur anywhere afterwards.
  mutating func removeRow(at index: Int) {
    rowIndexes[Int(basics[index].number)] = -1
    let last = rows.count - 1
    if index != last {
      rows.swapAt(index, last)
      basics.swapAt(index, last)
      rowIndexes[Int(basics[index].number)] = index
    }
    rows.removeLast()
    basics.removeLast()
  }

  /// Substitutes a row for an unknown everywhere.
  mutating func substituteEverywhere(_ variable: SolverVariable, by row: LinearRow) {
    for index in rows.indices { rows[index].substitute(variable, by: row) }
    for index in objectives.indices { objectives[index].row.substitute(variable, by: row) }
    artificial?.substitute(variable, by: row)
  }

  /// Removes an unknown with the value zero from all rows.
  mutating func drop(_ variable: SolverVariable) {
    for index in rows.indices { rows[index].remove(variable) }
    for index in objectives.indices { objectives[index].row.remove(variable) }
  }

  /// Makes `entering` basic instead of the unknown of a row.
  mutating func pivot(_ entering: SolverVariable, rowAt index: Int) {
    pivots += 1
    let leaving = basics[index]
    var row = rows[index]
    removeRow(at: index)
    row.add(leaving, times: -1)
    row.solve(for: entering)
    substituteEverywhere(entering, by: row)
    append(row, for: entering)
  }
}
