import Foundation

/// The pixels of a screen, to which content offsets are rounded.
struct PixelGrid: Equatable {
  /// Pixels per point.
  let scale: CGFloat

  /// The nearest pixel, in points. Which one it is half way between two pixels is an open question of
  /// UIKit's.
  @inline(__always)
  func rounded(_ value: CGFloat, halves: @autoclosure () -> UIKitAnswers.HalfPixelRounding) -> CGFloat {
    let pixels = value * scale
    let lower = pixels.rounded(.down)
    let fraction = pixels - lower
    // Numbers too large for fractions of a pixel stay as they are; their number of pixels need not be finite.
    if fraction == 0 || !fraction.isFinite { return value }
    if abs(fraction - 0.5) > Self.tolerance { return (fraction < 0.5 ? lower : lower + 1) / scale }
    let isEven = lower.truncatingRemainder(dividingBy: 2) == 0
    return (halves() == .toEven && isEven ? lower : lower + 1) / scale
  }

  /// How far from the middle of two pixels still counts as half way, in pixels.
  private static let tolerance: CGFloat = 1e-9

  /// Half a pixel in points: what nobody can see.
  var nearness: CGFloat { 0.5 / scale }
}
