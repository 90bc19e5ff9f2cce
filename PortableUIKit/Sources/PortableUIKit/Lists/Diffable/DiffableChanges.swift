/// The changes that lead a list from one snapshot to another one.
struct DiffableChanges {
  private(set) var updates = ListUpdates()
  /// The places of the items to reconfigure, after the changes.
  private(set) var reconfigured: [ListPosition] = []

  init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let former = Dictionary(uniqueKeysWithValues: zip(old.sections, old.sections.indices))
    let reloaded = Set(new.reloadedSections)
    compareSections(former, new.sections, reloaded)
    let (oldPlaces, newPlaces) = (Self.places(of: old), Self.places(of: new))
    /// Returns the place of an item before the changes if it's in a section whose rows are counted.
    func origin(_ item: Item) -> ListPosition? {
      guard let place = oldPlaces[item] else { return nil }
      let section = old.sections[place.section]
      return new.items[section] != nil && !reloaded.contains(section) ? place : nil
    }
    let reloadedItems = Set(new.reloadedItems)
    var left: Set<ListPosition> = []
    for (index, section) in new.sections.enumerated() {
      guard let formerIndex = former[section], !reloaded.contains(section) else { continue }
      left.formUnion(compareRows(new.items[section] ?? [], in: index, formerIndex, origin, reloadedItems))
    }
    for (item, place) in oldPlaces where origin(item) != nil && !left.contains(place) {
      updates.deletedRows.insert(place)
    }
    reconfigured = new.reconfiguredItems.compactMap { oldPlaces[$0] == nil ? nil : newPlaces[$0] }
  }

  private static func places<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    of snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> [Item: ListPosition] {
    var places: [Item: ListPosition] = [:]
    places.reserveCapacity(snapshot.numberOfItems)
    for (index, section) in snapshot.sections.enumerated() {
      for (row, item) in (snapshot.items[section] ?? []).enumerated() {
        places[item] = ListPosition(section: index, row: row)
      }
    }
    return places
  }

  private mutating func compareSections<Section: Hashable>(
    _ former: [Section: Int], _ new: [Section], _ reloaded: Set<Section>
  ) {
    updates.deletedSections = Set(former.values)
    let stay = LongestRun(new.map { former[$0] })
    for (index, section) in new.enumerated() {
      guard let origin = former[section] else {
        updates.insertedSections.insert(index)
        continue
      }
      updates.deletedSections.remove(origin)
      if !stay.contains(index) { updates.movedSections[origin] = index }
      if reloaded.contains(section) { updates.reloadedSections.insert(origin) }
    }
  }

  /// Compares the rows of a section that existed before, and returns the places from which they come.
  private mutating func compareRows<Item: Hashable>(
    _ items: [Item], in section: Int, _ formerSection: Int, _ origin: (Item) -> ListPosition?,
    _ reloaded: Set<Item>
  ) -> [ListPosition] {
    let origins = items.map(origin)
    let stay = LongestRun(origins.map { $0?.section == formerSection ? $0?.row : nil })
    var left: [ListPosition] = []
    for (row, from) in origins.enumerated() {
      let place = ListPosition(section: section, row: row)
      let isReloaded = reloaded.contains(items[row])
      // A list doesn't reload a row that it moves.
      guard let from, stay.contains(row) || !isReloaded else {
        updates.insertedRows.insert(place)
        continue
      }
      left.append(from)
      if !stay.contains(row) {
        updates.movedRows[from] = place
      } else if isReloaded {
        updates.reloadedRows.insert(from)
      }
    }
    return left
  }
}

/// The indexes of a longest subsequence of numbers that increase. They stay where they are; the others move.
private struct LongestRun {
  private var indexes: Set<Int> = []

  init(_ numbers: [Int?]) {
    /// The end of the best run of each length.
    var ends: [(index: Int, number: Int)] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      guard let number else { continue }
      var range = 0..<ends.count
      while !range.isEmpty {
        let middle = (range.lowerBound + range.upperBound) / 2
        range = ends[middle].number < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
      }
      let length = range.lowerBound
      previous[index] = length > 0 ? ends[length - 1].index : nil
      if length < ends.count { ends[length] = (index, number) } else { ends.append((index, number)) }
    }
    var index = ends.last?.index
    while let present = index {
      indexes.insert(present)
      index = previous[present]
    }
  }

  func contains(_ index: Int) -> Bool { indexes.contains(index) }
}
