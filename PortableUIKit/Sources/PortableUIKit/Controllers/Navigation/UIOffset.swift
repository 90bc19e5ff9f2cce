import Foundation

/// How far something is moved, in points.
public struct UIOffset: Equatable, Sendable, Codable {
  /// The way to the right.
  public var horizontal: CGFloat
  /// The way down.
  public var vertical: CGFloat

  /// No way at all.
  public init() { self.init(horizontal: 0, vertical: 0) }
  /// A way to the right and down.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No way at all.
  public static var zero: UIOffset { UIOffset() }
}
