import UIKit

/// Receives the events of a `PagingScrollView`.
@MainActor protocol PagingScrollViewOwner: AnyObject {
  func pagerWillBeginDragging()
  func pagerDidScroll()
  func pagerDidStop()
  /// Returns whether a swipe may begin. `isBackward` is `true` if the swipe leads to a smaller index.
  func pagerMayBegin(isBackward: Bool) -> Bool
}

/// The scroll view that contains the pages side by side.
final class PagingScrollView: UIScrollView, UIScrollViewDelegate {
  weak var owner: (any PagingScrollViewOwner)?
  var isRightToLeft = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    // Pages adjust their own insets.
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    isDirectionalLockEnabled = true
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    guard gestureRecognizer === panGestureRecognizer else { return true }
    let movement = panGestureRecognizer.translation(in: self)
    guard abs(movement.x) > abs(movement.y) else { return true }
    return owner?.pagerMayBegin(isBackward: (movement.x > 0) != isRightToLeft) ?? true
  }

  func cancelDrag() {
    guard panGestureRecognizer.isEnabled, isTracking || isDragging else { return }
    panGestureRecognizer.isEnabled = false
    panGestureRecognizer.isEnabled = true
  }

  // MARK: - UIScrollViewDelegate

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { owner?.pagerWillBeginDragging() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { owner?.pagerDidScroll() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { owner?.pagerDidStop() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { owner?.pagerDidStop() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { owner?.pagerDidStop() }
}
