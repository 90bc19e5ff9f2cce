import UIKit

/// A header that receives the delegate events of the scroll view in which it is installed.
@MainActor protocol ScrollEventReceiver: AnyObject {
  func installedScrollViewDidScroll(_ scrollView: UIScrollView)
  func installedScrollView(
    _ scrollView: UIScrollView, willEndDraggingWithVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func installedScrollView(_ scrollView: UIScrollView, didEndDragging willDecelerate: Bool)
  func installedScrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func installedScrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func installedScrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Called when the system is about to scroll to the top. The default implementation does nothing.
  func installedScrollViewWillScrollToTop(_ scrollView: UIScrollView)
}

extension ScrollEventReceiver {
  func installedScrollViewWillScrollToTop(_ scrollView: UIScrollView) {}
}

/// The delegate of a scroll view, which forwards events to the header that is installed in it.
final class ScrollEventForwarder: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  private weak var receiver: (any ScrollEventReceiver)?

  init(to receiver: any ScrollEventReceiver) {
    self.receiver = receiver
    super.init()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { receiver?.installedScrollViewDidScroll(scrollView) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    receiver?.installedScrollView(
      scrollView, willEndDraggingWithVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    receiver?.installedScrollView(scrollView, didEndDragging: decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    receiver?.installedScrollViewDidEndDecelerating(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    receiver?.installedScrollViewDidEndScrollingAnimation(scrollView)
  }

  // The end of an animated scroll by the system. The inset may have changed since the system calculated its target.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    receiver?.installedScrollViewDidEndScrollingAnimation(scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    receiver?.installedScrollViewWillScrollToTop(scrollView)
    return true
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    receiver?.installedScrollViewDidChangeAdjustedContentInset(scrollView)
  }
}
