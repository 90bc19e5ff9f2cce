/// Edges of a rectangle whose sides follow the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// One bit for each member.
  public let rawValue: UInt

  /// The set with the given bits; bits without a meaning are kept.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 0) }

  /// The edge where reading starts.
  public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 1) }

  /// The bottom edge.
  public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 2) }

  /// The edge where reading ends.
  public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 3) }
}
