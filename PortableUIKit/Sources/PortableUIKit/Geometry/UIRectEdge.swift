/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// One bit for each member.
  public let rawValue: UInt

  /// The set with the given bits; bits without a meaning are kept.
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
