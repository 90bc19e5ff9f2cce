/// A number plus a weighted sum of variables: `constant + Σ coefficient · variable`.
///
/// Terms are sorted by variable, so that sums are merges and all iterations over a row have the same order in
/// every run.
struct LinearRow: Equatable {
  struct Term: Equatable {
    var variable: SolverVariable
    var coefficient: Double
  }

  /// Coefficients with a smaller magnitude are treated as rounding errors of zero.
  static let tiny = 1e-9

  var constant: Double
  private(set) var terms: [Term] = []

  init(constant: Double = 0) { self.constant = constant }

  init(_ terms: [(SolverVariable, Double)], constant: Double = 0) {
    self.constant = constant
    for (variable, coefficient) in terms { add(variable, times: coefficient) }
  }

  private func place(of variable: SolverVariable) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the coefficient of a variable; 0 if it doesn't occur.
  func coefficient(of variable: SolverVariable) -> Double {
    let place = place(of: variable)
    return place < terms.count && terms[place].variable == variable ? terms[place].coefficient : 0
  }

  mutating func add(_ variable: SolverVariable, times coefficient: Double) {
    let place = place(of: variable)
    if place < terms.count, terms[place].variable == variable {
      let sum = terms[place].coefficient + coefficient
      if abs(sum) < Self.tiny { terms.remove(at: place) } else { terms[place].coefficient = sum }
    } else if abs(coefficient) >= Self.tiny {
      terms.insert(Term(variable: variable, coefficient: coefficient), at: place)
    }
  }

  /// Adds a multiple of another row.
  mutating func add(_ other: LinearRow, times factor: Double) {
    constant += other.constant * factor
    if other.terms.count == 1 {
      return add(other.terms[0].variable, times: other.terms[0].coefficient * factor)
    }
    guard !other.terms.isEmpty else { return }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var (own, others) = (0, 0)
    while own < terms.count || others < other.terms.count {
      let takesOwn =
        others == other.terms.count
        || (own < terms.count && terms[own].variable < other.terms[others].variable)
      if takesOwn {
        sum.append(terms[own])
        own += 1
        continue
      }
      var term = other.terms[others]
      term.coefficient *= factor
      if own < terms.count, terms[own].variable == term.variable {
        term.coefficient += terms[own].coefficient
        own += 1
      }
      if abs(term.coefficient) >= Self.tiny { sum.append(term) }
      others += 1
    }
    terms = sum
  }

  /// Removes a variable and returns its coefficient.
  @discardableResult
  mutating func remove(_ variable: SolverVariable) -> Double {
    let place = place(of: variable)
    guard place < terms.count, terms[place].variable == variable else { return 0 }
    return terms.remove(at: place).coefficient
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Solves the equation `0 = row` for a variable, which must occur in it, and replaces the row by the
  /// result.
  mutating func solve(for variable: SolverVariable) {
    let coefficient = remove(variable)
    precondition(coefficient != 0, "a row can only be solved for a variable that occurs in it")
    multiply(by: -1 / coefficient)
  }

  /// Substitutes a row for a variable.
  mutating func substitute(_ variable: SolverVariable, by row: LinearRow) {
    let coefficient = remove(variable)
    if coefficient != 0 { add(row, times: coefficient) }
  }
}
