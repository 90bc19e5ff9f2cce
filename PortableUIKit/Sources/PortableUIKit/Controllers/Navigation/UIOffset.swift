import Foundation

/// A horizontal and a vertical offset, in points.
public struct UIOffset: Equatable, Sendable, Codable {
  /// The horizontal offset, positive to the right.
  public var horizontal: CGFloat
  /// The vertical offset, positive downward.
  public var vertical: CGFloat

  /// Creates an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }
  /// Creates an offset with the given values.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// An offset of zero.
  public static var zero: UIOffset { UIOffset() }
}
