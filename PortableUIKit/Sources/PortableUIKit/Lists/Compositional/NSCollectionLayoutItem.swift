import Foundation

/// A part of a compositional layout: an item, or a group of them.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// Makes an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(size: layoutSize, supplementaryItems: [])
  }
  /// Makes an item of a size that has supplementary views, such as badges.
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

  /// How far the view keeps from the edges of the item's size, in points; zero by default. Insets of an axis whose
  /// dimension is estimated are ignored.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room around the item; nil, none, by default.
  @NSCopying open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The size of the item.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// The supplementary views anchored to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }

  final var storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// An item with the same values.
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

  /// What the insets leave of a rectangle.
  final func inset(_ rect: CGRect) -> CGRect {
    var inset = contentInsets
    if layoutSize.widthDimension.isEstimated { (inset.leading, inset.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (inset.top, inset.bottom) = (0, 0) }
    return rect.inset(by: inset)
  }
}

extension CGRect {
  /// What insets leave of the rectangle; never less than nothing.
  func inset(by inset: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + inset.leading, y: minY + inset.top, width: max(0, width - inset.leading - inset.trailing),
      height: max(0, height - inset.top - inset.bottom))
  }
}

/// A place of an item in a group that arranges its items itself.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// Makes a place with a frame in points of the group.
  public convenience init(frame: CGRect) { self.init(frame, 0) }
  /// Makes a place with a frame in points of the group; greater numbers lie in front.
  public convenience init(frame: CGRect, zIndex: Int) { self.init(frame, zIndex) }

  init(_ frame: CGRect, _ zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }

  /// The frame in points of the group.
  open private(set) var frame: CGRect
  /// What lies in front: the greater number.
  open private(set) var zIndex: Int

  /// The same place, which can't change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
