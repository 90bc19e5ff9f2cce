import Foundation

/// An element of a section with its position.
struct PlacedElement {
  /// The index of the item to which the element belongs.
  let index: Int
  /// The kind of a supplementary view, or `nil` for cells.
  var kind: String?
  var frame: CGRect
  var zIndex = 0
  /// A Boolean value that indicates whether the view determines its width.
  var isWidthEstimated = false
  var isHeightEstimated = false
}

/// A solver that places the items of one group after the other.
@MainActor struct GroupSolver {
  /// The tolerance for sums of fractions, in points.
  private static let tolerance: CGFloat = 0.01

  let section: Int
  let count: Int
  let traits: UITraitCollection
  /// The preferred sizes of views.
  let sizes: [CollectionElement: CGSize]
  private(set) var next = 0
  private(set) var placed: [PlacedElement] = []

  init(section: Int, count: Int, traits: UITraitCollection, sizes: [CollectionElement: CGSize]) {
    (self.section, self.count, self.traits, self.sizes) = (section, count, traits, sizes)
  }

  /// Places a group at a point and returns its size.
  mutating func place(_ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize) -> CGSize {
    place(group, at: origin, in: container, override: nil)
  }

  // MARK: - Items

  private typealias Override = (isHorizontal: Bool, length: CGFloat)

  private func size(_ item: NSCollectionLayoutItem, in container: CGSize, _ override: Override?) -> CGSize {
    var size = item.layoutSize.size(in: container)
    if let override {
      if override.isHorizontal { size.width = override.length } else { size.height = override.length }
    }
    return size
  }

  private mutating func place(
    _ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize, override: Override?
  ) -> CGSize {
    if let group = item as? NSCollectionLayoutGroup {
      return place(group, at: origin, in: container, override: override)
    }
    var size = size(item, in: container, override)
    let isWidthEstimated = item.layoutSize.widthDimension.isEstimated && override?.isHorizontal != true
    let isHeightEstimated = item.layoutSize.heightDimension.isEstimated && override?.isHorizontal != false
    let position = ListPosition(section: section, row: next)
    if let wish = sizes[CollectionElement(kind: nil, position: position)] {
      if isWidthEstimated { size.width = wish.width }
      if isHeightEstimated { size.height = wish.height }
    }
    let rect = CGRect(origin: origin, size: size)
    placed.append(
      PlacedElement(
        index: next, frame: item.inset(rect), isWidthEstimated: isWidthEstimated,
        isHeightEstimated: isHeightEstimated))
    anchor(item.supplementaryItems, to: item.inset(rect), index: next)
    next += 1
    return size
  }

  private mutating func anchor(
    _ items: [NSCollectionLayoutSupplementaryItem], to rect: CGRect, index: Int
  ) {
    for item in items {
      let position = ListPosition(section: section, row: index)
      var size = item.layoutSize.size(in: rect.size)
      let wish = sizes[CollectionElement(kind: item.elementKind, position: position)]
      if let wish, item.layoutSize.widthDimension.isEstimated { size.width = wish.width }
      if let wish, item.layoutSize.heightDimension.isEstimated { size.height = wish.height }
      placed.append(
        PlacedElement(
          index: index, kind: item.elementKind, frame: item.frame(size: size, on: rect), zIndex: item.zIndex,
          isWidthEstimated: item.layoutSize.widthDimension.isEstimated,
          isHeightEstimated: item.layoutSize.heightDimension.isEstimated))
    }
  }

  // MARK: - Groups

  private mutating func place(
    _ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize, override: Override?
  ) -> CGSize {
    let first = next
    var size = size(group, in: container, override)
    let inner = group.inset(CGRect(origin: origin, size: size))
    switch group.arrangement {
    case .custom(let provider): placeCustomItems(provider, in: inner)
    case .line(let isHorizontal, let count, let divides):
      let used = placeLine(group, in: inner, isHorizontal, count, divides)
      if group.layoutSize.widthDimension.isEstimated, override?.isHorizontal != true {
        size.width = used.width
      }
      if group.layoutSize.heightDimension.isEstimated, override?.isHorizontal != false {
        size.height = used.height
      }
    }
    anchor(group.supplementaryItems, to: CGRect(origin: origin, size: size), index: first)
    return size
  }

  private mutating func placeCustomItems(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, in rect: CGRect
  ) {
    for item in provider(LayoutEnvironment(LayoutContainer(rect.size), traits)) where next < count {
      let frame = item.frame.offsetBy(dx: rect.minX, dy: rect.minY)
      placed.append(PlacedElement(index: next, frame: frame, zIndex: item.zIndex))
      next += 1
    }
  }

  /// Places a row or column and returns its size.
  private mutating func placeLine(
    _ group: NSCollectionLayoutGroup, in rect: CGRect, _ isHorizontal: Bool, _ limit: Int?, _ divides: Bool
  ) -> CGSize {
    let subitems = group.subitems
    guard !subitems.isEmpty else { return .zero }
    let axis = LineAxis(isHorizontal: isHorizontal)
    let dimension = isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    let room = axis.along(rect.size)
    let gap = group.interItemSpacing?.spacing ?? 0
    var line = Line(flexesGaps: group.interItemSpacing?.isFlexibleSpacing == true, gap: gap)
    var override: Override?
    if divides, let limit, limit > 0, !dimension.isEstimated {
      override = (isHorizontal, max(0, (room - gap * CGFloat(limit - 1)) / CGFloat(limit)))
    }
    while next < count, line.parts.count < limit ?? .max {
      let index = line.parts.count
      let item = subitems[index % subitems.count]
      let edges = axis.edges(item.edgeSpacing)
      let needed = axis.along(size(item, in: rect.size, override)) + edges.before + edges.after
      let start = line.end + (index == 0 ? 0 : gap)
      let isLaidOutAnyway = index == 0 || limit != nil || (dimension.isEstimated && index < subitems.count)
      if !isLaidOutAnyway, start + needed > room + Self.tolerance || needed <= 0 { break }
      let firstPlaced = placed.count
      let cross = axis.crossEdges(item.edgeSpacing)
      let point = axis.point(along: start + edges.before, across: cross.before, from: rect.origin)
      let size = place(item, at: point, in: rect.size, override: override)
      line.parts.append(
        Line.Part(elements: firstPlaced..<placed.count, edges: edges, cross: cross, size: axis.across(size)))
      line.end = start + edges.before + axis.along(size) + edges.after
      line.thickness = max(line.thickness, cross.before + axis.across(size) + cross.after)
    }
    let crossDimension = isHorizontal ? group.layoutSize.heightDimension : group.layoutSize.widthDimension
    spread(
      line, axis, room: dimension.isEstimated ? line.end : room,
      crossRoom: crossDimension.isEstimated ? line.thickness : axis.across(rect.size))
    return axis.size(along: line.end, across: line.thickness)
  }

  /// Distributes the remaining length over flexible spacings.
  private mutating func spread(_ line: Line, _ axis: LineAxis, room: CGFloat, crossRoom: CGFloat) {
    let gaps = line.flexesGaps ? max(0, line.parts.count - 1) : 0
    let shares = gaps + line.parts.reduce(0) { $0 + $1.edges.shares }
    let share = shares > 0 ? max(0, room - line.end) / CGFloat(shares) : 0
    var shift: CGFloat = 0
    for (index, part) in line.parts.enumerated() {
      if index > 0, line.flexesGaps { shift += share }
      if part.edges.flexesBefore { shift += share }
      let rest = crossRoom - part.size - part.cross.before - part.cross.after
      let crossShift =
        part.cross.flexesBefore ? max(0, rest) / CGFloat(part.cross.shares) : 0
      if shift != 0 || crossShift != 0 {
        let move = axis.point(along: shift, across: crossShift, from: .zero)
        for element in part.elements {
          placed[element].frame = placed[element].frame.offsetBy(dx: move.x, dy: move.y)
        }
      }
      if part.edges.flexesAfter { shift += share }
    }
  }
}

/// A row or column that is being filled.
private struct Line {
  struct Part {
    let elements: Range<Int>
    let edges: LineAxis.Edges
    let cross: LineAxis.Edges
    /// The size across the line.
    let size: CGFloat
  }

  let flexesGaps: Bool
  let gap: CGFloat
  var parts: [Part] = []
  var end: CGFloat = 0
  var thickness: CGFloat = 0
}

/// Lengths along and across a row or column.
struct LineAxis {
  struct Edges {
    var before: CGFloat = 0
    var after: CGFloat = 0
    var flexesBefore = false
    var flexesAfter = false
    var shares: Int { (flexesBefore ? 1 : 0) + (flexesAfter ? 1 : 0) }
  }

  let isHorizontal: Bool

  func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
  func size(along: CGFloat, across: CGFloat) -> CGSize {
    isHorizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
  func point(along: CGFloat, across: CGFloat, from origin: CGPoint) -> CGPoint {
    isHorizontal
      ? CGPoint(x: origin.x + along, y: origin.y + across)
      : CGPoint(x: origin.x + across, y: origin.y + along)
  }
  func start(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.minX : rect.minY }
  func end(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.maxX : rect.maxY }
  func rect(from start: CGFloat, to end: CGFloat, across: CGFloat) -> CGRect {
    CGRect(
      origin: point(along: start, across: 0, from: .zero), size: size(along: end - start, across: across))
  }

  /// Returns the insets before and after along the axis.
  func insets(_ insets: NSDirectionalEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    isHorizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  @MainActor func edges(_ spacing: NSCollectionLayoutEdgeSpacing?) -> Edges {
    isHorizontal ? Self.edges(spacing?.leading, spacing?.trailing) : Self.edges(spacing?.top, spacing?.bottom)
  }
  @MainActor func crossEdges(_ spacing: NSCollectionLayoutEdgeSpacing?) -> Edges {
    LineAxis(isHorizontal: !isHorizontal).edges(spacing)
  }

  @MainActor private static func edges(
    _ before: NSCollectionLayoutSpacing?, _ after: NSCollectionLayoutSpacing?
  ) -> Edges {
    Edges(
      before: before?.spacing ?? 0, after: after?.spacing ?? 0,
      flexesBefore: before?.isFlexibleSpacing == true, flexesAfter: after?.isFlexibleSpacing == true)
  }
}
