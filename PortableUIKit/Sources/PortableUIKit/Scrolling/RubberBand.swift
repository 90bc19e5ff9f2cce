import Foundation

/// How far content follows a finger that has left the legal range.
struct RubberBand: Equatable {
  /// How stiff the band is, without unit: the part of the first point that is shown.
  static let coefficient: CGFloat = 0.55

  /// The length of the viewport along the axis, in points; what is shown never reaches it.
  let length: CGFloat

  /// The overshoot that is shown for a finger's overshoot, both in points and of either sign.
  func shown(_ finger: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let distance = abs(finger)
    let shown = (1 - 1 / (distance * Self.coefficient / length + 1)) * length
    return finger < 0 ? -shown : shown
  }

  /// The finger's overshoot for one that is shown: the inverse of `shown(_:)`.
  func finger(_ shown: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    // A view can be stretched further by other means than a finger; the band has no end there.
    let distance = min(abs(shown), length * 0.999)
    let finger = distance * length / (Self.coefficient * (length - distance))
    return shown < 0 ? -finger : finger
  }
}
