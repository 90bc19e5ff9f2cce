import Foundation

/// Watches the touches in a view and its subviews for one kind of gesture.
///
/// Without Objective-C actions are blocks: see `Selector`. Subclasses watch `state`.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Creates a recognizer that belongs to no view yet and sends an action to a target; nil sends none.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { targets.append(ActionTarget(target, action)) }
  }

  /// Sends an action to a target whenever the state changes; the target is not kept.
  open func addTarget(_ target: Any, action: Selector) {
    guard !targets.contains(where: { $0.isSame(target, action) }) else { return }
    targets.append(ActionTarget(target, action))
  }

  /// Stops sending an action to a target; nil stands for every one.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isSame(target, action) }
  }

  /// Creates a recognizer that belongs to no view yet.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// How far the recognition has come. Subclasses set it; a step that cannot follow the present state is
  /// ignored.
  open var state: UIGestureRecognizer.State {
    get { currentState }
    set { change(to: newValue) }
  }
  /// Decides whether the gesture may begin and with which others it may run; nil by default.
  weak open var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer sees touches; true by default. Turning it off cancels a gesture under way.
  open var isEnabled = true {
    didSet { if !isEnabled { abandon() } }
  }
  /// The view the recognizer was added to.
  weak open internal(set) var view: UIView?
  /// Whether views stop getting touches once the gesture is recognized; true by default.
  open var cancelsTouchesInView = true
  /// Whether views hear of a touch only after the gesture has failed; false by default.
  open var delaysTouchesBegan = false
  /// Whether views hear that a finger has left only after the gesture has failed, and that it was cancelled if the
  /// gesture is recognized; true by default.
  open var delaysTouchesEnded = true
  /// A name for debugging.
  open var name: String?
  /// How many fingers of the gesture are on the screen.
  open var numberOfTouches: Int { downTouches.count }

  /// Makes this gesture wait until the other one has failed; requiring the same one twice has no further
  /// effect.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard !requiredToFail.contains(where: { $0.recognizer === otherGestureRecognizer }) else { return }
    requiredToFail.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// The middle of the gesture's fingers, in points of `view`; in window coordinates without a view.
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

  /// Called when a gesture is over and the recognizer becomes ready for the next; subclasses forget what they
  /// saw.
  open func reset() {}
  /// Called when fingers come down; for subclasses.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers move; for subclasses.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers leave; for subclasses.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system takes fingers away; for subclasses.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// All touches of the present gesture, those that have left included.
  final var trackedTouches: [UITouch] = []
  /// The touches of the present gesture that are still on the screen.
  final var downTouches: [UITouch] = []
  final var currentState = UIGestureRecognizer.State.possible
  /// The state to take as soon as every gesture that has to fail first has failed.
  final var deferredState: UIGestureRecognizer.State?
  /// Whether view and delegate have allowed the gesture to begin already.
  final var hasLeaveToBegin = false
  final var requiredToFail: [WeakRecognizer] = []
  private var handlers: [() -> Void] = []
  private var targets: [ActionTarget] = []

  /// Whether the gesture makes sense at this moment; asked before the delegate.
  func canBeginNow() -> Bool { true }

  /// Called after each change of state, also to failed and back to possible.
  func stateDidChange() {}

  /// Adds a block that is run where UIKit would send the action.
  final func addHandler(_ handler: @escaping () -> Void) {
    handlers.append(handler)
  }

  /// Tells subclasses and handlers of a new state.
  final func announceState() {
    stateDidChange()
    guard currentState != .failed, currentState != .possible else { return }
    for handler in handlers { handler() }
    for target in targets { target.send(self) }
  }
}

/// A recognizer that is mentioned, not owned.
@MainActor struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
