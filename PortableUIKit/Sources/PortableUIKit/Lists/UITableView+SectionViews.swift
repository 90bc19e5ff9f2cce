import Foundation

/// The headers and footers of a table's sections.
extension UITableView {
  /// Positions the headers and footers of visible sections. In a plain table, they are pinned to the edges, and each layout
  /// brings those that aren't in their natural place to the front [R: UITableView of iOS 18.2].
  final func layOutSectionViews() {
    let layout = self.layout
    let bounds = self.bounds
    let inset = adjustedContentInset
    let sections = layout.sections(from: bounds.minY, to: bounds.maxY)
    removeSectionViews { !sections.contains($0) }
    for section in sections {
      if layout.sections[section].headerHeight > 0, let header = header(ofSection: section) {
        let pinned = layout.pinnedRect(ofHeader: section, visibleTop: bounds.minY + inset.top)
        place(header, at: layout.rect(ofHeader: section), pinned: pinned)
      }
      if layout.sections[section].footerHeight > 0, let footer = footer(ofSection: section) {
        let pinned = layout.pinnedRect(ofFooter: section, visibleBottom: bounds.maxY - inset.bottom)
        place(footer, at: layout.rect(ofFooter: section), pinned: pinned)
      }
    }
    if let movedRow { bringContentToFront(movedRow.cell) }
  }

  private func place(_ view: UIView, at natural: CGRect, pinned: CGRect) {
    view.frame = style == .plain ? pinned : natural
    if style == .plain, pinned != natural { bringContentToFront(view) }
  }

  private func header(ofSection section: Int) -> UIView? {
    if let header = visibleHeaders[section] { return header }
    let own = preparedHeaders.removeValue(forKey: section)
    let title = dataSource(for: .headerTitle)?.tableView(self, titleForHeaderInSection: section)
    let view =
      own ?? delegate(for: .headerView)?.tableView(self, viewForHeaderInSection: section)
      ?? titleView(title, isHeader: true)
    guard let view else { return nil }
    (view as? UITableViewHeaderFooterView)?.sideInsets = contentSideInsets
    visibleHeaders[section] = view
    delegate(for: .willDisplayHeader)?.tableView(self, willDisplayHeaderView: view, forSection: section)
    addSubview(view)
    return view
  }

  private func footer(ofSection section: Int) -> UIView? {
    if let footer = visibleFooters[section] { return footer }
    let own = preparedFooters.removeValue(forKey: section)
    let title = dataSource(for: .footerTitle)?.tableView(self, titleForFooterInSection: section)
    let view =
      own ?? delegate(for: .footerView)?.tableView(self, viewForFooterInSection: section)
      ?? titleView(title, isHeader: false)
    guard let view else { return nil }
    (view as? UITableViewHeaderFooterView)?.sideInsets = contentSideInsets
    visibleFooters[section] = view
    delegate(for: .willDisplayFooter)?.tableView(self, willDisplayFooterView: view, forSection: section)
    addSubview(view)
    return view
  }

  private func titleView(_ title: String?, isHeader: Bool) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    view.textLabel?.font = titleFont(isHeader: isHeader, traits: traitCollection)
    view.textLabel?.adjustsFontForContentSizeCategory = true
    view.textLabel?.textColor = isHeader && style == .plain ? .label : .secondaryLabel
    view.backgroundColor = style == .plain ? .secondarySystemBackground : nil
    return view
  }

  /// Enqueues the headers and footers of sections that satisfy a condition, starting with the first section.
  final func removeSectionViews(where isGone: (Int) -> Bool) {
    if visibleHeaders.keys.contains(where: isGone) {
      for section in visibleHeaders.keys.filter(isGone).sorted() {
        guard let view = visibleHeaders.removeValue(forKey: section) else { continue }
        discardSectionView(view)
        delegate(for: .didEndDisplayingHeader)?.tableView(
          self, didEndDisplayingHeaderView: view, forSection: section)
      }
    }
    guard visibleFooters.keys.contains(where: isGone) else { return }
    for section in visibleFooters.keys.filter(isGone).sorted() {
      guard let view = visibleFooters.removeValue(forKey: section) else { continue }
      discardSectionView(view)
      delegate(for: .didEndDisplayingFooter)?.tableView(
        self, didEndDisplayingFooterView: view, forSection: section)
    }
  }
}
