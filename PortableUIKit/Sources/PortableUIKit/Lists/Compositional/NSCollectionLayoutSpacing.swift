import Foundation

/// A distance between parts of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// Makes a distance that takes part in room that is left, at least so many points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    only(NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true))
  }
  /// Makes a distance of so many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    only(NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false))
  }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// The distance, or the least distance, in points.
  open private(set) var spacing: CGFloat
  /// Whether the distance takes part in room that is left.
  open private(set) var isFlexibleSpacing: Bool
  /// Whether the distance is exact.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  /// The same spacing, which can't change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The room around an item of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// Makes spacing; `nil` on an edge is none.
  public convenience init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.init(edges: (leading, top, trailing, bottom))
  }

  init(
    edges: (
      NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?,
      NSCollectionLayoutSpacing?
    )
  ) {
    (leading, top, trailing, bottom) = edges
    super.init()
  }

  /// The room before the item.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The room above the item.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The room after the item.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The room below the item.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// The same spacing, which can't change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
