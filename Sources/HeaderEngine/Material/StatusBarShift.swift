/// The state of a status bar that leaves with the header: the real bar is replaced with a snapshot that moves, and later shown
/// again. See `Documentation/Behavior/FlexibleHeader.md#status-bar-machine`.
package struct StatusBarShift: Equatable, Sendable {
  /// The height of the status bar on devices whose top safe-area inset disappears with the bar, in points.
  package static let classicHeight = 20.0
  /// The duration of the fade of a bar that can't move, in seconds.
  package static let fadeDuration = 0.2

  /// What is shown in place of the status bar.
  package enum State: Equatable, Sendable {
    /// The system's own bar.
    case real
    /// A snapshot that moves with the header; the real bar is hidden.
    case snapshot
    /// A snapshot would be wrong, so the bar fades instead of moving.
    case invalidSnapshot
  }

  package private(set) var state = State.real
  /// The distance by which the bar is moved up, in points: 0 up to its height.
  package private(set) var offset = 0.0
  /// A Boolean value that indicates whether the real status bar should be hidden.
  package private(set) var prefersHidden = false
  /// A Boolean value that indicates whether the last change is animated as a fade over `fadeDuration`.
  package private(set) var fades = false

  /// A Boolean value that indicates whether the status bar follows the header.
  private(set) var isActing = false
  private var isOrientationChanging = false
  private var knownHeight = 0.0
  /// The height of the part of the bar above the header's place, in points.
  private var heightAbove = 0.0

  /// A Boolean value that indicates whether the safe area disappears with the bar. The header may cover only a part of it.
  var isClassic: Bool { knownHeight + heightAbove <= Self.classicHeight }

  /// Updates the status bar for the header's shift, in every update. `fades` is `true` if no snapshot of the bar can be
  /// correct.
  mutating func follow(
    visibleShift: Double, acts: Bool, fades: Bool, _ surroundings: Surroundings
  ) {
    guard acts else { return stop() }
    isActing = true
    learnHeight(surroundings)
    offset = min(visibleShift, knownHeight)
    settle(alwaysFades: fades)
  }

  /// Restores the status bar at once if the behavior or `statusBarHintCanOverlapHeader` requires it.
  mutating func stop() {
    guard isActing else { return }
    isActing = false
    offset = 0
    fades = state != .real
    state = .real
    prefersHidden = false
  }

  /// The interface turns: no snapshot is right until it is done.
  mutating func orientationWillChange() {
    isOrientationChanging = true
    invalidate()
  }

  mutating func orientationDidChange() { isOrientationChanging = false }

  private mutating func invalidate() {
    if state == .snapshot { state = .invalidSnapshot }
  }

  // The system reports a height of 0 while the bar is hidden. If the header hid the bar, the last height counts, unless there is no
  // bar anymore.
  private mutating func learnHeight(_ surroundings: Surroundings) {
    let isOwnDoing = surroundings.isStatusBarHidden && prefersHidden && surroundings.hasStatusBar
    guard surroundings.statusBarHeight > 0 || !isOwnDoing else { return }
    if surroundings.statusBarHeight != knownHeight { invalidate() }
    knownHeight = surroundings.statusBarHeight
    heightAbove = surroundings.statusBarAbove
  }

  @inline(__always)
  private mutating func settle(alwaysFades: Bool) {
    let isMoved = offset > 0
    // Nearly every event leaves the bar unchanged.
    if !alwaysFades, state == (isMoved ? .snapshot : .real) {
      fades = false
      prefersHidden = isMoved
      return
    }
    if !isMoved {
      state = .real
    } else if state == .real {
      state = alwaysFades || isOrientationChanging ? .invalidSnapshot : .snapshot
    } else if alwaysFades {
      state = .invalidSnapshot
    }
    fades = state == .invalidSnapshot
    prefersHidden = fades ? offset >= knownHeight : isMoved
  }
}
