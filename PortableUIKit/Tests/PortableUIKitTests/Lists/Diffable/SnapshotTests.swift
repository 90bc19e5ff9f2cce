import PortableUIKit
import Testing

/// Snapshots by themselves, without a list.
struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// A change of the sections A with 1, 2, and 3, B with 4 and 5, and C without items.
  struct Change: CustomTestStringConvertible {
    let testDescription: String
    let result: String
    let apply: @Sendable (inout Snapshot) -> Void

    init(_ description: String, _ result: String, _ apply: @escaping @Sendable (inout Snapshot) -> Void) {
      (testDescription, self.result, self.apply) = (description, result, apply)
    }
  }

  static func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B", "C"])
    snapshot.appendItems([1, 2, 3], toSection: "A")
    snapshot.appendItems([4, 5], toSection: "B")
    return snapshot
  }

  static func describe(_ snapshot: Snapshot) -> String {
    let sections = snapshot.sectionIdentifiers.map { section in
      section + snapshot.itemIdentifiers(inSection: section).map(String.init).joined()
    }
    return sections.joined(separator: " ")
  }

  static let changes = [
    Change("append to the last section", "A123 B45 C6") { $0.appendItems([6]) },
    Change("append to a section", "A12367 B45 C") { $0.appendItems([6, 7], toSection: "A") },
    Change("append items that are there", "A2 B45 C13") { $0.appendItems([1, 3]) },
    Change("insert before", "A1263 B45 C") { $0.insertItems([6], beforeItem: 3) },
    Change("insert after", "A123 B456 C") { $0.insertItems([6], afterItem: 5) },
    Change("insert an item that is there", "A23 B451 C") { $0.insertItems([1], afterItem: 5) },
    Change("delete", "A2 B5 C") { $0.deleteItems([1, 3, 4, 99]) },
    Change("delete everything", "") { $0.deleteAllItems() },
    Change("move before", "A312 B45 C") { $0.moveItem(3, beforeItem: 1) },
    Change("move after, to another section", "A23 B415 C") { $0.moveItem(1, afterItem: 4) },
    Change("move to itself", "A123 B45 C") { $0.moveItem(1, afterItem: 1) },
    Change("append sections", "A123 B45 C D") { $0.appendSections(["D"]) },
    Change("insert a section before", "A123 D B45 C") { $0.insertSections(["D"], beforeSection: "B") },
    Change("insert sections after", "A123 D E B45 C") { $0.insertSections(["D", "E"], afterSection: "A") },
    Change("delete sections", "B45") { $0.deleteSections(["A", "C", "X"]) },
    Change("move a section before", "C A123 B45") { $0.moveSection("C", beforeSection: "A") },
    Change("move a section after", "B45 C A123") { $0.moveSection("A", afterSection: "C") },
  ]

  @Test("[A] each change leads to the expected sections and items", arguments: changes)
  func change(_ change: Change) {
    var snapshot = Self.snapshot()
    change.apply(&snapshot)
    expectEqual(Self.describe(snapshot), change.result)
    let items = snapshot.itemIdentifiers
    expect(
      snapshot.numberOfItems == items.count && snapshot.numberOfSections == snapshot.sectionIdentifiers.count)
    for (index, item) in items.enumerated() { expectEqual(snapshot.indexOfItem(item), index) }
    for section in snapshot.sectionIdentifiers {
      let own = snapshot.itemIdentifiers(inSection: section)
      expectEqual(snapshot.numberOfItems(inSection: section), own.count)
      expect(own.allSatisfy { snapshot.sectionIdentifier(containingItem: $0) == section })
    }
  }

  @Test("[A] unknown identifiers have no index and no section")
  func unknown() {
    let snapshot = Self.snapshot()
    expectNil(snapshot.indexOfItem(9))
    expectNil(snapshot.sectionIdentifier(containingItem: 9))
    expectNil(snapshot.indexOfSection("X"))
    expectEqual(snapshot.indexOfSection("B"), 1)
  }

  @Test("[A] a snapshot lists what it reloads, without what is deleted later")
  func reloads() {
    var snapshot = Self.snapshot()
    snapshot.reloadItems([1, 4])
    snapshot.reconfigureItems([2, 5])
    snapshot.reloadSections(["B", "C"])
    snapshot.moveItem(1, afterItem: 3)
    snapshot.deleteItems([4, 5])
    snapshot.deleteSections(["C"])
    expectEqual(snapshot.reloadedItemIdentifiers, [1])
    expectEqual(snapshot.reconfiguredItemIdentifiers, [2])
    expectEqual(snapshot.reloadedSectionIdentifiers, ["B"])
  }

  @Test("[R] a snapshot that repeats or lacks identifiers stops the program")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = SnapshotTests.snapshot()
      snapshot.appendItems([6, 6])
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = SnapshotTests.snapshot()
      snapshot.appendSections(["A"])
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = SnapshotTests.Snapshot()
      snapshot.appendItems([1])
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = SnapshotTests.snapshot()
      snapshot.insertItems([6], beforeItem: 9)
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = SnapshotTests.snapshot()
      snapshot.reloadItems([9])
    }
    await #expect(processExitsWith: .failure) {
      _ = SnapshotTests.snapshot().itemIdentifiers(inSection: "X")
    }
  }
}
