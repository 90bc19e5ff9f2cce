import HeaderEngine
import UIKit

/// Coming into a scroll view, hearing of its events, and going.
extension ScrollEdgeView {
  /// Puts the view into a scroll view, and its height into the content inset; content at its top stays there.
  /// In the same scroll view it does nothing; from another one the view is taken out first.
  ///
  /// In a table it lies in `backgroundView`, where nothing can be covered by it; an existing background view
  /// stays as it is, behind it. In other scroll views it lies behind all content.
  public func install(in scrollView: UIScrollView) {
    guard scrollView !== self.scrollView else { return }
    if EdgeStage.stages(in: scrollView).contains(where: { $0.holds(sameKindAs: self) }) {
      HeaderMisuse.report(.secondViewAtEdge)
      return
    }
    uninstall()
    tracker.attach(scrollView)
    setStage(in: scrollView)
    measuredWidth = nil
    adapt(isSettled: false)
    // Content may still be added before the first layout.
    measuredWidth = nil
    stage?.setNeedsLayout()
    tracker.observeOffset(observesContentOffset)
    tracker.observeContentSize(observesContentSize)
    updateEventForwarding()
  }

  /// Takes the view out of its scroll view, and its share out of the insets, exactly; content at its top
  /// stays there. Without a scroll view it does nothing.
  public func uninstall() {
    guard tracker.scrollView != nil else {
      tracker.attach(nil)
      return send(.scrollViewLost)
    }
    eventForwarding?.remove()
    eventForwarding = nil
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

  /// Asks Auto Layout for the minimum height again: call it after the content changed so that it needs
  /// another height. Inside an animation the view moves with it.
  public func invalidateMinimumHeight() {
    measuredWidth = nil
    adapt(isSettled: false)
  }

  // MARK: - Events to forward

  /// Forward `scrollViewDidScroll` here if the view does not observe; other scroll views than its own do
  /// nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView === self.scrollView { contentDidMove() }
  }

  /// Forward `scrollViewDidChangeAdjustedContentInset` here if something else than the safe area or the
  /// layout changes it, such as `contentInsetAdjustmentBehavior`.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    if scrollView === self.scrollView { adapt(isSettled: false) }
  }

  // MARK: - Internal

  func setStage(in scrollView: UIScrollView, asBackground mayBeBackground: Bool = true) {
    let stage = EdgeStage(of: scrollView, isInFront: isInFront)
    stage.edgeView = self
    // Coming out of the old one is not to be taken for being taken out.
    self.stage = nil
    // First the stage, so that the view moves within its window and keeps the keyboard.
    stage.enter(asBackground: mayBeBackground)
    stage.addSubview(self)
    self.stage = stage
  }

  /// Takes the view to a new stage: one at another depth, or in place of one that was thrown out, which must
  /// not come back as a background view in the middle of that.
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
