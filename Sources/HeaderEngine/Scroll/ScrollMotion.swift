/// The cause of a scroll view's movement and the time of its rest, determined without the scroll view's delegate.
///
/// The view reports each scroll event, the beginning and the end of the pan gesture, and frames while `wantsFrames` is
/// `true`.
package struct ScrollMotion: Equatable, Sendable {
  /// The state of a scroll view.
  package struct Flags: Equatable, Sendable {
    package var isTracking: Bool
    package var isDragging: Bool
    package var isDecelerating: Bool

    /// The state of content that the user doesn't move. The content is at rest, or code moves it.
    package static let resting = Flags(isTracking: false, isDragging: false, isDecelerating: false)

    /// A Boolean value that indicates whether a finger touches the content or a pointing device drags it. A pointing device
    /// doesn't touch, and `isDragging` stays `true` during the deceleration after a drag.
    package var isHeld: Bool { isTracking || (isDragging && !isDecelerating) }

    /// A Boolean value that indicates whether a finger or a pointing device drags the content.
    package var isDragged: Bool { isDragging && isHeld }

    package init(isTracking: Bool, isDragging: Bool, isDecelerating: Bool) {
      self.isTracking = isTracking
      self.isDragging = isDragging
      self.isDecelerating = isDecelerating
    }

    // Each event compares two states, and the synthesized operator is more expensive.
    @inlinable package static func == (state: Flags, other: Flags) -> Bool {
      state.isTracking == other.isTracking && state.isDragging == other.isDragging
        && state.isDecelerating == other.isDecelerating
    }
  }

  /// A change that is reported to the clients of the scroll view.
  package enum Event: Equatable, Sendable {
    case dragBegan
    /// The finger left the screen. If `coasts` is `true`, the content decelerates.
    case dragEnded(coasts: Bool)
    /// The content came to rest after a deceleration.
    case decelerationEnded
    /// Content that code or the system moved came to rest.
    case animationEnded
    /// Content that came to rest beyond its top, after a drag or a deceleration, stayed there.
    case stayedBeyondTop

    /// A Boolean value that indicates whether the content came to rest.
    package var isRest: Bool {
      self == .dragEnded(coasts: false) || self == .decelerationEnded || self == .animationEnded
    }
  }

  private enum Phase: Equatable, Sendable {
    case resting, dragging, coasting
    /// A drag or a deceleration has ended, which is reported in the next frame: if code scrolls the content from there, that
    /// frame moves it.
    case stopping(Event)
    /// Moved by code or the system, with the time since the last move, and whether the scroll view animated the offset. Code
    /// that writes the offset with each frame, such as scrolling with the arrow keys, isn't an animation.
    case carried(RestTimer = RestTimer(), isAnimated: Bool = false)
    /// At rest beyond its top, for some time.
    case beyondTop(RestTimer = RestTimer())
  }

  private var phase = Phase.resting
  /// A Boolean value that indicates whether the last movement was made by the system to show the view that has the keyboard
  /// focus. Scroll views report that movement as a deceleration without a drag.
  package private(set) var followsFocus = false

  /// Creates the motion of content, which is at rest or decelerates. The default is at rest.
  package init(_ flags: Flags = .resting) {
    if flags.isDecelerating { phase = .coasting }
  }

  /// A Boolean value that indicates whether frames have to be reported.
  package var wantsFrames: Bool { phase != .resting }

  /// A Boolean value that indicates whether code or the system may move the content.
  package var isCarried: Bool {
    if case .carried = phase { return true }
    return false
  }

  /// The content moved.
  package mutating func moved(_ flags: Flags) -> Event? {
    if flags.isDragged { return beganDragging() }
    switch phase {
    case .dragging, .coasting: return nil
    case .resting where flags.isDecelerating:
      phase = .coasting
      followsFocus = true
    case .carried(_, let isAnimated): phase = .carried(isAnimated: isAnimated)
    case .resting, .stopping, .beyondTop:
      phase = .carried()
      followsFocus = false
    }
    return nil
  }

  /// Insets or sizes changed, or a header moved the content. This counts as a move by code, after which the content comes to
  /// rest.
  package mutating func adjusted() {
    if phase == .resting { phase = .carried() }
  }

  /// A header begins to move the content. The end of the former movement isn't reported.
  package mutating func takeOver() {
    if phase != .resting { phase = .carried() }
  }

  /// The content came to rest beyond its top, as the last event reported. Code may continue to move it from there.
  package mutating func waitBeyondTop() { phase = .beyondTop() }

  /// The user began to drag the content, as reported by the pan gesture.
  package mutating func beganDragging() -> Event? {
    guard phase != .dragging else { return nil }
    phase = .dragging
    followsFocus = false
    return .dragBegan
  }

  /// The pan gesture ended. It may not be known until the next frame whether the content decelerates.
  package mutating func endedDragging(_ flags: Flags) -> Event? {
    guard phase == .dragging, !flags.isDragged, flags.isDecelerating else { return nil }
    phase = .coasting
    return .dragEnded(coasts: true)
  }

  /// Handles a frame, `duration` seconds after the last one. `isAnimating` indicates whether the scroll view animates its
  /// offset, if known.
  package mutating func frame(_ duration: Double, _ flags: Flags, isAnimating: Bool? = nil) -> Event? {
    if flags.isDragged { return beganDragging() }
    let isHeld = flags.isHeld
    let isTakenOver = isAnimating == true && !flags.isDecelerating
    switch phase {
    case .resting: return nil
    case .dragging:
      if isHeld { return nil }
      if isTakenOver { break }
      guard flags.isDecelerating else { return stop(.dragEnded(coasts: false), isAnimating) }
      phase = .coasting
      return .dragEnded(coasts: true)
    case .coasting:
      if isHeld || flags.isDecelerating { return nil }
      if isTakenOver { break }
      return stop(.decelerationEnded, isAnimating)
    case .stopping(let event):
      if isTakenOver { break }
      let goesOn = isHeld || flags.isDecelerating
      phase = goesOn ? .coasting : .resting
      return goesOn ? nil : event
    case .carried(var timer, let isAnimated):
      if isMoved(flags, isAnimating) { return nil }
      let isOver = timer.isOver(after: duration) || (isAnimated && isAnimating == false)
      phase = isOver ? .resting : .carried(timer, isAnimated: isAnimated)
      return isOver ? .animationEnded : nil
    case .beyondTop(var timer):
      if isMoved(flags, isAnimating) { return nil }
      let isOver = timer.isOver(after: duration)
      phase = isOver ? .resting : .beyondTop(timer)
      return isOver ? .stayedBeyondTop : nil
    }
    takeOver()
    return nil
  }

  /// Ends a drag or a deceleration, at once if it is known that no code scrolls the content.
  private mutating func stop(_ event: Event, _ isAnimating: Bool?) -> Event? {
    phase = isAnimating == nil ? .stopping(event) : .resting
    return isAnimating == nil ? nil : event
  }

  /// Returns whether content that is about to rest is moved again, and enters the phase of that movement.
  private mutating func isMoved(_ flags: Flags, _ isAnimating: Bool?) -> Bool {
    if flags.isDecelerating {
      phase = .coasting
      return true
    }
    guard flags.isHeld || isAnimating == true else { return false }
    phase = .carried(isAnimated: isAnimating == true)
    return true
  }
}
