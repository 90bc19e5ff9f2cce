import Foundation

/// The arrangement of a flow layout's sections, and the search for visible elements.
extension UICollectionViewFlowLayout {
  private var isVertical: Bool { scrollDirection == .vertical }

  /// Returns the available length across the scroll direction.
  final func room(in bounds: CGRect) -> CGFloat {
    guard let inset = collectionView?.adjustedContentInset else { return 0 }
    let room =
      isVertical ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom
    return max(0, room)
  }

  final func size(_ length: FlowSection.Length) -> CGSize {
    isVertical
      ? CGSize(width: length.across, height: length.along)
      : CGSize(width: length.along, height: length.across)
  }

  private func length(_ size: CGSize) -> FlowSection.Length {
    isVertical
      ? FlowSection.Length(along: size.height, across: size.width)
      : FlowSection.Length(along: size.width, across: size.height)
  }

  private func rect(_ box: FlowSection.Box) -> CGRect {
    let origin =
      isVertical ? CGPoint(x: box.across, y: box.along) : CGPoint(x: box.along, y: box.across)
    return CGRect(origin: origin, size: size(box.length))
  }

  // MARK: - Arranging

  final func arrange() {
    guard let collectionView, !isArranged || room(in: collectionView.bounds) != room else { return }
    isArranged = true
    room = room(in: collectionView.bounds)
    if keepsMetrics, sections.count == collectionView.numberOfSections {
      arrangeAgain()
      return
    }
    sections = []
    let delegate = FlowDelegate(collectionView)
    for section in 0..<collectionView.numberOfSections {
      let plan = plan(ofSection: section, collectionView, delegate)
      let sizes = (0..<collectionView.numberOfItems(inSection: section)).map {
        length(itemSize(ListPosition(section: section, row: $0), collectionView, delegate))
      }
      sections.append(FlowSection(plan, sizes: sizes))
    }
  }

  /// Arranges the sections with the known values, without asking the delegate.
  private func arrangeAgain() {
    keepsMetrics = false
    var start: CGFloat = 0
    for section in sections.indices {
      var plan = sections[section].plan
      (plan.start, plan.room) = (start, room)
      sections[section] = FlowSection(plan, sizes: sections[section].items.map(\.length))
      start = sections[section].end
    }
  }

  private func plan(
    ofSection section: Int, _ view: UICollectionView, _ delegate: FlowDelegate
  ) -> FlowSection.Plan {
    var plan = FlowSection.Plan()
    plan.start = sections.last?.end ?? 0
    plan.room = room
    plan.scale = HostSimulator.current.device.scale
    let header =
      delegate.receiver(of: .headerSize)?.collectionView(
        view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate.receiver(of: .footerSize)?.collectionView(
        view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    (plan.header, plan.footer) = (length(header).along, length(footer).along)
    let inset =
      delegate.receiver(of: .sectionInset)?.collectionView(view, layout: self, insetForSectionAt: section)
      ?? sectionInset
    (plan.insetBefore, plan.insetAfter) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    (plan.insetLeading, plan.insetTrailing) =
      isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    plan.lineSpacing =
      delegate.receiver(of: .lineSpacing)?.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    plan.itemSpacing =
      delegate.receiver(of: .itemSpacing)?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    return plan
  }

  private func itemSize(
    _ position: ListPosition, _ view: UICollectionView, _ delegate: FlowDelegate
  ) -> CGSize {
    if asksForPreferredAttributes {
      if let known = sizes[CollectionElement(kind: nil, position: position)] { return known }
      if estimatedItemSize != Self.automaticSize { return estimatedItemSize }
    }
    return delegate.receiver(of: .itemSize)?.collectionView(
      view, layout: self, sizeForItemAt: position.indexPath) ?? itemSize
  }

  // MARK: - Elements

  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    let first = sections.partitioningIndex { $0.end >= start }
    for (section, flow) in sections.enumerated().dropFirst(first) {
      if flow.start >= end { break }
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        if let attributes = sectionAttributes(kind, of: section), attributes.frame.overlaps(rect) {
          found.append(attributes)
        }
      }
      for item in flow.items(from: start, to: end) {
        let position = ListPosition(section: section, row: item)
        if let attributes = itemAttributes(position), attributes.frame.overlaps(rect) {
          found.append(attributes)
        }
      }
    }
    return found
  }

  final func itemAttributes(_ position: ListPosition) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(position.section),
      sections[position.section].items.indices.contains(position.row)
    else { return nil }
    let attributes = makeAttributes(at: position.indexPath)
    attributes.frame = rect(sections[position.section].items[position.row])
    return attributes
  }

  final func sectionAttributes(_ kind: String, of section: Int) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(section) else { return nil }
    let flow = sections[section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let along = isHeader ? flow.plan.header : flow.plan.footer
    guard along > 0 else { return nil }
    let start = isHeader ? pinnedHeaderStart(flow) : pinnedFooterStart(flow)
    let attributes = makeAttributes(
      .supplementaryView, kind: kind, at: IndexPath(item: 0, section: section))
    attributes.frame = rect(
      FlowSection.Box(along: start, across: 0, length: .init(along: along, across: flow.plan.room)))
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      attributes.zIndex = 10
    }
    return attributes
  }

  /// Returns the attributes of a header or footer that a section doesn't have.
  final func emptySectionAttributes(
    _ kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    guard sections.indices.contains(indexPath.section), kinds.contains(kind) else { return nil }
    return makeAttributes(.supplementaryView, kind: kind, at: indexPath)
  }

  private func pinnedHeaderStart(_ flow: FlowSection) -> CGFloat {
    guard sectionHeadersPinToVisibleBounds, let view = collectionView else { return flow.start }
    let inset = view.adjustedContentInset
    let visible = isVertical ? view.bounds.minY + inset.top : view.bounds.minX + inset.left
    return min(max(flow.start, visible), max(flow.start, flow.footerStart - flow.plan.header))
  }

  private func pinnedFooterStart(_ flow: FlowSection) -> CGFloat {
    guard sectionFootersPinToVisibleBounds, let view = collectionView else { return flow.footerStart }
    let inset = view.adjustedContentInset
    let visible = isVertical ? view.bounds.maxY - inset.bottom : view.bounds.maxX - inset.right
    return max(min(flow.footerStart, visible - flow.plan.footer), min(flow.footerStart, flow.headerEnd))
  }
}
