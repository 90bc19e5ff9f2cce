import Foundation

/// The resistance of content that a finger drags beyond the legal range.
struct RubberBand: Equatable {
  /// The stiffness of the band, without unit: the fraction of the first point that is visible.
  static let coefficient: CGFloat = 0.55

  /// The length of the viewport along the axis, in points. The visible overshoot never reaches it.
  let length: CGFloat

  /// Returns the visible overshoot for a finger's overshoot. Both are in points and can have either sign.
  func shown(_ finger: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let distance = abs(finger)
    let shown = (1 - 1 / (distance * Self.coefficient / length + 1)) * length
    return finger < 0 ? -shown : shown
  }

  /// Returns the finger's overshoot for a visible overshoot. This is the inverse of `shown(_:)`.
  func finger(_ shown: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    // Content can be moved further by other means than a finger, where the inverse isn't defined.
    let distance = min(abs(shown), length * 0.999)
    let finger = distance * length / (Self.coefficient * (length - distance))
    return shown < 0 ? -finger : finger
  }
}
