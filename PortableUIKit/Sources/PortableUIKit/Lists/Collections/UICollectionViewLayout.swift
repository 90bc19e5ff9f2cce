import Foundation

/// An abstract class that determines the positions of the items in a collection view.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// Creates a layout without a collection view.
  public override init() { super.init() }

  /// Not supported. Always traps, because there are no archives in PortableUIKit.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The class of attributes that the layout creates. Override it to use attributes with additional values.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of invalidation contexts that the layout creates.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// The collection view that uses the layout, or `nil` if there is none.
  open internal(set) weak var collectionView: UICollectionView?

  /// The size of all content, in points. The default is zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Prepares the layout. Called before the layout is used for the first time, and after each invalidation.
  open func prepare() {}
  /// Returns the attributes of all elements that intersect a rectangle of the content. The default
  /// implementation returns `nil`.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item. The default implementation returns `nil`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view, or `nil` if there is none. The default implementation
  /// returns `nil`.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view, or `nil` if there is none. The default implementation
  /// returns `nil`.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers a class for decoration views of a kind. `nil` removes the registration. The views are created
  /// with `init(frame:)`, without involving the data source.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// The layout direction for which the layout was designed. The default is left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// A Boolean value that indicates whether the collection view mirrors the layout if its direction differs
  /// from the one for which the layout was designed. The default is `false`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: - Invalidation

  /// Invalidates the entire layout, which is prepared again before the next frame.
  ///
  /// It is also called for invalidations with a context, unless the host is configured otherwise, so that layouts which
  /// override only this method receive them [?]. Subclasses must call `super`.
  open func invalidateLayout() {
    guard !isTellingOfInvalidation else { return }
    let context = makeContext()
    context.invalidateEverything = true
    isTellingOfInvalidation = true
    invalidateLayout(with: context)
    isTellingOfInvalidation = false
  }
  /// Invalidates the parts of the layout described by the context. Subclasses must call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
    guard !isTellingOfInvalidation, HostSimulator.current.answers.contextInvalidationCallsInvalidateLayout
    else { return }
    isTellingOfInvalidation = true
    invalidateLayout()
    isTellingOfInvalidation = false
  }
  /// Returns a Boolean value that indicates whether new bounds, such as another content offset, invalidate
  /// the layout. The default implementation returns `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns a context that describes the invalid parts after a change of the bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
  /// Returns a Boolean value that indicates whether the preferred attributes of a cell invalidate the layout.
  /// The default implementation returns `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns a context that describes the invalid parts after applying the preferred attributes of a cell.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.preferred[preferredAttributes.element] = preferredAttributes.size
    return context
  }

  // MARK: - Offsets

  /// Returns the offset at which the content comes to rest after a drag. The default implementation returns
  /// the proposed offset.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which the content would come to rest.
  ///   - velocity: The velocity at the end of the drag, in points per millisecond.
  /// - Returns: The offset that is passed to the delegate's `scrollViewWillEndDragging` as its target.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns the content offset after changes. The default implementation returns the proposed offset.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: - Changes

  /// Prepares the layout for changes. Called after `prepare()`, before the changes are shown.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called at the end of the preparation of changes, inside their animation.
  open func finalizeCollectionViewUpdates() {}
  /// Returns the start of the animation for an inserted item. The default is its final position, transparent.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: itemIndexPath)?.copied()
    attributes?.alpha = 0
    return attributes
  }
  /// Returns the end of the animation for a deleted item. The default is its previous position, transparent.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(CollectionElement(kind: nil, position: ListPosition(itemIndexPath)))
  }
  /// Returns the start of the animation for an inserted supplementary view. The default is its final
  /// position, transparent.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.copied()
    attributes?.alpha = 0
    return attributes
  }
  /// Returns the end of the animation for a deleted supplementary view. The default is its previous position,
  /// transparent.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(CollectionElement(kind: elementKind, position: ListPosition(elementIndexPath)))
  }
  /// Returns the start of the animation for an inserted decoration view. The default is its final position,
  /// transparent.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)?.copied()
    attributes?.alpha = 0
    return attributes
  }
  /// Returns the end of the animation for a deleted decoration view. The default is its previous position,
  /// transparent.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(
      CollectionElement(kind: elementKind, position: ListPosition(decorationIndexPath), isDecoration: true))
  }

  // MARK: - Interactive movement

  /// Returns the index path for an item that is moved to a position, in points of the content. The default
  /// implementation returns that of the item at the position, or `previousIndexPath` if there is none.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let place = CGRect(origin: position, size: CGSize(width: 0.1, height: 0.1))
    let found = layoutAttributesForElements(in: place)?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(position) }
    return found?.indexPath ?? previousIndexPath
  }
  /// Returns the attributes of an item that is moved to a position, in points of the content. The default
  /// implementation centers the item at the position, in front of all others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributesForItem(at: indexPath)?.copied() ?? makeAttributes(at: indexPath)
    attributes.center = position
    attributes.zIndex = Int(Int32.max)
    return attributes
  }

  // MARK: - Other layouts and bounds

  /// Called after `prepare()` if the collection view's size changes inside an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called inside the animation, after the views have moved to their positions for the new size.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called after this layout replaced another one, before it is prepared.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts at the end of a layout change, inside its animation if there is one.
  open func finalizeLayoutTransition() {}

  // MARK: - Internal

  /// A Boolean value that indicates whether cells are queried for their preferred attributes.
  var asksForPreferredAttributes: Bool { true }
  /// Called after index paths changed, to update stored values.
  func itemsMoved(by map: ListUpdateMap) {}

  /// Called after another layout replaced this one.
  func wasReplaced() {}
  /// Scrolls a section that scrolls on its own to an item.
  func reveal(_ indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {}

  /// Creates attributes of the layout's attributes class.
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

  /// A Boolean value that indicates whether one of the two methods of invalidation is calling the other one.
  private var isTellingOfInvalidation = false

  /// The registered classes of decoration views by kind.
  final var decorationClasses: [String: UICollectionReusableView.Type] = [:]
}
