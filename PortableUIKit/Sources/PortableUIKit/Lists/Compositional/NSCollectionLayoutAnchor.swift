import Foundation

/// A point of a part of a compositional layout: on its edges, with an offset.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// Makes the middle of an edge, a corner, or with no edges the center.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }
  /// Makes a point at an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  /// Makes a point at an offset in sizes of the supplementary view.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    (self.edges, self.offset) = (edges, offset)
    isFractionalOffset = isFractional
    super.init()
  }

  /// The edges that the point lies on.
  open private(set) var edges: NSDirectionalRectEdge
  /// The offset, in points or in sizes of the supplementary view.
  open private(set) var offset: CGPoint
  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }
  /// Whether the offset is in sizes of the supplementary view.
  open private(set) var isFractionalOffset: Bool

  /// The same anchor, which can't change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The point on the edges of a rectangle.
  static func point(of edges: NSDirectionalRectEdge, on rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  /// The offset in points for a view of a size.
  final func offset(for size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// Where a rectangle lies along the edges of another one.
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
