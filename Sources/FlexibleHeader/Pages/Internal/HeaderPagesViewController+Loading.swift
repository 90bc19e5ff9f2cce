import UIKit

/// Loading and unloading of pages.
extension HeaderPagesViewController {
  /// The number of pages beside the current one, on each side, that stay loaded.
  private static let reach = 1

  func loadedPage(at index: Int) -> LoadedPage? { loadedPages.first { $0.index == index } }

  /// Requests the number of pages, and limits the current index to it.
  func takeNumberOfPages() {
    numberOfPages = max(0, dataSource?.numberOfPages(in: self) ?? pages.count)
    let index = max(0, min(selectedIndex, numberOfPages - 1))
    guard numberOfPages > 0, index != selectedIndex else { return }
    selectedIndex = index
    currentPosition = CGFloat(index)
  }

  func loadCurrentPage() {
    guard load(selectedIndex) != nil else { return }
    visibleIndices = [selectedIndex]
    trackCurrentPage()
  }

  /// Loads a page, unless it is loaded. Returns `nil` if there is none.
  @discardableResult func load(_ index: Int) -> LoadedPage? {
    if let page = loadedPage(at: index) { return page }
    guard let controller = makePage(at: index) else { return nil }
    if loadedPages.contains(where: { $0.controller === controller }) {
      HeaderMisuse.report(.pageTwice)
      return nil
    }
    let page = LoadedPage(controller, at: index)
    page.pendingDistance = distances[index]
    pagesInTransit.append(controller)
    addChild(controller)
    let view = page.takeView()
    place(page)
    pager.addSubview(view)
    controller.didMove(toParent: self)
    loadedPages.append(page)
    pagesInTransit.removeAll { $0 === controller }
    // Insets and offsets depend on the length of the content.
    controller.view.layoutIfNeeded()
    adopt(page)
    return page
  }

  private func makePage(at index: Int) -> UIViewController? {
    guard index >= 0, index < numberOfPages else { return nil }
    if let dataSource { return dataSource.headerPages(self, pageAt: index) }
    let pages = formerPages ?? pages
    return pages.indices.contains(index) ? pages[index] : nil
  }

  /// Requests the page's scroll view, and prepares it if it isn't the same as before.
  func adopt(_ page: LoadedPage) {
    let former = page.scrollView
    guard page.findScrollView() else { return }
    page.observeContentSize { [weak self] _ in self?.contentSizeOfPageDidChange() }
    prepare(page)
    if trackedIndex == page.index {
      trackCurrentPage()
    } else {
      observeMoves(of: page)
      updateNeighbors()
    }
    if let former { pagedHeader?.releasePage(former) }
  }

  func updateScrollViews() {
    for page in loadedPages { adopt(page) }
  }

  private func contentSizeOfPageDidChange() {
    lengthsChanged = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the insets of all pages for the length of their content.
  func adaptToLengths() {
    guard lengthsChanged else { return }
    lengthsChanged = false
    // The header updates the insets of the page that it tracks.
    pagedHeader?.setNeedsLayout()
    for page in loadedPages where page.index != trackedIndex && !page.isMoving { prepare(page) }
  }

  /// Removes a page. Its position is stored, and its insets are restored.
  func unload(_ page: LoadedPage) {
    distances[page.index] = page.distance
    page.disappear(animated: false)
    pagesInTransit.append(page.controller)
    loadedPages.removeAll { $0 === page }
    visibleIndices.removeAll { $0 == page.index }
    if trackedIndex == page.index { trackedIndex = nil }
    if let scrollView = page.scrollView {
      pagedHeader?.releasePage(scrollView)
      if scrollView === barContent { setBarContent(nil) }
    }
    page.controller.willMove(toParent: nil)
    page.controller.viewIfLoaded?.removeFromSuperview()
    page.restoreViews()
    page.controller.removeFromParent()
    pagesInTransit.removeAll { $0 === page.controller }
  }

  func unloadAllPages() {
    while let page = loadedPages.last { unload(page) }
  }

  func unloadFarPages() {
    for page in loadedPages where abs(page.index - selectedIndex) > Self.reach { unload(page) }
  }

  func pagesDidChange(from old: [UIViewController]) {
    guard isViewLoaded, dataSource == nil else { return }
    let assigned = pages
    // The movement ends at one of the former pages.
    formerPages = old
    endMovement()
    formerPages = nil
    // A callback at the end of the transition assigned other pages.
    guard pages.elementsEqual(assigned, by: ===) else { return }
    let current = old.indices.contains(selectedIndex) ? old[selectedIndex] : nil
    let former = distancesByPage(old)
    unloadAllPages()
    if let index = pages.firstIndex(where: { $0 === current }) { selectedIndex = index }
    distances = [:]
    for (index, page) in pages.enumerated() { distances[index] = former[ObjectIdentifier(page)] }
    reloadPages()
  }

  private func distancesByPage(_ pages: [UIViewController]) -> [ObjectIdentifier: CGFloat] {
    var known: [ObjectIdentifier: CGFloat] = [:]
    for (index, page) in pages.enumerated() {
      known[ObjectIdentifier(page)] = loadedPage(at: index)?.distance ?? distances[index]
    }
    return known
  }

  func restore(_ state: HeaderPagesState) {
    let usable = state.distances.filter { $0.key >= 0 && $0.value.isFinite && $0.value >= 0 }
    distances = usable.mapValues { CGFloat($0) }
    for page in loadedPages {
      page.pendingDistance = distances[page.index]
      if page.pendingDistance != nil { prepare(page) }
    }
    guard isViewLoaded else { return select(max(0, state.selectedIndex), animated: false) }
    guard numberOfPages > 0 else { return }
    select(max(0, min(state.selectedIndex, numberOfPages - 1)), animated: false)
  }
}
