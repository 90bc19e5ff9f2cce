import Foundation

/// A closure that returns the section of a compositional layout, or `nil` if there is none.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout composed of sections, which contain groups of items.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Creates a layout with the same section for all sections.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  /// Creates a layout with the same section for all sections and a configuration.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    storedConfiguration = configuration.copied()
    super.init()
  }
  /// Creates a layout whose sections are provided by a closure whenever the layout is prepared.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  /// Creates a layout whose sections are provided by a closure, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    storedConfiguration = configuration.copied()
    super.init()
  }

  /// Not supported. Always traps, because there are no archives in PortableUIKit.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// Returns a layout that shows items in a list, like a table.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout { ListCompositionalLayout(configuration) }

  /// The configuration for all sections. To change it, assign another one.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue.copied()
      invalidateLayout()
    }
  }

  // MARK: - Overridden

  /// The size of all sections, in points.
  open override var collectionViewContentSize: CGSize { axis.size(along: end, across: axis.across(room)) }
  /// `true`: the layout is mirrored where the language runs from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  /// Arranges all sections. Subclasses must call `super`.
  open override func prepare() {
    super.prepare()
    arrange()
  }
  /// Returns the attributes of all elements that intersect a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { attributes(in: rect) }
  /// Returns the attributes of an item, or `nil` if there is no such item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(nil, at: ListPosition(indexPath)) }
  /// Returns the attributes of a supplementary view, including pinning, or `nil` if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(elementKind, at: ListPosition(indexPath)) }
  /// Returns the attributes of a section's background, or `nil` if it has none of the kind.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard arrangements.indices.contains(indexPath.section) else { return nil }
    return decorations(of: indexPath.section).first { $0.representedElementKind == elementKind }
  }
  /// Returns `true` if the size changed, if views are pinned, or if a handler depends on the visible
  /// elements.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    followsOffset || room(in: newBounds) != room
  }
  /// Returns a context that leaves items in place if only pinned views move.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.keepsItems = room(in: newBounds) == room
    return context
  }
  /// Stores the sizes preferred by views. Subclasses must call `super`.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { sizes = [:] }
    sizes.merge(context.preferred) { $1 }
    if !context.keepsItems { isArranged = false }
    handled = nil
    super.invalidateLayout(with: context)
  }
  /// Returns `true` if the preferred length of an estimated dimension differs.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (wish, planned) = (preferredAttributes.size, originalAttributes.size)
    return !originalAttributes.fixesWidth && wish.width != planned.width
      || !originalAttributes.fixesHeight && wish.height != planned.height
  }
  /// Content above the visible part grows upward.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let position = originalAttributes.element.position
    if let collectionView, !axis.isHorizontal, originalAttributes.frame.minY < collectionView.bounds.minY,
      arrangements.indices.contains(position.section), !arrangements[position.section].isOrthogonal,
      arrangements[position.section].isAlone(position), originalAttributes.element.kind == nil
    {
      context.contentOffsetAdjustment.y = preferredAttributes.size.height - originalAttributes.size.height
    }
    return context
  }

  override func itemsMoved(by map: ListUpdateMap) {
    var moved: [CollectionElement: CGSize] = [:]
    for (element, size) in sizes {
      if let kind = element.kind {
        guard let section = map.sections[element.position.section] else { continue }
        let position = ListPosition(section: section, row: element.position.row)
        moved[CollectionElement(kind: kind, position: position)] = size
      } else if let target = map.target(of: element.position), !map.reloadedRows.contains(target) {
        moved[CollectionElement(kind: nil, position: target)] = size
      }
    }
    sizes = moved
  }

  override func wasReplaced() { removeScrollers(from: 0) }

  override func reveal(_ indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
    scrollSection(to: indexPath, at: position, animated: animated)
  }

  // MARK: - State

  final let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  final var arrangements: [SectionArrangement] = []
  /// The headers and footers of the entire layout.
  final var globals: [SectionArrangement.Boundary] = []
  final var isArranged = false
  /// A Boolean value that indicates whether the collection view mirrored the layout in the last arrangement.
  final var isMirrored = false
  /// The insets of the lines between the rows of a list.
  final var listSeparatorInset: UIEdgeInsets {
    let (start, isMirrored) = (TableMetrics.textMargin, collectionView?.isFlipped == true)
    return UIEdgeInsets(top: 0, left: isMirrored ? 0 : start, bottom: 0, right: isMirrored ? start : 0)
  }
  /// The available size in the last arrangement.
  final var room = CGSize.zero
  /// The end of the content.
  final var end: CGFloat = 0
  /// The preferred sizes of views.
  final var sizes: [CollectionElement: CGSize] = [:]
  /// The scroll views of sections that scroll on their own.
  final var scrollers: [Int: OrthogonalScrollView] = [:]
  /// The attributes changed by handlers, and the bounds for which the handlers were called.
  final var handled: (bounds: CGRect, attributes: [CollectionElement: UICollectionViewLayoutAttributes])?
}
