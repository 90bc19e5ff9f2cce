import Foundation

/// Selection of items, and scrolling to items.
extension UICollectionView {
  final func collectionDelegateDidChange(from old: (any UICollectionViewDelegate)?) {
    if !isSettingDelegate {
      isSettingDelegate = true
      scrollDelegate = delegate
      isSettingDelegate = false
      presentLayout.invalidateLayout()
    }
    // After the setter of the scroll view, which only queries methods of scroll views.
    if delegate !== old { delegateMemory.remember(delegate, .scrollView, .collectionView) }
  }

  final func select(_ indexPath: IndexPath?) {
    guard let indexPath else { return deselectAll() }
    if !allowsMultipleSelection { deselectAll() }
    selection.insert(ListPosition(indexPath))
    cellForItem(at: indexPath)?.isSelected = true
  }

  final func deselect(_ indexPath: IndexPath) {
    guard selection.remove(ListPosition(indexPath)) != nil else { return }
    cellForItem(at: indexPath)?.isSelected = false
  }

  final func deselectAll() {
    for position in selection.sorted() { deselect(position.indexPath) }
  }

  /// Returns the frontmost item at a point of the content.
  final func item(at point: CGPoint) -> IndexPath? {
    let point = flipped(point)
    let near = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let hits = (preparedLayout.layoutAttributesForElements(in: near) ?? []).filter {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }
    return hits.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  // MARK: - Touches

  /// Highlights the item under a finger. Returns `false` if there is none, or if the view of the touch isn't in a cell
  /// [R: UICollectionView].
  final func pressItem(under touches: Set<UITouch>) -> Bool {
    guard allowsSelection, let touch = touches.first, touch.view?.isInside(UICollectionViewCell.self) == true,
      let indexPath = item(at: touch.location(in: self)), let cell = cellForItem(at: indexPath),
      delegate(for: .shouldHighlightItem)?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return false }
    pressedItem = ListPosition(indexPath)
    cell.isHighlighted = true
    delegate(for: .didHighlightItem)?.collectionView(self, didHighlightItemAt: indexPath)
    return true
  }

  /// Selects the pressed item or, if multiple selection is allowed, deselects it. Returns `false` if there is
  /// none.
  final func selectPressedItem() -> Bool {
    guard let position = pressedItem else { return false }
    let indexPath = position.indexPath
    _ = releasePressedItem()
    if allowsMultipleSelection, selection.contains(position) {
      guard delegate(for: .shouldDeselectItem)?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true
      else { return true }
      deselect(indexPath)
      delegate(for: .didDeselectItem)?.collectionView(self, didDeselectItemAt: indexPath)
      return true
    }
    guard delegate(for: .shouldSelectItem)?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else {
      return true
    }
    if !allowsMultipleSelection {
      for other in selection.sorted() where other != position {
        deselect(other.indexPath)
        delegate(for: .didDeselectItem)?.collectionView(self, didDeselectItemAt: other.indexPath)
      }
    }
    select(indexPath)
    delegate(for: .didSelectItem)?.collectionView(self, didSelectItemAt: indexPath)
    return true
  }

  /// Removes the highlight from the pressed item. Returns `false` if there is none.
  final func releasePressedItem() -> Bool {
    guard let position = pressedItem else { return false }
    pressedItem = nil
    cellForItem(at: position.indexPath)?.isHighlighted = false
    delegate(for: .didUnhighlightItem)?.collectionView(self, didUnhighlightItemAt: position.indexPath)
    return true
  }

  // MARK: - Scrolling

  /// Returns the offset at which an item is at the given position, or `nil` if there is no such item.
  final func offset(for indexPath: IndexPath, at position: ScrollPosition) -> CGPoint? {
    guard let place = preparedLayout.layoutAttributesForItem(at: indexPath)?.frame else { return nil }
    let frame = flipped(place)
    let inset = adjustedContentInset
    var offset = offsetShowing(frame)
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.bottom) { offset.y = frame.maxY + inset.bottom - bounds.height }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - (bounds.height + inset.top - inset.bottom) / 2
    }
    if position.contains(.left) { offset.x = frame.minX - inset.left }
    if position.contains(.right) { offset.x = frame.maxX + inset.right - bounds.width }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (bounds.width + inset.left - inset.right) / 2
    }
    return position == [] ? offset : scrollRange.clamped(offset)
  }
}
