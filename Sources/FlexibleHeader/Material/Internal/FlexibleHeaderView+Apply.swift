import HeaderEngine

/// Applying: the one place that writes what the engine decides about the header itself.
extension FlexibleHeaderView {
  func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    topSafeAreaGuide.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0)
    topSafeAreaGuide.autoresizingMask = .flexibleWidth
    topSafeAreaGuide.isUserInteractionEnabled = false
    topSafeAreaGuide.isHidden = true
    addSubview(topSafeAreaGuide)
    backgroundColor = .lightGray
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowRadius = 4
    layer.shadowOpacity = 0
    applyShadowColor()
    announcedFrame = frame
    accessibilityIdentifier = "FlexibleHeaderViewAccessibilityIdentifier"
    behavioralFlags = flags
    voiceOverToken = NotificationToken(UIAccessibility.voiceOverStatusDidChangeNotification) {
      [weak self] in
      self?.isVoiceOverRunning = UIAccessibility.isVoiceOverRunning
      self?.layOutHeader()
    }
  }

  /// Tells the engine what happened and applies its answer.
  func send(_ event: MaterialHeader.Event) {
    forgetLostScrollView()
    apply(engine.handle(event, measuredScrollState(), surroundings(), height: bounds.height))
  }

  /// Does what the setting of a value asks for.
  func perform(_ consequences: MaterialHeader.Consequences) {
    if consequences.contains(.changesStatusBar) { updateStatusBar() }
    if consequences.contains(.reinjects), let trackedScrollView { reinject(into: trackedScrollView) }
    if consequences.contains(.injects), let trackedScrollView { inject(into: trackedScrollView) }
    let height = consequences.contains(.takesLeastHeight) ? engine.heights.least : bounds.height
    if consequences.contains(.laysOut) {
      layOutHeader()
    } else if consequences.contains(.updates) {
      apply(engine.handle(.refreshed, measuredScrollState(), surroundings(), height: height))
    } else if consequences.contains(.takesLeastHeight) {
      place(top: frame.minY, height: height, over: nil)
    }
    followShiftAnimation(engine.isShiftAnimationRunning)
  }

  func apply(_ update: HeaderUpdate?) {
    if let update { apply(update, to: trackedScrollView) }
    followShiftAnimation(engine.isShiftAnimationRunning)
  }

  func apply(_ update: HeaderUpdate, to scrollView: UIScrollView?) {
    let hasMoved = place(top: update.top, height: update.height, over: scrollView)
    if let isHidden = update.isHidden, self.isHidden != isHidden { self.isHidden = isHidden }
    if !viewsHiddenWhenShifted.isEmpty { applyShiftedContentAlpha() }
    if let inset = update.indicatorInsetTop { scrollView?.write(indicatorInsetTop: inset) }
    applyShadow(opacity: update.shadowOpacity)
    if ownsKeyframes { applyKeyframes() }
    if statusBarSnapshot != nil || engine.showsStatusBarSnapshot { followStatusBarSnapshot(update) }
    if update.statusBarPreferenceChanged { updateStatusBar() }
    if hasMoved { announceFrameIfChanged() }
  }

  /// Sets height and top edge through bounds and centre: the frame is of no use while a transform is in
  /// force. Answers whether anything was to be set.
  @discardableResult
  private func place(top: CGFloat, height: CGFloat, over scrollView: UIScrollView?) -> Bool {
    let bounds = bounds
    let center = center
    let middle = top + height * 0.5
    let resizes = bounds.height != height
    let moves = center.y != middle
    guard resizes || moves else { return followContentTranslation(of: scrollView) }
    isPlacing = true
    if resizes {
      self.bounds = CGRect(origin: bounds.origin, size: CGSize(width: bounds.width, height: height))
    }
    if moves { self.center = CGPoint(x: center.x, y: middle) }
    isPlacing = false
    if missedSafeAreaReport {
      missedSafeAreaReport = false
      reportSafeArea()
    }
    followContentTranslation(of: scrollView)
    return true
  }

  private func applyShiftedContentAlpha() {
    let alpha = engine.shiftedContentAlpha
    viewsHiddenWhenShifted.forEach { if $0.alpha != alpha { $0.alpha = alpha } }
  }

  func announceFrameIfChanged() {
    let frame = frame
    guard frame != announcedFrame else { return }
    announcedFrame = frame
    delegate?.flexibleHeaderViewFrameDidChange(self)
  }

  /// A display link exists exactly while the engine wants frames.
  func followShiftAnimation(_ isRunning: Bool) {
    if !isRunning {
      if displayLink != nil { displayLink = nil }
    } else if displayLink == nil {
      displayLink = DisplayLink { [weak self] duration in self?.send(.animationTicked(duration: duration)) }
    }
  }

  // MARK: - Inside the scroll view

  /// A header that is a subview of its scroll view stays in place by moving against the content, in front of
  /// it. Answers whether it had to move.
  @discardableResult
  func followContentTranslation(of scrollView: UIScrollView?) -> Bool {
    guard let scrollView, ObjectIdentifier(scrollView) == superviewIdentity else {
      guard isTranslatedWithContent else { return false }
      isTranslatedWithContent = false
      contentSizeObservation = nil
      transform = .identity
      return true
    }
    if !isTranslatedWithContent { observeContentSize(of: scrollView) }
    isTranslatedWithContent = true
    keepInFrontOfContent()
    // What this event brings into view, a table adds in its own layout, above the header. The header's comes after it.
    setNeedsLayout()
    let translation = CGAffineTransform(translationX: 0, y: scrollView.contentOffset.y)
    guard transform != translation else { return false }
    if let motion = scrollView.layer.animation(forKey: "bounds.origin") {
      UIView.animate(withDuration: motion.duration) { self.transform = translation }
    } else {
      transform = translation
    }
    return true
  }

  /// Rows that are loaded without a scroll event come in above the header, too.
  private func observeContentSize(of scrollView: UIScrollView) {
    contentSizeObservation = scrollView.observe(\.contentSize) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.setNeedsLayout() }
    }
  }

  func keepInFrontOfContent() {
    guard let superview, superview.subviews.last !== self else { return }
    superview.bringSubviewToFront(self)
  }
}
