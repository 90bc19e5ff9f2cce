import Foundation

/// A layout that arranges items in consecutive lines, in sections with headers and footers.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Creates a layout of items with a size of 50 × 50 points, 10 points apart.
  public override init() { super.init() }

  /// Not supported. Always traps, because there are no archives in PortableUIKit.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The class of invalidation contexts, which determine whether the delegate is queried for sizes again.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// The size for self-sizing cells. Use it for `estimatedItemSize`.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// The distance between lines, in points. The default is 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum distance between items of a line, in points. The default is 10. Items of full lines are
  /// spread over the available space.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items, in points, unless the delegate provides one. The default is 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of self-sizing items until they become visible, in points. The default, zero,
  /// disables self-sizing.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The scroll direction. The default is `vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of section headers, in points. Only the length along the scroll direction is used. The default,
  /// zero, means no headers.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of section footers, in points. Only the length along the scroll direction is used. The default,
  /// zero, means no footers.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The distances of a section's items from its edges, in points. The default is zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// A Boolean value that determines whether headers are pinned to the edge while their section is visible.
  /// The default is `false`.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// A Boolean value that determines whether footers are pinned to the edge while their section is visible.
  /// The default is `false`.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  // MARK: - Overridden

  /// The size of all sections, in points.
  open override var collectionViewContentSize: CGSize {
    size(FlowSection.Length(along: sections.last?.end ?? 0, across: room))
  }
  /// Arranges all sections. Subclasses must call `super`.
  open override func prepare() {
    super.prepare()
    arrange()
  }
  /// Returns the attributes of items, headers, and footers that intersect a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }
  /// Returns the attributes of an item, or `nil` if there is no such item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { itemAttributes(ListPosition(indexPath)) }
  /// Returns the attributes of a section's header or footer, including pinning. If it has none, the size is zero. Returns
  /// `nil` for other kinds and if there is no such section.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    sectionAttributes(elementKind, of: indexPath.section)
      ?? emptySectionAttributes(elementKind, at: indexPath)
  }
  /// Returns `true` if the size across the scroll direction changed, or if headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds || room(in: newBounds) != room
  }
  /// Returns a context that leaves items in place if only pinned headers move.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.keepsItems = room(in: newBounds) == room
    return context
  }
  /// Stores the sizes preferred by cells. Subclasses must call `super`.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { sizes = [:] }
    sizes.merge(context.preferred) { $1 }
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isUntouched = flow.map {
      !$0.invalidateFlowLayoutDelegateMetrics && !$0.invalidateFlowLayoutAttributes
    }
    keepsMetrics =
      flow?.invalidateFlowLayoutDelegateMetrics == false && !context.invalidateEverything
      && !context.invalidateDataSourceCounts && context.preferred.isEmpty
    if !context.keepsItems, isUntouched != true || context.invalidateEverything { isArranged = false }
    super.invalidateLayout(with: context)
  }
  /// Returns `true` if items size themselves and the preferred size differs.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    asksForPreferredAttributes && preferredAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  override var asksForPreferredAttributes: Bool { estimatedItemSize != .zero }

  override func itemsMoved(by map: ListUpdateMap) {
    var moved: [CollectionElement: CGSize] = [:]
    for (element, size) in sizes {
      guard let target = map.target(of: element.position), !map.reloadedRows.contains(target)
      else { continue }
      moved[CollectionElement(kind: nil, position: target)] = size
    }
    sizes = moved
  }

  // MARK: - State

  final var sections: [FlowSection] = []
  final var isArranged = false
  /// A Boolean value that indicates whether the sizes and spacings of the last arrangement are reused for the
  /// next one.
  final var keepsMetrics = false
  /// The available length across the scroll direction in the last arrangement.
  final var room: CGFloat = 0
  /// The preferred sizes of self-sizing items.
  final var sizes: [CollectionElement: CGSize] = [:]
}
