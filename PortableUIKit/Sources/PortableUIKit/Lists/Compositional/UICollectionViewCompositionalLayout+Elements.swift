import Foundation

/// The visible elements and their positions.
extension UICollectionViewCompositionalLayout {
  final func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let changed = changedAttributes()
    return plainAttributes(in: rect).map { changed[$0.element] ?? $0 }.map(shifted)
  }

  final func attributes(_ kind: String?, at position: ListPosition) -> UICollectionViewLayoutAttributes? {
    let element = CollectionElement(kind: kind, position: position)
    if let known = changedAttributes()[element] { return shifted(known) }
    return plainAttributes(kind, at: position).map(shifted)
  }

  // MARK: - Attributes without scrolling and handlers

  private func plainAttributes(
    _ kind: String?, at position: ListPosition
  ) -> UICollectionViewLayoutAttributes? {
    if let kind, position == ListPosition(section: 0, row: 0),
      let global = globals.first(where: { $0.item.elementKind == kind })
    {
      return attributes(of: global, frame: globalFrame(global), section: 0)
    }
    guard arrangements.indices.contains(position.section) else { return nil }
    let arrangement = arrangements[position.section]
    if let element = arrangement.element(kind, position) {
      return attributes(of: element, section: position.section)
    }
    return boundaries(of: position.section).first { $0.representedElementKind == kind }
  }

  private func plainAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found = globals.map { attributes(of: $0, frame: globalFrame($0), section: 0) }
    for (number, arrangement) in arrangements.enumerated() where arrangement.frame.reaches(rect, axis) {
      var area = rect
      if let scroller = scrollers[number] {
        let offset = scroller.logicalOffset
        area = area.offsetBy(dx: offset.x, dy: offset.y)
      }
      found += decorations(of: number)
      found += boundaries(of: number)
      found += arrangement.elements(in: area).map { attributes(of: $0, section: number) }
    }
    return found.filter { $0.frame.overlaps(rect) || scrollers[$0.element.position.section] != nil }
  }

  private func attributes(of element: PlacedElement, section: Int) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: element.index, section: section)
    let attributes = makeAttributes(
      element.kind == nil ? .cell : .supplementaryView, kind: element.kind, at: path)
    attributes.frame = element.frame
    attributes.fixesWidth = !element.isWidthEstimated
    attributes.fixesHeight = !element.isHeightEstimated
    let arrangement = arrangements[section]
    // In front of the background.
    attributes.zIndex =
      arrangement.section.decorationItems.isEmpty ? element.zIndex : max(1, element.zIndex)
    attributes.scroller = scrollers[section]
    if let list = arrangement.section.list, element.kind == nil, list.showsSeparators,
      !(list.headerMode == .firstItemInSection && element.index == 0)
    {
      attributes.separatorInset = listSeparatorInset
    }
    return attributes
  }

  private func attributes(
    of boundary: SectionArrangement.Boundary, frame: CGRect, section: Int
  ) -> UICollectionViewLayoutAttributes {
    let item = boundary.item
    let attributes = makeAttributes(
      .supplementaryView, kind: item.elementKind, at: IndexPath(item: 0, section: section))
    attributes.frame = frame
    attributes.fixesWidth = !item.layoutSize.widthDimension.isEstimated
    attributes.fixesHeight = !item.layoutSize.heightDimension.isEstimated
    attributes.zIndex = item.zIndex
    return attributes
  }

  /// The visible range along the scroll direction.
  private var visibleEdges: (start: CGFloat, end: CGFloat) {
    guard let collectionView else { return (0, 0) }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return (axis.start(visible), axis.end(visible))
  }

  private func globalFrame(_ global: SectionArrangement.Boundary) -> CGRect {
    guard global.item.pinToVisibleBounds else { return global.frame }
    let edges = visibleEdges
    let area = axis.rect(from: 0, to: end, across: axis.across(room))
    return global.pinned(in: area, axis, from: edges.start, to: edges.end)
  }

  private func boundaries(of number: Int) -> [UICollectionViewLayoutAttributes] {
    let arrangement = arrangements[number]
    var edges = visibleEdges
    // Pinned headers of the entire layout are above those of sections.
    for global in globals where global.item.pinToVisibleBounds && global.item.extendsBoundary {
      switch global.item.side(along: axis) {
      case .start: edges.start += axis.along(global.frame.size)
      case .end: edges.end -= axis.along(global.frame.size)
      case nil: break
      }
    }
    return arrangement.boundaries.map {
      let frame = arrangement.frame(of: $0, from: edges.start, to: edges.end)
      return attributes(of: $0, frame: frame, section: number)
    }
  }

  final func decorations(of number: Int) -> [UICollectionViewLayoutAttributes] {
    let arrangement = arrangements[number]
    return arrangement.section.decorationItems.map { item in
      let attributes = makeAttributes(
        .decorationView, kind: item.elementKind, at: IndexPath(item: 0, section: number))
      attributes.frame = arrangement.frame.inset(by: item.contentInsets)
      attributes.zIndex = item.zIndex
      return attributes
    }
  }

  // MARK: - Handlers

  /// Returns the attributes as changed by handlers, before the scrolling of sections is applied.
  private func changedAttributes() -> [CollectionElement: UICollectionViewLayoutAttributes] {
    guard let collectionView, isArranged else { return [:] }
    let bounds = collectionView.bounds
    if let handled, handled.bounds == bounds { return handled.attributes }
    // A handler may request attributes itself.
    handled = (bounds, [:])
    guard arrangements.contains(where: { $0.section.visibleItemsInvalidationHandler != nil }) else {
      return [:]
    }
    var changed: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    let visible = plainAttributes(in: bounds)
    for (number, arrangement) in arrangements.enumerated() where arrangement.frame.overlaps(bounds) {
      guard let handler = arrangement.section.visibleItemsInvalidationHandler else { continue }
      let items = visible.filter { $0.element.position.section == number }.map(VisibleItem.init)
      let offset = scrollers[number]?.logicalOffset ?? collectionView.contentOffset
      handler(items, offset, arrangement.environment)
      for item in items { changed[item.attributes.element] = item.attributes }
    }
    handled = (bounds, changed)
    return changed
  }

  /// Returns the attributes of an element with the scrolling of its section applied.
  private func shifted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let scroller = attributes.scroller as? OrthogonalScrollView else { return attributes }
    let moved = attributes.copied()
    moved.center.x -= scroller.logicalOffset.x
    moved.center.y -= scroller.logicalOffset.y
    return moved
  }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether two areas intersect along an axis.
  fileprivate func reaches(_ other: CGRect, _ axis: LineAxis) -> Bool {
    axis.start(self) <= axis.end(other) && axis.start(other) <= axis.end(self)
  }
}
