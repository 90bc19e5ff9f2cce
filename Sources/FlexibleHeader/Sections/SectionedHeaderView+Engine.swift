import HeaderEngine
import UIKit

/// Event handling: measures the scroll view, calls the engine, writes to the scroll view, and applies the layout.
extension SectionedHeaderView {
  /// The header's present surroundings. If there is no window, nothing is rounded to pixels.
  var space: Space {
    if hasLeftWindow {
      var space = adaptedSpace
      space.width = bounds.width
      return space
    }
    let safeArea = superview?.safeAreaInsets ?? .zero
    return Space(
      width: bounds.width, top: tracker.scrollView?.center.y ?? 0,
      topSafeArea: safeArea.top, leftSafeArea: safeArea.left, rightSafeArea: safeArea.right,
      viewSize: tracker.scrollView?.bounds.size ?? .zero,
      coveredHeight: (tracker.scrollView?.safeAreaInsets.bottom ?? 0)
        + (keyframeComposer?.followers?.bottomBarHeight ?? 0),
      scale: window == nil ? 0 : traitCollection.displayScale)
  }

  var pixels: SectionPixels { SectionPixels(scale: adaptedSpace.scale) }

  // MARK: - Events

  func scrollViewDidMove() {
    guard !tracker.isSuspended, !isAdapting, let scrollView = liveScrollView() else { return }
    followContentTranslation()
    let metrics = tracker.measure(scrollView)
    let update = engine.scroll(metrics, at: moment(of: scrollView))
    followNeighbors()
    let outcome = finish(update)
    if update.next == nil, outcome != .outdated, tracker.isAttached(to: scrollView) {
      rest(within: engine.restingOffsets(of: metrics))
    }
    announce()
  }

  func send(_ event: SectionedScroll.Event) {
    let outcome = finish(handle(event))
    announce()
    if outcome == .atRest { announceRest() }
  }

  func contentCameToRest() {
    finish(handle(.stopped))
    send(.cameToRest(mayMoveContent: tracker.mayMoveContent))
  }

  /// Sends an event to the engine. Neighboring pages are updated.
  func handle(_ event: SectionedScroll.Event) -> SectionedScroll.Update {
    tracker.endRest()
    // Large titles, for example, change the safe area while content scrolls.
    if case .changedWhileScrolling = event { adoptSpace() }
    let update = engine.handle(event, tracker.metrics, at: moment(of: liveScrollView()))
    followNeighbors()
    return update
  }

  private func moment(of scrollView: UIScrollView?) -> SectionedScroll.Moment {
    (CACurrentMediaTime(), scrollView?.isScrollAnimated)
  }

  /// Performs the writes of an update until the engine is done, and applies the result.
  @discardableResult
  func finish(_ update: SectionedScroll.Update) -> SectionedScroll.Outcome? {
    if update.layout == .outdated {
      adaptInPlace()
      return .outdated
    }
    let outcome = tracker.perform(update, send: handle)
    if outcome != nil { apply() } else { placeRefreshControl() }
    updateFrames()
    if outcome == .arrived { contentCameToRest() }
    return outcome
  }

  /// Creates or removes the display link, which exists only while it is needed.
  func updateFrames() {
    let wantsFrames = engine.wantsFrames
    if tracker.wantsFrames != wantsFrames { tracker.wantsFrames = wantsFrames }
  }

  /// Returns the tracked scroll view. If it was deallocated, its insets are gone, and the header keeps its position.
  func liveScrollView() -> UIScrollView? {
    if let scrollView = tracker.scrollView { return scrollView }
    forgetLostScrollView()
    return nil
  }

  func forgetLostScrollView() {
    if tracker.detachLostScrollView() { engine.follow() }
  }
}

extension SectionedHeaderView: ScrollTrackerClient {
  func trackerDidPass(_ reading: ScrollReading, step: Double) { engine.pass(to: reading.offset, step: step) }

  var missingHeight: Double { engine.header.maximumVisibleHeight - engine.header.visibleHeight }

  func trackedContentSizeDidChange() {
    if !tracker.isSuspended, tracker.scrollView != nil { finish(handle(.changed)) }
  }

  func trackerDidAdvance(by duration: TimeInterval) {
    // An animation frame must not run before the engine has received the new insets.
    finish(handle(.willAdvance))
    send(.frame(duration: duration))
  }
}
