/// A system of linear equations and inequalities with wishes of different importance, after Badros' and
/// Borning's Cassowary: a simplex tableau that is changed, not solved anew, when constraints come and go.
///
/// Wishes are minimized in lexicographic order: first the sum of all errors of the most important ones, then,
/// without making that worse, of the next. Ties are broken by the order in which unknowns were made, so equal
/// histories give equal results. Nothing in here knows of views.
///
/// A change goes: `remove`, `minimize`, then `shift`, `restore`, then `add`, `minimize`; in between the tableau may
/// be infeasible or short of its optimum, as each function says.
struct Tableau {
  /// Values nearer to each other than this are equal; points in layout.
  static let tolerance = 1e-6

  struct Objective {
    let strength: SolverStrength
    var row = LinearRow()
    /// How many wishes there are.
    var count = 0
  }

  private(set) var kinds: [SolverVariable.Kind] = []
  /// The constraint that an unknown stands for, negative for none.
  private(set) var owners: [Int] = []
  /// Where the row of a basic unknown is, negative for unknowns that are not basic.
  private var rowIndexes: [Int] = []
  /// Whether an unknown has ever occurred in a row.
  private var isUsed: [Bool] = []
  /// The unknowns that the rows say something of.
  private(set) var basics: [SolverVariable] = []
  /// What each basic unknown equals, in terms of unknowns that are not basic.
  var rows: [LinearRow] = []
  /// The sums of errors, most important first.
  var objectives: [Objective] = []
  /// The sum that is made zero while a required constraint is brought in.
  var artificial: LinearRow?
  /// How many exchanges of basic unknowns there were.
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

  /// Whether the unknown may not be negative.
  func isRestricted(_ variable: SolverVariable) -> Bool {
    let kind = kind(of: variable)
    return kind == .slack || kind == .length
  }

  func rowIndex(of variable: SolverVariable) -> Int? {
    let index = rowIndexes[Int(variable.number)]
    return index < 0 ? nil : index
  }

  func wasUsed(_ variable: SolverVariable) -> Bool { isUsed[Int(variable.number)] }

  /// What the unknown amounts to.
  func value(of variable: SolverVariable) -> Double {
    rowIndex(of: variable).map { rows[$0].constant } ?? 0
  }

  // MARK: Rows

  /// The same row without basic unknowns.
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

  /// Adds `variable = row`; the row holds no basic unknowns.
  mutating func append(_ row: LinearRow, for variable: SolverVariable) {
    for term in row.terms { isUsed[Int(term.variable.number)] = true }
    isUsed[Int(variable.number)] = true
    rowIndexes[Int(variable.number)] = rows.count
    rows.append(row)
    basics.append(variable)
  }

  /// Takes a row out; its unknown occurs nowhere then.
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

  /// Puts what an unknown equals in its place everywhere.
  mutating func substituteEverywhere(_ variable: SolverVariable, by row: LinearRow) {
    for index in rows.indices { rows[index].substitute(variable, by: row) }
    for index in objectives.indices { objectives[index].row.substitute(variable, by: row) }
    artificial?.substitute(variable, by: row)
  }

  /// Takes an unknown that is zero out of all rows.
  mutating func drop(_ variable: SolverVariable) {
    for index in rows.indices { rows[index].remove(variable) }
    for index in objectives.indices { objectives[index].row.remove(variable) }
  }

  /// Makes `entering` basic in place of the unknown of a row.
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
