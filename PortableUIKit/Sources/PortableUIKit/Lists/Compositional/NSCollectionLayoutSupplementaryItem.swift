import Foundation

/// A supplementary view that is anchored to an item or a group.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Makes a supplementary view whose point on the same edges lies on the container's anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }
  /// Makes a supplementary view whose own anchor lies on the container's.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
    _ item: NSCollectionLayoutAnchor?
  ) {
    (elementKind, containerAnchor, itemAnchor) = (kind, container, item)
    super.init(size: size, supplementaryItems: [])
  }

  /// What lies in front: the greater number; 1 by default.
  open var zIndex = 1
  /// The kind that the data source makes the view for.
  open private(set) var elementKind: String
  /// Where on the container the view lies.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// Which point of the view lies there; nil for the one on the same edges.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?

  override func copied() -> NSCollectionLayoutItem {
    let copy = adopt(
      NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor))
    copy.zIndex = zIndex
    return copy
  }

  /// The frame of the view on a container.
  final func frame(size: CGSize, on container: CGRect) -> CGRect {
    let offset = containerAnchor.offset(for: size)
    let own = itemAnchor ?? containerAnchor
    let ownOffset = itemAnchor?.offset(for: size) ?? .zero
    let target = NSCollectionLayoutAnchor.point(of: containerAnchor.edges, on: container)
    let point = NSCollectionLayoutAnchor.point(of: own.edges, on: CGRect(origin: .zero, size: size))
    let origin = CGPoint(
      x: target.x + offset.x - point.x - ownOffset.x, y: target.y + offset.y - point.y - ownOffset.y)
    return CGRect(origin: origin, size: size)
  }
}

/// A header, a footer or the like of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Makes a supplementary view on a boundary.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(boundary: layoutSize, elementKind, alignment, .zero)
  }
  /// Makes a supplementary view on a boundary, at an offset in points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(boundary: layoutSize, elementKind, alignment, absoluteOffset)
  }

  init(
    boundary size: NSCollectionLayoutSize, _ kind: String, _ alignment: NSRectAlignment, _ offset: CGPoint
  ) {
    (self.alignment, self.offset) = (alignment, offset)
    super.init(size, kind, NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: offset), nil)
  }

  /// Whether the section grows by the view's size, instead of lying below it; true by default.
  open var extendsBoundary = true
  /// Whether the view stays in sight while some of its section is; false by default.
  open var pinToVisibleBounds = false
  /// Which boundary the view lies on.
  open private(set) var alignment: NSRectAlignment
  /// How far the view is moved, in points.
  open private(set) var offset: CGPoint

  override func copied() -> NSCollectionLayoutItem {
    let copy = adopt(
      NSCollectionLayoutBoundarySupplementaryItem(boundary: layoutSize, elementKind, alignment, offset))
    (copy.zIndex, copy.extendsBoundary, copy.pinToVisibleBounds) = (
      zIndex, extendsBoundary, pinToVisibleBounds
    )
    return copy
  }
}

/// A view behind a section, of which the data source knows nothing.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Makes a background as large as its section. Register a class for its kind with the layout.
  open class func background(elementKind: String) -> Self {
    only(NSCollectionLayoutDecorationItem(kind: elementKind))
  }

  init(kind: String) {
    elementKind = kind
    super.init(
      size: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// What lies in front: the greater number; 0 by default. Everything else in the section has at least 1.
  open var zIndex = 0
  /// The kind that a class is registered for.
  open private(set) var elementKind: String

  override func copied() -> NSCollectionLayoutItem {
    let copy = adopt(NSCollectionLayoutDecorationItem(kind: elementKind))
    copy.zIndex = zIndex
    return copy
  }
}
