import Foundation

/// The headers and footers of a table's sections.
extension UITableView {
  /// Places the headers and footers of the sections in view; in a plain table they stick to the edges.
  final func layOutSectionViews() {
    let layout = self.layout
    let bounds = self.bounds
    let inset = adjustedContentInset
    let sections = layout.sections(from: bounds.minY, to: bounds.maxY)
    removeViews(outside: sections, from: &visibleHeaders)
    removeViews(outside: sections, from: &visibleFooters)
    for section in sections {
      if layout.sections[section].headerHeight > 0, let header = header(ofSection: section) {
        header.frame =
          style == .plain
          ? layout.pinnedRect(ofHeader: section, visibleTop: bounds.minY + inset.top)
          : layout.rect(ofHeader: section)
      }
      if layout.sections[section].footerHeight > 0, let footer = footer(ofSection: section) {
        footer.frame =
          style == .plain
          ? layout.pinnedRect(ofFooter: section, visibleBottom: bounds.maxY - inset.bottom)
          : layout.rect(ofFooter: section)
      }
    }
  }

  final func bringSectionViewsToFront() {
    for view in visibleFooters.values { bringSubviewToFront(view) }
    for view in visibleHeaders.values { bringSubviewToFront(view) }
  }

  private func header(ofSection section: Int) -> UIView? {
    if let header = visibleHeaders[section] { return header }
    let own = preparedHeaders.removeValue(forKey: section)
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    let view =
      own ?? delegate?.tableView(self, viewForHeaderInSection: section) ?? titleView(title, isHeader: true)
    return show(view, forSection: section, in: &visibleHeaders)
  }

  private func footer(ofSection section: Int) -> UIView? {
    if let footer = visibleFooters[section] { return footer }
    let own = preparedFooters.removeValue(forKey: section)
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    let view =
      own ?? delegate?.tableView(self, viewForFooterInSection: section) ?? titleView(title, isHeader: false)
    return show(view, forSection: section, in: &visibleFooters)
  }

  private func titleView(_ title: String?, isHeader: Bool) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    view.textLabel?.font = .systemFont(ofSize: isHeader && style == .plain ? 17 : 13)
    view.textLabel?.textColor = isHeader && style == .plain ? .label : .secondaryLabel
    view.contentView.backgroundColor = style == .plain ? .secondarySystemBackground : nil
    return view
  }

  private func show(_ view: UIView?, forSection section: Int, in views: inout [Int: UIView]) -> UIView? {
    guard let view else { return nil }
    views[section] = view
    addSubview(view)
    return view
  }

  private func removeViews(outside sections: Range<Int>, from views: inout [Int: UIView]) {
    guard views.keys.contains(where: { !sections.contains($0) }) else { return }
    for (section, view) in views where !sections.contains(section) {
      discardSectionView(view)
      views[section] = nil
    }
  }
}
