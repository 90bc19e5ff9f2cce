import HeaderEngine
import UIKit

/// Several scroll views below one header.
extension SectionedHeaderView {
  /// The scroll views that are visible beside the tracked one, for example while the user swipes between pages. They are held
  /// weakly. The default is empty.
  ///
  /// While their content isn't under the header, they follow the header in both directions. Scroll views that the user drags or
  /// that decelerate aren't moved. Setting this property prepares the scroll views; see ``preparePage(_:)``.
  public var neighboringScrollViews: [UIScrollView] {
    get { neighbors.elements }
    set {
      neighbors = WeakSet()
      for scrollView in newValue {
        neighbors.insert(scrollView)
        preparePage(scrollView)
      }
    }
  }

  /// Prepares a scroll view that is about to become visible beside the tracked one.
  ///
  /// The scroll view gets the header's share of its insets. If there is a gap between header and content, the content moves up
  /// to the header. Content that touched a smaller header moves down to a header that has grown meanwhile. For the tracked
  /// scroll view, this method has no effect.
  public func preparePage(_ scrollView: UIScrollView) {
    guard scrollView !== tracker.scrollView else { return }
    if !hasPages {
      hasPages = true
      adapt()
    }
    guard isMeasured else { return }
    tracker.suspended {
      updateInsets(ofPage: scrollView)
      place(scrollView, at: engine.preparedOffset(ofPage: tracker.measure(scrollView)))
      tracker.followHeader(in: scrollView)
      updateIndicator(of: scrollView)
    }
  }

  /// Moves the pages beside the tracked one along with the last change of the header.
  func followNeighbors() {
    guard engine.header.visibleHeight != followedHeight else { return }
    followedHeight = engine.header.visibleHeight
    guard !neighbors.isEmpty else { return }
    tracker.suspended { neighbors.forEach(follow) }
  }

  private func follow(_ page: UIScrollView) {
    guard page !== tracker.scrollView else { return }
    guard !page.isDragging, !page.isDecelerating else { return }
    place(page, at: engine.followedOffset(ofPage: tracker.measure(page)))
    tracker.followHeader(in: page)
    updateIndicator(of: page)
  }

  /// Updates the insets of the pages that aren't tracked, after the header's heights changed.
  func updateOtherPages() {
    guard engine.insets != pageInsets, isMeasured else { return }
    pageInsets = engine.insets
    guard hasPages else { return }
    tracker.suspended { tracker.otherScrollViews.forEach(updateInsets) }
  }

  private func updateInsets(ofPage page: UIScrollView) {
    tracker.keepSeat(at: page)
    tracker.write(engine.insets.update(tracker.measure(page)), to: page)
  }

  private func place(_ page: UIScrollView, at offset: Double?) {
    tracker.write(ScrollWrite(offset: offset), to: page)
  }

  private func updateIndicator(of page: UIScrollView) {
    let height = engine.header.visibleHeight
    tracker.write(engine.insets.updateIndicator(visibleHeight: height, tracker.measure(page)), to: page)
  }
}
