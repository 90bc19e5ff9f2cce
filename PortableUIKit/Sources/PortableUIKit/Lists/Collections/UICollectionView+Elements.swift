import Foundation

/// Determines the visible elements and creates their views.
extension UICollectionView {
  /// The maximum number of times that cells can change their size in one layout pass.
  private static let longestSettling = 20

  final var presentCounts: [Int] {
    if let counts { return counts }
    let new = askedCounts()
    counts = new
    return new
  }

  final func askedCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, self.dataSource(for: .collectionSections)?.numberOfSections(in: self) ?? 1)).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  /// Discards all cells and positions. In contrast to `reloadData()`, this method isn't overridden.
  final func forgetEverything() {
    prefetching.reset()
    for (element, shown) in visible.inOrder { endDisplaying(element, shown) }
    visible = [:]
    counts = nil
    asked = []
    selection = []
    pressedItem = nil
    movement = nil
    let context = presentLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    presentLayout.invalidateLayout(with: context)
  }

  // MARK: - Layout object

  final func replaceLayout(by layout: UICollectionViewLayout) {
    guard layout !== presentLayout else { return }
    let old = presentLayout
    swapLayout(for: layout)
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  final func swapLayout(for layout: UICollectionViewLayout) {
    let old = presentLayout
    dropTransition()
    old.prepareForTransition(to: layout)
    old.collectionView = nil
    old.wasReplaced()
    presentLayout = layout
    layout.collectionView = self
    layout.prepareForTransition(from: old)
    asked = []
    layout.invalidateLayout()
  }

  final func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    needsPreparing = true
    elementsAreOld = true
    // The layout may have forgotten the sizes that it measured.
    if context.invalidateEverything, !isGranting { asked = [] }
    if context.invalidateDataSourceCounts, updateDepth == 0 { counts = nil }
    // Those of preferred sizes are applied together.
    if !isGranting { moveContent(by: context.contentOffsetAdjustment) }
    setNeedsLayout()
  }

  private func moveContent(by adjustment: CGPoint) {
    if adjustment.x != 0 { contentOffset.x += adjustment.x }
    if adjustment.y != 0 { adjustContent(to: contentSize, shift: adjustment.y) }
  }

  /// The layout, prepared if necessary.
  final var preparedLayout: UICollectionViewLayout {
    prepareIfNeeded()
    return presentLayout
  }

  final func prepareIfNeeded() {
    guard !isPreparing else { return }
    if isFlipped != wasFlipped {
      wasFlipped = isFlipped
      if !needsPreparing { presentLayout.invalidateLayout() }
    }
    if !needsPreparing, bounds != preparedBounds,
      presentLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      presentLayout.invalidateLayout(with: presentLayout.invalidationContext(forBoundsChange: bounds))
    }
    preparedBounds = bounds
    guard needsPreparing else { return }
    isPreparing = true
    _ = presentCounts
    needsPreparing = false
    presentLayout.prepare()
    isPreparing = false
    // Without a data source, the content size is left to other code.
    if dataSource != nil { contentSize = presentLayout.collectionViewContentSize }
  }

  // MARK: - Elements

  /// Creates views for elements that became visible and enqueues those of elements that are no longer
  /// visible.
  final func layOutElements() {
    for (element, shown) in layOutElementsKeepingAll().inOrder { endDisplaying(element, shown) }
  }

  /// Updates the views, and returns those that were visible before without enqueuing them for reuse.
  final func layOutElementsKeepingAll() -> [CollectionElement: VisibleElement] {
    let old = preparedBounds
    let isAnimated = UIView.inheritedAnimationDuration > 0 && !old.isNull && old.size != bounds.size
    prepareIfNeeded()
    if isAnimated { presentLayout.prepare(forAnimatedBoundsChange: old) }
    defer { if isAnimated { presentLayout.finalizeAnimatedBoundsChange() } }
    guard dataSource != nil, elementsAreOld || bounds != shownBounds else { return [:] }
    var departed: [CollectionElement: VisibleElement] = [:]
    for _ in 0..<Self.longestSettling {
      elementsAreOld = false
      shownBounds = bounds
      if !showElements(departed: &departed) { break }
      prepareIfNeeded()
    }
    return departed
  }

  /// Shows the elements that the layout makes visible. Returns `true` if the preferred size of a cell changed
  /// the layout.
  private func showElements(departed: inout [CollectionElement: VisibleElement]) -> Bool {
    let bounds = flipped(self.bounds)
    var left = visible
    var wishes: [(UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes)] = []
    for attributes in shownAttributes(in: bounds) {
      let element = attributes.element
      if let shown = left.removeValue(forKey: element) {
        let isNew = shown.attributes != attributes
        if isNew || isMirroredElsewhere(shown.view, attributes) { apply(attributes, to: shown.view) }
        // A copy, because the layout may change its attributes in place.
        if isNew { visible[element] = VisibleElement(view: shown.view, attributes: attributes.copied()) }
      } else if let shown = departed.removeValue(forKey: element) {
        apply(attributes, to: shown.view)
        visible[element] = VisibleElement(view: shown.view, attributes: attributes.copied())
      } else {
        visible[element] = VisibleElement(view: makeView(attributes), attributes: attributes.copied())
      }
      if let wish = wish(of: element, attributes) { wishes.append((wish, attributes)) }
    }
    for (element, shown) in left.inOrder {
      visible[element] = nil
      departed[element] = shown
    }
    guard !wishes.isEmpty else { return false }
    grant(wishes)
    return true
  }

  private func wish(
    of element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard presentLayout.asksForPreferredAttributes, !element.isDecoration,
      !(attributes.fixesWidth && attributes.fixesHeight),
      let view = visible[element]?.view,
      asked.insert(element).inserted
    else { return nil }
    // The view gets a copy, because the most common override changes the attributes that it receives.
    let wish = view.preferredLayoutAttributesFitting(attributes.copied())
    let isGranted = presentLayout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: wish, withOriginalAttributes: attributes)
    return isGranted ? wish : nil
  }

  /// Applies the preferred sizes of cells, and keeps the visible content in place.
  private func grant(_ wishes: [(UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes)]) {
    var shift: CGFloat = 0
    isGranting = true
    defer { isGranting = false }
    for (wish, attributes) in wishes {
      let context = presentLayout.invalidationContext(
        forPreferredLayoutAttributes: wish, withOriginalAttributes: attributes)
      shift += context.contentOffsetAdjustment.y
      presentLayout.invalidateLayout(with: context)
    }
    needsPreparing = false
    isPreparing = true
    presentLayout.prepare()
    isPreparing = false
    adjustContent(to: presentLayout.collectionViewContentSize, shift: shift, setsOffsetFirst: true)
  }

  private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    guard let dataSource else { return UICollectionReusableView() }
    let indexPath = attributes.indexPath
    let view: UICollectionReusableView
    let kind = attributes.representedElementKind
    if let kind, attributes.representedElementCategory == .decorationView {
      view = decorationView(kind)
    } else if let kind {
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
    } else {
      let cell = dataSource.collectionView(self, cellForItemAt: dataIndexPath(of: indexPath))
      let isSelected = selection.contains(ListPosition(indexPath))
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
      view = cell
    }
    apply(attributes, to: view)
    if let cell = view as? UICollectionViewCell {
      delegate(for: .willDisplayItem)?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    } else if let kind, attributes.representedElementCategory == .supplementaryView {
      delegate(for: .willDisplaySupplement)?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
    }
    (attributes.scroller ?? self).addElement(view)
    return view
  }

  final func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    // Elements of a section that scrolls on its own are subviews of its scroll view.
    let host = attributes.scroller ?? self
    let isElsewhere = view.superview != nil && view.superview !== host
    let zIndex = CGFloat(attributes.zIndex)
    if isElsewhere || view.layer.zPosition != zIndex {
      view.layer.zPosition = zIndex
      if view.superview != nil { host.addElement(view) }
    }
    let shift = scrollShift(of: attributes)
    if CATransform3DIsIdentity(attributes.transform3D), view.layer.geometry.planeTransform == .identity {
      view.frame = flipped(attributes.frame).offsetBy(dx: shift.x, dy: shift.y)
    } else {
      view.bounds.size = attributes.size
      let center = flipped(attributes.center)
      view.center = CGPoint(x: center.x + shift.x, y: center.y + shift.y)
      view.transform3D = attributes.transform3D
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    (view as? UICollectionViewCell)?.showSeparator(attributes.separatorInset)
    view.apply(attributes.copied())
  }

  final func endDisplaying(_ element: CollectionElement, _ shown: VisibleElement) {
    discard(shown.view, element)
    let path = element.position.indexPath
    if element.kind == nil, let cell = shown.view as? UICollectionViewCell {
      delegate(for: .didEndDisplayingItem)?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    } else if let kind = element.kind, element.isSupplementary {
      delegate(for: .didEndDisplayingSupplement)?.collectionView(
        self, didEndDisplayingSupplementaryView: shown.view, forElementOfKind: kind, at: path)
    }
  }

  final func replaceBackgroundView(_ old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    backgroundView.layer.zPosition = -1
    backgroundView.frame = bounds
  }

  final func reconfigure(_ indexPaths: [IndexPath]) {
    guard let dataSource else { return }
    (dataSource as? any DiffableDataSource)?.requireApplying("collection view")
    for indexPath in indexPaths {
      guard let cell = cellForItem(at: indexPath) else { continue }
      cellToReconfigure = cell
      let new = dataSource.collectionView(self, cellForItemAt: indexPath)
      cellToReconfigure = nil
      precondition(
        new === cell, "the cell of an item to reconfigure has to be dequeued, and of the same kind")
      asked.remove(CollectionElement(kind: nil, position: ListPosition(indexPath)))
      elementsAreOld = true
      setNeedsLayout()
    }
  }
}
