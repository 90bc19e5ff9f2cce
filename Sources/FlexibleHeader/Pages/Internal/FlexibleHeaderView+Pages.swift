import HeaderEngine
import UIKit

extension FlexibleHeaderView: PagedHeader {
  func neighborsDidChange() { followedHeight = engine.visibleHeight(metrics(), surroundings()) }

  func preparePage(_ scrollView: UIScrollView) {
    if scrollView !== tracker.scrollView {
      return prepare(scrollView, engine.preparation(of: measure(scrollView), surroundings()))
    }
    // The tracked page has its insets and follows by itself.
    scrollViewDidMove()
  }

  func trackPage(_ scrollView: UIScrollView?) {
    guard scrollView !== tracker.scrollView || installation?.scrollView !== scrollView else { return }
    let command = tracker.takeCommand()
    installation = scrollView.map { HeaderInstallation(of: self, controller: controller, in: $0) }
    receiveEvents()
    if let scrollView { neighbors.remove(scrollView) }
    trackingScrollView = scrollView
    if let command { setCollapsed(command, animated: true) }
  }

  var hasPages: Bool {
    get { settingsWithoutPages != nil }
    set {
      if !newValue { returnToPlace() }
      let settings = newValue ? (true, true) : settingsWithoutPages
      settingsWithoutPages = newValue ? (isSharedWithManyScrollViews, extendsShortScrollViews) : nil
      if let settings { (isSharedWithManyScrollViews, extendsShortScrollViews) = settings }
    }
  }

  func closeGapAfterTransition() {
    // An animated scroll goes on from where it was.
    if !tracker.isScrolledByCode { send(.pageArranged) }
  }

  // MARK: - Neighbors

  /// Moves the visible pages beside the tracked one along with the header.
  func moveNeighbors() {
    let surroundings = surroundings()
    let height = engine.visibleHeight(metrics(), surroundings)
    let former = followedHeight
    guard former != height else { return }
    followedHeight = height
    neighbors.forEach { page in
      let write = engine.followUp(of: measure(page), from: former, surroundings)
      tracker.write(write, to: page)
      tracker.followHeader(in: page)
    }
  }
}
