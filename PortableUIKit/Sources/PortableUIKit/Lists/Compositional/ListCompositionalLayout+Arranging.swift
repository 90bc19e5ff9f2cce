import Foundation

/// The arrangement of a list, which is that of a table.
extension ListCompositionalLayout {
  final var pinsHeaders: Bool {
    list.headerMode == .supplementary && (list.appearance == .plain || list.appearance == .sidebarPlain)
  }

  private var isPlain: Bool { list.appearance == .plain || list.appearance == .sidebarPlain }

  final func arrangeTable() {
    guard let collectionView, !isTableArranged || table.width != collectionView.bounds.width else { return }
    isTableArranged = true
    if table.width != collectionView.bounds.width { heights = [:] }
    table = TableLayout()
    table.width = collectionView.bounds.width
    table.sideInset = list.appearance == .insetGrouped ? TableMetrics.insetGroupedSide : 0
    for section in 0..<collectionView.numberOfSections {
      let rows = (0..<collectionView.numberOfItems(inSection: section)).map { row in
        heights[CollectionElement(kind: nil, position: ListPosition(section: section, row: row))]
          ?? TableMetrics.rowHeight
      }
      let header = height(
        UICollectionView.elementKindSectionHeader, of: section, isShown: list.headerMode == .supplementary)
      let footer = height(
        UICollectionView.elementKindSectionFooter, of: section, isShown: list.footerMode == .supplementary)
      let usual = isPlain ? TableMetrics.headerTopPadding : 0
      let padding = list.headerMode == .supplementary ? list.headerTopPadding ?? usual : 0
      table.addSection(padding: padding, headerHeight: header, rowHeights: rows, footerHeight: footer)
    }
  }

  private func height(_ kind: String, of section: Int, isShown: Bool) -> CGFloat {
    guard isShown else { return isPlain ? 0 : TableMetrics.groupedGap }
    let element = CollectionElement(kind: kind, position: ListPosition(section: section, row: 0))
    return heights[element] ?? (isPlain ? TableMetrics.plainHeaderHeight : TableMetrics.groupedHeaderHeight)
  }

  /// Applies the preferred height of an element. Returns the distance by which the elements below move down.
  final func take(_ preferred: UICollectionViewLayoutAttributes) -> CGFloat {
    let (element, height) = (preferred.element, preferred.size.height)
    heights[element] = height
    if element.kind == nil { return table.setHeight(height, of: element.position) }
    let old = table.contentHeight
    isTableArranged = false
    arrangeTable()
    return table.contentHeight - old
  }

  // MARK: - Elements

  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in table.sections(from: rect.minY, to: rect.maxY) {
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        if let attributes = sectionAttributes(kind, of: section) { found.append(attributes) }
      }
      for row in table.rows(ofSection: section, from: rect.minY, to: rect.maxY) {
        guard let attributes = itemAttributes(ListPosition(section: section, row: row)) else { continue }
        found.append(attributes)
      }
    }
    return found
  }

  final func itemAttributes(_ position: ListPosition) -> UICollectionViewLayoutAttributes? {
    guard table.contains(position) else { return nil }
    let attributes = makeAttributes(at: position.indexPath)
    attributes.frame = table.rect(of: position)
    attributes.fixesWidth = true
    let isHeader = list.headerMode == .firstItemInSection && position.row == 0
    if list.showsSeparators, !isHeader {
      attributes.separatorInset = listSeparatorInset
    }
    return attributes
  }

  final func sectionAttributes(_ kind: String, of section: Int) -> UICollectionViewLayoutAttributes? {
    guard table.sections.indices.contains(section) else { return nil }
    let attributes = makeAttributes(
      .supplementaryView, kind: kind, at: IndexPath(item: 0, section: section))
    attributes.fixesWidth = true
    if kind == UICollectionView.elementKindSectionHeader, list.headerMode == .supplementary {
      attributes.frame = headerRect(ofSection: section)
      attributes.zIndex = pinsHeaders ? 10 : 0
      return attributes
    }
    guard kind == UICollectionView.elementKindSectionFooter, list.footerMode == .supplementary
    else { return nil }
    attributes.frame = table.rect(ofFooter: section)
    return attributes
  }

  private func headerRect(ofSection section: Int) -> CGRect {
    guard pinsHeaders, let collectionView else { return table.rect(ofHeader: section) }
    let top = collectionView.bounds.minY + collectionView.adjustedContentInset.top
    return table.pinnedRect(ofHeader: section, visibleTop: top)
  }
}
