import Foundation

/// A scroll view that shows items where a layout says, and makes cells only for the items in view.
@preconcurrency @MainActor open class UICollectionView: _TypedDelegateScrollView {
  // MARK: - Life cycle

  /// Makes a collection view with a layout and a frame in points of its superview.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    presentLayout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layout.collectionView = self
  }

  /// Traps: there are no archives here.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  // MARK: - Data

  /// Says where everything lies. Assigning another one shows it at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { presentLayout }
    set { replaceLayout(by: newValue) }
  }
  /// Changes the layout; animated, cells go to their new places within 0.3 seconds.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout, animated: animated)
  }
  /// Changes the layout; the completion comes when cells are in their new places, with false if that was cut short.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { changeLayout(to: layout, animated: animated, completion: completion) }
  /// Hears of taps and of everything that moves; nil by default. It is also the delegate that the scroll view
  /// knows.
  weak open var delegate: (any UICollectionViewDelegate)? {
    didSet { collectionDelegateDidChange() }
  }
  /// Knows what is shown; nil by default. A new one makes the collection view load anew.
  weak open var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// A view behind the items that fills the collection view and does not scroll; nil by default.
  open var backgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue) }
  }
  /// Forgets all cells and places and asks for them again at the next layout. The selection is lost.
  open func reloadData() { forgetEverything() }
  /// How many sections there are.
  open var numberOfSections: Int { presentCounts.count }
  /// How many items a section has. A section that does not exist stops the program.
  open func numberOfItems(inSection section: Int) -> Int { presentCounts[section] }

  // MARK: - Cells

  /// Says of which class the cells with an identifier are made; nil takes that back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[.cell(identifier)] = cellClass as? UICollectionViewCell.Type
  }
  /// Says of which class the views of a kind with an identifier are made; nil takes that back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    classes[.supplementary(elementKind, identifier)] = viewClass as? UICollectionReusableView.Type
  }
  /// A cell that went out of view, else one of the registered class; without one the program stops.
  @discardableResult open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier) }
  /// A supplementary view that went out of view, else one of the registered class; without one the program stops.
  @discardableResult open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(.supplementary(elementKind, identifier), identifier: identifier)
  }
  /// The cells in view; by their numbers, while UIKit promises no order.
  open var visibleCells: [UICollectionViewCell] {
    layOutElements()
    return visible.inOrder.compactMap { $0.value.view as? UICollectionViewCell }
  }
  /// The items in view; in order, while UIKit promises none.
  open var indexPathsForVisibleItems: [IndexPath] {
    layOutElements()
    return visible.inOrder.map(\.key).filter { $0.kind == nil }.map(\.position.indexPath)
  }
  /// The cell of an item; nil if it is not in view.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visible[CollectionElement(kind: nil, position: ListPosition(indexPath))]?.view as? UICollectionViewCell
  }
  /// The item that a cell shows; nil if it is not in view.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visible.first { $0.key.kind == nil && $0.value.view === cell }?.key.position.indexPath
  }
  /// The item at a point of the content; nil where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
  /// A header, footer or other view in view; nil if there is none.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    visible[CollectionElement(kind: elementKind, position: ListPosition(indexPath))]?.view
  }
  /// The views of a kind in view; in order, while UIKit promises none.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visible.inOrder.filter { $0.key.kind == elementKind && $0.key.isSupplementary }.map(\.value.view)
  }
  /// Where the views of a kind are that are in view; in order, while UIKit promises none.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visible.inOrder.map(\.key).filter { $0.kind == elementKind && $0.isSupplementary }.map(
      \.position.indexPath)
  }
  /// Where an item lies according to the layout; nil if there is no such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    preparedLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Where a header, footer or other view lies according to the layout; nil if there is none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    preparedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: - Selection and scrolling

  /// Whether items can be selected by taps; true by default.
  open var allowsSelection = true
  /// Whether more than one item can be selected; false by default.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, oldValue { deselectAll() } }
  }
  /// The items that are selected; nil if none is.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted().map(\.indexPath)
  }
  /// Selects an item, unless several may be selected in place of the present one, and scrolls to it unless there
  /// is no position; nil deselects all. The delegate is not told.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    select(indexPath)
    guard let indexPath, scrollPosition != [] else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }
  /// Deselects an item; nothing happens if it is not selected. The delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
  /// Moves the content until an item is where it is wanted; with no position just so far that it can be seen.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    _ = preparedLayout
    presentLayout.reveal(indexPath, at: scrollPosition, animated: animated)
    guard let offset = offset(for: indexPath, at: scrollPosition) else { return }
    setContentOffset(offset, animated: animated)
  }

  // MARK: - Changes

  /// Makes changes in a block; afterwards they are compared with what the data source says now, and the program
  /// stops if they do not add up. Items go to their new places within 0.3 seconds. The completion comes when they
  /// are there, with false if that was cut short.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runUpdates(updates, completion)
  }
  /// The same for a block that does not outlive the call, as UIKit's never does.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
  /// Adds items; their paths are those after all changes of the block.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedRows.formUnion(indexPaths.map(ListPosition.init)) }
  }
  /// Takes items out; their paths are those before all changes of the block.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedRows.formUnion(indexPaths.map(ListPosition.init)) }
  }
  /// Asks for the cells of items anew; their paths are those before all changes of the block.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows.formUnion(indexPaths.map(ListPosition.init)) }
  }
  /// Moves an item from where it is before all changes of the block to where it is after them.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[ListPosition(indexPath)] = ListPosition(newIndexPath) }
  }
  /// Asks for the cells of items anew, so that they can show something else in the cells that they have.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Adds sections; their numbers are those after all changes of the block.
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  /// Takes sections out; their numbers are those before all changes of the block.
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
  /// Asks for everything in sections anew; their numbers are those before all changes of the block.
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
  /// Moves a section from where it is before all changes of the block to where it is after them.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  // MARK: - Overridden

  /// Brings cells, other views and the background in place; subclasses call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    layOutElements()
  }

  /// Highlights the item under a finger; subclasses call super.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !pressItem(under: touches) { super.touchesBegan(touches, with: event) }
  }

  /// Selects the item that was tapped; subclasses call super.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !selectPressedItem() { super.touchesEnded(touches, with: event) }
  }

  /// Forgets the item that was touched; subclasses call super.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !releasePressedItem() { super.touchesCancelled(touches, with: event) }
  }

  override func scrollDelegateDidChange() {
    guard !isSettingDelegate, scrollDelegate !== delegate else { return }
    isSettingDelegate = true
    delegate = scrollDelegate as? any UICollectionViewDelegate
    isSettingDelegate = false
  }

  /// The layout has the first word on where a drag ends, the delegate the last [K].
  override func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    let offset = super.restingOffset(forProposed: offset, velocity: velocity)
    return presentLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }

  override var clampsWhenInsetChanges: Bool {
    counts != nil || HostSimulator.current.answers.emptyTableClamps
  }

  // MARK: - State

  final var presentLayout: UICollectionViewLayout
  /// How many items each section has; nil until the data source is asked.
  final var counts: [Int]?
  final var needsPreparing = true
  final var isPreparing = false
  /// Whether views may not be where the layout has them.
  final var elementsAreOld = true
  final var preparedBounds = CGRect.null
  /// The bounds that the views were made for.
  final var shownBounds = CGRect.null
  final var isSettingDelegate = false
  final var visible: [CollectionElement: VisibleElement] = [:]
  /// What goes out of view in the change that is being shown.
  final var leaving: [CollectionElement: VisibleElement] = [:]
  /// The elements whose views were asked what they would like.
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

/// A view of a collection view that is in view.
@MainActor struct VisibleElement {
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
}
