import HeaderEngine
import UIKit

/// The movement of the pages.
extension HeaderPagesViewController: PagingScrollViewOwner {
  // MARK: - Places

  /// Lays pages and pager out for the present size.
  func arrange() {
    let new = PageArrangement(
      size: view.bounds.size, count: numberOfPages,
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if new != arrangement {
      arrange(new)
    } else {
      for page in loadedPages { adopt(page) }
    }
    if let page = loadedPage(at: selectedIndex) { restoreDistance(of: page) }
    adaptToLengths()
    closeGapsOfNeighbors()
    if closesGap {
      closesGap = false
      pagedHeader?.closeGapAfterTransition()
    }
    guard arrangedSafeArea != view.safeAreaInsets else { return }
    arrangedSafeArea = view.safeAreaInsets
    for page in loadedPages where page.index != trackedIndex { prepare(page) }
  }

  private func arrange(_ new: PageArrangement) {
    let isMoving = detour != nil || targetIndex != nil || visibleIndices.count > 1
    let index = targetIndex ?? selectedIndex
    if isMoving { pager.cancelDrag() }
    suspendingPager {
      arrangement = new
      detour = nil
      targetIndex = nil
      pager.isRightToLeft = new.isRightToLeft
      pager.frame = view.bounds
      pager.contentSize = new.contentSize
      for page in loadedPages { place(page) }
      show(index)
    }
    guard !new.isEmpty else { return }
    for page in loadedPages { adopt(page) }
    finish(at: index, animated: false)
    for page in loadedPages where page.index != trackedIndex { prepare(page) }
  }

  func place(_ page: LoadedPage) {
    guard !arrangement.isEmpty else {
      page.controller.view.frame = view.bounds
      return
    }
    let place = detour?.from == page.index ? detour?.start ?? page.index : page.index
    page.controller.view.frame = arrangement.frame(ofPlace: place)
  }

  /// Moves the pager to a place at once, which also ends movements.
  private func show(_ place: Int) {
    let offset = CGPoint(x: arrangement.offset(ofPlace: place), y: 0)
    pager.setContentOffset(offset, animated: false)
  }

  /// Runs `body`, and ignores events of the pager that it causes.
  private func suspendingPager(_ body: () -> Void) {
    let wasArranging = isArranging
    isArranging = true
    body()
    isArranging = wasArranging
  }

  // MARK: - Events

  func pagerWillBeginDragging() {
    targetIndex = nil
    if let detour {
      self.detour = nil
      if let page = loadedPage(at: detour.from) { place(page) }
    }
    // If the user touches moving pages, paging continues from the page that is most visible.
    guard !arrangement.isEmpty, visibleIndices.count > 1 else { return }
    commit(to: nearestPlace)
  }

  func pagerDidScroll() {
    guard !isArranging, !arrangement.isEmpty else { return }
    let place = arrangement.position(at: pager.contentOffset.x)
    updateVisiblePages(at: place)
    announcePosition(detour?.position(at: place) ?? place)
    watchRest()
    let nearest = arrangement.nearestPlace(to: place)
    // VoiceOver scrolls without reporting the end.
    guard !pager.isMovedByUser, isExactly(at: nearest), targetIndex == nil || targetIndex == nearest else {
      return
    }
    pagerDidStop()
  }

  func pagerDidStop() {
    guard !isArranging, !arrangement.isEmpty, !pager.isTracking else { return }
    let goal = detour?.to ?? targetIndex ?? nearestPlace
    if isExactly(at: goal) { finish(at: goal, animated: true) } else { animate(to: goal) }
  }

  /// The distance below which pages move at once, in points. An animation over so short a way begins with frames in which nothing
  /// moves, which would count as rest.
  private static let shortestAnimation: CGFloat = 4

  private func animate(to place: Int) {
    watchRest()
    let x = arrangement.offset(ofPlace: place)
    let animates = abs(pager.contentOffset.x - x) >= Self.shortestAnimation
    pager.setContentOffset(CGPoint(x: x, y: 0), animated: animates)
  }

  /// Detects that pages are at rest. Scroll views don't notify their delegate if a finger stops pages and leaves the screen
  /// without a drag. Pages that stopped between two places then continue to move.
  private func watchRest() {
    restTimer = RestTimer()
    guard restFrames == nil else { return }
    restFrames = DisplayLink(animates: false) { [weak self] in self?.pageFrameDidPass($0) }
  }

  private func pageFrameDidPass(_ seconds: TimeInterval) {
    guard restTimer.isOver(after: seconds, isMoving: pager.isMovedByUser) else { return }
    restFrames = nil
    pagerDidStop()
  }

  /// The place that is most visible.
  private var nearestPlace: Int {
    arrangement.nearestPlace(to: arrangement.position(at: pager.contentOffset.x))
  }

  private func isExactly(at place: Int) -> Bool {
    abs(pager.contentOffset.x - arrangement.offset(ofPlace: place)) <= 0.5
  }

  func pagerMayBegin(isBackward: Bool) -> Bool {
    respectSwipeBack()
    let isAtStart = position <= 0.01 && visibleIndices.count <= 1
    // The swipe leads back to the previous screen.
    let isSwipeBack = isBackward && isAtStart && (navigationController?.viewControllers.count ?? 0) > 1
    return !isSwipeBack
  }

  /// Gives the swipe from the screen's edge precedence over those of the pages.
  func respectSwipeBack() {
    guard let recognizer = navigationController?.interactivePopGestureRecognizer, recognizer !== popRecognizer
    else { return }
    popRecognizer = recognizer
    pager.panGestureRecognizer.require(toFail: recognizer)
  }

  // MARK: - Moving

  func move(to index: Int, animated: Bool) {
    pager.cancelDrag()
    let animates =
      animated && ownAppearance == .appeared && view.window != nil && !arrangement.isEmpty
      && !UIAccessibility.isReduceMotionEnabled
    guard animates else { return jump(to: index) }
    if targetIndex == index { return }
    endDetour()
    let nearest = nearestPlace
    if abs(index - nearest) > 1 { takeDetour(from: nearest, to: index) }
    targetIndex = index
    guard load(index) != nil else {
      targetIndex = nil
      return
    }
    if isExactly(at: index) { pagerDidStop() } else { animate(to: index) }
  }

  private func jump(to index: Int) {
    suspendingPager {
      endDetour()
      targetIndex = nil
      if !arrangement.isEmpty { show(index) }
    }
    finish(at: index, animated: false)
  }

  /// Ends a movement at once, at its target.
  func endMovement() {
    guard isViewLoaded, visibleIndices.count > 1 || detour != nil || targetIndex != nil else { return }
    pager.cancelDrag()
    guard !arrangement.isEmpty else { return }
    jump(to: targetIndex ?? nearestPlace)
  }

  private func takeDetour(from: Int, to: Int) {
    if from != selectedIndex { commit(to: from) }
    let detour = PageDetour(from: from, to: to)
    suspendingPager {
      self.detour = detour
      if let page = loadedPage(at: from) { place(page) }
      show(detour.start)
    }
    // A neighbor could be at the place of the pages that move.
    for page in loadedPages where page.index != from && page.index != to { unload(page) }
  }

  private func endDetour() {
    guard let detour else { return }
    let index = detour.index(atPlace: nearestPlace) ?? detour.to
    self.detour = nil
    suspendingPager {
      for page in loadedPages { self.place(page) }
      show(index)
    }
    targetIndex = nil
    commit(to: index)
  }

  // MARK: - Following

  /// Loads the visible pages, and makes them follow the header.
  private func updateVisiblePages(at place: CGFloat) {
    let places = arrangement.visiblePlaces(at: place)
    guard !shows(places) else { return }
    let indices = places.compactMap(index(atPlace:))
    for index in indices { load(index) }
    let former = visibleIndices
    visibleIndices = indices
    updateAppearance(from: former)
    if !indices.contains(selectedIndex), !indices.isEmpty {
      commit(to: detour?.to ?? arrangement.nearestPlace(to: place))
    }
    updateNeighbors()
  }

  /// Returns whether the pages at these places are the visible ones. Compares without an array, because this is called for each
  /// event of the pager.
  private func shows(_ places: ClosedRange<Int>) -> Bool {
    var count = 0
    for place in places {
      guard let index = index(atPlace: place) else { continue }
      guard count < visibleIndices.count, visibleIndices[count] == index else { return false }
      count += 1
    }
    return count == visibleIndices.count
  }

  /// Returns the index of the page at a place, or `nil` for a place in a move to a page that isn't a neighbor.
  private func index(atPlace place: Int) -> Int? {
    guard let detour else { return place }
    return detour.index(atPlace: place)
  }

  /// Makes a page the current one, while pages may still move.
  func commit(to index: Int) {
    guard load(index) != nil else { return }
    let former = selectedIndex
    selectedIndex = index
    if let scrollView = loadedPage(at: index)?.scrollView {
      pagedHeader?.neighboringScrollViews.removeAll { $0 === scrollView }
    }
    trackCurrentPage()
    updateNeighbors()
    guard index != former else { return }
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    if UIAccessibility.isVoiceOverRunning {
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
    selectedIndexDidChange?(index)
  }

  /// Handles the rest of the pages at an index.
  ///
  /// Callbacks may select other pages, or replace all pages, so that the pages rest elsewhere. This is performed after the
  /// callbacks returned.
  func finish(at index: Int, animated: Bool) {
    nextRest = (index, animated)
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    // An app that selects another page at each rest would never end this.
    var rounds = 0
    while let rest = nextRest, rounds < Self.greatestNumberOfRests {
      nextRest = nil
      rounds += 1
      settle(at: rest.index, animated: rest.animated)
    }
    guard nextRest != nil else { return }
    nextRest = nil
    suspendingPager { show(selectedIndex) }
  }

  /// The maximum number of consecutive rests that callbacks may cause.
  private static let greatestNumberOfRests = 16

  private func settle(at index: Int, animated: Bool) {
    guard numberOfPages > 0 else { return }
    if detour != nil {
      detour = nil
      for page in loadedPages { place(page) }
    }
    // Loading the page may cause a layout, which arranges the pages for the index at which they will rest.
    targetIndex = index
    restFrames = nil
    let page = load(index)
    targetIndex = nil
    guard page != nil else { return }
    visibleIndices = [index]
    pagedHeader?.neighboringScrollViews = []
    commit(to: index)
    finishAppearance(animated: animated)
    unloadFarPages()
    announcePosition(CGFloat(selectedIndex))
  }

  private func announcePosition(_ new: CGFloat) {
    guard new != position else { return }
    currentPosition = new
    positionDidChange?(new)
  }
}
