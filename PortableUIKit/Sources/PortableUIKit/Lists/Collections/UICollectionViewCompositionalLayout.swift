import Foundation

/// A layout made of parts; here it makes lists.
///
/// Items are as wide as the list and as high as their cells want to be.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// A layout that shows items below each other as tables do.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(configuration)
  }

  init(_ configuration: UICollectionLayoutListConfiguration) {
    list = configuration
    super.init()
  }

  // MARK: - Overridden

  /// The size of all sections, in points.
  open override var collectionViewContentSize: CGSize {
    CGSize(width: layout.width, height: layout.contentHeight)
  }
  /// Arranges all sections; subclasses call super.
  open override func prepare() {
    super.prepare()
    arrange()
  }
  /// Where items, headers and footers lie that touch a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }
  /// Where an item lies; nil if there is no such item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { itemAttributes(ListPosition(indexPath)) }
  /// Where a section's header or footer lies, pinned if it is; nil if it has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { sectionAttributes(elementKind, of: indexPath.section) }
  /// True for another width, and where headers stick to the edge.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pinsHeaders || newBounds.width != layout.width
  }
  /// Moving pinned headers leaves the items where they are.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.keepsItems = newBounds.width == layout.width
    return context
  }
  /// Keeps the heights that cells asked for; subclasses call super.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { heights = [:] }
    if context.preferred.isEmpty, !context.keepsItems { isArranged = false }
    super.invalidateLayout(with: context)
  }
  /// True if the height is another one than planned.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }
  /// What lies above the visible part grows upwards.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let difference = take(preferredAttributes)
    if let collectionView, originalAttributes.frame.minY < collectionView.bounds.minY {
      context.contentOffsetAdjustment.y = difference
    }
    return context
  }

  override func itemsMoved(by map: ListUpdateMap) {
    var moved: [CollectionElement: CGFloat] = [:]
    for (element, height) in heights {
      if let kind = element.kind {
        guard let section = map.sections[element.position.section] else { continue }
        moved[CollectionElement(kind: kind, position: ListPosition(section: section, row: 0))] = height
      } else if let target = map.target(of: element.position), !map.reloadedRows.contains(target) {
        moved[CollectionElement(kind: nil, position: target)] = height
      }
    }
    heights = moved
  }

  // MARK: - State

  final let list: UICollectionLayoutListConfiguration
  final var layout = TableLayout()
  final var isArranged = false
  /// What cells and headers asked for.
  final var heights: [CollectionElement: CGFloat] = [:]
}
