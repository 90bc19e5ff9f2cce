import Foundation

/// A vector with horizontal and vertical components, in points.
public struct CGVector: Hashable, Sendable, Codable {
  /// The horizontal component, in points. Positive values point right.
  public var dx: CGFloat
  /// The vertical component, in points. Positive values point down.
  public var dy: CGFloat

  /// Creates the zero vector.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector with the given components, in points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The zero vector.
  public static var zero: CGVector { CGVector() }
}
