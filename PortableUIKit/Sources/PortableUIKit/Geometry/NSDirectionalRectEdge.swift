/// A set of edges of a rectangle, with sides that depend on the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits of the set, one for each edge.
  public let rawValue: UInt

  /// Creates a set with the given bits. Unknown bits are kept.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 0) }

  /// The leading edge in the reading direction.
  public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 1) }

  /// The bottom edge.
  public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 2) }

  /// The trailing edge in the reading direction.
  public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 3) }
}
