import HeaderEngine
import UIKit

/// Installing in a scroll view and uninstalling.
extension ScrollEdgeView {
  func enter(_ scrollView: UIScrollView) {
    guard scrollView !== self.scrollView else { return }
    let stages = EdgeStage.stages(in: scrollView)
    if stages.contains(where: { $0.holds(sameKindAs: self) }) {
      HeaderMisuse.report(.secondViewAtEdge)
      return
    }
    uninstall()
    tracker.receiveEvents(self)
    tracker.attach(scrollView)
    setStage(in: scrollView)
    measuredWidth = nil
    adapt(isSettled: false)
    // Measure again at the first layout, because content may be added before it.
    measuredWidth = nil
    stage?.setNeedsLayout()
    tracker.observeContentSize(observesContentSize)
    followedScrollViewDidChange()
  }

  /// Leaves the scroll view and removes exactly the view's part from the insets, unless the scroll view was deallocated.
  func leaveScrollView() {
    let stage = stage
    self.stage = nil
    keyframeComposer?.followers?.withdraw(from: tracker.scrollView)
    tracker.suspended {
      send(tracker.scrollView == nil ? .scrollViewLost : .removed)
      tracker.attach(nil)
      if let stage, superview === stage { removeFromSuperview() }
      stage?.leave()
    }
    followedScrollViewDidChange()
    announce()
  }

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
