import Foundation

/// How rows are selected, and where the table scrolls to show one.
extension UITableView {
  final func tableDelegateDidChange(from old: (any UITableViewDelegate)?) {
    if !isSettingDelegate {
      isSettingDelegate = true
      _scrollDelegate = delegate
      isSettingDelegate = false
    }
    if delegate !== old { setNeedsMeasuring() }
  }

  final func select(_ indexPath: IndexPath?) {
    if let old = indexPathForSelectedRow { cellForRow(at: old)?.isSelected = false }
    indexPathForSelectedRow = indexPath
    if let indexPath { cellForRow(at: indexPath)?.isSelected = true }
  }

  /// Highlights the row under a finger; false if there is none.
  final func pressRow(under touches: Set<UITouch>) -> Bool {
    guard let touch = touches.first, let indexPath = indexPathForRow(at: touch.location(in: self)),
      let cell = cellForRow(at: indexPath)
    else { return false }
    pressedRow = indexPath
    cell.isHighlighted = true
    return true
  }

  /// Selects the row that was pressed; false if there is none.
  final func selectPressedRow() -> Bool {
    guard let indexPath = pressedRow else { return false }
    _ = releasePressedRow()
    select(indexPath)
    delegate?.tableView(self, didSelectRowAt: indexPath)
    return true
  }

  /// Takes the highlight from the row that was pressed; false if there is none.
  final func releasePressedRow() -> Bool {
    guard let indexPath = pressedRow else { return false }
    pressedRow = nil
    cellForRow(at: indexPath)?.isHighlighted = false
    return true
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
