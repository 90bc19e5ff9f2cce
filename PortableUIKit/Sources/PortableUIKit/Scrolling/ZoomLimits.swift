import Foundation

/// The minimum and maximum scales of the content.
struct ZoomLimits: Equatable {
  let minimum: CGFloat
  let maximum: CGFloat
  /// A Boolean value that determines whether fingers can temporarily exceed the limits.
  let bounces: Bool

  /// Creates limits from the values set by the app. A maximum below the minimum is replaced with the minimum.
  init(minimum: CGFloat, maximum: CGFloat, bounces: Bool) {
    self.minimum = minimum
    self.maximum = max(minimum, maximum)
    self.bounces = bounces
  }

  var allowZooming: Bool { maximum > minimum }

  func clamping(_ scale: CGFloat) -> CGFloat { min(max(scale, minimum), maximum) }

  /// Returns the visible scale for the scale requested by the fingers. Beyond a limit, the resistance
  /// increases, up to twice the maximum and half the minimum. UIKit doesn't document the curve; this one is
  /// an approximation.
  func shown(_ scale: CGFloat) -> CGFloat {
    let legal = clamping(scale)
    guard bounces, legal > 0, scale > 0 else { return legal }
    if scale > legal { return legal * (1 + Self.band.shown(scale / legal - 1)) }
    return legal / (1 + Self.band.shown(legal / scale - 1))
  }

  /// Returns the scale requested by the fingers for a visible scale. This is the inverse of `shown(_:)`.
  func finger(_ scale: CGFloat) -> CGFloat {
    let legal = clamping(scale)
    guard bounces, legal > 0, scale > 0 else { return scale }
    if scale > legal { return legal * (1 + Self.band.finger(scale / legal - 1)) }
    return legal / (1 + Self.band.finger(legal / scale - 1))
  }

  private static let band = RubberBand(length: 1)
}

/// The zooming state of a scroll view.
struct ZoomState {
  /// A Boolean value that indicates whether two fingers change the scale.
  var isPinched = false
  /// The scale at the start of the pinch, without limits applied.
  var startScale: CGFloat = 1
  /// A Boolean value that indicates whether a scale beyond the limits is returning to them.
  var isBouncing = false
  /// The number of the current animated change of the scale, or `nil` if there is none.
  var animation: Int?
  var animationCount = 0
}
