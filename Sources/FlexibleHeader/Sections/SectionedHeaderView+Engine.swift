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
      viewHeight: tracker.scrollView?.bounds.height ?? 0,
      coveredHeight: (tracker.scrollView?.safeAreaInsets.bottom ?? 0)
        + (keyframeComposer?.followers?.bottomBarHeight ?? 0),
      scale: window == nil ? 0 : traitCollection.displayScale)
  }

  var pixels: SectionPixels { SectionPixels(scale: adaptedSpace.scale) }

  // MARK: - Scrolling

  func scrollViewDidMove() {
    guard !tracker.isSuspended, !isAdapting, let scrollView = liveScrollView() else { return }
    followContentTranslation()
    guard touchedBeforeTransition == nil else { return }
    guard engine.freeHeight != nil else { return adapt() }
    let metrics = tracker.measure(scrollView)
    guard metrics.isUsable else { return }
    let scrolls =
      followed.isScrolling(scrollView, metrics)
      && !leadsBelowReturningSections(metrics)
    if metrics.isPaging, scrolls { followed.watch() }
    guard followed.isScrolledOnly(metrics) else {
      return scrolls ? layOutAndScroll(scrollView, metrics) : adapt()
    }
    let (free, bottom) = freeHeights(metrics)
    followed.remember(metrics)
    let update = handle(
      scrolls
        ? .scroll(freeHeight: free, bottomFreeHeight: bottom)
        : .layout(freeHeight: free, bottomFreeHeight: bottom))
    if update.movesNothing {
      tracker.followHeader()
      placeRefreshControl(of: scrollView)
      updateFrames()
    } else {
      finish(update, metrics)
    }
    restWhileCollapsed(over: metrics, of: scrollView)
    announce()
  }

  /// Returns whether code scrolls the content down where the inset follows the header. Code aims at the edge of the inset as it
  /// is, so sections that return on the way would cover the row that it scrolls to. The content is laid out then, not scrolled.
  private func leadsBelowReturningSections(_ scroll: ScrollMetrics) -> Bool {
    insetFollowsVisibleHeight && scroll.offset < followed.offset && !scroll.isMoving
  }

  /// Begins a rest while a person scrolls content under collapsed sections. Other movements are told apart by their times, so
  /// each of their events counts.
  private func restWhileCollapsed(over metrics: ScrollMetrics, of scrollView: UIScrollView) {
    guard tracker.isAttached(to: scrollView),
      metrics.isMoving, !metrics.isPaging,
      !metrics.containsHeader, !insetFollowsVisibleHeight, followed.restTimer == nil,
      let freeHeights = engine.restingFreeHeights, let free = engine.freeHeight
    else { return }
    let (down, up) = (free - freeHeights.lowerBound, free - freeHeights.upperBound)
    rest(within: followed.offset + up...followed.offset + down)
  }

  /// Handles content that is scrolled while its size or its insets change. The part of the move that results from the change
  /// isn't scrolling.
  private func layOutAndScroll(_ scrollView: UIScrollView, _ metrics: ScrollMetrics) {
    adoptSpace()
    var laidOut = metrics
    laidOut.offset = followed.offsetAfterLayout(metrics)
    let (free, bottom) = freeHeights(laidOut)
    handle(.layout(freeHeight: free, bottomFreeHeight: bottom))
    updateInsets(of: scrollView, metrics)
    let scrolled = tracker.measure(scrollView)
    let (newFree, newBottom) = freeHeights(scrolled)
    followed.remember(scrolled)
    send(.scroll(freeHeight: newFree, bottomFreeHeight: newBottom))
  }

  // MARK: - Events

  func send(_ event: SectionedHeader.Event) {
    finish(handle(event))
    announce()
  }

  /// Sends an event to the engine. Neighboring pages are updated.
  @discardableResult
  func handle(_ event: SectionedHeader.Event) -> SectionedHeader.Update {
    tracker.endRest()
    let update = engine.handle(event)
    followNeighbors()
    return update
  }

  /// Applies an update. Pass the present measurements of the scroll view, or `nil` to measure it again.
  func finish(_ update: SectionedHeader.Update, _ metrics: ScrollMetrics? = nil) {
    if let freeHeight = update.freeHeight, let scrollView = tracker.scrollView {
      // An inset that follows this header is written together with the offset, before others lay out. Otherwise, a stretchy
      // header would treat the movement as scrolling and collapse, and this header would be at its former position.
      tracker.transaction {
        moveContent(of: scrollView, to: freeHeight)
        let metrics = tracker.measure(scrollView)
        let (free, bottom) = freeHeights(metrics)
        followed.remember(metrics)
        // Scroll views round offsets to pixels.
        if abs(free - freeHeight) > Tolerance.sum {
          handle(.layout(freeHeight: free, bottomFreeHeight: bottom))
        }
        apply(nil)
      }
    } else {
      apply(metrics)
    }
    updateFrames()
    if update.animationFinished { contentCameToRest() }
  }

  func contentCameToRest() {
    followed.stopWatching()
    adaptToMissedChange()
    guard engine.freeHeight != nil, !engine.isAnimating else { return updateFrames() }
    if tracker.mayMoveContent || !engine.movesContentToRest { send(.cameToRest(velocity: 0)) }
    if !engine.isAnimating { announceRest() }
  }

  /// Adapts to insets and sizes that changed during a drag or a deceleration, if no scroll event followed.
  private func adaptToMissedChange() {
    guard engine.freeHeight != nil, let metrics = tracker.metrics, metrics.isUsable,
      !followed.isScrolledOnly(metrics)
    else { return }
    adapt()
  }

  /// Creates or removes the display link, which exists only while it is needed.
  func updateFrames() {
    let wantsFrames = engine.isAnimating || followed.restTimer != nil
    if tracker.wantsFrames != wantsFrames { tracker.wantsFrames = wantsFrames }
  }

  // MARK: - Measuring

  func freeHeights(_ metrics: ScrollMetrics) -> (free: Double, bottom: Double) {
    (insets.freeHeight(metrics, ledger), insets.bottomFreeHeight(metrics, ledger))
  }

  /// Returns the tracked scroll view. If it was deallocated, its insets are gone, and the header keeps its position.
  func liveScrollView() -> UIScrollView? {
    if let scrollView = tracker.scrollView { return scrollView }
    forgetLostScrollView()
    return nil
  }

  func forgetLostScrollView() {
    guard tracker.detachLostScrollView() else { return }
    ledger = InsetLedger()
    followed = FollowedScroll()
  }

  // MARK: - Writing

  func moveContent(of scrollView: UIScrollView, to freeHeight: Double) {
    let offset = insets.offset(forFreeHeight: freeHeight, tracker.measure(scrollView), ledger)
    guard ScrollMetrics.isUsable(offset) else { return }
    tracker.write(ScrollWrite(offset: offset), to: scrollView)
  }
}

extension SectionedHeaderView: ScrollTrackerClient {
  func trackerDidPass(_ reading: ScrollReading, step: Double) {
    guard let free = engine.freeHeight else { return }
    engine.pass(to: free - (reading.offset - followed.offset))
    followed.pass(to: reading.offset, step: step)
  }

  var missingHeight: Double { engine.maximumVisibleHeight - engine.visibleHeight }

  func trackerDidMoveContent() { adapt() }

  func trackedContentSizeDidChange() {
    guard !tracker.isSuspended, let scrollView = tracker.scrollView else { return }
    adaptUnlessScrolled(scrollView)
  }

  func trackerDidAdvance(by duration: TimeInterval) {
    let scrollView = liveScrollView()
    if engine.isAnimating {
      if scrollView?.motionFlags.isHeld == true {
        // If the finger leaves without a drag, the scroll view doesn't report that the content is at rest.
        followed.watch()
        send(.willBeginDragging)
      } else {
        // An animation frame must not run before the engine has received the new insets.
        adaptToMissedChange()
        let update = engine.advance(by: duration)
        followNeighbors()
        finish(update)
        announce()
      }
    }
    let isMoving = scrollView.map(isScrolled) ?? false
    if followed.waits(duration, isMoving: isMoving) { contentCameToRest() }
    updateFrames()
  }
}

extension SectionedHeader.Update {
  /// A Boolean value that indicates whether header and content stay where they are.
  fileprivate var movesNothing: Bool {
    !layoutChanged && !liftedChanged && !animationFinished && freeHeight == nil
  }
}
