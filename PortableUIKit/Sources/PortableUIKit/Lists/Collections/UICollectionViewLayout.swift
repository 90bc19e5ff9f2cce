import Foundation

/// Says where the items of a collection view lie; subclasses do the work.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// A layout without collection view.
  public override init() { super.init() }

  /// Traps: there are no archives here.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// The class of attributes that the layout makes; override it to have attributes with values of your own.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of contexts that the layout makes.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

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

  /// Where a decoration view lies; nil, as unless overridden, if there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Sets the class of the decoration views of a kind; `nil` removes it. Their views are made with
  /// `init(frame:)`, and the data source takes no part in that.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// The direction that the layout was designed for; that of the app by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the collection view mirrors the layout where its direction isn't the one that the layout was designed
  /// for; false by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: - Invalidation

  /// Says that nothing is right any more: the layout prepares again before the next frame.
  open func invalidateLayout() {
    let context = makeContext()
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
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
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
    let context = makeContext()
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

  /// Called after `prepare()`, before changes are shown.
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
  /// Where an item goes that is gone; where it was, transparent, unless overridden.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(CollectionElement(kind: nil, position: ListPosition(itemIndexPath)))
  }
  /// Where a supplementary view that is new comes from; its place, transparent, unless overridden.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.copied()
    attributes?.alpha = 0
    return attributes
  }
  /// Where a supplementary view goes that is gone; where it was, transparent, unless overridden.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(CollectionElement(kind: elementKind, position: ListPosition(elementIndexPath)))
  }
  /// Where a decoration view that is new comes from; its place, transparent, unless overridden.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)?.copied()
    attributes?.alpha = 0
    return attributes
  }
  /// Where a decoration view goes that is gone; where it was, transparent, unless overridden.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(
      CollectionElement(kind: elementKind, position: ListPosition(decorationIndexPath), isDecoration: true))
  }

  // MARK: - Other layouts and bounds

  /// Called after `prepare()` when the collection view's size changes inside of an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called inside of the animation, after the views have their places for the new size.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before another layout takes the place of this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called after this layout took the place of another one, before it prepares.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts at the end of a change, inside of its animation if there is one.
  open func finalizeLayoutTransition() {}

  // MARK: - Inside of the module

  /// Whether cells are asked for the attributes that they would like.
  var asksForPreferredAttributes: Bool { true }
  /// Items have other numbers now; what is remembered of them has to follow.
  func itemsMoved(by map: ListUpdateMap) {}

  /// Another layout has taken the place of this one.
  func wasReplaced() {}
  /// Scrolls a section that scrolls on its own to an item.
  func reveal(_ indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {}

  /// Attributes of the layout's class.
  final func makeAttributes(
    _ category: UICollectionView.ElementCategory = .cell, kind: String? = nil, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    .make(type(of: self).layoutAttributesClass, category, kind: kind, at: indexPath)
  }

  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    ClassInstances.makeInvalidationContext(type(of: self).invalidationContextClass)
  }

  private func faded(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let attributes = collectionView?.leaving[element]?.attributes.copied()
    attributes?.alpha = 0
    return attributes
  }

  /// The classes of decoration views by kind.
  final var decorationClasses: [String: UICollectionReusableView.Type] = [:]
}
