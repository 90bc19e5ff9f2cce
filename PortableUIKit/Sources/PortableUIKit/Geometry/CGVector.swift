import Foundation

/// A direction with a length, in points.
public struct CGVector: Hashable, Sendable, Codable {
  /// The horizontal part, in points; positive points right.
  public var dx: CGFloat
  /// The vertical part, in points; positive points down.
  public var dy: CGFloat

  /// The vector of length 0.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// A vector with the given parts, in points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector of length 0.
  public static var zero: CGVector { CGVector() }
}
