#if canImport(ObjectiveC)
  import FlexibleHeaderMigration
  import UIKit

  // The members of Material Components' header, under their selectors. Swift code doesn't see them.
  extension FlexibleHeaderView {
    /// The height of the collapsed header, in points.
    @available(swift, obsoleted: 1.0)
    @objc(minimumHeight) public var minimumHeight_objc: CGFloat {
      get { minimumHeight }
      set { minimumHeight = newValue }
    }

    /// The greatest height without stretching, in points.
    @available(swift, obsoleted: 1.0)
    @objc(maximumHeight) public var maximumHeight_objc: CGFloat {
      get { maximumHeight }
      set { maximumHeight = newValue }
    }

    /// Whether the heights include the top safe area.
    @available(swift, obsoleted: 1.0)
    @objc(minMaxHeightIncludesSafeArea) public var minMaxHeightIncludesSafeArea_objc: Bool {
      get { minMaxHeightIncludesSafeArea }
      set { minMaxHeightIncludesSafeArea = newValue }
    }

    /// The height that stays visible after shifting, in points.
    @available(swift, obsoleted: 1.0)
    @objc(minimumHeaderViewHeight) public var minimumHeaderViewHeight_objc: CGFloat {
      get { minimumHeaderViewHeight }
      set { minimumHeaderViewHeight = newValue }
    }

    /// Whether the header stretches beyond its maximum height.
    @available(swift, obsoleted: 1.0)
    @objc(canOverExtend) public var canOverExtend_objc: Bool {
      get { canOverExtend }
      set { canOverExtend = newValue }
    }

    /// The opacity of the visible shadow, 0...1.
    @available(swift, obsoleted: 1.0)
    @objc(visibleShadowOpacity) public var visibleShadowOpacity_objc: Float {
      get { visibleShadowOpacity }
      set { visibleShadowOpacity = newValue }
    }

    /// The color of the shadow.
    @available(swift, obsoleted: 1.0)
    @objc(shadowColor) public var shadowColor_objc: UIColor {
      get { shadowColor }
      set { shadowColor = newValue }
    }

    /// A custom layer that shows the shadow.
    @available(swift, obsoleted: 1.0)
    @objc(shadowLayer) public var shadowLayer_objc: CALayer? {
      get { shadowLayer }
      set { shadowLayer = newValue }
    }

    /// The elevation, in points.
    @available(swift, obsoleted: 1.0)
    @objc(elevation) public var elevation_objc: CGFloat {
      get { elevation }
      set { elevation = newValue }
    }

    /// The scroll view that moves the header. Held weakly.
    @available(swift, obsoleted: 1.0)
    @objc(trackingScrollView) public var trackingScrollView_objc: UIScrollView? {
      get { trackingScrollView }
      set { trackingScrollView = newValue }
    }

    /// Whether the header observes the scroll view.
    @available(swift, obsoleted: 1.0)
    @objc(observesTrackingScrollViewScrollEvents) public var observesTrackingScrollViewScrollEvents_objc: Bool
    {
      get { observesTrackingScrollViewScrollEvents }
      set { observesTrackingScrollViewScrollEvents = newValue }
    }

    /// Whether content always extends beneath the header.
    @available(swift, obsoleted: 1.0)
    @objc(inFrontOfInfiniteContent) public var inFrontOfInfiniteContent_objc: Bool {
      @objc(isInFrontOfInfiniteContent)
      get { isInFrontOfInfiniteContent }
      @objc(setInFrontOfInfiniteContent:)
      set { isInFrontOfInfiniteContent = newValue }
    }

    /// Whether several scroll views share the header.
    @available(swift, obsoleted: 1.0)
    @objc(sharedWithManyScrollViews) public var sharedWithManyScrollViews_objc: Bool {
      get { isSharedWithManyScrollViews }
      set { isSharedWithManyScrollViews = newValue }
    }

    /// Whether a scrubber moves the content.
    @available(swift, obsoleted: 1.0)
    @objc(trackingScrollViewIsBeingScrubbed) public var trackingScrollViewIsBeingScrubbed_objc: Bool {
      get { isTrackingScrollViewBeingScrubbed }
      set { isTrackingScrollViewBeingScrubbed = newValue }
    }

    /// Whether the status bar is visible through the header.
    @available(swift, obsoleted: 1.0)
    @objc(contentIsTranslucent) public var contentIsTranslucent_objc: Bool {
      get { contentIsTranslucent }
      set { contentIsTranslucent = newValue }
    }

    /// Whether the header collapses to the status bar.
    @available(swift, obsoleted: 1.0)
    @objc(statusBarHintCanOverlapHeader) public var statusBarHintCanOverlapHeader_objc: Bool {
      get { statusBarHintCanOverlapHeader }
      set { statusBarHintCanOverlapHeader = newValue }
    }

    /// The way in which the header leaves the screen.
    @available(swift, obsoleted: 1.0)
    @objc(shiftBehavior) public var shiftBehavior_objc: MDCFlexibleHeaderShiftBehavior {
      get { MDCFlexibleHeaderShiftBehavior(rawValue: shiftBehavior.rawValue) ?? .disabled }
      set { shiftBehavior = FlexibleHeaderShiftBehavior(rawValue: newValue.rawValue) ?? .disabled }
    }

    /// The phase of the header.
    @available(swift, obsoleted: 1.0)
    @objc(scrollPhase) public var scrollPhase_objc: MDCFlexibleHeaderScrollPhase {
      MDCFlexibleHeaderScrollPhase(rawValue: scrollPhase.rawValue) ?? .shifting
    }

    /// The value of the phase, in points.
    @available(swift, obsoleted: 1.0)
    @objc(scrollPhaseValue) public var scrollPhaseValue_objc: CGFloat { scrollPhaseValue }

    /// The progress of the phase.
    @available(swift, obsoleted: 1.0)
    @objc(scrollPhasePercentage) public var scrollPhasePercentage_objc: CGFloat { scrollPhasePercentage }

    /// The view that holds the header's content.
    @available(swift, obsoleted: 1.0)
    @objc(contentView) public var contentView_objc: UIView { contentView }

    /// A view as high as the top safe area.
    @available(swift, obsoleted: 1.0)
    @objc(topSafeAreaGuide) public var topSafeAreaGuide_objc: UIView { topSafeAreaGuide }

    /// Whether the header has left the screen.
    @available(swift, obsoleted: 1.0)
    @objc(shiftedOffscreen) public var shiftedOffscreen_objc: Bool {
      @objc(isShiftedOffscreen)
      get { isShiftedOffscreen }
    }

    /// Whether the status bar should be hidden.
    @available(swift, obsoleted: 1.0)
    @objc(prefersStatusBarHidden) public var prefersStatusBarHidden_objc: Bool { prefersStatusBarHidden }

    /// Forwards an event.
    @available(swift, obsoleted: 1.0)
    @objc(trackingScrollViewDidScroll) public func trackingScrollViewDidScroll_objc() {
      trackingScrollViewDidScroll()
    }

    /// Forwards an event.
    @available(swift, obsoleted: 1.0)
    @objc(trackingScrollViewDidEndDraggingWillDecelerate:) public func trackingScrollViewDidEndDragging_objc(
      willDecelerate: Bool
    ) { trackingScrollViewDidEndDragging(willDecelerate: willDecelerate) }

    /// Forwards an event.
    @available(swift, obsoleted: 1.0)
    @objc(trackingScrollViewDidEndDecelerating) public func trackingScrollViewDidEndDecelerating_objc() {
      trackingScrollViewDidEndDecelerating()
    }

    /// Forwards an event, and returns whether it changed the offset.
    @available(swift, obsoleted: 1.0)
    @objc(trackingScrollViewWillEndDraggingWithVelocity:targetContentOffset:)
    @discardableResult
    public func trackingScrollViewWillEndDragging_objc(
      velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) -> Bool {
      trackingScrollViewWillEndDragging(withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    /// Forwards an event.
    @available(swift, obsoleted: 1.0)
    @objc(trackingScrollViewDidChangeAdjustedContentInset:)
    public func trackingScrollViewDidChangeAdjustedContentInset_objc(_ scrollView: UIScrollView?) {
      trackingScrollViewDidChangeAdjustedContentInset(scrollView)
    }

    /// Announces a scroll view that may be tracked next.
    @available(swift, obsoleted: 1.0)
    @objc(trackingScrollWillChangeToScrollView:) public func trackingScrollWillChange_objc(
      to scrollView: UIScrollView?
    ) { trackingScrollWillChange(to: scrollView) }

    /// Runs a block that changes the insets of the scroll view.
    @available(swift, obsoleted: 1.0)
    @objc(changeContentInsets:) public func changeContentInsets_objc(_ change: () -> Void) {
      changeContentInsets(change)
    }

    /// Lets touches on a view scroll the content.
    @available(swift, obsoleted: 1.0)
    @objc(forwardTouchEventsForView:) public func forwardTouchEvents_objc(for view: UIView) {
      forwardTouchEvents(for: view)
    }

    /// Ends what `forwardTouchEventsForView:` began.
    @available(swift, obsoleted: 1.0)
    @objc(stopForwardingTouchEventsForView:) public func stopForwardingTouchEvents_objc(for view: UIView) {
      stopForwardingTouchEvents(for: view)
    }

    /// Fades a view while the header leaves.
    @available(swift, obsoleted: 1.0)
    @objc(hideViewWhenShifted:) public func hideViewWhenShifted_objc(_ view: UIView) {
      hideViewWhenShifted(view)
    }

    /// Ends what `hideViewWhenShifted:` began.
    @available(swift, obsoleted: 1.0)
    @objc(stopHidingViewWhenShifted:) public func stopHidingViewWhenShifted_objc(_ view: UIView) {
      stopHidingViewWhenShifted(view)
    }

    /// Shows the header.
    @available(swift, obsoleted: 1.0)
    @objc(shiftHeaderOnScreenAnimated:) public func shiftHeaderOnScreen_objc(animated: Bool) {
      shiftHeaderOnScreen(animated: animated)
    }

    /// Hides the header.
    @available(swift, obsoleted: 1.0)
    @objc(shiftHeaderOffScreenAnimated:) public func shiftHeaderOffScreen_objc(animated: Bool) {
      shiftHeaderOffScreen(animated: animated)
    }

    /// Sets a custom shadow layer, and a block that is called with the intensity of its shadow, 0...1.
    @available(swift, obsoleted: 1.0)
    @objc(setShadowLayer:intensityDidChangeBlock:)
    public func setShadowLayer_objc(
      _ layer: CALayer, intensityDidChange block: @escaping (CALayer, CGFloat) -> Void
    ) {
      setShadowLayer(layer, intensityDidChange: block)
    }
  }
#endif
