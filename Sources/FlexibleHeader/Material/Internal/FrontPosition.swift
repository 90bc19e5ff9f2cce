import UIKit

/// The position of a view in front of its siblings.
///
/// A scroll view may keep its indicators in front of all other subviews, at once or with its next layout. A view that asked
/// for the front in every layout would then change the order, and so cause the next layout, without end.
@MainActor final class FrontPosition {
  /// Siblings, other than rows, that the view was brought in front of. One that is in front again insists on it.
  private var passed = WeakSet<UIView>()

  /// Brings a view in front of its siblings, unless only those lie in front of it that insist on it.
  func bringToFront(_ view: UIView) {
    guard let superview = view.superview, isCovered(view, in: superview.subviews) else { return }
    for sibling in superview.subviews.reversed() {
      if sibling === view { break }
      if !Self.isRow(sibling) { passed.insert(sibling) }
    }
    superview.bringSubviewToFront(view)
  }

  private func isCovered(_ view: UIView, in siblings: [UIView]) -> Bool {
    for sibling in siblings.reversed() {
      if sibling === view { return false }
      if Self.isRow(sibling) || !passed.contains(sibling) { return true }
    }
    return false
  }

  /// Returns whether a list adds the view anew while it scrolls.
  private static func isRow(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UITableViewHeaderFooterView || view is UICollectionReusableView
  }
}
