import Foundation

/// A compositional layout whose sections are all lists: one arrangement of all rows, as in tables, which lists of
/// thousands of rows need.
@MainActor final class ListCompositionalLayout: UICollectionViewCompositionalLayout {
  init(_ configuration: UICollectionLayoutListConfiguration) {
    list = configuration
    super.init(
      sectionProvider: { NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: $1) },
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  // MARK: - Overridden

  /// The size of all sections, in points.
  override var collectionViewContentSize: CGSize {
    CGSize(width: table.width, height: table.contentHeight)
  }
  /// Arranges all sections.
  override func prepare() { arrangeTable() }
  /// Where items, headers and footers lie that touch a rectangle.
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }
  /// Where an item lies; nil if there is no such item.
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { itemAttributes(ListPosition(indexPath)) }
  /// Where a section's header or footer lies, pinned if it is; nil if it has none.
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { sectionAttributes(elementKind, of: indexPath.section) }
  /// True for another width, and where headers stick to the edge.
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pinsHeaders || newBounds.width != table.width
  }
  /// Moving pinned headers leaves the items where they are.
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.keepsItems = newBounds.width == table.width
    return context
  }
  /// Keeps the heights that cells asked for.
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { heights = [:] }
    if context.preferred.isEmpty, !context.keepsItems { isTableArranged = false }
    super.invalidateLayout(with: context)
  }
  /// True if the height is another one than planned.
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }
  /// What lies above the visible part grows upwards.
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.preferred[preferredAttributes.element] = preferredAttributes.size
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

  let list: UICollectionLayoutListConfiguration
  var table = TableLayout()
  var isTableArranged = false
  /// What cells and headers asked for.
  var heights: [CollectionElement: CGFloat] = [:]
}
