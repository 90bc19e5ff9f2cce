import Foundation

/// A scroll view that shows items in an arrangement determined by a layout. Cells exist only for visible
/// items.
@preconcurrency @MainActor open class UICollectionView: _TypedDelegateScrollView {
  // MARK: - Life cycle

  /// Creates a collection view with a layout and a frame in the coordinates of its superview, in points.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    presentLayout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layout.collectionView = self
  }

  /// Not supported. Always traps, because there are no archives in PortableUIKit.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  // MARK: - Data

  /// The layout of the collection view. Setting another one takes effect at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { presentLayout }
    set { replaceLayout(by: newValue) }
  }
  /// Changes the layout. If animated, cells move to their new positions within 0.3 seconds.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout, animated: animated)
  }
  /// Changes the layout.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: A Boolean value that determines whether cells move to their new positions with an
  ///     animation of 0.3 seconds.
  ///   - completion: A closure that runs when cells have reached their new positions. Its argument is `false`
  ///     if the animation was interrupted.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { changeLayout(to: layout, animated: animated, completion: completion) }
  /// The completion handler of an interactive transition. Its arguments are whether the views have reached their
  /// final positions and whether the transition was finished instead of canceled.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
  /// Begins an interactive transition to another layout.
  ///
  /// Until the transition is finished or canceled, the returned layout is the layout of the collection view. Change
  /// its progress and invalidate it as the transition proceeds. The program stops if a transition is in progress.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - completion: A closure that runs at the end of the transition.
  /// - Returns: The layout between the current and the new one, which the delegate can provide.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }
  /// Finishes an interactive transition. The items move to their positions in the new layout within 0.3 seconds.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }
  /// Cancels an interactive transition. The items move back to their positions within 0.3 seconds.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }
  /// The interactive transition in progress, or `nil`.
  final var interactiveTransition: CollectionInteraction?
  /// The delegate of the collection view. The default is `nil`. It is also the delegate of the scroll view.
  weak open var delegate: (any UICollectionViewDelegate)? {
    didSet { collectionDelegateDidChange(from: oldValue) }
  }
  /// The data source of the collection view. The default is `nil`. Setting another one reloads the data.
  weak open var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      dataSourceMemory.remember(dataSource, .collectionData)
      forgetEverything()
    }
  }
  /// A view behind the items that fills the collection view and doesn't scroll. The default is `nil`.
  open var backgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue) }
  }
  /// Discards all cells and positions, and loads them again in the next layout. The selection is cleared.
  open func reloadData() { forgetEverything() }
  /// The object that prepares data before cells are needed. The default is `nil`.
  weak open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { prefetchSourceDidChange() }
  }
  /// A Boolean value that determines whether data is prepared before cells are needed. The default is `true`.
  open var isPrefetchingEnabled = true {
    didSet { if isPrefetchingEnabled != oldValue { prefetchSourceDidChange() } }
  }
  private func prefetchSourceDidChange() {
    prefetches = isPrefetchingEnabled && prefetchDataSource != nil
    prefetching.reset()
    setNeedsLayout()
  }
  /// The methods that the data source implemented when it was set.
  final var dataSourceMemory = DelegateMemory()
  /// A Boolean value that indicates whether preferred sizes of cells are being applied.
  final var isGranting = false
  final var prefetching = PrefetchWindow()
  /// A Boolean value that indicates whether there is an object that prepares data.
  final var prefetches = false
  /// The number of sections.
  open var numberOfSections: Int { presentCounts.count }
  /// Returns the number of items in a section. Traps if there is no such section.
  open func numberOfItems(inSection section: Int) -> Int { presentCounts[section] }

  // MARK: - Cells

  /// Registers a class for cells with an identifier. `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[.cell(identifier)] = cellClass as? UICollectionViewCell.Type
  }
  /// Registers a class for supplementary views of a kind with an identifier. `nil` removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    classes[.supplementary(elementKind, identifier)] = viewClass as? UICollectionReusableView.Type
  }
  /// Returns a reused cell or a new one of the registered class. Traps if no class is registered.
  @discardableResult open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier) }
  /// Returns a reused supplementary view or a new one of the registered class. Traps if no class is
  /// registered.
  @discardableResult open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(.supplementary(elementKind, identifier), identifier: identifier)
  }
  /// The visible cells, ordered by index path. UIKit doesn't guarantee an order.
  open var visibleCells: [UICollectionViewCell] {
    layOutElements()
    return visible.inOrder.compactMap { $0.value.view as? UICollectionViewCell }
  }
  /// The index paths of the visible items, in order. UIKit doesn't guarantee an order.
  open var indexPathsForVisibleItems: [IndexPath] {
    layOutElements()
    return visible.inOrder.map(\.key).filter { $0.kind == nil }.map(\.position.indexPath)
  }
  /// Returns the cell of an item, or `nil` if the item isn't visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visible[CollectionElement(kind: nil, position: ListPosition(indexPath))]?.view as? UICollectionViewCell
  }
  /// Returns the index path of a cell, or `nil` if the cell isn't visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visible.first { $0.key.kind == nil && $0.value.view === cell }?.key.position.indexPath
  }
  /// Returns the index path of the item at a point of the content, or `nil` if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
  /// Returns a visible supplementary view, or `nil` if there is none.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    visible[CollectionElement(kind: elementKind, position: ListPosition(indexPath))]?.view
  }
  /// Returns the visible supplementary views of a kind, in order. UIKit doesn't guarantee an order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visible.inOrder.filter { $0.key.kind == elementKind && $0.key.isSupplementary }.map(\.value.view)
  }
  /// Returns the index paths of the visible supplementary views of a kind, in order. UIKit doesn't guarantee
  /// an order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visible.inOrder.map(\.key).filter { $0.kind == elementKind && $0.isSupplementary }.map(
      \.position.indexPath)
  }
  /// Returns the layout attributes of an item, or `nil` if there is no such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    preparedLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Returns the layout attributes of a supplementary view, or `nil` if there is none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    preparedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: - Selection and scrolling

  /// A Boolean value that determines whether the user can select items. The default is `true`.
  open var allowsSelection = true
  /// A Boolean value that determines whether more than one item can be selected. The default is `false`.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, oldValue { deselectAll() } }
  }
  /// The index paths of the selected items, or `nil` if none is selected.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted().map(\.indexPath)
  }
  /// Selects an item. The previous selection is cleared unless multiple selection is allowed. The delegate
  /// isn't notified.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item. `nil` clears the selection.
  ///   - animated: A Boolean value that determines whether scrolling is animated.
  ///   - scrollPosition: The position to which the item scrolls. If it is empty, the content doesn't scroll.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    select(indexPath)
    guard let indexPath, scrollPosition != [] else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }
  /// Deselects an item. Does nothing if it isn't selected. The delegate isn't notified.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
  /// Scrolls to an item.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item.
  ///   - scrollPosition: The position to which the item scrolls. If it is empty, the content scrolls just far
  ///     enough to make the item visible.
  ///   - animated: A Boolean value that determines whether scrolling is animated.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    _ = preparedLayout
    presentLayout.reveal(indexPath, at: scrollPosition, animated: animated)
    guard let offset = offset(for: indexPath, at: scrollPosition) else { return }
    setContentOffset(offset, animated: animated)
  }

  // MARK: - Changes

  /// Animates changes made in a block. Items move to their new positions within 0.3 seconds.
  ///
  /// After the block, the changes are compared with the data source. The method traps if they are
  /// inconsistent.
  ///
  /// - Parameters:
  ///   - updates: A closure that inserts, deletes, reloads, or moves items and sections.
  ///   - completion: A closure that runs after the animation. Its argument is `false` if the animation was
  ///     interrupted.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runUpdates(updates, completion)
  }
  /// Animates changes made in a non-escaping block. UIKit's block doesn't escape either.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
  /// Inserts items. Index paths refer to the state after all changes of the block.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedRows.formUnion(indexPaths.map(ListPosition.init)) }
  }
  /// Deletes items. Index paths refer to the state before all changes of the block.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedRows.formUnion(indexPaths.map(ListPosition.init)) }
  }
  /// Reloads items, including their cells. Index paths refer to the state before all changes of the block.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows.formUnion(indexPaths.map(ListPosition.init)) }
  }
  /// Moves an item from its index path before all changes of the block to its index path after them.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[ListPosition(indexPath)] = ListPosition(newIndexPath) }
  }
  /// Reconfigures items, so that the data source can update the existing cells.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Inserts sections. Indexes refer to the state after all changes of the block.
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  /// Deletes sections. Indexes refer to the state before all changes of the block.
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
  /// Reloads all content of sections. Indexes refer to the state before all changes of the block.
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
  /// Moves a section from its index before all changes of the block to its index after them.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  // MARK: - Interactive movement

  /// Begins moving an item. While it's moved, the others make room for it, and the data source isn't changed.
  ///
  /// - Returns: `false` if there is no such item, if the data source doesn't permit it, or if an item is being
  ///   moved already.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(at: indexPath) }
  /// Moves the item to a position, in points of the content. Does nothing if no item is being moved.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    continueMovement(to: targetPosition)
  }
  /// Ends moving the item. The data source receives its new index path if it differs.
  open func endInteractiveMovement() { finishMovement() }
  /// Ends moving the item, which returns to its former place.
  open func cancelInteractiveMovement() { cancelMovement() }
  /// The item that is being moved, or `nil`.
  final var movement: ItemMovement?

  // MARK: - Overridden

  /// Positions cells, supplementary views, and the background. Subclasses must call `super`.
  open override func layoutSubviews() {
    reportingScrollOnce {
      super.layoutSubviews()
      backgroundView?.frame = bounds
      layOutElements()
      prefetchItems()
    }
  }

  /// Highlights the item under the finger. Subclasses must call `super`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !pressItem(under: touches) { super.touchesBegan(touches, with: event) }
  }

  /// Selects the tapped item. Subclasses must call `super`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !selectPressedItem() { super.touchesEnded(touches, with: event) }
  }

  /// Clears the highlight. Subclasses must call `super`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !releasePressedItem() { super.touchesCancelled(touches, with: event) }
  }

  override func scrollDelegateDidChange() {
    guard !isSettingDelegate, scrollDelegate !== delegate else { return }
    isSettingDelegate = true
    delegate = scrollDelegate as? any UICollectionViewDelegate
    isSettingDelegate = false
  }

  /// The layout can change the resting offset of a drag first, the delegate last [K].
  override func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    let offset = super.restingOffset(forProposed: offset, velocity: velocity)
    return presentLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }

  override var contentBackground: UIView? { backgroundView }

  override var clampsWhenInsetChanges: Bool {
    counts != nil || HostSimulator.current.answers.emptyTableClamps
  }

  // MARK: - State

  final var presentLayout: UICollectionViewLayout
  /// The number of items in each section, or `nil` before the data source was queried.
  final var counts: [Int]?
  final var needsPreparing = true
  final var isPreparing = false
  /// A Boolean value that indicates whether views may not match the layout.
  final var elementsAreOld = true
  final var preparedBounds = CGRect.null
  /// A Boolean value that indicates whether the layout was mirrored when it was prepared.
  final var wasFlipped = false
  /// The bounds for which the views were created.
  final var shownBounds = CGRect.null
  final var isSettingDelegate = false
  final var visible: [CollectionElement: VisibleElement] = [:]
  /// The elements that leave the visible area in the current animation.
  final var leaving: [CollectionElement: VisibleElement] = [:]
  /// The elements whose views were queried for their preferred attributes.
  final var asked: Set<CollectionElement> = []
  final var pool: [ReuseKey: [UICollectionReusableView]] = [:]
  final var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
  final var cellToReconfigure: UICollectionReusableView?
  final var selection: Set<ListPosition> = []
  final var pressedItem: ListPosition?
  final var updateDepth = 0
  final var updates = ListUpdates()
  final var updateCompletions: [(Bool) -> Void] = []
}

/// A visible view of a collection view.
@MainActor struct VisibleElement {
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
}

/// An interactive transition between two layouts of a collection view.
@MainActor struct CollectionInteraction {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}
