import HeaderEngine

/// The scroll view that drives the header, and its events.
extension FlexibleHeaderView {
  /// The scroll view that drives the header; default nil. Held weakly: when it goes away the header behaves as if
  /// nil had been set. Its top insets grow by the header's height, and shrink again when it is no longer tracked.
  public var trackingScrollView: UIScrollView? {
    get { trackedScrollView }
    set { track(newValue) }
  }

  /// Whether the header watches the scroll view's offset by itself, so that nothing has to be forwarded. Default
  /// false; goes only with `shiftBehavior` `disabled` and `hideable`.
  public var observesTrackingScrollViewScrollEvents: Bool {
    get { isObserving }
    set {
      if newValue, shiftBehavior == .enabled || shiftBehavior == .enabledWithStatusBar {
        HeaderMisuse.report(.observingWhileShifting)
        return
      }
      isObserving = newValue
      observeTrackedScrollView()
    }
  }

  /// Whether something like a scrubber moves the content: what would bring the header back is then ignored.
  /// Default false.
  public var trackingScrollViewIsBeingScrubbed: Bool {
    get { engine.options.isTrackingScrollViewBeingScrubbed }
    set { engine.options.isTrackingScrollViewBeingScrubbed = newValue }
  }

  // MARK: - Events to forward

  /// Forward `scrollViewDidScroll` of the tracking scroll view here.
  public func trackingScrollViewDidScroll() {
    guard acceptsForwarding() else { return }
    trackedScrollViewDidScroll()
  }

  /// Forward `scrollViewDidEndDragging(_:willDecelerate:)` of the tracking scroll view here.
  public func trackingScrollViewDidEndDragging(willDecelerate: Bool) {
    guard acceptsForwarding() else { return }
    send(.draggingEnded(willDecelerate: willDecelerate))
  }

  /// Forward `scrollViewDidEndDecelerating` of the tracking scroll view here.
  public func trackingScrollViewDidEndDecelerating() {
    guard acceptsForwarding() else { return }
    send(.deceleratingEnded)
  }

  /// Forward `scrollViewDidEndScrollingAnimation` of the tracking scroll view here, where content is scrolled by command:
  /// the header then doesn't stay half way off the screen.
  public func trackingScrollViewDidEndScrollingAnimation() {
    guard acceptsForwarding() else { return }
    send(.scrollingAnimationEnded)
  }

  /// Forward `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` of the tracking scroll view here.
  ///
  /// Moves the target where it would leave the header half way off the screen, and answers whether it did.
  @discardableResult public func trackingScrollViewWillEndDragging(
    withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Bool {
    guard acceptsForwarding(), let scroll = measuredScrollState() else { return false }
    let target = targetContentOffset.pointee.y
    guard let offset = engine.restingOffset(for: target, scroll, surroundings()) else { return false }
    targetContentOffset.pointee.y = offset
    return true
  }

  /// Forward `scrollViewDidChangeAdjustedContentInset` here, of the tracking scroll view or of one that takes turns
  /// with it. Nil does nothing.
  public func trackingScrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView?) {
    guard let scrollView, engine.acceptsScrolling else { return }
    reinject(into: scrollView)
  }

  /// Announces a scroll view that may be tracked next, while it is not yet seen: its insets and its offset are
  /// brought to where the header will not have to jump. Nil does nothing.
  public func trackingScrollWillChange(to scrollView: UIScrollView?) {
    guard let scrollView else { return }
    let isTracked = scrollView === trackedScrollView
    var entry = isTracked ? engine.injected : ledger[scrollView]
    let write = engine.announcement(
      of: measure(scrollView, entry), entry: &entry, surroundings(), height: bounds.height)
    if !isTracked { ledger[scrollView] = entry }
    self.write(write, to: scrollView)
  }

  /// Runs `changes`, which may set the tracking scroll view's content insets; the content stays where it is on the
  /// screen, and nothing that happens meanwhile counts as scrolling.
  public func changeContentInsets(_ changes: () -> Void) {
    guard let scrollView = trackedScrollView else { return changes() }
    let inset = scrollView.contentInset.top
    let offset = scrollView.contentOffset.y
    engine.suspendScrolling()
    changes()
    scrollView.write(offset: offset - (scrollView.contentInset.top - inset))
    engine.resumeScrolling()
    engine.offsetWasWritten(measure(scrollView))
  }

  private func acceptsForwarding() -> Bool {
    if isObserving { HeaderMisuse.report(.forwardingWhileObserving) }
    return !isObserving
  }

  // MARK: - Rotation

  /// Call from the owning view controller's `viewWillTransition(to:with:)`. `FlexibleHeaderViewController` does.
  public func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    interfaceOrientationWillChange()
    let isQueued = coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.interfaceOrientationIsChanging() },
      completion: { [weak self] _ in self?.interfaceOrientationDidChange() })
    // A transition that is over already calls nobody, and the header would ignore all scrolling for good.
    if !isQueued { interfaceOrientationDidChange() }
  }

  /// The interface begins to turn: until `interfaceOrientationDidChange()` no move counts as scrolling.
  public func interfaceOrientationWillChange() { engine.orientationWillChange() }

  /// The interface is turning; the new safe area counts from here on.
  public func interfaceOrientationIsChanging() { reportSafeArea() }

  /// The interface has turned: the header takes its place above the content as it is now.
  public func interfaceOrientationDidChange() {
    engine.orientationDidChange(measuredScrollState())
    layOutHeader()
    announceFrameIfChanged()
  }
}
