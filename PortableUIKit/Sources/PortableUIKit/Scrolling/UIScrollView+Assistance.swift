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
  /// The delegate is told of a drag, although nothing is dragged, and asked for another target. An answer that would end the
  /// scroll or turn it around doesn't count [R: UIScrollViewAccessibility of iOS 18.2].
  final func scrollForAssistance(to offset: CGPoint) {
    scrollDelegate(for: .willBeginDragging)?.scrollViewWillBeginDragging(self)
    let present = contentOffset
    var target = offset
    scrollDelegate(for: .willEndDragging)?.scrollViewWillEndDragging(
      self, withVelocity: .zero, targetContentOffset: &target)
    let (wished, asked) = (target.y - present.y, offset.y - present.y)
    startOffsetAnimation(to: abs(wished) > 0.001 && wished * asked > 0 ? target : offset, for: .assisting)
  }

  /// The scroll of an assistive technology has ended. The delegate is told of the end of the drag.
  final func scrollForAssistanceEnded() {
    var unused = contentOffset
    scrollDelegate(for: .willEndDragging)?.scrollViewWillEndDragging(
      self, withVelocity: .zero, targetContentOffset: &unused)
    scrollDelegate(for: .didEndDragging)?.scrollViewDidEndDragging(self, willDecelerate: true)
    scrollDelegate(for: .willBeginDecelerating)?.scrollViewWillBeginDecelerating(self)
    let legal = scrollRange.clamped(contentOffset)
    if legal != contentOffset { startOffsetAnimation(to: legal) }
  }

  /// Scrolls to what the focus of the keyboard moved to. Meanwhile the content counts as decelerating, although nothing was
  /// dragged [R: UIScrollView of iOS 18.2].
  final func scrollForFocus(to offset: CGPoint) {
    startOffsetAnimation(to: offset, for: .focusing)
    if isMovingByItself { flags.isDecelerating = true }
  }
}
