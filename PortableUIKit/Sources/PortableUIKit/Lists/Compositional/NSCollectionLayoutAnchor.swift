import Foundation

/// An anchor point on the edges of a part of a compositional layout, with an offset.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// Creates an anchor at the middle of an edge, at a corner or, without edges, at the center.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }
  /// Creates an anchor with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  /// Creates an anchor with an offset in multiples of the supplementary view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    (self.edges, self.offset) = (edges, offset)
    isFractionalOffset = isFractional
    super.init()
  }

  /// The edges of the anchor.
  open private(set) var edges: NSDirectionalRectEdge
  /// The offset, in points or in multiples of the supplementary view's size.
  open private(set) var offset: CGPoint
  /// A Boolean value that indicates whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }
  /// A Boolean value that indicates whether the offset is in multiples of the supplementary view's size.
  open private(set) var isFractionalOffset: Bool

  /// Returns this immutable anchor.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the point on the edges of a rectangle.
  static func point(of edges: NSDirectionalRectEdge, on rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  /// Returns the offset for a view of the given size, in points.
  final func offset(for size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// The alignments of a rectangle along the edges of another one.
public enum NSRectAlignment: Int, @unchecked Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: [.top]
    case .topLeading: [.top, .leading]
    case .leading: [.leading]
    case .bottomLeading: [.bottom, .leading]
    case .bottom: [.bottom]
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: [.trailing]
    case .topTrailing: [.top, .trailing]
    }
  }
}
