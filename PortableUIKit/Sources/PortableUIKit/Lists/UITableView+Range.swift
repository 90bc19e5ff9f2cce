import Foundation

/// The row that a layout brings to where the first visible one was.
struct RowToRestore: Equatable {
  /// The number of rows above it.
  var index: Int
  /// How far its top edge is above that of the visible area, without insets, in points.
  var distance: CGFloat
  /// The vertical offset of the content when the row was stored.
  var offset: CGFloat
}

/// Where the content is after its size changed.
///
/// A table sets its size at once, also in `reloadData()`, but its offset only in the next layout. Content that the user moves
/// isn't brought into its range, because it returns by itself [R: UITableView of iOS 18.2].
extension UITableView {
  /// The size of the content according to the layout.
  private var ownContentSize: CGSize { CGSize(width: layout.width, height: layout.contentHeight) }

  /// Sets the size of the content, also if it's the same, without correcting the offset.
  final func setOwnContentSize() {
    hasSize = true
    needsRangeCheck = true
    withoutClamping { contentSize = ownContentSize }
  }

  /// Sets the size of the content, and moves the offset by the length inserted above.
  final func adjustOwnContent(shift: CGFloat) {
    hasContentSize = true
    hasSize = true
    needsRangeCheck = true
    withoutClamping { adjustContent(to: ownContentSize, shift: shift) }
  }

  /// Brings the content into its range if its size changed, unless the user moves it. Returns whether it moved.
  final func bringContentIntoRange() -> Bool {
    guard needsRangeCheck else { return false }
    needsRangeCheck = false
    guard !isDragging, !isDecelerating else { return false }
    let offset = contentOffset
    clampOffsetIfNeeded()
    return contentOffset != offset
  }

  /// Stores the first visible row, if heights may be estimated and the content isn't at its top. The next layout shows the row
  /// with the same index there.
  final func storeFirstRow() {
    guard rowToRestore == nil, estimatesHeights, let first = visibleRows.first?.position else { return }
    let top = bounds.minY + insetTopOnScreen
    guard top > pixelGrid.nearness else { return }
    rowToRestore = RowToRestore(
      index: layout.index(of: first), distance: top - layout.rect(of: first).minY, offset: contentOffset.y)
  }

  /// Moves the content to where the row is now that was the first visible one. If only the rows above it are left, the last of them
  /// is shown at the top. An animated scroll has the rest of its way before it that it had when the row was stored.
  final func restoreRow() {
    guard var row = rowToRestore else { return }
    rowToRestore = nil
    if row.index == layout.rowCount { (row.index, row.distance) = (row.index - 1, 0) }
    guard row.index >= 0, let position = layout.row(at: row.index) else { return }
    let y = layout.rect(of: position).minY + row.distance - insetTopOnScreen
    let moved = contentOffset.y - row.offset
    adjustOwnContent(shift: y - contentOffset.y)
    extendScroll(by: moved)
  }
}
