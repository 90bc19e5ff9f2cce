import HeaderEngine
import UIKit

/// The scroll view that drives the header, and its events.
extension FlexibleHeaderView {
  /// The scroll view that drives the header. The default is `nil`.
  ///
  /// A header that isn't installed moves only if you set ``observesTrackingScrollViewScrollEvents`` or forward the scroll view's
  /// events. If a drag shows that neither is the case, a debug build reports a ``HeaderMisuse``.
  ///
  /// The header adds its height to the scroll view's top insets, and removes it when the scroll view is no longer
  /// tracked. The header references the scroll view weakly; after the scroll view is deallocated, the header behaves
  /// as if the value were `nil`.
  public var trackingScrollView: UIScrollView? {
    get { tracker.scrollView }
    set { track(newValue) }
  }

  /// A Boolean value that determines whether a header that isn't installed observes the tracking scroll view, so that you don't
  /// need to forward events. The default is `false`.
  ///
  /// Installed headers always observe the scroll view. For them, `true` means that they never take part in the delegate, so
  /// that they settle only after the content came to rest.
  public var observesTrackingScrollViewScrollEvents: Bool {
    get { observesOffset }
    set {
      observesOffset = newValue
      receiveEvents()
    }
  }

  /// A Boolean value that indicates whether a control such as a scrubber moves the content. If `true`, the header
  /// ignores scrolling that would bring it back. The default is `false`.
  public var isTrackingScrollViewBeingScrubbed: Bool {
    get { engine.configuration.isTrackingScrollViewBeingScrubbed }
    set { configure { $0.isTrackingScrollViewBeingScrubbed = newValue } }
  }

  // MARK: - Events to forward

  /// Prepares the header for a scroll to the top. Call this method from `scrollViewShouldScrollToTop(_:)` of the
  /// tracking scroll view's delegate. It has an effect only if `insetFollowsVisibleHeight` is `true`.
  ///
  /// - Returns: `true`.
  @discardableResult public func trackingScrollViewShouldScrollToTop() -> Bool {
    tracker.prepareScrollToTop()
    return true
  }

  // MARK: - Insets and animation

  /// Prepares a scroll view that may be tracked next, while it isn't visible yet. The header sets its insets and its
  /// offset so that the header doesn't jump when it tracks the scroll view. `nil` has no effect.
  public func trackingScrollWillChange(to scrollView: UIScrollView?) {
    guard let scrollView else { return }
    if scrollView === tracker.scrollView { return send(.announced) }
    let (metrics, seat) = (measure(scrollView), tracker.seat(at: scrollView))
    var heightWhenLeft = seat?.heightWhenLeft
    let write = engine.announcement(of: metrics, heightWhenLeft: &heightWhenLeft, surroundings())
    seat?.heightWhenLeft = heightWhenLeft
    prepare(scrollView, write)
  }

  /// Runs a closure that may set the content insets of the tracking scroll view. The content keeps its position on the
  /// screen, and movements during the closure don't count as scrolling.
  public func changeContentInsets(_ changes: () -> Void) {
    guard let scrollView = tracker.scrollView else { return changes() }
    let before = measure(scrollView)
    tracker.suspended {
      changes()
      tracker.seat?.connection.acceptInsets()
      let after = measure(scrollView)
      tracker.write(ScrollWrite(offset: before.offset - (after.contentInsetTop - before.contentInsetTop)))
    }
    send(.contentRepositioned)
  }

  /// Animates changes with the duration (0.2 seconds) and the curve (ease in, ease out) that the header uses when the
  /// tracking scroll view changes.
  package func animateSwitch(
    _ animations: @escaping () -> Void, completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: MaterialLayout.switchDuration, delay: 0,
      options: [.curveEaseInOut, .allowUserInteraction, .beginFromCurrentState],
      animations: animations, completion: completion)
  }

  // MARK: - Events

  func draggingDidEnd(willDecelerate: Bool) {
    if !tracker.receivesEvents { fingerDidLeaveContent() }
    send(.draggingEnded(willDecelerate: willDecelerate))
  }

  func draggingWillEnd(
    withVelocity velocity: CGPoint, at targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Bool {
    guard let scrollView = tracker.scrollView else { return false }
    let metrics = measure(scrollView).atRest(in: scrollView)
    let target = Double(targetContentOffset.pointee.y + tracker.offsetShift)
    let opening = tracker.openingOffset(velocity: velocity.y, metrics)
    let rest = opening ?? target
    let offset =
      engine.restingOffset(for: rest, metrics, surroundings()) ?? engine.snapOffset(for: rest, metrics)
    guard let offset = offset ?? opening else { return false }
    targetContentOffset.pointee.y = CGFloat(offset) - tracker.offsetShift
    return true
  }

  func adjustedContentInsetDidChange(of scrollView: UIScrollView?) {
    guard let scrollView, !tracker.isSuspended else { return }
    if scrollView === tracker.scrollView {
      if !isAway { send(.adjustedInsetChanged) }
      return
    }
    prepare(scrollView, engine.reinjection(into: measure(scrollView), surroundings()))
  }

  // MARK: - Rotation

  /// Notifies the header of a size transition. Call this method from `viewWillTransition(to:with:)` of the owning view
  /// controller. `FlexibleHeaderViewController` calls it automatically.
  public func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    sizeTransitionWillBegin()
    coordinator.run(
      alongside: { [weak self] in self?.sizeTransitionIsRunning() },
      completion: { [weak self] in self?.sizeTransitionDidEnd() })
  }

  /// Notifies the header that its screen is about to change its size. Until you call `sizeTransitionDidEnd()`,
  /// movements of the content don't count as scrolling.
  package func sizeTransitionWillBegin() { send(.sizeTransitionBegan) }

  /// Notifies the header that its screen is changing its size. The header updates its safe area.
  package func sizeTransitionIsRunning() { reportSafeArea() }

  /// Notifies the header that its screen has changed its size. The header updates its position for the current content
  /// offset.
  package func sizeTransitionDidEnd() {
    send(.sizeTransitionEnded)
    announceFrameIfChanged()
    if installation != nil, let scrollView = tracker.scrollView { snapAtRest(over: scrollView) }
  }

  // MARK: - Internal

  func scrollViewDidMove() {
    #if DEBUG
      // The header's controller also calls this method.
      if forwardingWatch != nil, tracker.scrollView?.motionFlags.isHeld == true { forwardingWatch = nil }
    #endif
    guard !tracker.isSuspended else { return }
    sendScroll()
  }

  private func track(_ scrollView: UIScrollView?) {
    defer { followedScrollViewDidChange() }
    forgetLostScrollView()
    let previous = tracker.scrollView
    guard scrollView !== previous else { return }
    if let previous { leave(previous) }
    // Code of the app that ran meanwhile may have set another tracking scroll view, which takes precedence.
    guard tracker.scrollView == nil else { return }
    tracker.attach(scrollView)
    watchForwarding()
    guard let scrollView else {
      followContentTranslation()
      send(.refreshed)
      notifyHostOfScrollView()
      relay?.headerView(self, didChangeScrollViewAnimated: false)
      return
    }
    // A page is already visible when it becomes tracked, so the system has already adjusted its offset.
    tracker.seat?.heightWhenLeft = nil
    let update = engine.handle(
      .trackingBegan(isSwitch: previous != nil, isTable: scrollView is UITableView && !hasPages),
      metrics(), surroundings())
    notifyHostOfScrollView()
    let isAnimated = finish(update)
    relay?.headerView(self, didChangeScrollViewAnimated: isAnimated)
  }

  /// Reports a header that the first drag doesn't reach, because the app neither forwards events nor lets the header observe
  /// the scroll view. In a release build, this method does nothing.
  private func watchForwarding() {
    #if DEBUG
      forwardingWatch = tracker.scrollView.map {
        ForwardingWatch(of: $0) { [weak self] in
          if self?.tracker.receivesEvents == false { HeaderMisuse.report(.eventsNotForwarded) }
        }
      }
    #endif
  }

  private func leave(_ scrollView: UIScrollView) {
    stopCatchingTouches()
    let update = engine.handle(.trackingEnded, metrics(), surroundings())
    tracker.seat?.isKept = true
    tracker.seat?.heightWhenLeft = ScrollMetrics.usable(surroundings().headerHeight)
    // Code of the app may run during the write. Its changes no longer affect this scroll view.
    tracker.attach(nil)
    tracker.write(update.write, to: scrollView)
  }

  /// Applies the engine's changes to a scroll view that isn't tracked.
  func prepare(_ scrollView: UIScrollView, _ write: ScrollWrite) {
    tracker.write(write, to: scrollView)
    tracker.followHeader(in: scrollView)
  }
}
