import Foundation

/// Lays items out in lines, one after the other, in sections with headers and footers.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// A layout of items of 50 by 50 points, 10 points apart.
  public override init() { super.init() }

  /// Traps: there are no archives here.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// Contexts that say whether the delegate has to be asked again.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// A size that is left to the cells: for `estimatedItemSize`.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// How far lines are apart, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// How far items of a line are apart at least, in points; 10 by default. Full lines use up their room.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items in points, unless the delegate has its own; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size in points of items that size themselves, until they are seen; zero, the default, means that they do
  /// not.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// In which direction the content scrolls; vertically by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of headers in points; only that along the direction counts. Zero, the default, is none.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers in points; only that along the direction counts. Zero, the default, is none.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// How far a section's items keep from its edges, in points; zero by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Whether headers stick to the edge while their section is in view; false by default.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stick to the edge while their section is in view; false by default.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  // MARK: - Overridden

  /// The size of all sections, in points.
  open override var collectionViewContentSize: CGSize {
    size(FlowSection.Length(along: sections.last?.end ?? 0, across: room))
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
  /// True for another size across the direction, and while headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds || room(in: newBounds) != room
  }
  /// Moving pinned headers leaves the items where they are.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.keepsItems = room(in: newBounds) == room
    return context
  }
  /// Keeps the sizes that cells asked for; subclasses call super.
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
  /// True if items size themselves and one wants another size.
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
  /// Whether the sizes and spacings of the last arrangement hold for the next one.
  final var keepsMetrics = false
  /// The room across the direction that the sections were arranged in.
  final var room: CGFloat = 0
  /// What items that size themselves asked for.
  final var sizes: [CollectionElement: CGSize] = [:]
}
