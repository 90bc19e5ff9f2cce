import Foundation

/// An animated change of the content offset, requested by the app.
struct OffsetAnimation: Equatable {
  /// The duration of an animated change of the offset, in seconds [R: UIScrollView of iOS 18.2]. Assistive technologies scroll
  /// faster.
  static let duration: TimeInterval = 0.3
  static let assistedDuration: TimeInterval = 0.15
  /// The timing curve of the animation: ease in, ease out.
  static let easing = TimingCurve(0.42, 0, 0.58, 1)

  /// The event to report when the animation ends.
  enum Purpose {
    case setting
    case scrollingToTop
    /// A scroll by VoiceOver or Switch Control.
    case assisting
    /// A scroll to what has the focus of the keyboard. No event is reported.
    case focusing

    var duration: TimeInterval {
      self == .assisting ? OffsetAnimation.assistedDuration : OffsetAnimation.duration
    }
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
    let part = CGFloat(Self.easing.progress(at: max(0, time - startTime) / purpose.duration))
    return CGPoint(x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
  }

  func isFinished(at time: TimeInterval) -> Bool {
    // The end of a frame may differ from the end of the animation by a rounding error.
    time - startTime >= purpose.duration - 1e-9
  }
}
