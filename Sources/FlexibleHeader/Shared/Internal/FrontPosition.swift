import UIKit

/// Keeps a view in front of its siblings.
///
/// A scroll view may move its indicators in front of all other subviews, immediately or in its next layout. Moving the
/// view to the front in every layout would therefore cause endless layout passes.
@MainActor final class FrontPosition {
  /// The siblings, other than rows, in front of which the view was moved. If one of them is in front again, the view isn't
  /// moved again.
  private var passed = WeakSet<UIView>()

  /// Moves a view in front of its siblings, unless the only views in front of it are siblings that returned to the
  /// front.
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

  /// Returns whether the view is a row, which a list adds again while it scrolls.
  private static func isRow(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UITableViewHeaderFooterView || view is UICollectionReusableView
  }
}
