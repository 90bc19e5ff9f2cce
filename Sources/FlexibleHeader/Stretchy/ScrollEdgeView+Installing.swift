import HeaderEngine
import UIKit

/// Methods that install the view, uninstall it, and forward events to it.
extension ScrollEdgeView {
  /// Installs the view in a scroll view and adds its height to the content inset. Content at its top stays at
  /// its top.
  ///
  /// If the view is already installed in this scroll view, this method does nothing. If it is installed in
  /// another scroll view, it is uninstalled first. A second view of the same kind in one scroll view is
  /// reported as a `HeaderMisuse` and isn't installed.
  ///
  /// In a table view, the view is placed in `backgroundView`, where it can't cover any content. An existing
  /// background view is kept, and the view is placed in front of it. In other scroll views, the view is
  /// placed behind all content.
  ///
  /// - Parameter scrollView: The scroll view. The view holds it weakly.
  public func install(in scrollView: UIScrollView) {
    guard scrollView !== self.scrollView else { return }
    let stages = EdgeStage.stages(in: scrollView)
    if stages.contains(where: { $0.holds(sameKindAs: self) }) {
      HeaderMisuse.report(.secondViewAtEdge)
      return
    }
    uninstall()
    receiveEvents()
    tracker.attach(scrollView)
    setStage(in: scrollView)
    measuredWidth = nil
    adapt(isSettled: false)
    // Measure again at the first layout, because content may be added before it.
    measuredWidth = nil
    stage?.setNeedsLayout()
    tracker.observeContentSize(observesContentSize)
  }

  /// Uninstalls the view and removes exactly its share from the insets. Content at its top stays at its top.
  /// If the view isn't installed, this method does nothing.
  public func uninstall() {
    guard tracker.scrollView != nil else {
      tracker.attach(nil)
      return send(.scrollViewLost)
    }
    let stage = stage
    self.stage = nil
    tracker.suspended {
      send(.removed)
      tracker.attach(nil)
      if superview === stage { removeFromSuperview() }
      stage?.leave()
    }
    announce()
  }

  /// Computes the minimum height again. Call this method when a change of the content affects the height that
  /// it requires. Inside an animation block, the change is animated.
  public func invalidateMinimumHeight() {
    measuredWidth = nil
    adapt(isSettled: false)
  }

  // MARK: - Events to forward

  /// Handles a scroll event. If `observesContentOffset` is `false`, forward `scrollViewDidScroll(_:)` to this
  /// method. Events of other scroll views are ignored.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if tracker.isAttached(to: scrollView) { contentDidMove(in: scrollView) }
  }

  /// Handles a change of the adjusted content inset. Forward `scrollViewDidChangeAdjustedContentInset(_:)` to
  /// this method if the inset changes for another reason than the safe area or the layout, such as
  /// `contentInsetAdjustmentBehavior`.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    if scrollView === self.scrollView { adapt(isSettled: false) }
  }

  // MARK: - Internal

  func setStage(in scrollView: UIScrollView, asBackground mayBeBackground: Bool = true) {
    let stage = EdgeStage(of: scrollView, isInFront: isInFront)
    stage.edgeView = self
    // Clear the stage first, so that moving to another superview isn't handled as a removal.
    self.stage = nil
    // Add the stage first, so that the view stays in its window and the keyboard isn't dismissed.
    stage.enter(asBackground: mayBeBackground)
    stage.addSubview(self)
    self.stage = stage
    stagedSize = stage.bounds.size
  }

  /// Moves the view to a new stage: one at another depth, or a replacement for one that the list removed. In
  /// the second case the new stage must not become the background view again, because that change is still in
  /// progress.
  func restage(asBackground mayBeBackground: Bool = true) {
    guard let scrollView, let old = stage else { return }
    let responder = firstResponderInside
    old.edgeView = nil
    setStage(in: scrollView, asBackground: mayBeBackground)
    old.leave()
    if let responder, !responder.isFirstResponder { responder.becomeFirstResponder() }
    adapt(isSettled: false)
  }
}
