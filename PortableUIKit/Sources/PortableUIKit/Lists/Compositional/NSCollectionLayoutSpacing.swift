import Foundation

/// A distance between parts of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// Creates a flexible distance with a minimum in points. Flexible distances share the remaining space.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    only(NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true))
  }
  /// Creates a fixed distance, in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    only(NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false))
  }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// The distance, or the minimum distance, in points.
  open private(set) var spacing: CGFloat
  /// A Boolean value that indicates whether the distance is flexible.
  open private(set) var isFlexibleSpacing: Bool
  /// A Boolean value that indicates whether the distance is fixed.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  /// Returns this immutable spacing.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spacing around an item of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// Creates edge spacing. `nil` for an edge means no spacing.
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

  /// The spacing before the item.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The spacing above the item.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The spacing after the item.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The spacing below the item.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Returns this immutable spacing.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
