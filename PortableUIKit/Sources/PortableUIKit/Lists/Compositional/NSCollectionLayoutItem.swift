import Foundation

/// A part of a compositional layout: an item or a group of items.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// Creates an item with a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(size: layoutSize, supplementaryItems: [])
  }
  /// Creates an item with a size and supplementary views, such as badges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(size: layoutSize, supplementaryItems: supplementaryItems)
  }

  init(size: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    layoutSize = size
    storedSupplementaryItems = supplementaryItems
    super.init()
  }

  /// The distances of the view from the edges of the item's size, in points. The default is zero. Insets
  /// along an axis with an estimated dimension are ignored.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the item. The default, `nil`, means no spacing.
  @NSCopying open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The size of the item.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// The supplementary views anchored to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }

  final var storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Returns an item with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(value: copied()) }.value
  }

  func copied() -> NSCollectionLayoutItem {
    adopt(NSCollectionLayoutItem(size: layoutSize, supplementaryItems: storedSupplementaryItems))
  }

  final func adopt<Item: NSCollectionLayoutItem>(_ copy: Item) -> Item {
    (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    return copy
  }

  /// Returns a rectangle with the insets applied.
  final func inset(_ rect: CGRect) -> CGRect {
    var inset = contentInsets
    if layoutSize.widthDimension.isEstimated { (inset.leading, inset.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (inset.top, inset.bottom) = (0, 0) }
    return rect.inset(by: inset)
  }
}

extension CGRect {
  /// Returns the rectangle with the insets applied. Its size is never negative.
  func inset(by inset: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + inset.leading, y: minY + inset.top, width: max(0, width - inset.leading - inset.trailing),
      height: max(0, height - inset.top - inset.bottom))
  }
}

/// The position of an item in a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// Creates a position with a frame in the group's coordinates, in points.
  public convenience init(frame: CGRect) { self.init(frame, 0) }
  /// Creates a position with a frame in the group's coordinates, in points. Items with greater `zIndex`
  /// values are in front.
  public convenience init(frame: CGRect, zIndex: Int) { self.init(frame, zIndex) }

  init(_ frame: CGRect, _ zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }

  /// The frame in the group's coordinates, in points.
  open private(set) var frame: CGRect
  /// The front-to-back order: items with greater values are in front.
  open private(set) var zIndex: Int

  /// Returns this immutable position.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
