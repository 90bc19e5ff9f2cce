import Foundation

/// Scrolling by VoiceOver and Switch Control, and by the focus of the keyboard. No finger touches the content.
extension UIScrollView {
  /// Scrolls by a screen, as a swipe with three fingers does while VoiceOver runs. Returns whether there was anything to scroll.
  final func scrollByScreen(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let screen = bounds.inset(by: adjustedContentInset)
    var target = contentOffset
    switch direction {
    case .up: target.y -= screen.height
    case .down: target.y += screen.height
    case .left: target.x -= screen.width
    case .right: target.x += screen.width
    default: return false
    }
    target = rounded(scrollRange.clamped(target))
    guard target != contentOffset else { return false }
    scrollForAssistance(to: target)
    return true
  }

  /// Scrolls to an offset for an assistive technology.
  ///
  /// The delegate receives the calls of a drag, although no finger drags, and may change the target. A target at the present offset
  /// or in the opposite direction is ignored [R: UIScrollViewAccessibility of iOS 18.2].
  final func scrollForAssistance(to offset: CGPoint) {
    scrollDelegate(for: .willBeginDragging)?.scrollViewWillBeginDragging(self)
    let present = contentOffset
    var target = offset
    scrollDelegate(for: .willEndDragging)?.scrollViewWillEndDragging(
      self, withVelocity: .zero, targetContentOffset: &target)
    func allowed(_ target: CGFloat, _ offset: CGFloat, from present: CGFloat) -> CGFloat {
      abs(target - present) > 0.001 && (target - present) * (offset - present) > 0 ? target : offset
    }
    let allowedTarget = CGPoint(
      x: allowed(target.x, offset.x, from: present.x), y: allowed(target.y, offset.y, from: present.y))
    startOffsetAnimation(to: allowedTarget, for: .assisting)
  }

  /// Ends the scroll of an assistive technology: the delegate receives the calls of the end of a drag.
  final func endScrollForAssistance() {
    var unused = contentOffset
    scrollDelegate(for: .willEndDragging)?.scrollViewWillEndDragging(
      self, withVelocity: .zero, targetContentOffset: &unused)
    scrollDelegate(for: .didEndDragging)?.scrollViewDidEndDragging(self, willDecelerate: true)
    scrollDelegate(for: .willBeginDecelerating)?.scrollViewWillBeginDecelerating(self)
    let legal = scrollRange.clamped(contentOffset)
    if legal != contentOffset { startOffsetAnimation(to: legal) }
  }

  /// Scrolls to the view to which the focus of the keyboard moved. `isDecelerating` is `true` meanwhile
  /// [R: UIScrollView of iOS 18.2].
  final func scrollForFocus(to offset: CGPoint) {
    startOffsetAnimation(to: offset, for: .focusing)
    if isMovingByItself { flags.isDecelerating = true }
  }
}
