import HeaderEngine
import UIKit

/// The way of an event through the view.
extension ScrollEdgeView: ScrollTrackerClient {
  func trackedContentDidMove() { contentDidMove() }

  func trackedContentSizeDidChange() { adapt(isSettled: false) }

  /// Follows the content.
  func contentDidMove() {
    guard !tracker.isSuspended, let scrollView = tracker.scrollView, let stage else { return }
    tracker.suspended {
      stage.followContent(of: scrollView)
      send(.scrolled)
    }
    announce()
  }

  /// Follows sizes or values that changed. `isSettled` says that this is a layout, so that all other views are done.
  func adapt(isSettled: Bool) {
    guard !tracker.isSuspended, let scrollView = tracker.scrollView, let stage else {
      if tracker.scrollView == nil { takeFixedMinimumHeight() }
      return
    }
    tracker.suspended {
      stage.followContent(of: scrollView)
      measureMinimumHeight(forWidth: stage.bounds.width)
      send(.changed(isSettled: isSettled))
    }
    announce()
  }

  /// Performs the writes of an update until the engine is done, and returns the layout. `proceed` continues a partial
  /// update.
  func finish<Layout>(_ update: HeaderUpdate<Layout>, proceed: () -> HeaderUpdate<Layout>) -> Layout? {
    tracker.perform(update) {
      if let scrollView = tracker.scrollView { stage?.followContent(of: scrollView) }
      return proceed()
    }
  }

  /// Sets the view's place through bounds and centre: the frame is of no use while a transform is in force.
  /// Returns whether the size changed.
  @discardableResult
  func setPlace(top: CGFloat, height: CGFloat, width: CGFloat) -> Bool {
    let size = CGSize(width: width, height: height)
    let middle = CGPoint(x: width * 0.5, y: top + height * 0.5)
    let resizes = bounds.size != size
    if resizes { bounds = CGRect(origin: bounds.origin, size: size) }
    if center != middle { center = middle }
    return resizes
  }

  /// A Boolean value that indicates whether the user doesn't move the content.
  var isAtRest: Bool { tracker.scrollView?.isMovedByUser != true }

  // MARK: - Private

  private func measureMinimumHeight(forWidth width: CGFloat) {
    if fixedMinimumHeight != nil { return takeFixedMinimumHeight() }
    // Nothing fits into no width, so that means nothing.
    guard measuredWidth != width, width > 0 else { return }
    measuredWidth = width
    setMinimumHeight(fittingHeight(forWidth: width))
  }

  private func takeFixedMinimumHeight() {
    if let fixedMinimumHeight { setMinimumHeight(fixedMinimumHeight) }
  }
}
