import HeaderEngine
import UIKit

/// The delegate events of the scroll view, for behavior that can't be implemented by observing the offset.
extension ScrollEdgeView: ScrollEventReceiver {
  /// Starts or stops receiving the scroll view's delegate events, depending on whether the view needs them.
  func updateEventForwarding() {
    guard needsDelegateEvents, observesContentOffset, let scrollView else {
      eventForwarding?.remove()
      eventForwarding = nil
      return
    }
    guard eventForwarding?.scrollView !== scrollView else { return }
    eventForwarding?.remove()
    let forwarding = HeaderInstallation(of: self, in: scrollView)
    eventForwarding = forwarding
    forwarding.forward(to: ScrollEventForwarder(to: self))
  }

  func installedScrollView(
    _ scrollView: UIScrollView, willEndDraggingWithVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard scrollView === self.scrollView else { return }
    willEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func installedScrollViewWillScrollToTop(_ scrollView: UIScrollView) {
    if scrollView === self.scrollView { willScrollToTop(scrollView) }
  }

  // The view observes the offset instead.
  func installedScrollViewDidScroll(_ scrollView: UIScrollView) {}
  func installedScrollView(_ scrollView: UIScrollView, didEndDragging willDecelerate: Bool) {}
  func installedScrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  func installedScrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  func installedScrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
