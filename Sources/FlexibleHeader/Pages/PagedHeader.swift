import UIKit

/// The requirements of a pages controller for its header.
@MainActor protocol PagedHeader: ScrollHeaderView {
  /// The scroll views of other pages that are visible. Held weakly.
  ///
  /// They follow the header while its visible height changes, down as well as up, if their content touches it. Pages
  /// that are dragged or decelerate are not moved.
  var neighboringScrollViews: [UIScrollView] { get set }

  /// Records the height that the pages beside the tracked one follow.
  func neighborsDidChange()

  /// Adds the header's share to the insets of a scroll view that is about to become visible, and moves its content so that
  /// there is no gap below the header. Has no effect on a page that is ready.
  func preparePage(_ scrollView: UIScrollView)

  /// Tracks a page and receives its events. `nil` ends tracking.
  func trackPage(_ scrollView: UIScrollView?)

  /// A Boolean value that indicates whether the header is in front of pages. A pages controller sets it.
  var hasPages: Bool { get set }

  /// Handles a size transition of the pages. Called only if the header's own view controller isn't a child of the pages
  /// controller.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Moves the content of the current page up to the header after a size change that left a gap between them.
  func closeGapAfterTransition()
}

extension PagedHeader {
  var neighboringScrollViews: [UIScrollView] {
    get { neighbors.elements }
    set {
      neighbors = WeakSet()
      for page in newValue where page !== scrollView { neighbors.insert(page) }
      neighborsDidChange()
    }
  }

  /// Removes the header from a page that is no longer used.
  func releasePage(_ page: UIScrollView) {
    neighbors.remove(page)
    if page === scrollView { trackPage(nil) }
    tracker.release(page)
    didRelease(page)
  }

  func neighborsDidChange() {}
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  func closeGapAfterTransition() {}
}
