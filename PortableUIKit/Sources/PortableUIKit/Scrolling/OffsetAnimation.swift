import Foundation

/// An animated change of the content offset, requested by the app.
struct OffsetAnimation: Equatable {
  /// The duration of an animated change of the offset, in seconds.
  static let duration: TimeInterval = 0.25
  /// The timing curve of the animation: ease in, ease out.
  static let easing = TimingCurve(0.42, 0, 0.58, 1)

  /// The event to report when the animation ends.
  enum Purpose {
    case setting
    case scrollingToTop
  }

  let start: CGPoint
  var target: CGPoint
  /// A Boolean value that indicates whether the target was a legal offset at the start.
  let isLegal: Bool
  /// The start time, in seconds of the simulator's clock.
  let startTime: TimeInterval
  let purpose: Purpose

  /// Returns the offset at which the animation ends. A target that was legal at the start stays legal: if the range shrinks
  /// meanwhile, the content ends at its edge [K].
  func end(in range: ScrollRange) -> CGPoint { isLegal ? range.clamped(target) : target }

  func offset(at time: TimeInterval, in range: ScrollRange) -> CGPoint {
    let target = end(in: range)
    guard !isFinished(at: time) else { return target }
    let part = CGFloat(Self.easing.progress(at: max(0, time - startTime) / Self.duration))
    return CGPoint(x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
  }

  func isFinished(at time: TimeInterval) -> Bool {
    // The end of a frame may differ from the end of the animation by a rounding error.
    time - startTime >= Self.duration - 1e-9
  }
}
