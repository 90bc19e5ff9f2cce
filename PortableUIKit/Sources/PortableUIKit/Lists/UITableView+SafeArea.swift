import Foundation

/// The side insets of a table's content, for notches.
extension UITableView {
  /// The left and right insets of the content of rows, headers, and footers, in points.
  final var contentSideInsets: UIEdgeInsets {
    guard insetsContentViewsToSafeArea else { return .zero }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: 0, left: max(0, safe.left - sideInset), bottom: 0, right: max(0, safe.right - sideInset))
  }

  /// Notifies all visible views if the side insets changed. Rows may have other heights then.
  final func updateSideInsets() {
    let insets = contentSideInsets
    guard insets != knownSideInsets else { return }
    knownSideInsets = insets
    for row in visibleRows { row.cell.sideInsets = insets }
    let views = [visibleHeaders, visibleFooters, preparedHeaders, preparedFooters].flatMap(\.values)
    for case let view as UITableViewHeaderFooterView in views { view.sideInsets = insets }
    heightsAreOld = true
    setNeedsMeasuring()
  }
}
