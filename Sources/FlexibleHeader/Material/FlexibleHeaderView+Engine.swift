import HeaderEngine
import UIKit

/// Event handling: measures the scroll view, calls the engine, writes to the scroll view, and applies the layout.
extension FlexibleHeaderView {
  func send(_ event: MaterialHeader.Event) {
    finish(engine.handle(event, liveMetrics(), surroundings()))
  }

  /// Sends a movement of the content to the engine and applies the update.
  ///
  /// The functions that run at every event are inlined here, because calling them, and passing measurements and layouts between
  /// them, has a measurable cost for a header at rest.
  func sendScroll() {
    guard let scrollView = liveScrollView() else { return send(.scrolled) }
    if tracker.rests(in: scrollView) { return }
    let update = engine.scroll(measure(scrollView), surroundings())
    guard update.next == nil else {
      finish(update)
      return
    }
    let reporter = progressReporter
    reporter?.begin()
    defer { reporter?.end() }
    // `finish(_:)` would load the scroll view again.
    tracker.write(update.write, to: scrollView)
    tracker.followHeader()
    bring(to: update.layout)
    // A header inside its scroll view moves against the content, and a status bar that it hides is checked in each event.
    if !contentTranslation.isActive, !tracker.containsHeader, !announcedStatusBarHidden {
      rest(within: engine.restingOffsets, below: statusBar, isNotified: isSubclass)
    }
  }

  /// Changes the engine's configuration and applies the update.
  func configure(_ change: (inout MaterialConfiguration) -> Void) {
    let heights = engine.configuration.heights
    finish(engine.configure(scroll: liveMetrics(), surroundings(), change))
    if engine.configuration.heights != heights { tracker.heightsDidChange() }
    // The path of the header may have changed, although the header stays where it is.
    applyKeyframes()
  }

  /// Performs the writes of an update until the engine is done, and applies the result. Returns whether the change is animated.
  @discardableResult
  func finish(_ update: HeaderUpdate<MaterialLayout>) -> Bool {
    let reporter = progressReporter
    reporter?.begin()
    defer { reporter?.end() }
    // All writes come before the header's placement, which may change the safe area and therefore the values to write.
    let layout = tracker.perform(update) { engine.handle($0, metrics(), surroundings()) }
    bring(to: layout)
    return layout?.isAnimated ?? false
  }

  /// Applies a layout to the header, and updates everything that depends on it.
  @inline(__always)
  private func bring(to layout: MaterialLayout?) {
    if let layout {
      // Other headers may have laid out after the writes, and caused further events of this header.
      let present = engine.layout ?? layout
      if layout.isAnimated { animate(to: present) } else { place(present) }
    } else {
      followContentTranslation()
    }
    if !neighbors.isEmpty { moveNeighbors() }
    applyShadow()
    if engine.isAnimating, policy.correctsOriginalBehavior { endAnimationWithReducedMotion() }
    if prefersStatusBarHidden != announcedStatusBarHidden { updateStatusBar() }
    if announcedStatusBarHidden { checkStatusBarRequest() }
    if tracker.wantsFrames != engine.isAnimating { tracker.wantsFrames = engine.isAnimating }
    observeContentSizeIfNeeded()
  }

  /// Completes the shift animation immediately if Reduce Motion is on.
  private func endAnimationWithReducedMotion() {
    guard UIAccessibility.isReduceMotionEnabled, scriptedDevice == nil else { return }
    // A frame of this duration completes every shift animation.
    send(.animationTicked(duration: 1))
  }

  /// Observes the content size if needed. Rows that are loaded without a scroll event affect the insets, and a header that is a
  /// subview of the scroll view.
  func observeContentSizeIfNeeded() {
    let observes = contentTranslation.isActive || engine.configuration.dependsOnContentSize
    if observes != tracker.observesContentSize { tracker.observeContentSize(observes) }
  }

  /// Stops tracking a scroll view that was deallocated. Its insets don't need to be restored.
  func forgetLostScrollView() {
    guard tracker.detachLostScrollView() else { return }
    _ = engine.handle(.scrollViewLost, nil, surroundings())
    notifyHostOfScrollView()
    finish(engine.handle(.refreshed, nil, surroundings()))
  }

  /// Returns the tracked scroll view. It is loaded once per event, because loading a weak reference costs more than the
  /// work done with it.
  func liveScrollView() -> UIScrollView? {
    if let scrollView = tracker.scrollView { return scrollView }
    forgetLostScrollView()
    return nil
  }

  // MARK: - Measuring

  func metrics() -> ScrollMetrics? {
    // The closure of a `map` would check at run time that it is called on the main actor.
    guard let scrollView = tracker.scrollView else { return nil }
    return measure(scrollView)
  }

  /// Returns the metrics of the tracked scroll view, or `nil` if there is none or if it was deallocated.
  func liveMetrics() -> ScrollMetrics? {
    guard let scrollView = liveScrollView() else { return nil }
    return measure(scrollView)
  }

  /// Returns the metrics of a scroll view, whether it is tracked or not.
  @inline(__always)
  func measure(_ scrollView: UIScrollView) -> ScrollMetrics {
    var metrics = tracker.measure(scrollView)
    metrics.refusesInsets = refusesInsets(scrollView)
    return metrics
  }

  @inline(__always)
  private func refusesInsets(_ scrollView: UIScrollView) -> Bool {
    if policy.usesAdditionalSafeAreaInsetsForWebKitScrollViews, scrollView.belongsToWebView { return true }
    return policy.disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever
      && scrollView.contentInsetAdjustmentBehavior == .never
  }

  // MARK: - Applying

  private func animate(to layout: MaterialLayout) {
    animateSwitch({
      self.place(layout)
      if self.policy.allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView {
        self.layOutShadow(isAnimated: true)
      }
    }) { [weak self] _ in
      guard let self else { return }
      self.relay?.headerViewSwitchAnimationDidEnd(self)
    }
  }

  @inline(__always)
  private func place(_ layout: MaterialLayout) {
    let bounds = bounds
    let hasMoved = setPlace(top: layout.top, height: layout.height, from: bounds)
    if let isHidden = layout.isHidden, self.isHidden != isHidden { self.isHidden = isHidden }
    if !viewsHiddenWhenShifted.isEmpty, shiftedContentAlpha != appliedContentAlpha {
      setShiftedContentAlpha()
    }
    if keyframeComposer != nil || refresh != nil {
      applyKeyframes(in: CGSize(width: bounds.width, height: layout.height))
    }
    if hasMoved { announceFrameIfChanged() }
  }

  /// Sets the height and the top edge, and returns whether anything changed. If the view has a transform, `frame` is undefined,
  /// so the bounds and the center are set. Otherwise one assignment costs less, because the system calculates the safe area
  /// after each.
  @inline(__always)
  private func setPlace(top: CGFloat, height: CGFloat, from bounds: CGRect) -> Bool {
    let center = center
    let middle = top + height * 0.5
    let resizes = bounds.height != height
    let moves = center.y != middle
    guard resizes || moves else { return followContentTranslation() }
    if resizes, !translatesAutoresizingMaskIntoConstraints { invalidateIntrinsicContentSize() }
    isPlacing = true
    if resizes, moves, hasPlainFrame {
      super.frame = CGRect(x: center.x - bounds.width * 0.5, y: top, width: bounds.width, height: height)
    } else {
      if resizes {
        self.bounds = CGRect(origin: bounds.origin, size: CGSize(width: bounds.width, height: height))
      }
      if moves { self.center = CGPoint(x: center.x, y: middle) }
    }
    isPlacing = false
    if missedReport {
      missedReport = false
      // Between the two changes, the safe area may have changed temporarily.
      if safeAreaInsets != reportedSafeArea { reportSafeArea() }
    }
    followContentTranslation()
    return true
  }

  /// Restores the header's height and top edge after other code set the frame. During a size transition, the system
  /// sets the frame, so the layout is restored at the end of the transition.
  func restorePlace() {
    guard !isPlacing, !engine.isInSizeTransition else { return }
    // Auto Layout places the header after the list, and before the header's layout.
    if !translatesAutoresizingMaskIntoConstraints { takeDueSafeArea() }
    guard let layout = engine.layout else { return }
    let middle = layout.top + 0.5 * layout.height
    guard bounds.height != layout.height || center.y != middle else { return }
    send(tracker.isAttached ? .laidOut : .refreshed)
    // Followers are placed after the header, if their common superview changes its size.
    setNeedsLayout()
  }

  /// Sets the alpha of all views that are hidden when the header shifts.
  func setShiftedContentAlpha() {
    let alpha = shiftedContentAlpha
    appliedContentAlpha = alpha
    viewsHiddenWhenShifted.forEach { if $0.alpha != alpha { $0.alpha = alpha } }
  }

  var shiftedContentAlpha: CGFloat { engine.layout?.shiftedContentAlpha ?? 1 }

  func announceFrameIfChanged() {
    guard host != nil || relay != nil else { return }
    let frame = frame
    guard frame != announcedFrame else { return }
    announcedFrame = frame
    host?.updateTopLayout()
    relay?.headerViewFrameDidChange(self)
  }
}

extension FlexibleHeaderView: ScrollTrackerClient {
  func trackedContentSizeDidChange() {
    if contentTranslation.isActive { setNeedsLayout() }
    if !tracker.isSuspended { send(.contentSizeChanged) }
  }

  var missingHeight: Double { engine.missingHeight }

  func trackerDidAdvance(by duration: TimeInterval) { send(.animationTicked(duration: duration)) }

  func trackerDidPass(_ reading: ScrollReading, step: Double) { engine.pass(reading) }
}
