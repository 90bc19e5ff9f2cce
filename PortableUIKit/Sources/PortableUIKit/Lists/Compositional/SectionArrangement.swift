import Foundation

/// A section of a compositional layout with the positions of its elements.
///
/// Items of a section that scrolls on its own have their positions before scrolling.
@MainActor struct SectionArrangement {
  /// The items of one repetition of the section's group.
  struct Group {
    let elements: Range<Int>
    let frame: CGRect
  }

  struct Boundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    var frame: CGRect
  }

  let section: NSCollectionLayoutSection
  let environment: LayoutEnvironment
  let axis: LineAxis
  private(set) var elements: [PlacedElement] = []
  private(set) var groups: [Group] = []
  private(set) var boundaries: [Boundary] = []
  /// The frame of the section, including headers and footers, in points of the content.
  private(set) var frame = CGRect.zero
  /// The frame of the groups, including their insets.
  private(set) var band = CGRect.zero
  /// The length of the groups in a section that scrolls on its own, including their insets.
  private(set) var orthogonalLength: CGFloat = 0
  /// The index of each item in `elements`.
  private(set) var places: [CollectionElement: Int] = [:]

  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
  /// The axis along which groups are placed.
  var groupAxis: LineAxis { isOrthogonal ? LineAxis(isHorizontal: !axis.isHorizontal) : axis }

  init(
    _ section: NSCollectionLayoutSection, number: Int, count: Int, at start: CGFloat, axis: LineAxis,
    room: CGSize, sides: NSDirectionalEdgeInsets, traits: UITraitCollection,
    sizes: [CollectionElement: CGSize]
  ) {
    self.section = section
    self.axis = axis
    var insets = section.contentInsets
    insets.leading += sides.leading
    insets.trailing += sides.trailing
    insets.top += sides.top
    insets.bottom += sides.bottom
    environment = LayoutEnvironment(LayoutContainer(room, insets), traits)
    let follows = section.supplementariesFollowContentInsets
    let boundaryInsets =
      axis.isHorizontal ? (follows ? insets : sides).vertical : (follows ? insets : sides).horizontal
    addBoundaries(number, room, boundaryInsets, sizes)
    var cursor = start
    cursor = stack(atStart: true, from: cursor, room, boundaryInsets)
    let bandStart = cursor
    var solver = GroupSolver(section: number, count: count, traits: traits, sizes: sizes)
    let extent = placeGroups(
      &solver, bandStart, CGRect(origin: .zero, size: room).inset(by: insets).size, insets)
    elements = solver.placed
    cursor = bandStart + axis.insets(insets).before + extent + axis.insets(insets).after
    band = axis.rect(from: bandStart, to: cursor, across: axis.across(room))
    cursor = stack(atStart: false, from: cursor, room, boundaryInsets)
    frame = axis.rect(from: start, to: cursor, across: axis.across(room))
    for (index, element) in elements.enumerated() {
      places[
        CollectionElement(kind: element.kind, position: ListPosition(section: number, row: element.index))] =
        index
    }
    placeRest(boundaryInsets)
  }

  // MARK: - Groups

  private mutating func placeGroups(
    _ solver: inout GroupSolver, _ bandStart: CGFloat, _ room: CGSize, _ insets: NSDirectionalEdgeInsets
  ) -> CGFloat {
    let crossAxis = LineAxis(isHorizontal: !axis.isHorizontal)
    let origin = axis.point(
      along: bandStart + axis.insets(insets).before, across: crossAxis.insets(insets).before, from: .zero)
    var (cursor, extent): (CGFloat, CGFloat) = (0, 0)
    while solver.next < solver.count {
      let (first, placed) = (solver.next, solver.placed.count)
      if first > 0 { cursor += section.interGroupSpacing }
      let point = groupAxis.point(along: cursor, across: 0, from: origin)
      let size = solver.place(section.group, at: point, in: room)
      // A group without items would be repeated endlessly.
      guard solver.next > first else { break }
      groups.append(Group(elements: placed..<solver.placed.count, frame: CGRect(origin: point, size: size)))
      cursor += groupAxis.along(size)
      extent = max(extent, axis.along(size))
    }
    guard isOrthogonal else { return cursor }
    let sides = crossAxis.insets(insets)
    orthogonalLength = sides.before + cursor + sides.after
    return extent
  }

  // MARK: - Headers and footers

  private mutating func addBoundaries(
    _ number: Int, _ room: CGSize, _ insets: NSDirectionalEdgeInsets, _ sizes: [CollectionElement: CGSize]
  ) {
    let container = CGRect(origin: .zero, size: room).inset(by: insets).size
    for item in section.boundarySupplementaryItems {
      let position = ListPosition(section: number, row: 0)
      let wish = sizes[CollectionElement(kind: item.elementKind, position: position)]
      boundaries.append(
        Boundary(item: item, frame: CGRect(origin: .zero, size: item.size(in: container, wish: wish))))
    }
  }

  /// Places the boundary items that extend the section one after the other, and returns their end.
  private mutating func stack(
    atStart: Bool, from start: CGFloat, _ room: CGSize, _ insets: NSDirectionalEdgeInsets
  ) -> CGFloat {
    var cursor = start
    for index in boundaries.indices where boundaries[index].item.extendsBoundary {
      let item = boundaries[index].item
      guard item.side(along: axis) == (atStart ? .start : .end) else { continue }
      let length = axis.along(boundaries[index].frame.size)
      let strip = axis.rect(from: cursor, to: cursor + length, across: axis.across(room)).inset(by: insets)
      boundaries[index].frame = item.frame(size: boundaries[index].frame.size, on: strip)
      cursor += length
    }
    return cursor
  }

  private mutating func placeRest(_ insets: NSDirectionalEdgeInsets) {
    for index in boundaries.indices {
      let item = boundaries[index].item
      guard !item.extendsBoundary || item.side(along: axis) == nil else { continue }
      boundaries[index].frame = item.frame(size: boundaries[index].frame.size, on: band.inset(by: insets))
    }
  }

  /// Returns the frame of a header or footer, pinned between two visible edges if necessary.
  func frame(of boundary: Boundary, from visibleStart: CGFloat, to visibleEnd: CGFloat) -> CGRect {
    guard boundary.item.pinToVisibleBounds else { return boundary.frame }
    return boundary.pinned(in: frame, axis, from: visibleStart, to: visibleEnd)
  }

  // MARK: - Search

  /// Returns the elements of the groups that intersect a rectangle.
  func elements(in rect: CGRect) -> [PlacedElement] {
    let (start, end) = (groupAxis.start(rect), groupAxis.end(rect))
    // Groups are in order. Elements can extend beyond their group, so the neighboring groups are included.
    let first = max(0, groups.partitioningIndex { groupAxis.end($0.frame) > start } - 1)
    var found: [PlacedElement] = []
    for (index, group) in groups.enumerated().dropFirst(first) {
      if groupAxis.start(group.frame) >= end, index > 0, groupAxis.start(groups[index - 1].frame) >= end {
        break
      }
      found += elements[group.elements].filter { $0.frame.overlaps(rect) }
    }
    return found
  }

  func element(_ kind: String?, _ position: ListPosition) -> PlacedElement? {
    places[CollectionElement(kind: kind, position: position)].map { elements[$0] }
  }

  /// Returns a Boolean value that indicates whether an element is the only one of its group.
  func isAlone(_ position: ListPosition) -> Bool {
    guard let place = places[CollectionElement(kind: nil, position: position)] else { return false }
    let index = groups.partitioningIndex { $0.elements.upperBound > place }
    return groups.indices.contains(index) && groups[index].elements.count == 1
  }
}

extension SectionArrangement.Boundary {
  @MainActor func pinned(
    in area: CGRect, _ axis: LineAxis, from visibleStart: CGFloat, to visibleEnd: CGFloat
  ) -> CGRect {
    let length = axis.along(frame.size)
    var start = axis.start(frame)
    switch item.side(along: axis) {
    case .start: start = min(max(start, visibleStart), max(start, axis.end(area) - length))
    case .end: start = max(min(start, visibleEnd - length), min(start, axis.start(area)))
    case nil: break
    }
    let move = axis.point(along: start - axis.start(frame), across: 0, from: .zero)
    return frame.offsetBy(dx: move.x, dy: move.y)
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  enum Side { case start, end }

  /// Returns the end of the axis at which the item is, or `nil` if it is in the middle.
  final func side(along axis: LineAxis) -> Side? {
    let edges = alignment.edges
    if edges.contains(axis.isHorizontal ? .leading : .top) { return .start }
    return edges.contains(axis.isHorizontal ? .trailing : .bottom) ? .end : nil
  }

  final func size(in container: CGSize, wish: CGSize?) -> CGSize {
    var size = layoutSize.size(in: container)
    if let wish, layoutSize.widthDimension.isEstimated { size.width = wish.width }
    if let wish, layoutSize.heightDimension.isEstimated { size.height = wish.height }
    return size
  }
}

extension NSDirectionalEdgeInsets {
  var horizontal: NSDirectionalEdgeInsets { .init(top: 0, leading: leading, bottom: 0, trailing: trailing) }
  var vertical: NSDirectionalEdgeInsets { .init(top: top, leading: 0, bottom: bottom, trailing: 0) }
}
