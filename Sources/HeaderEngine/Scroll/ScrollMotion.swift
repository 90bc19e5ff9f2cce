/// What moves a scroll view's content, and when it comes to rest, found without the scroll view's delegate.
///
/// The view reports each scroll event, the beginning and the end of the pan gesture, and frames while `wantsFrames` is
/// `true`.
package struct ScrollMotion: Equatable, Sendable {
  /// The state of a scroll view.
  package struct Flags: Equatable, Sendable {
    package var isTracking: Bool
    package var isDragging: Bool
    package var isDecelerating: Bool

    /// Creates the state of a scroll view.
    package init(isTracking: Bool, isDragging: Bool, isDecelerating: Bool) {
      self.isTracking = isTracking
      self.isDragging = isDragging
      self.isDecelerating = isDecelerating
    }
  }

  /// A change that the clients of the scroll view are notified of.
  package enum Event: Equatable, Sendable {
    case dragBegan
    /// The finger left. If `coasts`, the content decelerates.
    case dragEnded(coasts: Bool)
    /// The content came to rest after a deceleration.
    case decelerationEnded
    /// Content that code or the system moved came to rest.
    case animationEnded
  }

  private enum Phase: Equatable, Sendable {
    case resting, dragging, coasting
    /// Moved by code or the system, with the seconds since the last move.
    case carried(Double)
  }

  /// The time without a move after which content that code or the system moves is at rest, in seconds.
  private static let secondsToRest = 0.1

  private var phase = Phase.resting

  /// Creates the motion of content at rest.
  package init() {}

  /// A Boolean value that indicates whether frames have to be reported.
  package var wantsFrames: Bool { phase != .resting }

  /// The content moved.
  package mutating func moved(_ flags: Flags) -> Event? {
    if flags.isDragging { return beganDragging() }
    switch phase {
    case .dragging, .coasting: return nil
    case .resting where flags.isDecelerating: phase = .coasting
    case .resting, .carried: phase = .carried(0)
    }
    return nil
  }

  /// The finger began to drag, as the pan gesture reports.
  package mutating func beganDragging() -> Event? {
    guard phase != .dragging else { return nil }
    phase = .dragging
    return .dragBegan
  }

  /// The pan gesture ended. Whether the content decelerates may be known in the next frame only.
  package mutating func endedDragging(_ flags: Flags) -> Event? {
    guard phase == .dragging, !flags.isDragging, flags.isDecelerating else { return nil }
    phase = .coasting
    return .dragEnded(coasts: true)
  }

  /// Reports a frame.
  ///
  /// - Parameters:
  ///   - duration: The time since the last frame, in seconds.
  ///   - flags: The state of the scroll view.
  ///   - isAnimating: Whether the scroll view animates its offset, or `nil` if that isn't known.
  package mutating func frame(_ duration: Double, _ flags: Flags, isAnimating: Bool? = nil) -> Event? {
    if flags.isDragging { return beganDragging() }
    let isHeld = flags.isTracking
    switch phase {
    case .resting: return nil
    case .dragging:
      if isHeld { return nil }
      phase = flags.isDecelerating ? .coasting : .resting
      return .dragEnded(coasts: flags.isDecelerating)
    case .coasting:
      if isHeld || flags.isDecelerating { return nil }
      phase = .resting
      return .decelerationEnded
    case .carried(let seconds):
      if flags.isDecelerating {
        phase = .coasting
      } else if isHeld || isAnimating == true {
        phase = .carried(0)
      } else if isAnimating == nil, seconds + duration < Self.secondsToRest {
        phase = .carried(seconds + duration)
      } else {
        phase = .resting
        return .animationEnded
      }
      return nil
    }
  }
}
