import Foundation

/// Methods that prepare the data of rows before their cells are needed.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Tells the object to begin preparing data for rows, which are ordered by their distance from the visible
  /// rows.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Tells the object that the data of rows isn't needed any more. They didn't become visible.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Methods that prepare the data of items before their cells are needed.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Tells the object to begin preparing data for items, which are ordered by their distance from the visible
  /// items.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Tells the object that the data of items isn't needed any more. They didn't become visible.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

/// The elements that were announced to a prefetching data source: those within one page in the direction of
/// scrolling.
struct PrefetchWindow {
  private var announced: Set<ListPosition> = []
  private var latestBounds = CGRect.null
  private var direction = CGPoint(x: 0, y: 1)

  /// Returns the area to prepare for new bounds; `nil` if they didn't change.
  mutating func area(for bounds: CGRect, isVertical: Bool) -> CGRect? {
    guard bounds != latestBounds, bounds.width > 0, bounds.height > 0 else { return nil }
    let old = latestBounds
    latestBounds = bounds
    if old.isNull {
      direction = isVertical ? CGPoint(x: 0, y: 1) : CGPoint(x: 1, y: 0)
    } else if isVertical {
      if bounds.minY != old.minY { direction = CGPoint(x: 0, y: bounds.minY > old.minY ? 1 : -1) }
    } else if bounds.minX != old.minX {
      direction = CGPoint(x: bounds.minX > old.minX ? 1 : -1, y: 0)
    }
    return bounds.offsetBy(dx: direction.x * bounds.width, dy: direction.y * bounds.height)
  }

  /// Announces the elements in the area, in ascending order. Returns those that are new, the nearest ones
  /// first, and those that were announced before but neither became visible nor remain in the area.
  mutating func announce(
    _ positions: [ListPosition], visible: Set<ListPosition>
  ) -> (new: [ListPosition], canceled: [ListPosition]) {
    let wanted = positions.filter { !visible.contains($0) }
    let new = wanted.filter { !announced.contains($0) }
    let canceled = announced.subtracting(wanted).subtracting(visible).sorted()
    announced = Set(wanted)
    let isBackward = direction.x < 0 || direction.y < 0
    return (isBackward ? new.reversed() : new, canceled)
  }

  mutating func reset() { self = PrefetchWindow() }
}

extension UITableView {
  /// Announces the rows that will probably become visible next, after the layout.
  final func prefetchRows() {
    guard prefetches, dataSource != nil, let area = prefetching.area(for: bounds, isVertical: true)
    else { return }
    var positions: [ListPosition] = []
    if let span = layout.span(from: area.minY, to: area.maxY) {
      var position: ListPosition? = span.lowerBound
      while let present = position, present <= span.upperBound {
        positions.append(present)
        position = layout.position(after: present)
      }
    }
    let (new, canceled) = prefetching.announce(positions, visible: Set(visibleRows.map(\.position)))
    guard !new.isEmpty || !canceled.isEmpty else { return }
    HostSimulator.of(self).afterCommit { [weak self] in
      guard let self, let source = prefetchDataSource else { return }
      if !canceled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: canceled.map(\.indexPath)) }
      if !new.isEmpty { source.tableView(self, prefetchRowsAt: new.map(\.indexPath)) }
    }
  }
}

extension UICollectionView {
  /// Announces the items that will probably become visible next, after the layout.
  final func prefetchItems() {
    guard prefetches, dataSource != nil,
      let area = prefetching.area(for: bounds, isVertical: contentSize.width <= bounds.width)
    else { return }
    let attributes = presentLayout.layoutAttributesForElements(in: flipped(area)) ?? []
    let positions = attributes.filter { $0.representedElementCategory == .cell }
      .map { ListPosition($0.indexPath) }.sorted()
    let shown = Set(indexPathsForVisibleItems.map { ListPosition($0) })
    let (new, canceled) = prefetching.announce(positions, visible: shown)
    guard !new.isEmpty || !canceled.isEmpty else { return }
    HostSimulator.of(self).afterCommit { [weak self] in
      guard let self, let source = prefetchDataSource else { return }
      if !canceled.isEmpty {
        source.collectionView(self, cancelPrefetchingForItemsAt: canceled.map(\.indexPath))
      }
      if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new.map(\.indexPath)) }
    }
  }
}
