import Foundation

/// An object that provides the timing of a property animator.
///
/// In Objective-C, `NSCoding` implies `NSObjectProtocol`; in Foundation on Linux, it doesn't.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol, NSCoding, NSCopying {
  /// The kind of timing.
  var timingCurveType: UITimingCurveType { get }
  /// The parameters of a Bézier curve, or `nil` if there are none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The parameters of a spring, or `nil` if there are none.
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
  /// A curve and a spring. Property animators use the spring here.
  case composed = 3
}

extension UITimingCurveProvider {
  /// Returns the curve for a requested duration and its actual duration, in seconds. A spring with mass and
  /// stiffness has its own duration.
  func course(duration: TimeInterval) -> (curve: ProgressCurve, duration: TimeInterval) {
    if let spring = springTimingParameters {
      guard let curve = spring.curve(duration: duration) else { return (.cubic(.linear), 0) }
      return (.spring(curve), curve.duration)
    }
    return (.cubic(cubicTimingParameters?.curve ?? UICubicTimingParameters().curve), duration)
  }
}
