import Testing

@testable import PortableUIKit

struct ListUpdateMapTests {
  func position(_ section: Int, _ row: Int) -> ListPosition { ListPosition(section: section, row: row) }

  @Test("[A] rows go by old numbers and come by new ones, in whatever order they are named")
  func deletesBeforeInserts() throws {
    var updates = ListUpdates()
    updates.insertedRows = [position(0, 0), position(0, 3)]
    updates.deletedRows = [position(0, 1), position(0, 2)]
    let map = try ListUpdateMap(updates, from: [4], to: [4])
    expectEqual((0..<4).map { map.target(of: position(0, $0)) }, [position(0, 1), nil, nil, position(0, 2)])
    expectEqual((0..<4).map { map.origin(of: position(0, $0)) }, [nil, position(0, 0), position(0, 3), nil])
  }

  @Test("[A] moves, reloads and sections together")
  func everythingAtOnce() throws {
    var updates = ListUpdates()
    updates.deletedSections = [0]
    updates.insertedSections = [1]
    updates.movedRows = [position(1, 0): position(2, 1)]
    updates.reloadedRows = [position(2, 0)]
    let map = try ListUpdateMap(updates, from: [2, 2, 1], to: [1, 3, 2])
    expectEqual(map.sections, [nil, 0, 2])
    expectEqual(map.formerSections, [1, nil, 2])
    expectEqual(map.target(of: position(1, 0)), position(2, 1))
    expectEqual(map.target(of: position(1, 1)), position(0, 0))
    expectNil(map.target(of: position(0, 1)))
    expectEqual(map.reloadedRows, [position(2, 0)])
    expectNil(map.origin(of: position(1, 2)))
  }

  @Test("[A] a reloaded section may have any number of rows, and all of them are new")
  func reloadedSection() throws {
    var updates = ListUpdates()
    updates.reloadedSections = [0]
    let map = try ListUpdateMap(updates, from: [2, 3], to: [7, 3])
    expectEqual(map.reloadedSections, [0])
    expect(map.target(of: position(0, 0)) == nil && map.origin(of: position(0, 6)) == nil)
    expectEqual(map.target(of: position(1, 2)), position(1, 2))
  }

  @Test("[A] what does not add up is refused, and the message has the numbers")
  func refusals() {
    func message(_ old: [Int], _ new: [Int], _ edit: (inout ListUpdates) -> Void) -> String {
      var updates = ListUpdates()
      edit(&updates)
      do {
        _ = try ListUpdateMap(updates, from: old, to: new)
        return "accepted"
      } catch {
        return error.message
      }
    }
    let tooMany = message([5], [7]) { $0.insertedRows = [position(0, 0)] }
    expect(tooMany.contains("5 before") && tooMany.contains("1 inserted") && tooMany.contains("make 6"))
    expect(tooMany.contains("has 7"))
    expect(message([5], [5, 1]) { _ in }.contains("sections don't match"))
    expect(message([5], [4]) { $0.deletedRows = [position(0, 5)] }.contains("no row 5"))
    expect(message([1], [2]) { $0.insertedRows = [position(0, 2)] }.contains("row 2 can't come"))
    expect(message([1], [0]) { $0.deletedSections = [1] }.contains("no section 1"))
    let both = message([2], [1]) {
      $0.deletedRows = [position(0, 0)]
      $0.reloadedRows = [position(0, 0)]
    }
    expect(both.contains("deleted and reloaded"))
    expectEqual(message([2], [2]) { _ in }, "accepted")
  }

  @Test("500 random changes: the map turns the old rows into the new ones", arguments: [1, 2, 3, 4, 5])
  func random(seed: UInt64) throws {
    var numbers = ListNumbers(state: seed)
    for _ in 0..<100 {
      var model = ListModel(numbers: &numbers)
      let before = model.sections
      let updates = model.change(&numbers)
      let map = try ListUpdateMap(
        updates, from: before.map(\.rows.count), to: model.sections.map(\.rows.count))
      for (section, content) in before.enumerated() {
        expectEqual(map.sections[section].map { model.sections[$0].name }, model.survivor(content.name))
        for (row, name) in content.rows.enumerated() {
          let target = map.target(of: position(section, row))
          expectEqual(target.map { model.sections[$0.section].rows[$0.row] }, model.survivor(name))
          if let target { expectEqual(map.origin(of: target), position(section, row)) }
        }
      }
    }
  }
}
