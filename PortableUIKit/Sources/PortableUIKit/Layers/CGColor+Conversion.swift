import Foundation

extension CGColor {
  /// Creates a color from hue (0...1 for a full circle), saturation, and brightness. All values are clamped
  /// to 0...1.
  convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func unit(_ value: CGFloat) -> CGFloat { max(0, min(1, value)) }
    let sixth = unit(hue) * 6
    /// Returns the color component whose peak is at `turn` sixths of the circle.
    func part(_ turn: CGFloat) -> CGFloat {
      let distance = abs(sixth - turn)
      let strength = unit(2 - min(distance, 6 - distance))
      return unit(brightness) * (1 - unit(saturation) * (1 - strength))
    }
    self.init(red: part(0), green: part(2), blue: part(4), alpha: alpha)
  }

  /// The gray value of the same luminance.
  final var luminance: CGFloat {
    model == .gray || red == green && green == blue ? red : 0.3 * red + 0.59 * green + 0.11 * blue
  }
}
