@testable import PortableUIKit
import Testing

struct TableauTests {
  private typealias Terms = [(SolverVariable, Double)]

  @Test("a required equation determines the value against a weaker one")
  func oneEquation() throws {
    var tableau = Tableau()
    let x = tableau.makeVariable(.free)
    _ = try tableau.add(LinearRow([(x, 1)], constant: -7), .equal, .required, owner: 1)
    _ = try tableau.add(LinearRow([(x, 1)], constant: -9), .equal, .wish(999), owner: 2)
    tableau.minimize()
    expect(isNear(tableau.value(of: x), 7))
  }

  @Test("a chain: 3 columns of equal width with gaps in 320")
  func chain() throws {
    var tableau = Tableau()
    let x = (0..<3).map { _ in tableau.makeVariable(.free) }
    let width = (0..<3).map { _ in tableau.makeVariable(.length) }
    var rows: [LinearRow] = [LinearRow([(x[0], 1)], constant: -10)]
    for index in 1..<3 {
      rows.append(LinearRow([(x[index], 1), (x[index - 1], -1), (width[index - 1], -1)], constant: -5))
      rows.append(LinearRow([(width[index], 1), (width[0], -1)]))
    }
    rows.append(LinearRow([(x[2], 1), (width[2], 1)], constant: -310))
    for (index, row) in rows.reversed().enumerated() {
      _ = try tableau.add(row, .equal, .required, owner: index)
    }
    tableau.minimize()
    for index in 0..<3 {
      expect(isNear(tableau.value(of: width[index]), 290.0 / 3, within: 1e-9))
      expect(isNear(tableau.value(of: x[index]), 10 + Double(index) * (290.0 / 3 + 5), within: 1e-9))
    }
  }

  @Test("the more important of two wishes wins, whichever came first", arguments: [true, false])
  func priorities(strongFirst: Bool) throws {
    var tableau = Tableau()
    let width = tableau.makeVariable(.length)
    func add(_ value: Double, _ priority: Double) throws {
      _ = try tableau.add(
        LinearRow([(width, 1)], constant: -value), .equal, .wish(priority), owner: Int(priority))
    }
    try add(strongFirst ? 100 : 200, strongFirst ? 750 : 250)
    try add(strongFirst ? 200 : 100, strongFirst ? 250 : 750)
    tableau.minimize()
    expect(isNear(tableau.value(of: width), 100))
  }

  @Test("one important wish outweighs many lesser ones")
  func lexicographic() throws {
    var tableau = Tableau()
    let x = tableau.makeVariable(.free)
    for owner in 0..<50 {
      _ = try tableau.add(LinearRow([(x, 1)], constant: -10), .equal, .wish(749), owner: owner)
    }
    _ = try tableau.add(LinearRow([(x, 1)], constant: -3), .equal, .wish(750), owner: 50)
    tableau.minimize()
    expect(isNear(tableau.value(of: x), 3))
  }

  @Test("what contradicts is named and left out")
  func conflict() throws {
    var tableau = Tableau()
    let x = tableau.makeVariable(.free)
    let y = tableau.makeVariable(.free)
    _ = try tableau.add(LinearRow([(y, 1)], constant: -1), .equal, .required, owner: 10)
    _ = try tableau.add(LinearRow([(x, 1)], constant: -100), .equal, .required, owner: 11)
    do {
      _ = try tableau.add(LinearRow([(x, 1)], constant: -150), .atLeast, .required, owner: 13)
      Issue.record("x is 100 and can't be at least 150")
    } catch {
      expectEqual(error.constraints, [11])
    }
    tableau.minimize()
    expect(isNear(tableau.value(of: x), 100) && isNear(tableau.value(of: y), 1))
  }

  @Test("lengths are never negative")
  func lengths() throws {
    var tableau = Tableau()
    let width = tableau.makeVariable(.length)
    _ = try tableau.add(LinearRow([(width, 1)], constant: 5), .equal, .wish(1000), owner: 1)
    tableau.minimize()
    expect(isNear(tableau.value(of: width), 0))
    let token = try? tableau.add(LinearRow([(width, 1)], constant: 5), .equal, .required, owner: 2)
    expectNil(token)
  }

  @Test("a constraint that goes leaves what the others say")
  func removing() throws {
    var tableau = Tableau()
    let x = tableau.makeVariable(.free)
    _ = try tableau.add(LinearRow([(x, 1)], constant: -3), .equal, .wish(250), owner: 1)
    let token = try tableau.add(LinearRow([(x, 1)], constant: -8), .atLeast, .required, owner: 2)
    let twin = try tableau.add(LinearRow([(x, 1)], constant: -8), .equal, .required, owner: 3)
    tableau.minimize()
    expect(isNear(tableau.value(of: x), 8))
    tableau.remove(twin)
    tableau.minimize()
    expect(isNear(tableau.value(of: x), 8))
    tableau.remove(token)
    tableau.minimize()
    expect(isNear(tableau.value(of: x), 3))
  }

  @Test("two equal requirements: each alone still holds when the other goes")
  func redundant() throws {
    for removesFirst in [true, false] {
      var tableau = Tableau()
      let x = tableau.makeVariable(.free)
      let y = tableau.makeVariable(.free)
      _ = try tableau.add(LinearRow([(x, 1), (y, -1)]), .equal, .required, owner: 0)
      let first = try tableau.add(LinearRow([(x, 1)], constant: -5), .equal, .required, owner: 1)
      let second = try tableau.add(LinearRow([(y, 1)], constant: -5), .equal, .required, owner: 2)
      tableau.remove(removesFirst ? first : second)
      tableau.minimize()
      expect(isNear(tableau.value(of: x), 5) && isNear(tableau.value(of: y), 5))
    }
  }

  @Test("shifted constants move the solution; contradictions are noticed")
  func shifting() throws {
    var tableau = Tableau()
    let x = tableau.makeVariable(.free)
    let width = tableau.makeVariable(.length)
    let left = try tableau.add(LinearRow([(x, 1)], constant: -16), .equal, .required, owner: 1)
    let right = try tableau.add(
      LinearRow([(x, 1), (width, 1)], constant: -300), .atMost, .required, owner: 2)
    _ = try tableau.add(LinearRow([(width, 1)], constant: -500), .atLeast, .wish(750), owner: 3)
    tableau.minimize()
    expect(isNear(tableau.value(of: width), 284))
    tableau.shift(left, by: -34)
    tableau.shift(right, by: 100)
    let canHold = tableau.restore()
    expect(canHold)
    expect(isNear(tableau.value(of: x), 50) && isNear(tableau.value(of: width), 150))
    tableau.shift(right, by: 160)
    let stillHolds = tableau.restore()
    expect(!stillHolds, "the right edge at 240 - 200 is left of x")
  }

  @Test("an inequality that is not met yet is brought in by exchanging others")
  func phaseOne() throws {
    var tableau = Tableau()
    let a = tableau.makeVariable(.length)
    let b = tableau.makeVariable(.length)
    _ = try tableau.add(LinearRow([(a, 1), (b, 1)], constant: -10), .equal, .required, owner: 1)
    _ = try tableau.add(LinearRow([(a, 1)], constant: -6), .atLeast, .required, owner: 2)
    _ = try tableau.add(LinearRow([(b, 1)], constant: -4), .atLeast, .required, owner: 3)
    tableau.minimize()
    expect(isNear(tableau.value(of: a), 6) && isNear(tableau.value(of: b), 4))
    do {
      _ = try tableau.add(LinearRow([(b, 1)], constant: -5), .atLeast, .required, owner: 4)
      Issue.record("b is 4")
    } catch {
      expectEqual(error.constraints, [1, 2])
    }
    expect(isNear(tableau.value(of: a), 6) && isNear(tableau.value(of: b), 4))
  }
}
