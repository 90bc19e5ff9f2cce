import Foundation

/// The pixel grid of a screen, to which content offsets are rounded.
struct PixelGrid: Equatable {
  /// The number of pixels per point.
  let scale: CGFloat

  /// Returns the position of the nearest pixel, in points. How UIKit rounds values halfway between two pixels
  /// is an open question, so `halves` specifies it.
  @inline(__always)
  func rounded(_ value: CGFloat, halves: @autoclosure () -> UIKitAnswers.HalfPixelRounding) -> CGFloat {
    // Most content never moves sideways.
    if value == 0 { return value }
    let pixels = value * scale
    let lower = pixels.rounded(.down)
    let fraction = pixels - lower
    // Values too large for fractions of a pixel are returned unchanged; their number of pixels may not be
    // finite.
    if fraction == 0 || !fraction.isFinite { return value }
    if abs(fraction - 0.5) > Self.tolerance { return (fraction < 0.5 ? lower : lower + 1) / scale }
    let isEven = lower.truncatingRemainder(dividingBy: 2) == 0
    return (halves() == .toEven && isEven ? lower : lower + 1) / scale
  }

  /// The distance from the middle between two pixels that still counts as halfway, in pixels.
  private static let tolerance: CGFloat = 1e-9

  /// Returns whether content that is placed at `value` may be at `position`, which is rounded to pixels.
  func rounds(_ value: CGFloat, to position: CGFloat) -> Bool {
    abs(value - position) * scale <= 0.5 + Self.tolerance
  }

  /// Half a pixel, in points. Smaller distances aren't visible.
  var nearness: CGFloat { 0.5 / scale }
}
