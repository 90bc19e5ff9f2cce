import Foundation

/// A recognizer for fingers that move quickly in one direction.
///
/// The gesture is recognized while the fingers are still down, as soon as they have moved far enough.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the set, one for each direction.
    public let rawValue: UInt

    /// Creates a set with the given bits. Unknown bits are kept.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A swipe to the right.
    public static var right: UISwipeGestureRecognizer.Direction {
      UISwipeGestureRecognizer.Direction(rawValue: 1 << 0)
    }
    /// A swipe to the left.
    public static var left: UISwipeGestureRecognizer.Direction {
      UISwipeGestureRecognizer.Direction(rawValue: 1 << 1)
    }
    /// A swipe upward.
    public static var up: UISwipeGestureRecognizer.Direction {
      UISwipeGestureRecognizer.Direction(rawValue: 1 << 2)
    }
    /// A swipe downward.
    public static var down: UISwipeGestureRecognizer.Direction {
      UISwipeGestureRecognizer.Direction(rawValue: 1 << 3)
    }
  }

  /// The required movement in the direction, in points.
  static let distance: CGFloat = 50
  /// The maximum sideways movement, in points.
  static let allowedStray: CGFloat = 50
  /// The maximum duration of the movement, in seconds.
  static let longestDuration: TimeInterval = 0.5

  /// Creates a recognizer for one finger that moves to the right.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The required number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1
  /// The recognized directions. The default is `right`.
  open var direction: UISwipeGestureRecognizer.Direction = .right

  private final var start: (location: CGPoint, time: TimeInterval)?
  private final var timer: HostTimer?

  /// Returns the location where the swipe started, in points of `view`; in window coordinates if `view` is
  /// `nil`.
  open override func location(in view: UIView?) -> CGPoint {
    guard let start else { return super.location(in: view) }
    guard let view, view !== view.window else { return start.location }
    return view.convert(start.location, from: view.window)
  }

  /// Records the start. Subclasses must call super.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, deferredState == nil else { return }
    guard downTouches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    start = nil
    guard downTouches.count == numberOfTouchesRequired else { return }
    start = (super.location(in: nil), event.timestamp)
    failUnlessRecognized(from: event.timestamp)
  }

  /// Recognizes the swipe when it's long enough. Subclasses must call super.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, state == .possible else { return }
    let location = super.location(in: nil)
    let (x, y) = (location.x - start.location.x, location.y - start.location.y)
    if event.timestamp - start.time > Self.longestDuration || !mayBecomeSwipe(x, y) {
      state = .failed
    } else if isSwipe(x, y) {
      state = .ended
    }
  }

  /// Fails if a finger leaves too early. Subclasses must call super.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if deferredState == nil { state = .failed }
  }

  /// Fails. Subclasses must call super.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Resets the movement. Subclasses must call super.
  open override func reset() {
    start = nil
    timer?.cancel()
    timer = nil
  }

  override func stateDidChange() {
    if state != .possible { timer?.cancel() }
  }

  private func isSwipe(_ x: CGFloat, _ y: CGFloat) -> Bool {
    direction.contains(.right) && x >= Self.distance || direction.contains(.left) && -x >= Self.distance
      || direction.contains(.down) && y >= Self.distance || direction.contains(.up) && -y >= Self.distance
  }

  /// Returns whether the sideways movement is small enough for one of the directions.
  private func mayBecomeSwipe(_ x: CGFloat, _ y: CGFloat) -> Bool {
    let runsAcross = !direction.isDisjoint(with: [.left, .right])
    let runsDown = !direction.isDisjoint(with: [.up, .down])
    return runsAcross && abs(y) <= Self.allowedStray || runsDown && abs(x) <= Self.allowedStray
  }

  private func failUnlessRecognized(from start: TimeInterval) {
    let simulator = view.map(HostSimulator.of) ?? .current
    let delay = max(0, start + Self.longestDuration - simulator.now)
    timer?.cancel()
    timer = simulator.schedule(after: delay) { [weak self] in
      guard let self, self.state == .possible, self.deferredState == nil else { return }
      self.state = .failed
      self.resetIfOver()
    }
  }
}
