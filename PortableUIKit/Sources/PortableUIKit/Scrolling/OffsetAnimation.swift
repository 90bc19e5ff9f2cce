import Foundation

/// A content offset on its way to where the program wants it.
struct OffsetAnimation: Equatable {
  /// How long an animated change of the offset takes, in seconds.
  static let duration: TimeInterval = 0.25
  /// How the way is spread over that time: slow at both ends.
  static let easing = TimingCurve(0.42, 0, 0.58, 1)

  /// What is reported at the end.
  enum Purpose {
    case setting
    case scrollingToTop
  }

  let start: CGPoint
  let target: CGPoint
  /// In seconds of the simulator's clock.
  let startTime: TimeInterval
  let purpose: Purpose

  func offset(at time: TimeInterval) -> CGPoint {
    guard !isFinished(at: time) else { return target }
    let part = CGFloat(Self.easing.progress(at: max(0, time - startTime) / Self.duration))
    return CGPoint(x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
  }

  func isFinished(at time: TimeInterval) -> Bool {
    // A frame's end may miss the end of the animation by a rounding error.
    time - startTime >= Self.duration - 1e-9
  }
}
