import Foundation

/// A recognizer for one kind of gesture in a view and its subviews.
///
/// Without Objective-C, actions are blocks; see `Selector`. Subclasses can observe `state`.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Creates a recognizer that isn't attached to a view and sends an action to a target. A `nil` action sends
  /// nothing.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { targets.append(ActionTarget(target, action)) }
  }

  /// Adds a target and an action, sent whenever the state changes. The target isn't retained.
  open func addTarget(_ target: Any, action: Selector) {
    guard !targets.contains(where: { $0.isSame(target, action) }) else { return }
    targets.append(ActionTarget(target, action))
  }

  /// Removes an action of a target; `nil` matches all targets or actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isSame(target, action) }
  }

  /// Creates a recognizer that isn't attached to a view.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// The state of the recognizer. It's set by subclasses; invalid transitions are ignored.
  open var state: UIGestureRecognizer.State {
    get { currentState }
    set { change(to: newValue) }
  }
  /// The delegate, which decides whether the gesture may begin and which gestures may be recognized
  /// simultaneously. The default is `nil`.
  weak open var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { if delegate !== oldValue { delegateMemory.remember(delegate, .gestureRecognizer) } }
  }
  /// The methods that the delegate implemented when it was set.
  private var delegateMemory = DelegateMemory()
  final func delegate(for method: DelegateMethod) -> (any UIGestureRecognizerDelegate)? {
    guard delegateMemory.isForwarding else { return delegate }
    return delegateMemory.receiver(of: method, from: delegate, as: (any UIGestureRecognizerDelegate).self)
  }
  /// A Boolean value that determines whether the recognizer receives touches. The default is `true`. Setting
  /// it to `false` cancels a gesture in progress.
  open var isEnabled = true {
    didSet { if !isEnabled { abandon() } }
  }
  /// The view to which the recognizer is attached.
  weak open internal(set) var view: UIView?
  /// A Boolean value that determines whether touches in views are canceled when the gesture is recognized.
  /// The default is `true`.
  open var cancelsTouchesInView = true
  /// A Boolean value that determines whether touches are delivered to views only after the gesture has
  /// failed. The default is `false`.
  open var delaysTouchesBegan = false
  /// A Boolean value that determines whether the end of touches is delivered to views only after the gesture
  /// has failed; if the gesture is recognized, the touches are canceled instead. The default is `true`.
  open var delaysTouchesEnded = true
  /// A name for debugging.
  open var name: String?
  /// The number of fingers of the gesture on the screen.
  open var numberOfTouches: Int { downTouches.count }

  /// Makes this gesture wait until the other one has failed. Requiring the same gesture twice has no further
  /// effect.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard !requiredToFail.contains(where: { $0.recognizer === otherGestureRecognizer }) else { return }
    requiredToFail.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Returns the center of the gesture's fingers, in points of `view`; in window coordinates if `view` is
  /// `nil`.
  open func location(in view: UIView?) -> CGPoint {
    let touches = downTouches.isEmpty ? trackedTouches : downTouches
    guard !touches.isEmpty else { return .zero }
    var (x, y) = (CGFloat(0), CGFloat(0))
    for touch in touches {
      let location = touch.location(in: view)
      x += location.x
      y += location.y
    }
    return CGPoint(x: x / CGFloat(touches.count), y: y / CGFloat(touches.count))
  }

  /// Called when a gesture is over and the recognizer is reset for the next one. Subclasses reset their own
  /// state.
  open func reset() {}
  /// Called when touches began. For subclasses.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches moved. For subclasses.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches ended. For subclasses.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches were canceled by the system. For subclasses.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// All touches of the current gesture, including those that have ended.
  final var trackedTouches: [UITouch] = []
  /// The touches of the current gesture that are still on the screen.
  final var downTouches: [UITouch] = []
  final var currentState = UIGestureRecognizer.State.possible
  /// The state to take after all gestures that must fail first have failed.
  final var deferredState: UIGestureRecognizer.State?
  /// A Boolean value that indicates whether the view and the delegate have already allowed the gesture to begin.
  final var hasLeaveToBegin = false
  final var requiredToFail: [WeakRecognizer] = []
  private var handlers: [() -> Void] = []
  private var targets: [ActionTarget] = []

  /// Returns whether the gesture is currently possible. Called before the delegate.
  func canBeginNow() -> Bool { true }

  /// Called after each state change, including those to `failed` and back to `possible`.
  func stateDidChange() {}

  /// Adds a block that is called when UIKit would send the action.
  final func addHandler(_ handler: @escaping () -> Void) {
    handlers.append(handler)
  }

  /// Notifies subclasses and handlers of a new state.
  final func announceState() {
    stateDidChange()
    guard currentState != .failed, currentState != .possible else { return }
    for handler in handlers { handler() }
    for target in targets { target.send(self) }
  }
}

/// A weak reference to a recognizer.
@MainActor struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
