import Foundation

/// How rows are selected, and where the table scrolls to show one.
extension UITableView {
  final func tableDelegateDidChange(from old: (any UITableViewDelegate)?) {
    if !isSettingDelegate {
      isSettingDelegate = true
      scrollDelegate = delegate
      isSettingDelegate = false
    }
    if delegate !== old { setNeedsMeasuring() }
  }

  /// Selects a row, unless several may be selected in place of the others; nil deselects all.
  final func select(_ indexPath: IndexPath?, animated: Bool = false) {
    guard let indexPath else { return deselectAll(animated: animated) }
    if !allowsMultipleSelection { deselectAll(animated: animated) }
    selection.insert(ListPosition(indexPath))
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
  }

  final func deselect(_ indexPath: IndexPath, animated: Bool = false) {
    guard selection.remove(ListPosition(indexPath)) != nil else { return }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  final func deselectAll(animated: Bool = false) {
    for position in selection.sorted() { deselect(position.indexPath, animated: animated) }
  }

  // MARK: - Touches

  /// Highlights the row under a finger; false if there is none.
  final func pressRow(under touches: Set<UITouch>) -> Bool {
    guard allowsSelection, let touch = touches.first,
      let indexPath = indexPathForRow(at: touch.location(in: self)), let cell = cellForRow(at: indexPath),
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return false }
    pressedRow = indexPath
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    return true
  }

  /// Selects the row that was pressed; false if there is none.
  final func selectPressedRow() -> Bool {
    guard let pressed = pressedRow else { return false }
    _ = releasePressedRow()
    if allowsMultipleSelection, selection.contains(ListPosition(pressed)) {
      userDeselects(pressed)
      return true
    }
    let answer = delegate.map { $0.tableView(self, willSelectRowAt: pressed) } ?? pressed
    guard let indexPath = answer else { return true }
    if !allowsMultipleSelection {
      for position in selection.sorted() where position != ListPosition(indexPath) {
        userDeselects(position.indexPath)
      }
    }
    select(indexPath)
    delegate?.tableView(self, didSelectRowAt: indexPath)
    return true
  }

  private func userDeselects(_ pressed: IndexPath) {
    let answer = delegate.map { $0.tableView(self, willDeselectRowAt: pressed) } ?? pressed
    guard let indexPath = answer else { return }
    deselect(indexPath)
    delegate?.tableView(self, didDeselectRowAt: indexPath)
  }

  /// Takes the highlight from the row that was pressed; false if there is none.
  final func releasePressedRow() -> Bool {
    guard let indexPath = pressedRow else { return false }
    pressedRow = nil
    cellForRow(at: indexPath)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    return true
  }

  // MARK: - Scrolling

  /// Moves the content until a row is where it is wanted. On the way there true heights take the place of
  /// estimates, so without animation the way is gone until nothing changes.
  final func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    setContentOffset(offset(for: indexPath, at: scrollPosition), animated: animated)
    guard !animated else { return }
    for _ in 0..<3 {
      layOutRows()
      let target = offset(for: indexPath, at: scrollPosition)
      if rounded(target) == contentOffset { return }
      setContentOffset(target, animated: false)
    }
  }

  /// The offset at which a row is where it is wanted.
  final func offset(for indexPath: IndexPath, at scrollPosition: ScrollPosition) -> CGPoint {
    let layout = measuredLayout
    let position = TableLayout.Position(indexPath)
    precondition(
      layout.contains(position), "there is no row \(position.row) in section \(position.section) to scroll to"
    )
    var rect = layout.rect(of: position)
    var inset = adjustedContentInset
    // A header that sticks to the edge would cover the row.
    if style == .plain { inset.top += layout.sections[position.section].headerHeight }
    let y: CGFloat
    switch scrollPosition {
    case .none:
      rect.origin.y -= inset.top - adjustedContentInset.top
      rect.size.height += inset.top - adjustedContentInset.top
      return offsetShowing(CGRect(x: bounds.minX, y: rect.minY, width: bounds.width, height: rect.height))
    case .top: y = rect.minY - inset.top
    case .middle: y = rect.midY - (bounds.height + inset.top - inset.bottom) / 2
    case .bottom: y = rect.maxY + inset.bottom - bounds.height
    }
    return CGPoint(x: contentOffset.x, y: scrollRange.vertical.clamping(y))
  }
}
