/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits of the set, one for each edge.
  public let rawValue: UInt

  /// Creates a set with the given bits. Unknown bits are kept.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static var top: UIRectEdge { UIRectEdge(rawValue: 1 << 0) }

  /// The left edge.
  public static var left: UIRectEdge { UIRectEdge(rawValue: 1 << 1) }

  /// The bottom edge.
  public static var bottom: UIRectEdge { UIRectEdge(rawValue: 1 << 2) }

  /// The right edge.
  public static var right: UIRectEdge { UIRectEdge(rawValue: 1 << 3) }

  /// All four edges.
  public static var all: UIRectEdge { UIRectEdge(rawValue: 0b1111) }
}
