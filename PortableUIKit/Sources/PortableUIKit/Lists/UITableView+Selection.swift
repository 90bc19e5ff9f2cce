import Foundation

/// Selection of rows, and scrolling to rows.
extension UITableView {
  final func tableDelegateDidChange(from old: (any UITableViewDelegate)?) {
    if !isSettingDelegate {
      isSettingDelegate = true
      scrollDelegate = delegate
      isSettingDelegate = false
    }
    guard delegate !== old else { return }
    delegateMemory.remember(delegate, .scrollView, .tableView)
    missingMethods = []
    setNeedsMeasuring()
  }

  /// Selects a row. The previous selection is cleared unless multiple selection is allowed. `nil` clears the
  /// selection.
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

  /// Highlights the row under a finger. Returns `false` if there is none, or if another view is in front of it: UIKit searches the
  /// table for the view under the finger again, which may be another one than that of the touch [R: UITableView of iOS 18.2].
  final func pressRow(under touches: Set<UITouch>, with event: UIEvent?) -> Bool {
    if hideConfirmation(animated: true) { return true }
    guard editsRows ? allowsSelectionDuringEditing : allowsSelection, let touch = touches.first,
      super.hitTest(touch.location(in: self), with: event)?.isInside(UITableViewCell.self) == true,
      let indexPath = indexPathForRow(at: touch.location(in: self)), let cell = cellForRow(at: indexPath),
      delegate(for: .shouldHighlightRow)?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return false }
    pressedRow = indexPath
    cell.setHighlighted(true, animated: false)
    delegate(for: .didHighlightRow)?.tableView(self, didHighlightRowAt: indexPath)
    return true
  }

  /// Selects the pressed row. Returns `false` if there is none.
  final func selectPressedRow() -> Bool {
    guard let pressed = pressedRow else { return false }
    _ = releasePressedRow()
    if allowsMultipleSelection, selection.contains(ListPosition(pressed)) {
      userDeselects(pressed)
      return true
    }
    let answer = delegate(for: .willSelectRow).map { $0.tableView(self, willSelectRowAt: pressed) } ?? pressed
    guard let indexPath = answer else { return true }
    if !allowsMultipleSelection {
      for position in selection.sorted() where position != ListPosition(indexPath) {
        userDeselects(position.indexPath)
      }
    }
    select(indexPath)
    delegate(for: .didSelectRow)?.tableView(self, didSelectRowAt: indexPath)
    return true
  }

  private func userDeselects(_ pressed: IndexPath) {
    let answer =
      delegate(for: .willDeselectRow).map { $0.tableView(self, willDeselectRowAt: pressed) } ?? pressed
    guard let indexPath = answer else { return }
    deselect(indexPath)
    delegate(for: .didDeselectRow)?.tableView(self, didDeselectRowAt: indexPath)
  }

  /// Removes the highlight from the pressed row. Returns `false` if there is none.
  final func releasePressedRow() -> Bool {
    guard let indexPath = pressedRow else { return false }
    pressedRow = nil
    cellForRow(at: indexPath)?.setHighlighted(false, animated: false)
    delegate(for: .didUnhighlightRow)?.tableView(self, didUnhighlightRowAt: indexPath)
    return true
  }

  // MARK: - Scrolling

  /// Scrolls to a row. Final heights replace estimates on the way, so scrolling without animation is repeated
  /// until nothing changes.
  final func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    setContentOffset(offset(for: indexPath, at: scrollPosition), animated: animated)
    guard !animated else { return }
    // The row that a reload would restore isn't the requested one [R: UITableView of iOS 18.2].
    rowToRestore = nil
    for _ in 0..<3 {
      layOutRows()
      let target = offset(for: indexPath, at: scrollPosition)
      if rounded(target) == contentOffset { return }
      setContentOffset(target, animated: false)
    }
  }

  /// Returns the offset at which a row is at the given position.
  final func offset(for indexPath: IndexPath, at scrollPosition: ScrollPosition) -> CGPoint {
    measureAndSize()
    let position = TableLayout.Position(indexPath)
    precondition(
      layout.contains(position), "there is no row \(position.row) in section \(position.section) to scroll to"
    )
    var rect = layout.rect(of: position)
    var inset = adjustedContentInset
    // A pinned header would cover the row.
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

extension UIView {
  /// Returns whether the view or one of its superviews is a cell of a kind.
  final func isInside<Cell: UIView>(_: Cell.Type) -> Bool {
    sequence(first: self as UIView, next: \.superview).contains { $0 is Cell }
  }
}
