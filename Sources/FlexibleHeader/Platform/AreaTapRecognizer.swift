import UIKit

// On Apple's platforms, the methods and properties for subclasses of recognizers are in a separate module.
#if canImport(ObjectiveC)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// A gesture recognizer for a tap of one finger within an area, except on controls.
///
/// This class replaces UIKit's recognizers, which require targets and selectors.
final class AreaTapRecognizer: UIGestureRecognizer {
  private static let allowedMovement: CGFloat = 10
  private static let longestTap: TimeInterval = 0.75

  /// A closure that returns whether a touch that begins is in the area. It isn't a parameter of an initializer,
  /// because those of UIKit's recognizers take selectors.
  var isInArea: (UITouch) -> Bool = { _ in false }
  /// A closure that is called when the tap is complete.
  var onTap: () -> Void = {}

  private var start: (location: CGPoint, time: TimeInterval)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard start == nil, touches.count == 1, let touch = touches.first, !event.isOfOtherButtons,
      isInArea(touch), !isOnControl(touch)
    else {
      state = .failed
      return
    }
    start = (touch.location(in: nil), touch.timestamp)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let start, let location = touches.first?.location(in: nil) else { return }
    let distance = max(abs(location.x - start.location.x), abs(location.y - start.location.y))
    if distance > Self.allowedMovement { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let start, let touch = touches.first, touch.timestamp - start.time < Self.longestTap else {
      state = .failed
      return
    }
    state = .ended
    if state == .ended { onTap() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    start = nil
  }

  private func isOnControl(_ touch: UITouch) -> Bool {
    var view = touch.view
    while let current = view, current !== self.view {
      if current is UIControl { return true }
      view = current.superview
    }
    return false
  }
}
