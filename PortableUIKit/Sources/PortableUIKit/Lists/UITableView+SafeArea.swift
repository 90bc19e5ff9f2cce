import Foundation

/// How what a table shows keeps clear of notches at the sides.
extension UITableView {
  /// What the content of rows, headers and footers keeps free at the left and at the right, in points.
  final var contentSideInsets: UIEdgeInsets {
    guard insetsContentViewsToSafeArea else { return .zero }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: 0, left: max(0, safe.left - sideInset), bottom: 0, right: max(0, safe.right - sideInset))
  }

  /// Tells everything in view when the sides that are to be kept free have changed; rows may need other heights then.
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
