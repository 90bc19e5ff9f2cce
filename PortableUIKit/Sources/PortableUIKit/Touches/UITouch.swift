import Foundation

/// One finger on the screen, from the moment it comes down until it leaves.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// Where a touch is in its life.
  public enum Phase: Int, @unchecked Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// When the touch last changed, in seconds of the simulator's clock.
  open var timestamp: TimeInterval { latestTime }
  /// Where the touch is in its life.
  open var phase: UITouch.Phase { latestPhase }
  /// How many times the finger came down here in quick succession; 1 for a single tap.
  open var tapCount: Int { taps }
  /// The view that hit testing answered when the finger came down; nil before that, or when the view is gone.
  open var view: UIView? { hitView }
  /// The window the finger came down in; nil when the window is gone.
  open var window: UIWindow? { hitWindow }

  /// Where the finger is, in points of `view`; in window coordinates without a view.
  open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }
  /// Where the finger was before its last change, in points of `view`; in window coordinates without a view.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }

  private(set) final weak var hitWindow: UIWindow?
  final weak var hitView: UIView?
  private(set) final var windowLocation: CGPoint
  private(set) final var previousWindowLocation: CGPoint
  private var latestTime: TimeInterval
  private var latestPhase = UITouch.Phase.began
  private let taps: Int

  /// The recognizers that follow this touch, the hit view's first, then those of its ancestors.
  /// They are mentioned, not owned: they follow the touch, and a screen that goes away while a finger is on it must
  /// not live on by that.
  final var recognizers: [UIGestureRecognizer] {
    get { followers.compactMap(\.recognizer) }
    set { followers = newValue.map(WeakRecognizer.init) }
  }
  private final var followers: [WeakRecognizer] = []
  /// How far the touch has come on its way to its view.
  final var delivery = TouchDelivery.pending
  /// Whether the finger has left and the view is to hear of it later.
  final var hasUntoldEnd = false
  /// Whether scroll views have held the touch back long enough.
  final var contentDelayIsOver = false

  init(in window: UIWindow, at location: CGPoint, time: TimeInterval, tapCount: Int = 1) {
    hitWindow = window
    windowLocation = location
    previousWindowLocation = location
    latestTime = time
    taps = tapCount
    super.init()
  }

  /// Takes a new place, phase and time.
  final func update(phase: UITouch.Phase, at location: CGPoint, time: TimeInterval) {
    previousWindowLocation = windowLocation
    windowLocation = location
    latestPhase = phase
    latestTime = max(time, latestTime)
  }

  /// Something else has happened meanwhile.
  final func rest() {
    previousWindowLocation = windowLocation
    if latestPhase == .began || latestPhase == .moved { latestPhase = .stationary }
  }

  private func convert(_ location: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== hitWindow else { return location }
    return view.convert(location, from: hitWindow)
  }
}

/// A touch that is mentioned, not owned.
@MainActor struct WeakTouch {
  weak var touch: UITouch?
}

/// How far a touch has come on its way to its view.
enum TouchDelivery {
  /// The view has not heard of it yet, because a scroll view or a recognizer holds it back.
  case pending
  /// The view has got `touchesBegan` and gets what follows.
  case delivered
  /// The view gets nothing, or nothing more.
  case withheld
}
