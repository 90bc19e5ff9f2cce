import Foundation

/// What decides on the pace of a property animator.
///
/// In Objective-C `NSCoding` implies `NSObjectProtocol`; in Foundation on Linux it does not.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol, NSCoding, NSCopying {
  /// Which of the two kinds of numbers count.
  var timingCurveType: UITimingCurveType { get }
  /// The numbers of a Bézier curve; nil when there are none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The numbers of a spring; nil when there are none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of timing.
public enum UITimingCurveType: Int, @unchecked Sendable {
  /// One of UIKit's curves.
  case builtin = 0
  /// A Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring; property animators here take the spring.
  case composed = 3
}

extension UITimingCurveProvider {
  /// The provider's curve over `duration` seconds and the seconds that it takes; a spring of mass and stiffness
  /// has a length of its own.
  func course(duration: TimeInterval) -> (curve: ProgressCurve, duration: TimeInterval) {
    if let spring = springTimingParameters {
      guard let curve = spring.curve(duration: duration) else { return (.cubic(.linear), 0) }
      return (.spring(curve), curve.duration)
    }
    return (.cubic(cubicTimingParameters?.curve ?? UICubicTimingParameters().curve), duration)
  }
}
