import HeaderEngine

/// The tracked scroll view: taking it up, leaving it, and writing into it.
extension FlexibleHeaderView {
  func track(_ scrollView: UIScrollView?) {
    forgetLostScrollView()
    let previous = trackedScrollView
    guard scrollView !== previous else { return }
    if let previous { leave(previous) }
    trackedScrollView = scrollView
    hasTrackedScrollView = scrollView != nil
    observeTrackedScrollView()
    guard let scrollView else {
      followContentTranslation(of: nil)
      send(.refreshed)
      tellOwner()
      animationDelegate?.flexibleHeaderView(self, didChangeTrackingScrollViewAnimated: false)
      return
    }
    engine.startTracking(ledger[scrollView])
    tellOwner()
    inject(into: scrollView)
    takeUp(scrollView, from: previous)
  }

  /// The view controller gives safe area or takes it back; content that moves with it is not scrolled.
  private func tellOwner() {
    guard let owner else { return }
    engine.suspendScrolling()
    owner.headerScrollViewDidChange()
    engine.resumeScrolling()
  }

  private func leave(_ scrollView: UIScrollView) {
    touchCatcher.removeFromSuperview()
    let (entry, insets) = engine.stopTracking(measure(scrollView), height: bounds.height)
    ledger[scrollView] = entry
    guard let insets else { return }
    engine.suspendScrolling()
    scrollView.write(indicatorInsetTop: insets.indicatorTop)
    scrollView.write(insetTop: insets.contentTop)
    scrollView.write(insetBottom: insets.contentBottom)
    engine.resumeScrolling()
  }

  private func takeUp(_ scrollView: UIScrollView, from previous: UIScrollView?) {
    let decision = engine.switchOver(
      to: measure(scrollView), fromAnother: previous != nil, isTable: scrollView is UITableView,
      surroundings(), height: bounds.height)
    switch decision {
    case .immediate:
      layOutHeader()
    case .movesContent(let offset):
      moveContent(of: scrollView, to: offset)
      layOutHeader()
    case .animated:
      animate(animations: { self.layOutForSwitch() }) { [weak self] _ in
        guard let self else { return }
        self.animationDelegate?.flexibleHeaderViewChangeTrackingScrollViewAnimationDidComplete(self)
      }
    }
    animationDelegate?.flexibleHeaderView(
      self, didChangeTrackingScrollViewAnimated: decision == .animated)
  }

  private func layOutForSwitch() {
    layOutHeader()
    if flags.allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView { layOutShadow(isAnimated: true) }
  }

  /// A scroll view that went away takes its insets with it: from then on the header tracks nothing.
  func forgetLostScrollView() {
    guard hasTrackedScrollView, trackedScrollView == nil else { return }
    hasTrackedScrollView = false
    offsetObservation = nil
    engine.forgetTrackedScrollView()
    tellOwner()
    apply(engine.handle(.refreshed, nil, surroundings(), height: bounds.height))
  }

  func observeTrackedScrollView() {
    guard isObserving, let trackedScrollView else {
      offsetObservation = nil
      return
    }
    offsetObservation = trackedScrollView.observe(\.contentOffset) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.trackedScrollViewDidScroll() }
    }
  }

  // MARK: - Layout

  /// The content moved: undo what was UIKit's own nudge, follow the rest.
  func trackedScrollViewDidScroll() {
    guard let scrollView = liveScrollView(), engine.acceptsScrolling else { return }
    if isVoiceOverRunning { holdContentForVoiceOver(scrollView) }
    if engine.awaitsTableNudge, let offset = engine.offsetUndoingTableNudge(measure(scrollView)) {
      moveContent(of: scrollView, to: offset)
      followContentTranslation(of: scrollView)
    } else {
      layOut(over: scrollView)
    }
  }

  /// VoiceOver scrolls to what it reads: content that the header lies in would take it along.
  private func holdContentForVoiceOver(_ scrollView: UIScrollView) {
    guard ObjectIdentifier(scrollView) == superviewIdentity,
      let offset = engine.offsetForVoiceOver(measure(scrollView))
    else { return }
    moveContent(of: scrollView, to: offset)
  }

  /// Brings the injected inset up to date, then the header. Nothing happens without a scroll view.
  func layOutHeader() {
    if let scrollView = liveScrollView() { layOut(over: scrollView) }
  }

  /// The tracked scroll view, looked up once an event: a weak reference costs more than all that is done with it.
  private func liveScrollView() -> UIScrollView? {
    if let trackedScrollView { return trackedScrollView }
    forgetLostScrollView()
    return nil
  }

  private func layOut(over scrollView: UIScrollView) {
    let surroundings = surroundings()
    var scroll = measure(scrollView)
    if let write = engine.injection(into: scroll, surroundings) {
      self.write(write, to: scrollView)
      let written = measure(scrollView)
      if write.offset == nil { engine.contentWasMoved(from: scroll, to: written) }
      scroll = written
    }
    guard let update = engine.scroll(scroll, surroundings) else { return }
    apply(update, to: scrollView)
    if update.isAnimating || displayLink != nil { followShiftAnimation(update.isAnimating) }
  }

  // MARK: - Writing

  /// Injects the header's inset; what moves then is no scrolling.
  func inject(into scrollView: UIScrollView) {
    guard let write = engine.injection(into: measure(scrollView), surroundings()) else { return }
    self.write(write, to: scrollView)
    engine.offsetWasWritten(measure(scrollView))
  }

  /// Brings injected insets up to date although nothing scrolled; the content stays, unless somebody else moves it.
  func reinject(into scrollView: UIScrollView) {
    let before = scrollView.contentOffset.y
    let isTracked = scrollView === trackedScrollView
    guard let write = reinjection(into: scrollView, isTracked: isTracked) else { return }
    self.write(write, to: scrollView)
    let expected = write.offset ?? before
    guard scrollView.contentOffset.y == expected else { return }
    let offset = engine.offsetAfterReinjection(
      expected, adjustedInsetTop: scrollView.adjustedContentInset.top)
    moveContent(of: scrollView, to: offset)
    if isTracked, offset != before { engine.offsetWasWritten(measure(scrollView)) }
  }

  private func reinjection(into scrollView: UIScrollView, isTracked: Bool) -> MaterialHeader.ScrollWrite? {
    if isTracked { return engine.injection(into: measure(scrollView), surroundings(), keepsTop: false) }
    var entry = ledger[scrollView]
    defer { ledger[scrollView] = entry }
    return engine.injection(into: measure(scrollView, entry), entry: &entry, surroundings())
  }

  /// Writes what the engine decided about a scroll view; the events that this causes are not scrolling.
  func write(_ write: MaterialHeader.ScrollWrite, to scrollView: UIScrollView) {
    engine.suspendScrolling()
    if let inset = write.contentInsetTop { scrollView.write(insetTop: inset) }
    if let inset = write.contentInsetBottom { scrollView.write(insetBottom: inset) }
    if let offset = write.offset { scrollView.write(offset: offset) }
    engine.resumeScrolling()
  }

  /// Moves the content in the header's name; the event that this causes is no scrolling.
  private func moveContent(of scrollView: UIScrollView, to offset: CGFloat) {
    engine.suspendScrolling()
    scrollView.write(offset: offset)
    engine.resumeScrolling()
  }
}
