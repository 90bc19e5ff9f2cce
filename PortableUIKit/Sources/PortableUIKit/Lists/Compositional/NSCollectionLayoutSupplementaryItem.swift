import Foundation

/// A supplementary view anchored to an item or group.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Creates a supplementary view whose point on the same edges is at the container's anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }
  /// Creates a supplementary view whose own anchor is at the container's anchor.
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

  /// The front-to-back order: views with greater values are in front. The default is 1.
  open var zIndex = 1
  /// The kind of the supplementary view, for the data source.
  open private(set) var elementKind: String
  /// The anchor on the container.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The anchor on the view, or `nil` for the point on the container anchor's edges.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?

  override func copied() -> NSCollectionLayoutItem {
    let copy = adopt(
      NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor))
    copy.zIndex = zIndex
    return copy
  }

  /// Returns the frame of a view with the given size on a container.
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

/// A supplementary view, such as a header or footer, on the boundary of a section or of the entire layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Creates a supplementary view on a boundary.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(boundary: layoutSize, elementKind, alignment, .zero)
  }
  /// Creates a supplementary view on a boundary, with an offset in points.
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

  /// A Boolean value that determines whether the section grows by the view's size, instead of overlapping the
  /// view. The default is `true`.
  open var extendsBoundary = true
  /// A Boolean value that determines whether the view stays visible while its section is visible. The default
  /// is `false`.
  open var pinToVisibleBounds = false
  /// The boundary on which the view is.
  open private(set) var alignment: NSRectAlignment
  /// The offset of the view, in points.
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

/// A view behind a section that isn't provided by the data source.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Creates a background with the size of its section. Register a class for its kind with the layout.
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

  /// The front-to-back order: views with greater values are in front. The default is 0. All other elements of
  /// the section have at least 1.
  open var zIndex = 0
  /// The kind for which a class is registered.
  open private(set) var elementKind: String

  override func copied() -> NSCollectionLayoutItem {
    let copy = adopt(NSCollectionLayoutDecorationItem(kind: elementKind))
    copy.zIndex = zIndex
    return copy
  }
}
