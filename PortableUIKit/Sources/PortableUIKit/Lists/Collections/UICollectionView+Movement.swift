import Foundation

/// An item that follows a position, while the others make room for it.
@MainActor struct ItemMovement {
  /// The index path in the data source.
  let source: ListPosition
  /// The index path in the layout.
  var target: ListPosition
  /// The center of the cell, in points of the content.
  var position: CGPoint

  var element: CollectionElement { CollectionElement(kind: nil, position: target) }

  /// Returns the position in the data source of an item in the layout.
  func origin(of position: ListPosition) -> ListPosition {
    if position == target { return source }
    var row = position.row
    if position.section == target.section, row > target.row { row -= 1 }
    if position.section == source.section, row >= source.row { row += 1 }
    return ListPosition(section: position.section, row: row)
  }
}

/// Items that the user moves.
extension UICollectionView {
  final func beginMovement(at indexPath: IndexPath) -> Bool {
    let source = ListPosition(indexPath)
    guard movement == nil, presentCounts.indices.contains(source.section),
      (0..<presentCounts[source.section]).contains(source.row),
      dataSource(for: .canMoveItem)?.collectionView(self, canMoveItemAt: indexPath) == true,
      let attributes = preparedLayout.layoutAttributesForItem(at: indexPath)
    else { return false }
    _ = releasePressedItem()
    movement = ItemMovement(source: source, target: source, position: attributes.center)
    elementsAreOld = true
    setNeedsLayout()
    return true
  }

  final func continueMovement(to position: CGPoint) {
    guard var movement else { return }
    movement.position = flipped(position)
    self.movement = movement
    let (source, present) = (movement.source.indexPath, movement.target.indexPath)
    let proposed = preparedLayout.targetIndexPath(
      forInteractivelyMovingItem: present, withPosition: movement.position)
    let target =
      delegate(for: .targetOfItemMove)?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: source, atCurrentIndexPath: present,
        toProposedIndexPath: proposed) ?? proposed
    if target != present { move(to: ListPosition(target)) }
    elementsAreOld = true
    UIView.performWithoutAnimation { showMovingCell() }
    setNeedsLayout()
  }

  final func finishMovement() {
    guard let movement else { return }
    // A snapshot moves the item again.
    if dataSource is any DiffableDataSource, movement.source != movement.target { move(to: movement.source) }
    self.movement = nil
    if movement.source != movement.target {
      dataSource(for: .moveItem)?.collectionView(
        self, moveItemAt: movement.source.indexPath, to: movement.target.indexPath)
    }
    settleCells()
  }

  final func cancelMovement() {
    guard let movement else { return }
    if movement.source != movement.target { move(to: movement.source) }
    self.movement = nil
    settleCells()
  }

  /// Returns the index path in the data source of an item in the layout. They differ while an item is moved.
  final func dataIndexPath(of indexPath: IndexPath) -> IndexPath {
    movement?.origin(of: ListPosition(indexPath)).indexPath ?? indexPath
  }

  /// Returns the attributes of the visible elements, with those of the moved item at its position.
  final func shownAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let found = (presentLayout.layoutAttributesForElements(in: rect) ?? [])
      .filter { !$0.isHidden && $0.frame.overlaps(rect) }
    guard let movement else { return found }
    let moving = presentLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.target.indexPath, withTargetPosition: movement.position)
    return found.filter { $0.element != movement.element } + [moving]
  }

  private func showMovingCell() {
    guard let movement, let view = visible[movement.element]?.view else { return }
    apply(
      presentLayout.layoutAttributesForInteractivelyMovingItem(
        at: movement.target.indexPath, withTargetPosition: movement.position), to: view)
  }

  /// Arranges the items as if the moved one were at another index path.
  private func move(to target: ListPosition) {
    guard var movement else { return }
    var counts = presentCounts
    guard counts.indices.contains(target.section), target.section >= 0 else { return }
    counts[movement.target.section] -= 1
    counts[target.section] += 1
    guard (0..<counts[target.section]).contains(target.row) else { return }
    var updates = ListUpdates()
    updates.movedRows[movement.target] = target
    guard let map = try? ListUpdateMap(updates, from: presentCounts, to: counts) else { return }
    movement.target = target
    self.movement = movement
    take(map)
    UIView.animate(withDuration: CollectionTransition.duration) { [self] in layOutElements() }
  }

  /// Moves the item under the finger of a recognizer.
  final func follow(_ press: UILongPressGestureRecognizer) {
    let location = press.location(in: self)
    switch press.state {
    case .began:
      if let path = indexPathForItem(at: location), beginInteractiveMovementForItem(at: path) {
        updateInteractiveMovementTargetPosition(location)
      } else {
        press.state = .cancelled
      }
    case .changed: updateInteractiveMovementTargetPosition(location)
    case .ended: endInteractiveMovement()
    default: cancelInteractiveMovement()
    }
  }

  /// Moves all cells to their places in the layout.
  private func settleCells() {
    elementsAreOld = true
    guard window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: CollectionTransition.duration) { [self] in layOutElements() }
  }
}
