import Foundation

/// A finger on the screen, from touching until leaving it.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, @unchecked Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The time of the latest change, in seconds of the simulator's clock.
  open var timestamp: TimeInterval { state.time }
  /// The current phase.
  open var phase: UITouch.Phase { state.phase }
  /// The number of taps at this place in quick succession; 1 for a single tap.
  open var tapCount: Int { taps }
  /// The view returned by hit testing at the beginning of the touch; `nil` before that or if the view was
  /// deallocated.
  open var view: UIView? { hitView }
  /// The window in which the touch began; `nil` if it was deallocated.
  open var window: UIWindow? { hitWindow }

  /// Returns the location of the touch, in points of `view`; in window coordinates if `view` is `nil`.
  open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }
  /// Returns the location before the latest change, in points of `view`; in window coordinates if `view` is
  /// `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }

  /// Where and when a touch is, and what changed last.
  private struct State {
    var location: CGPoint
    var previousLocation: CGPoint
    var time: TimeInterval
    var phase = UITouch.Phase.began
  }

  final var hitWindow: UIWindow? { windowReference.window }
  private let windowReference: WindowReference
  final weak var hitView: UIView?
  private let beginning: State
  private var state: State
  private let taps: Int

  final var windowLocation: CGPoint { state.location }
  final var previousWindowLocation: CGPoint { state.previousLocation }
  /// A Boolean value that indicates whether the touch is elsewhere than at its beginning.
  final var hasMoved: Bool { state.location != beginning.location }

  /// The recognizers that follow this touch, in order from the hit view to its superviews. They aren't
  /// retained, so that a screen can be deallocated while a finger is on it.
  final var recognizers: [UIGestureRecognizer] {
    get { followers.compactMap(\.recognizer) }
    set { followers = newValue.map(WeakRecognizer.init) }
  }
  private final var followers: [WeakRecognizer] = []
  /// The state of the delivery to the view.
  final var delivery = TouchDelivery.pending
  /// A Boolean value that indicates whether the touch has ended and the view hasn't received that yet.
  final var hasUntoldEnd = false
  /// A Boolean value that indicates whether the delay of scroll views has elapsed.
  final var contentDelayIsOver = false

  /// Creates a touch that belongs to no window. Use it for subclasses in tests.
  public override init() {
    windowReference = WindowReference()
    beginning = State(location: .zero, previousLocation: .zero, time: 0)
    state = beginning
    taps = 0
    super.init()
  }

  init(in window: UIWindow, at location: CGPoint, time: TimeInterval, tapCount: Int = 1) {
    windowReference = window.reference
    beginning = State(location: location, previousLocation: location, time: time)
    state = beginning
    taps = tapCount
    super.init()
  }

  /// Updates the location, phase, and time.
  final func update(phase: UITouch.Phase, at location: CGPoint, time: TimeInterval) {
    state = State(
      location: location, previousLocation: state.location, time: max(time, state.time), phase: phase)
  }

  /// Runs `body` while the touch is as at its beginning.
  final func withBeginning(_ body: () -> Void) {
    let now = state
    state = beginning
    body()
    state = now
  }

  /// Makes the touch stationary because other touches have changed.
  final func rest() {
    state.previousLocation = state.location
    if state.phase == .began || state.phase == .moved { state.phase = .stationary }
  }

  private func convert(_ location: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== hitWindow else { return location }
    return view.convert(location, from: hitWindow)
  }
}

/// A weak reference to a touch.
@MainActor struct WeakTouch {
  weak var touch: UITouch?
}

/// The state of the delivery of a touch to its view.
enum TouchDelivery {
  /// The view hasn't received the touch yet, because a scroll view or a recognizer delays it.
  case pending
  /// The view has received `touchesBegan` and receives further changes.
  case delivered
  /// The view receives nothing, or nothing more.
  case withheld
}
