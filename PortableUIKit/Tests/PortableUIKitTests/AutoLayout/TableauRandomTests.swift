@testable import PortableUIKit
import Testing

/// Systems made by chance, compared with every corner that a solution can lie in.
struct TableauRandomTests {
  private struct Rule {
    var weights: [Double]
    var constant: Double
    var relation: SolverRelation
    var strength: SolverStrength

    func error(at point: [Double]) -> Double {
      let value = zip(weights, point).reduce(constant) { $0 + $1.0 * $1.1 }
      return switch relation {
      case .equal: abs(value)
      case .atLeast: max(0, -value)
      case .atMost: max(0, value)
      }
    }
  }

  private struct Chance {
    var state: UInt64
    mutating func next(_ range: ClosedRange<Int>) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Int((state >> 33) % UInt64(range.count))
    }
  }

  private static let levels: [Double] = [999, 750, 250, 50]

  @Test(
    "500 random systems: requirements hold, and no wish could be better met without harm to a greater one")
  func randomSystems() throws {
    var conflicts = 0
    for seed in 0..<500 {
      var chance = Chance(state: UInt64(seed) &* 7919 &+ 17)
      var tableau = Tableau()
      let count = chance.next(1...3)
      let variables = (0..<count).map { _ in tableau.makeVariable(.free) }
      var rules: [Rule] = []
      var tokens: [SolverToken] = []
      func add(_ rule: Rule) {
        let expression = LinearRow(Array(zip(variables, rule.weights)), constant: rule.constant)
        do {
          tokens.append(try tableau.add(expression, rule.relation, rule.strength, owner: rules.count))
          rules.append(rule)
        } catch {
          conflicts += 1
          expectEqual(rule.strength, .required)
          expectContradiction(rules + [rule], error.constraints + [rules.count], count, seed)
        }
      }
      // Faint wishes keep every unknown from running away.
      for index in 0..<count {
        let weights = (0..<count).map { $0 == index ? 1.0 : 0 }
        add(Rule(weights: weights, constant: 0, relation: .equal, strength: .wish(1)))
      }
      for _ in 0..<chance.next(2...7) { add(randomRule(&chance, count)) }
      tableau.minimize()
      expectBest(tableau, variables, rules, "seed \(seed)")

      // A change of constants, where what is asked for can still be had.
      var shifted = tableau
      var changed = rules
      for index in rules.indices where chance.next(0...2) == 0 {
        let step = Double(chance.next(-20...20))
        shifted.shift(tokens[index], by: step)
        changed[index].constant += step
      }
      if shifted.restore() {
        expectBest(shifted, variables, changed, "seed \(seed) shifted")
      } else {
        expect(!corners(changed, count).contains { isAllowed($0, changed) }, "seed \(seed) has a solution")
      }

      // One constraint less.
      let gone = chance.next(count...max(count, rules.count - 1))
      if gone < rules.count {
        tableau.remove(tokens[gone])
        tableau.minimize()
        rules.remove(at: gone)
        expectBest(tableau, variables, rules, "seed \(seed) without \(gone)")
      }
    }
    expectGreater(conflicts, 20, "chance should also make contradictions")
  }

  @Test("equal histories give equal results, unknown for unknown")
  func determinism() throws {
    func run() throws -> [Double] {
      var chance = Chance(state: 4711)
      var tableau = Tableau()
      let variables = (0..<6).map { _ in tableau.makeVariable(.free) }
      for owner in 0..<20 {
        let rule = randomRule(&chance, 6)
        let expression = LinearRow(Array(zip(variables, rule.weights)), constant: rule.constant)
        _ = try? tableau.add(expression, rule.relation, rule.strength, owner: owner)
      }
      tableau.minimize()
      return variables.map(tableau.value)
    }
    try expectEqual(run(), run())
  }

  // MARK: What is right

  private func randomRule(_ chance: inout Chance, _ count: Int) -> Rule {
    var weights = (0..<count).map { _ in Double([-1, 0, 0, 1, 2][chance.next(0...4)]) }
    if weights.allSatisfy({ $0 == 0 }) { weights[0] = 1 }
    let relation: SolverRelation = [.equal, .atLeast, .atMost][chance.next(0...2)]
    let strength: SolverStrength =
      chance.next(0...2) == 0 ? .required : .wish(Self.levels[chance.next(0...3)])
    return Rule(
      weights: weights, constant: Double(chance.next(-50...50)), relation: relation, strength: strength)
  }

  private func isAllowed(_ point: [Double], _ rules: [Rule]) -> Bool {
    rules.allSatisfy { $0.strength != .required || $0.error(at: point) < 1e-6 }
  }

  /// The sums of errors, the most important first.
  private func cost(_ point: [Double], _ rules: [Rule]) -> [Double] {
    (Self.levels + [1]).map { level in
      rules.filter { $0.strength == .wish(level) }.reduce(0) { $0 + $1.error(at: point) }
    }
  }

  private func isBetter(_ one: [Double], than two: [Double]) -> Bool {
    for (a, b) in zip(one, two) where abs(a - b) > 1e-6 { return a < b }
    return false
  }

  private func expectBest(
    _ tableau: Tableau, _ variables: [SolverVariable], _ rules: [Rule], _ name: String
  ) {
    let found = variables.map(tableau.value)
    expect(isAllowed(found, rules), "\(name): a requirement does not hold at \(found)")
    let own = cost(found, rules)
    for corner in corners(rules, variables.count) where isAllowed(corner, rules) {
      let other = cost(corner, rules)
      expect(!isBetter(other, than: own), "\(name): \(corner) with \(other) beats \(found) with \(own)")
    }
  }

  private func expectContradiction(_ rules: [Rule], _ numbers: [Int], _ count: Int, _ seed: Int) {
    let listed = numbers.map { rules[$0] }
    expect(listed.allSatisfy { $0.strength == .required }, "seed \(seed): wishes can't contradict")
    // Corners of all rules together, so that unbounded directions end somewhere.
    expect(
      !corners(rules, count).contains { isAllowed($0, listed) }, "seed \(seed): \(numbers) can hold together")
  }

  /// All points in which as many rules as there are unknowns meet.
  private func corners(_ rules: [Rule], _ count: Int) -> [[Double]] {
    var result: [[Double]] = []
    func choose(_ start: Int, _ chosen: [Rule]) {
      if chosen.count == count {
        if let point = meeting(chosen, count) { result.append(point) }
        return
      }
      for index in start..<rules.count { choose(index + 1, chosen + [rules[index]]) }
    }
    if rules.count >= count { choose(0, []) }
    return result
  }

  /// Gauss' elimination.
  private func meeting(_ rules: [Rule], _ count: Int) -> [Double]? {
    var matrix = rules.map { $0.weights + [-$0.constant] }
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
        abs(matrix[pivot][column]) > 1e-9
      else { return nil }
      matrix.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        for index in column...count { matrix[row][index] -= factor * matrix[column][index] }
      }
    }
    return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
  }
}
