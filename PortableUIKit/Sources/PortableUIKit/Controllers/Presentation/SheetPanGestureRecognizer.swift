import Foundation

/// A gesture recognizer for dragging a sheet down. It works anywhere on the sheet where scrolled content is
/// at its top.
@MainActor final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  /// A closure that returns whether the sheet can be dragged.
  var isSheet: () -> Bool = { false }

  /// Returns a Boolean value that indicates whether a movement drags the sheet instead of scrolling. It must
  /// be downward, over content that can't scroll further down. Content with a refresh control keeps the
  /// movement [K].
  func claims(_ movement: CGPoint, of touch: UITouch) -> Bool {
    guard state == .possible || state == .began || state == .changed, isEnabled, isSheet(), movement.y > 0,
      movement.y > abs(movement.x), let container = view
    else { return false }
    var next = touch.hitView
    while let view = next, view !== container {
      if let scrollView = view as? UIScrollView, !scrollView.leavesPullToSheet { return false }
      next = view.superview
    }
    // Outside of the sheet, there is nothing to drag.
    return next === container && touch.hitView !== container
  }

  override func slop(of movement: CGPoint) -> CGPoint? {
    guard movement.y > Self.slop, trackedTouches.allSatisfy({ claims(movement, of: $0) }) else { return nil }
    return CGPoint(x: 0, y: Self.slop)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    // A finger that first moved in another direction doesn't drag the sheet.
    guard state == .possible, deferredState == nil else { return }
    if max(abs(path.x), -path.y) > Self.slop { state = .failed }
  }
}

extension UIScrollView {
  /// A Boolean value that indicates whether the content can't be scrolled down here, so that the movement
  /// drags the sheet.
  fileprivate var leavesPullToSheet: Bool {
    guard draggableAxes.vertical else { return true }
    return refreshControl == nil && !isMovingByItself
      && contentOffset.y <= -adjustedContentInset.top + pixelGrid.nearness
  }
}
