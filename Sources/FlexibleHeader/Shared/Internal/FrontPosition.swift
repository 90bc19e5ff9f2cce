import UIKit

/// Keeps a view in front of the content of the scroll view that contains it, and in front of other siblings.
///
/// The scroll view orders its subviews, too: it may move its indicators in front of all others, and each layout of a plain table
/// brings pinned section headers to the front. If the view moved to the front in each of its own layouts, the layouts would never
/// end. So it passes each sibling once, apart from rows, which a list adds again while it scrolls. Its `zPosition` raises it above
/// section headers that returned to the front. Where it overlaps them, they still receive the touches.
@MainActor final class FrontPosition {
  /// A Boolean value that indicates whether only the content of a list is behind the view.
  private let passesOnlyContent: Bool
  /// The siblings that the view has passed, other than rows.
  private var passed = WeakSet<UIView>()
  /// The `zPosition` to which the view is raised.
  private var depth: CGFloat = 0

  init(passesOnlyContent: Bool = false) { self.passesOnlyContent = passesOnlyContent }

  /// Moves a view in front of its siblings, unless the only views in front of it are siblings that returned to the front.
  func bringToFront(_ view: UIView) {
    guard let superview = view.superview else { return }
    var front: UIView?
    var isBelowSection = false
    for sibling in superview.subviews.reversed() {
      if sibling === view { break }
      let (isRow, isSection) = (superview.isRow(sibling), superview.isSectionView(sibling))
      if passesOnlyContent, !isRow, !isSection { continue }
      if isRow || passed.insert(sibling) {
        front = front ?? sibling
      } else if isSection {
        isBelowSection = true
      }
    }
    raise(view, in: superview, aboveSections: isBelowSection)
    guard let front else { return }
    if passesOnlyContent {
      superview.insertSubview(view, aboveSubview: front)
    } else {
      superview.bringSubviewToFront(view)
    }
  }

  /// Raises the view to the `zPosition` of content that has one, such as the supplementary views of a collection.
  private func raise(_ view: UIView, in superview: UIView, aboveSections: Bool) {
    var depth: CGFloat = aboveSections ? 1 : 0
    if superview is UICollectionView {
      for sibling in superview.subviews where sibling !== view && superview.isRow(sibling) {
        depth = max(depth, sibling.layer.zPosition)
      }
    }
    raise(view, to: depth)
  }

  /// Ends the raised position of a view that leaves the scroll view.
  func lower(_ view: UIView) { raise(view, to: 0) }

  /// Raises the view, unless the app has set another `zPosition`.
  private func raise(_ view: UIView, to depth: CGFloat) {
    guard depth != self.depth else { return }
    if view.layer.zPosition == self.depth { view.layer.zPosition = depth }
    self.depth = depth
  }
}
