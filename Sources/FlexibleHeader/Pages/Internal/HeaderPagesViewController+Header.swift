import UIKit

/// The header in front of the pages.
extension HeaderPagesViewController {
  func replaceHeader(_ header: ScrollHeaderView?) {
    let new = header as? any PagedHeader
    if header != nil, new == nil { HeaderMisuse.report(.headerOfOneScrollView) }
    guard new !== pagedHeader else { return }
    removeHeader()
    pagedHeader = new
    trackedIndex = nil
    headerHasTracked = false
    // The pages are the only place where the header is installed.
    new?.uninstall()
    new?.hasPages = true
    guard isViewLoaded else { return }
    placeHeader()
    trackCurrentPage()
  }

  /// Adds the header in front of the pages, unless it has a superview.
  func placeHeader() {
    guard let header = pagedHeader, header.superview == nil else { return }
    placedHeader = true
    if let controller = header.controller, controller.parent == nil {
      headerChild = controller
      addChild(controller)
    }
    header.autoresizingMask = .flexibleWidth
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: header.frame.height)
    view.addSubview(header)
    headerChild?.didMove(toParent: self)
    guard let headerChild else { return }
    switch ownAppearance {
    case .appeared:
      headerChild.beginAppearanceTransition(true, animated: false)
      headerChild.endAppearanceTransition()
    case .appearing:
      childrenInTransition.append(headerChild)
      headerChild.beginAppearanceTransition(true, animated: false)
    case .hidden, .disappearing: break
    }
  }

  private func removeHeader() {
    guard let header = pagedHeader else { return }
    // Layouts of the header that follow must not prepare pages for it.
    pagedHeader = nil
    header.neighboringScrollViews = []
    for page in loadedPages { if let scrollView = page.scrollView { header.releasePage(scrollView) } }
    header.trackPage(nil)
    header.hasPages = false
    removeHeaderChild(of: header)
    placedHeader = false
  }

  /// Removes the header's view from the pages, and its controller with the required appearance calls.
  private func removeHeaderChild(of header: any PagedHeader) {
    headerChild?.willMove(toParent: nil)
    if ownAppearance == .appeared || ownAppearance == .appearing {
      headerChild?.beginAppearanceTransition(false, animated: false)
    }
    if placedHeader { header.removeFromSuperview() }
    if ownAppearance != .hidden { headerChild?.endAppearanceTransition() }
    headerChild?.removeFromParent()
    headerChild = nil
  }

  /// Sets the insets and the offset of a page for the header.
  func prepare(_ page: LoadedPage) {
    // Before it tracks the first page, the header has no height that a page could fit.
    guard let scrollView = page.scrollView, headerHasTracked else { return }
    let wasPreparing = isPreparing
    isPreparing = true
    defer { isPreparing = wasPreparing }
    pagedHeader?.preparePage(scrollView)
    guard page.pendingDistance != nil else { return }
    restoreDistance(of: page)
    pagedHeader?.preparePage(scrollView)
    page.keepRestoredOffset()
  }

  /// Scrolls a page to its stored position, if that hasn't been done yet.
  func restoreDistance(of page: LoadedPage) {
    guard page.pendingDistance != nil else { return }
    page.restoreDistance(isFinal: ownAppearance == .appeared)
  }

  func trackCurrentPage() {
    guard let page = loadedPage(at: selectedIndex) else { return }
    let former = trackedIndex == page.index ? nil : trackedIndex
    if trackedIndex != page.index {
      trackedIndex = page.index
      page.observeMoves(nil)
      if page.scrollView != nil { prepare(page) }
    }
    for other in loadedPages {
      other.setCurrent(other === page)
      if other !== page { observeMoves(of: other) }
    }
    pagedHeader?.trackPage(page.scrollView)
    if page.scrollView != nil { headerHasTracked = true }
    restoreDistance(of: page)
    if let former = former.flatMap({ loadedPage(at: $0) }) {
      // Content that continues to move without the header would be separated from it.
      former.stop()
      prepare(former)
    }
    setBarContent(page.scrollView)
  }

  /// Makes the visible pages beside the current one follow the header.
  func updateNeighbors() {
    guard let header = pagedHeader else { return }
    var scrollViews: [UIScrollView] = []
    for index in visibleIndices where index != trackedIndex {
      if let scrollView = loadedPage(at: index)?.scrollView { scrollViews.append(scrollView) }
    }
    let known = header.neighboringScrollViews
    guard !known.elementsEqual(scrollViews, by: ===) else { return }
    for index in visibleIndices where index != trackedIndex {
      guard let page = loadedPage(at: index), let scrollView = page.scrollView else { continue }
      if !known.contains(where: { $0 === scrollView }) { prepare(page) }
    }
    header.neighboringScrollViews = scrollViews
    header.setNeedsLayout()
  }

  /// Makes a page that is dragged while other pages still move the current one. A page that is moved by changes of its insets
  /// or its content may no longer be aligned with the header.
  func observeMoves(of page: LoadedPage) {
    page.observeMoves { [weak self] page in
      guard let self, !self.isPreparing, page.index != self.selectedIndex,
        self.visibleIndices.contains(page.index)
      else { return }
      if page.isDragged { return self.commit(to: page.index) }
      self.neighborsMoved = true
      self.view.setNeedsLayout()
    }
  }

  /// Closes the gaps that visible pages beside the current one may have.
  func closeGapsOfNeighbors() {
    guard neighborsMoved else { return }
    neighborsMoved = false
    for index in visibleIndices where index != trackedIndex {
      if let page = loadedPage(at: index), !page.isMoving { prepare(page) }
    }
  }
}
