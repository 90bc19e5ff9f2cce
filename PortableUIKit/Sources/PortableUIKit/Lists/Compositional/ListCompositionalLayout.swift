import Foundation

/// A compositional layout with only list sections. It has one arrangement of all rows, like a table, which
/// lists with thousands of rows require.
@MainActor final class ListCompositionalLayout: UICollectionViewCompositionalLayout {
  init(_ configuration: UICollectionLayoutListConfiguration) {
    list = configuration
    super.init(
      sectionProvider: { NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: $1) },
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  // MARK: - Overridden

  /// The size of all sections, in points.
  override var collectionViewContentSize: CGSize {
    CGSize(width: table.width, height: table.contentHeight)
  }
  /// Arranges all sections.
  override func prepare() { arrangeTable() }
  /// Returns the attributes of items, headers, and footers that intersect a rectangle.
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }
  /// Returns the attributes of an item, or `nil` if there is no such item.
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { itemAttributes(ListPosition(indexPath)) }
  /// Returns the attributes of a section's header or footer, including pinning, or `nil` if it has none.
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { sectionAttributes(elementKind, of: indexPath.section) }
  /// Returns `true` if the width changed, or if headers are pinned.
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pinsHeaders || newBounds.width != table.width
  }
  /// Returns a context that leaves items in place if only pinned headers move.
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.keepsItems = newBounds.width == table.width
    return context
  }
  /// Stores the heights preferred by cells.
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { heights = [:] }
    if context.preferred.isEmpty, !context.keepsItems { isTableArranged = false }
    super.invalidateLayout(with: context)
  }
  /// Returns `true` if the preferred height differs.
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }
  /// Content above the visible part grows upward.
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
  /// The preferred heights of cells and headers.
  var heights: [CollectionElement: CGFloat] = [:]
}
