import UIKit

/// The parts of a list's content among its subviews.
extension UIView {
  /// Returns whether a subview is a row, or another element of a collection. Sections that scroll horizontally are scroll views.
  func isRow(_ subview: UIView) -> Bool {
    if subview is UIScrollView { return self is UICollectionView }
    return subview is UITableViewCell || subview is UICollectionReusableView
  }

  /// Returns whether a subview is the header or footer of a table's section. Views of other classes have the size of one.
  func isSectionView(_ subview: UIView) -> Bool {
    guard let table = self as? UITableView else { return false }
    if subview is UITableViewHeaderFooterView { return true }
    let size = subview.bounds.size
    // An update may have removed sections whose rows are still there.
    guard size.width == table.bounds.width, !(subview is UITableViewCell),
      let rows = table.indexPathsForVisibleRows, let first = rows.first?.section,
      let last = rows.last(where: { table.rectForRow(at: $0) != .zero })?.section, first <= last
    else { return false }
    return (first...last).contains {
      size == table.rectForHeader(inSection: $0).size || size == table.rectForFooter(inSection: $0).size
    }
  }
}
