import HeaderEngine
import UIKit

/// A header or footer with a share of a scroll view's content inset.
///
/// Content insets are assigned as a whole: if one of several views recognizes that by its edge, it applies to all.
@MainActor protocol InsetSharer: UIView {
  /// The scroll view with the share.
  var sharedScrollView: UIScrollView? { get }
  /// Returns whether the inset at the view's edge shows that other code assigned the content inset.
  func recognizesAssignment(in metrics: ScrollMetrics) -> Bool
  /// Records that other code assigned the content inset.
  func insetWasAssigned(in metrics: ScrollMetrics)
  /// Adds the share to the assigned inset.
  func adaptToAssignment()
}

extension UIScrollView {
  /// The headers and footers on the screen that have a share of the content inset.
  ///
  /// The search visits all views of the window. It is only needed after other code wrote the inset.
  var insetSharers: [any InsetSharer] {
    var root: UIView = self
    while let superview = root.superview { root = superview }
    var found: [any InsetSharer] = []
    collectInsetSharers(in: root, &found)
    return found
  }

  private func collectInsetSharers(in view: UIView, _ found: inout [any InsetSharer]) {
    if let sharer = view as? any InsetSharer, sharer.sharedScrollView === self { found.append(sharer) }
    for subview in view.subviews { collectInsetSharers(in: subview, &found) }
  }

  /// Finds out whether other code assigned the content inset, and records that in all views that share it.
  ///
  /// - Parameters:
  ///   - metrics: The measurements of the scroll view.
  ///   - asker: The view that handles an event now. It adapts to the inset by itself.
  func followAssignment(in metrics: ScrollMetrics, for asker: any InsetSharer) {
    let sharers = insetSharers
    guard sharers.contains(where: { $0.recognizesAssignment(in: metrics) }) else { return }
    sharers.forEach { $0.insetWasAssigned(in: metrics) }
    for sharer in sharers where sharer !== asker { sharer.adaptToAssignment() }
  }

  /// Records that other code assigned the content inset, in all views that share it but for the one that recognized it.
  func shareAssignment(from finder: any InsetSharer) {
    let metrics = ScrollTracker.metrics(of: self)
    let others = insetSharers.filter { $0 !== finder }
    others.forEach { $0.insetWasAssigned(in: metrics) }
    others.forEach { $0.adaptToAssignment() }
  }
}

extension FlexibleHeaderView: InsetSharer {
  var sharedScrollView: UIScrollView? { tracker.scrollView }

  func recognizesAssignment(in metrics: ScrollMetrics) -> Bool { engine.recognizesAssignment(in: metrics) }

  func insetWasAssigned(in metrics: ScrollMetrics) { engine.insetWasAssigned(in: metrics) }

  func adaptToAssignment() { send(.laidOut) }
}

extension ScrollEdgeView: InsetSharer {
  var sharedScrollView: UIScrollView? { scrollView }

  func adaptToAssignment() { adapt(isSettled: false) }
}
