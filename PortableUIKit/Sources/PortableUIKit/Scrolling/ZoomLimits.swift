import Foundation

/// How small and how large content may be shown.
struct ZoomLimits: Equatable {
  let minimum: CGFloat
  let maximum: CGFloat
  /// Whether fingers can go beyond the limits for a while.
  let bounces: Bool

  /// The limits that a program has set; a maximum below the minimum counts as the minimum.
  init(minimum: CGFloat, maximum: CGFloat, bounces: Bool) {
    self.minimum = minimum
    self.maximum = max(minimum, maximum)
    self.bounces = bounces
  }

  var allowZooming: Bool { maximum > minimum }

  func clamping(_ scale: CGFloat) -> CGFloat { min(max(scale, minimum), maximum) }

  /// The scale that is shown for the one that fingers would like: beyond a limit it follows less and less, up to twice
  /// the maximum and half the minimum. The form of the band is ours.
  func shown(_ scale: CGFloat) -> CGFloat {
    let legal = clamping(scale)
    guard bounces, legal > 0, scale > 0 else { return legal }
    if scale > legal { return legal * (1 + Self.band.shown(scale / legal - 1)) }
    return legal / (1 + Self.band.shown(legal / scale - 1))
  }

  /// The scale at which fingers would be for a scale that is shown: the inverse of `shown(_:)`.
  func finger(_ scale: CGFloat) -> CGFloat {
    let legal = clamping(scale)
    guard bounces, legal > 0, scale > 0 else { return scale }
    if scale > legal { return legal * (1 + Self.band.finger(scale / legal - 1)) }
    return legal / (1 + Self.band.finger(legal / scale - 1))
  }

  private static let band = RubberBand(length: 1)
}

/// What goes on with a scroll view's scale.
struct ZoomState {
  /// Whether two fingers change the scale.
  var isPinched = false
  /// The scale that the fingers began with, as if there were no limits.
  var startScale: CGFloat = 1
  /// Whether a scale beyond the limits is on its way back.
  var isBouncing = false
  /// Counts the animated changes of the scale; nil while none is under way.
  var animation: Int?
  var animationCount = 0
}
