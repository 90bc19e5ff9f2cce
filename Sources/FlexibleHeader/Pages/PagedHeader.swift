import UIKit

/// The requirements of a pages controller for its header.
@MainActor protocol PagedHeader: ScrollHeaderView {
  /// The scroll view of the current page. Held weakly.
  var trackingScrollView: UIScrollView? { get set }

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

  /// Removes the header's share of the insets of a page that is no longer tracked.
  func removeInsets(ofPage scrollView: UIScrollView)

  /// Handles the begin or end of management by a pages controller.
  func pagesBegan()
  func pagesEnded()

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
      for scrollView in newValue where scrollView !== trackingScrollView { neighbors.insert(scrollView) }
      neighborsDidChange()
    }
  }

  /// Removes the header from a page that is no longer used.
  func releasePage(_ scrollView: UIScrollView) {
    neighbors.remove(scrollView)
    if scrollView === trackingScrollView { trackPage(nil) }
    removeInsets(ofPage: scrollView)
    didRelease(scrollView)
  }

  func neighborsDidChange() {}
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  func closeGapAfterTransition() {}
}
