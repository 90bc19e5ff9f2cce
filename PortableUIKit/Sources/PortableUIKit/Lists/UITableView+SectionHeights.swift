import Foundation

/// The views above and below the rows of a section.
enum SectionView { case header, footer }

/// The heights of headers and footers.
extension UITableView {
  /// Returns the height of a header or footer, which is estimated until its section becomes visible.
  final func height(of kind: SectionView, inSection section: Int) -> RowHeight {
    let isSeen = (kind == .header ? visibleHeaders : visibleFooters)[section] != nil
    let estimate = estimatedHeight(of: kind, inSection: section)
    guard !isSeen, estimate > 0, askedHeight(of: kind, inSection: section) < 0 else {
      return RowHeight(trueHeight(of: kind, inSection: section), isGuess: false)
    }
    // A measured height is a better estimate.
    guard layout.sections.indices.contains(section) else { return RowHeight(estimate, isGuess: true) }
    let old = layout.sections[section]
    return RowHeight(kind == .header ? old.headerHeight : old.footerHeight, isGuess: true)
  }

  final func padding(aboveHeaderOfHeight height: CGFloat) -> CGFloat {
    guard height > 0 else { return 0 }
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain ? TableMetrics.headerTopPadding : 0
  }

  /// Determines the final heights of the headers and footers of sections that became visible, and returns
  /// whether there were any. Views that start above the top edge grow upward.
  final func settleSectionHeights() -> Bool {
    guard layout.guessedSectionViews > 0 else { return false }
    var shift: CGFloat = 0
    var hasSettled = false
    func settle(_ kind: SectionView, _ section: Int) {
      let isHeader = kind == .header
      guard isHeader ? layout.sections[section].headerIsGuess : layout.sections[section].footerIsGuess
      else { return }
      let place = isHeader ? layout.rect(ofHeader: section) : layout.rect(ofFooter: section)
      let height = trueHeight(of: kind, inSection: section)
      let difference =
        isHeader
        ? layout.setHeader(
          padding: padding(aboveHeaderOfHeight: height), height: height, ofSection: section)
        : layout.setFooter(height: height, ofSection: section)
      if !visibleRows.isEmpty, place.minY < bounds.minY + shift { shift += difference }
      hasSettled = true
    }
    for section in layout.sections(from: bounds.minY, to: bounds.maxY) {
      settle(.header, section)
      settle(.footer, section)
    }
    guard hasSettled else { return false }
    layoutIsNew = true
    adjustOwnContent(shift: shift)
    return true
  }

  private func askedHeight(of kind: SectionView, inSection section: Int) -> CGFloat {
    switch kind {
    case .header:
      delegate(for: .headerHeight)?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    case .footer:
      delegate(for: .footerHeight)?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    }
  }

  private func estimatedHeight(of kind: SectionView, inSection section: Int) -> CGFloat {
    switch kind {
    case .header:
      delegate(for: .estimatedHeaderHeight)?.tableView(self, estimatedHeightForHeaderInSection: section)
        ?? estimatedSectionHeaderHeight
    case .footer:
      delegate(for: .estimatedFooterHeight)?.tableView(self, estimatedHeightForFooterInSection: section)
        ?? estimatedSectionFooterHeight
    }
  }

  /// Returns the final height. A height of 0 in a grouped table is that of a section without a view, so apps return
  /// `leastNormalMagnitude` for none [R: UISectionRowData of iOS 18.2].
  private func trueHeight(of kind: SectionView, inSection section: Int) -> CGFloat {
    let height = fullHeight(of: kind, inSection: section)
    guard height == 0, style != .plain else { return height }
    let standard = kind == .header ? sectionHeaderHeight : sectionFooterHeight
    return standard >= 0 ? standard : TableMetrics.groupedGap
  }

  private func fullHeight(of kind: SectionView, inSection section: Int) -> CGFloat {
    let asked = askedHeight(of: kind, inSection: section)
    // A height that was specified for this section applies in any case.
    if asked >= 0, asked != (kind == .header ? sectionHeaderHeight : sectionFooterHeight) { return asked }
    let content = content(of: kind, inSection: section)
    guard content.isThere else {
      if style == .plain { return 0 }
      return asked >= 0 ? asked : TableMetrics.groupedGap
    }
    if asked >= 0 { return asked }
    let mayFit = estimatedHeight(of: kind, inSection: section) != 0
    if mayFit, let height = content.view?.constrainedHeight(width: bounds.width - 2 * sideInset), height > 0 {
      return height
    }
    let height = style == .plain ? TableMetrics.plainHeaderHeight : TableMetrics.groupedHeaderHeight
    return height + titleGrowth(isHeader: kind == .header)
  }

  /// Returns whether there is a title or a view, and the view. A view that isn't visible yet is kept until it
  /// is.
  private func content(of kind: SectionView, inSection section: Int) -> (isThere: Bool, view: UIView?) {
    let isHeader = kind == .header
    if let view = (isHeader ? visibleHeaders : visibleFooters)[section] { return (true, view) }
    let title =
      isHeader
      ? dataSource(for: .headerTitle)?.tableView(self, titleForHeaderInSection: section)
      : dataSource(for: .footerTitle)?.tableView(self, titleForFooterInSection: section)
    if title != nil { return (true, nil) }
    if let view = (isHeader ? preparedHeaders : preparedFooters)[section] { return (true, view) }
    let view =
      isHeader
      ? delegate(for: .headerView)?.tableView(self, viewForHeaderInSection: section)
      : delegate(for: .footerView)?.tableView(self, viewForFooterInSection: section)
    (view as? UITableViewHeaderFooterView)?.sideInsets = contentSideInsets
    if isHeader { preparedHeaders[section] = view } else { preparedFooters[section] = view }
    return (view != nil, view)
  }
}
