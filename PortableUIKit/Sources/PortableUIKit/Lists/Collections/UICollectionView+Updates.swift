import Foundation

/// Changes of a collection view's items, sections, and layout.
extension UICollectionView {
  final func change(_ edit: (inout ListUpdates) -> Void) {
    (dataSource as? any DiffableDataSource)?.requireApplying("collection view")
    guard updateDepth == 0 else { return edit(&updates) }
    cancelMovement()
    // Outside of a block, the data have already changed. The collection view compares them with its stored
    // counts.
    updateDepth = 1
    edit(&updates)
    closeUpdates(nil)
  }

  final func runUpdates(_ block: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    // Data that haven't been loaded must be loaded before the change.
    if updateDepth == 0 {
      cancelMovement()
      prepareIfNeeded()
    }
    updateDepth += 1
    block?()
    closeUpdates(completion)
  }

  private func closeUpdates(_ completion: ((Bool) -> Void)?) {
    if let completion { updateCompletions.append(completion) }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let (updates, completions) = (updates, updateCompletions)
    self.updates = ListUpdates()
    updateCompletions = []
    commit(updates) { isFinished in
      for completion in completions { completion(isFinished) }
    }
  }

  private func commit(_ updates: ListUpdates, completion: @escaping (Bool) -> Void) {
    guard let old = counts else {
      forgetEverything()
      UIView.animate(withDuration: 0, animations: {}, completion: completion)
      return
    }
    let map: ListUpdateMap
    do {
      map = try ListUpdateMap(updates, from: old, to: askedCounts())
    } catch {
      fatalError(
        "the changes of a UICollectionView do not lead to what its data source has now: \(error.message)")
    }
    reportingScrollOnce {
      let leaving = take(map)
      presentLayout.prepare(forCollectionViewUpdates: updateItems(of: updates, map))
      let target = settledOffset(forProposed: contentOffset)
      if target != contentOffset { contentOffset = target }
      var transition = CollectionTransition(map: map, leaving: leaving)
      transition.run(in: self, completion: completion)
      presentLayout.finalizeCollectionViewUpdates()
    }
  }

  /// Arranges the items after a change. Returns the deleted and reloaded elements.
  @discardableResult final func take(_ map: ListUpdateMap) -> [CollectionElement: VisibleElement] {
    counts = map.counts
    let leaving = adopt(map)
    presentLayout.itemsMoved(by: map)
    let context = presentLayout.makeContext()
    context.invalidateEverything = true
    presentLayout.invalidateLayout(with: context)
    prepareIfNeeded()
    return leaving
  }

  /// Updates the index paths of the remaining elements, and returns the deleted and reloaded ones.
  private func adopt(_ map: ListUpdateMap) -> [CollectionElement: VisibleElement] {
    func target(of element: CollectionElement) -> CollectionElement? {
      if let kind = element.kind {
        guard let section = map.sections[element.position.section],
          !map.reloadedSections.contains(section)
        else { return nil }
        return CollectionElement(
          kind: kind, position: ListPosition(section: section, row: element.position.row),
          isDecoration: element.isDecoration)
      }
      guard let position = map.target(of: element.position), !map.reloadedRows.contains(position)
      else { return nil }
      return CollectionElement(kind: nil, position: position)
    }
    var kept: [CollectionElement: VisibleElement] = [:]
    var leaving: [CollectionElement: VisibleElement] = [:]
    for (element, shown) in visible.inOrder {
      if let new = target(of: element) { kept[new] = shown } else { leaving[element] = shown }
    }
    visible = kept
    asked = Set(asked.compactMap(target))
    selection = Set(
      selection.compactMap { map.target(of: $0) }.filter { !map.reloadedRows.contains($0) })
    pressedItem = pressedItem.flatMap { map.target(of: $0) }
    return leaving
  }

  private func updateItems(of updates: ListUpdates, _ map: ListUpdateMap) -> [UICollectionViewUpdateItem] {
    typealias Item = UICollectionViewUpdateItem
    // The index path of a whole section has no item.
    func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items = updates.deletedSections.sorted().map { Item(.delete, from: path($0), to: nil) }
    items += updates.insertedSections.sorted().map { Item(.insert, from: nil, to: path($0)) }
    items += updates.reloadedSections.sorted().map {
      Item(.reload, from: path($0), to: map.sections[$0].map(path))
    }
    items += updates.movedSections.sorted { $0.key < $1.key }.map {
      Item(.move, from: path($0.key), to: path($0.value))
    }
    items += updates.deletedRows.sorted().map { Item(.delete, from: $0.indexPath, to: nil) }
    items += updates.insertedRows.sorted().map { Item(.insert, from: nil, to: $0.indexPath) }
    items += updates.reloadedRows.sorted().map {
      Item(.reload, from: $0.indexPath, to: map.target(of: $0)?.indexPath)
    }
    items += updates.movedRows.sorted { $0.key < $1.key }.map {
      Item(.move, from: $0.key.indexPath, to: $0.value.indexPath)
    }
    return items
  }

  /// Returns the content offset after a change. The layout can change the proposed offset first, the delegate last.
  final func settledOffset(forProposed offset: CGPoint) -> CGPoint {
    let target = presentLayout.targetContentOffset(forProposedContentOffset: offset)
    return delegate(for: .targetOffset)?.collectionView(
      self, targetContentOffsetForProposedContentOffset: target) ?? target
  }

  final func changeLayout(
    to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard animated, window != nil, layout !== presentLayout else {
      replaceLayout(by: layout)
      completion?(true)
      return
    }
    layOutElements()
    let old = presentLayout
    swapLayout(for: layout)
    prepareIfNeeded()
    let target = settledOffset(forProposed: contentOffset)
    if target != contentOffset { contentOffset = target }
    var transition = CollectionTransition(map: nil, leaving: [:])
    let views = visible.inOrder.map(\.value.view)
    for view in views { view.willTransition(from: old, to: layout) }
    transition.finalize = {
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    }
    transition.run(in: self) { isFinished in
      for view in views { view.didTransition(from: old, to: layout) }
      completion?(isFinished)
    }
  }
}
