import HeaderEngine
import UIKit

/// Event handling: measures the scroll view, sends the event to the engine, and applies the update.
extension ScrollEdgeView: ScrollConnectionClient, ScrollTrackerClient {
  func trackedContentSizeDidChange() { adapt(isSettled: false) }

  func contentInsetsDidChange(in scrollView: UIScrollView) {
    adapt(isSettled: false)
    remeasureFollowersInLayout()
  }

  /// Updates the view after the content of its scroll view moved.
  ///
  /// At rest, neither the view nor the stage moves in the content, so an event needs to move neither. Tables move the stage in
  /// their layouts. Scroll view and stage are passed on, because loading weak references costs more than the remaining work.
  func contentDidMove(in scrollView: UIScrollView) {
    guard !tracker.isSuspended, stagedSize != nil else { return }
    if tracker.rests(in: scrollView) { return }
    if let stage { tracker.suspended { sendScroll(of: scrollView, on: stage) } }
    announce()
  }

  /// Covers the visible area of the scroll view with the stage.
  func cover(_ scrollView: UIScrollView, with stage: EdgeStage) {
    let bounds = scrollView.bounds
    stagedSize = bounds.size
    stage.follow(bounds)
  }

  /// Updates the view after sizes or values changed. If `isSettled` is `true`, this is a layout, so that all other views are up
  /// to date.
  func adapt(isSettled: Bool) {
    guard !tracker.isSuspended, let scrollView = tracker.scrollView, let stage else {
      if tracker.scrollView == nil { takeGivenMinimumHeight() }
      return
    }
    let minimumHeight = usedMinimumHeight
    tracker.suspended {
      cover(scrollView, with: stage)
      measureMinimumHeight(forWidth: stage.bounds.width)
      send(.changed(isSettled: isSettled))
    }
    if usedMinimumHeight != minimumHeight { tracker.heightsDidChange() }
    announce()
  }

  /// Performs the writes of an update until the engine is done. `send` sends the next event. Returns the layout, or `nil` if
  /// nothing changes.
  func finish<Layout>(
    _ update: HeaderUpdate<Layout>, send: (Layout.Event) -> HeaderUpdate<Layout>
  ) -> Layout? {
    tracker.perform(update) {
      if let scrollView = tracker.scrollView, let stage { cover(scrollView, with: stage) }
      return send($0)
    }
  }

  /// Sets the view's position and size, and returns whether the size changed. If a transform makes `frame` undefined, sets
  /// bounds and center. Otherwise a single assignment costs less, because the system computes the safe area after each.
  @discardableResult
  func setPlace(top: CGFloat, height: CGFloat, width: CGFloat) -> Bool {
    let size = CGSize(width: width, height: height)
    let middle = CGPoint(x: width * 0.5, y: top + height * 0.5)
    let resizes = bounds.size != size
    if resizes, center != middle, hasPlainFrame {
      frame = CGRect(origin: CGPoint(x: 0, y: top), size: size)
      return true
    }
    if resizes { bounds = CGRect(origin: bounds.origin, size: size) }
    if center != middle { center = middle }
    return resizes
  }

  // MARK: - Private

  private func measureMinimumHeight(forWidth width: CGFloat) {
    if givenMinimumHeight != nil { return takeGivenMinimumHeight() }
    // The fitting height for a width of 0 is meaningless.
    guard measuredWidth != width, width > 0 else { return }
    measuredWidth = width
    setMinimumHeight(fittingHeight(forWidth: width))
  }

  private func takeGivenMinimumHeight() {
    if let givenMinimumHeight { setMinimumHeight(givenMinimumHeight) }
  }
}
