import Foundation

/// Says where the items of a collection view lie; subclasses do the work.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// A layout without collection view.
  public override init() { super.init() }

  /// The collection view that uses the layout; nil if none does.
  open internal(set) weak var collectionView: UICollectionView?

  /// The size of all content in points; zero unless overridden.
  open var collectionViewContentSize: CGSize { .zero }

  /// Called before the layout is asked for anything, the first time and after each invalidation.
  open func prepare() {}
  /// Where everything lies that touches a rectangle of the content; nil unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item lies; nil unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a supplementary view lies; nil, as unless overridden, if there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: - Invalidation

  /// Says that nothing is right any more: the layout prepares again before the next frame.
  open func invalidateLayout() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }
  /// Says what is not right any more; subclasses call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
  }
  /// Whether other bounds, such as another content offset, need another layout; false unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// What is not right any more in other bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// Whether the attributes that a cell would like to have change the layout; false unless overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// What is not right any more when a cell gets what it would like.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewLayoutInvalidationContext()
    context.preferred[preferredAttributes.element] = preferredAttributes.size
    return context
  }

  // MARK: - Offsets

  /// Where the content should come to rest after a drag; the proposed offset unless overridden. The delegate's
  /// `scrollViewWillEndDragging` gets the answer as its target. The velocity is in points per millisecond, as there.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where the content should be after changes; the proposed offset unless overridden.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: - Changes

  /// Called before changes are shown, after `prepare()`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called while changes are animated, at the end of their preparation.
  open func finalizeCollectionViewUpdates() {}
  /// Where an item that is new comes from; its place, transparent, unless overridden.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: itemIndexPath)?.copied()
    attributes?.alpha = 0
    return attributes
  }
  /// Where an item that is gone goes; nil, as unless overridden, fades it where it was.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether cells are asked for the attributes that they would like.
  var asksForPreferredAttributes: Bool { true }
  /// Items have other numbers now; what is remembered of them has to follow.
  func itemsMoved(by map: ListUpdateMap) {}
}

/// One change of a collection view, for its layout.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What happened.
  public enum Action: Int, @unchecked Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// Where the item or section was; nil if it is new.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// Where the item or section is; nil if it is gone.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// What happened.
  open private(set) var updateAction: UICollectionViewUpdateItem.Action

  init(_ action: Action, from: IndexPath?, to: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = from
    indexPathAfterUpdate = to
    super.init()
  }
}
