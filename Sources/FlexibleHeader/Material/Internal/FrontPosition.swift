import UIKit

/// The position of a view in front of its siblings.
///
/// A scroll view may keep its indicators in front of all other subviews. A view that asked for the front in every layout
/// would then change the order, and so cause the next layout, without end.
@MainActor final class FrontPosition {
  /// The siblings that stayed in front of the view after it was brought to the front.
  private var keptInFront = WeakSet<UIView>()

  /// Brings a view in front of its siblings, unless only those lie in front of it that stay there in any case.
  func bringToFront(_ view: UIView) {
    guard let superview = view.superview, isCovered(view, in: superview.subviews) else { return }
    superview.bringSubviewToFront(view)
    keptInFront = WeakSet()
    for sibling in superview.subviews.reversed() {
      if sibling === view { return }
      keptInFront.insert(sibling)
    }
  }

  private func isCovered(_ view: UIView, in siblings: [UIView]) -> Bool {
    for sibling in siblings.reversed() {
      if sibling === view { return false }
      if !keptInFront.contains(sibling) { return true }
    }
    return false
  }
}
