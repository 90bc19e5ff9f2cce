/// Detects when something is at rest that doesn't report the end of its movement: a tenth of a second after its last move.
package struct RestTimer: Equatable, Sendable {
  private static let secondsToRest = 0.1

  private var seconds = 0.0

  package init() {}

  /// Advances the timer by `duration` seconds, and returns whether the last move is long enough ago.
  package mutating func isOver(after duration: Double, isMoving: Bool = false) -> Bool {
    seconds = isMoving ? 0 : seconds + duration
    return seconds >= Self.secondsToRest
  }
}
