import Foundation

/// The pan gesture recognizer of every scroll view. It reports the finger's movement to the scroll view.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer, ScrollGestureRecognizer {
  weak var scrollView: UIScrollView?

  /// The scroll view itself, in case its class implements gesture delegate methods. Assigning another
  /// delegate traps, as in UIKit.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollViewAsDelegate }
    set { requireScrollView(newValue) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if downTouches.count == 1, state == .possible { scrollView?.fingerCameDown() }
  }

  override func stateDidChange() {
    guard let scrollView else { return }
    switch state {
    case .began: scrollView.dragBegan()
    case .changed: scrollView.dragMoved()
    case .ended: scrollView.dragEnded(isCancelled: false)
    case .cancelled: scrollView.dragEnded(isCancelled: true)
    case .failed: scrollView.fingerLeft()
    case .possible: break
    }
  }

  /// Only movement along an axis in which the view can scroll counts.
  override func slop(of movement: CGPoint) -> CGPoint? {
    guard let axes = scrollView?.draggableAxes, !isLeftToSheet(movement) else { return nil }
    switch axes {
    case (true, true):
      return super.slop(of: movement)
    case (true, false):
      let isAcross = abs(movement.y) > abs(movement.x)
      guard abs(movement.x) > Self.slop, !(isAcross && rivalScrolls(\.vertical)) else { return nil }
      return CGPoint(x: movement.x < 0 ? -Self.slop : Self.slop, y: 0)
    case (false, true):
      let isAcross = abs(movement.x) > abs(movement.y)
      guard abs(movement.y) > Self.slop, !(isAcross && rivalScrolls(\.horizontal)) else { return nil }
      return CGPoint(x: 0, y: movement.y < 0 ? -Self.slop : Self.slop)
    case (false, false):
      return nil
    }
  }

  /// Returns a Boolean value that indicates whether a movement pulls a sheet around the view instead of the
  /// content.
  private func isLeftToSheet(_ movement: CGPoint) -> Bool {
    trackedTouches.contains { touch in
      touch.recognizers.contains { ($0 as? SheetPanGestureRecognizer)?.claims(movement, of: touch) == true }
    }
  }

  override func canBeginNow() -> Bool { takesTouchesFromContent }

  /// Returns a Boolean value that indicates whether another scroll view under the finger can scroll along an
  /// axis.
  private func rivalScrolls(_ axis: KeyPath<(horizontal: Bool, vertical: Bool), Bool>) -> Bool {
    trackedTouches.contains { touch in
      touch.recognizers.contains { recognizer in
        guard recognizer !== self, let pan = recognizer as? ScrollPanGestureRecognizer else { return false }
        return pan.isEnabled && pan.scrollView?.draggableAxes[keyPath: axis] == true
      }
    }
  }
}
