#if canImport(ObjectiveC)
  import FlexibleHeaderMigration
  import UIKit

  // The members of Material Components' header, under their selectors. They aren't visible to Swift code.
  extension FlexibleHeaderView {
    /// The minimum height, in points. The default is 56.
    @available(swift, obsoleted: 1.0)
    @objc(minimumHeight) public var minimumHeight_objc: CGFloat {
      get { minimumHeight }
      set { minimumHeight = newValue }
    }

    /// The maximum height of the header when it isn't stretched, in points. The default is 56.
    @available(swift, obsoleted: 1.0)
    @objc(maximumHeight) public var maximumHeight_objc: CGFloat {
      get { maximumHeight }
      set { maximumHeight = newValue }
    }

    /// A Boolean value that indicates whether the heights include the top safe area.
    @available(swift, obsoleted: 1.0)
    @objc(minMaxHeightIncludesSafeArea) public var minMaxHeightIncludesSafeArea_objc: Bool {
      get { minMaxHeightIncludesSafeArea }
      set { minMaxHeightIncludesSafeArea = newValue }
    }

    /// The height that stays on the screen when the header shifts, in points. The default is 0.
    @available(swift, obsoleted: 1.0)
    @objc(minimumHeaderViewHeight) public var minimumHeaderViewHeight_objc: CGFloat {
      get { minimumHeaderViewHeight }
      set { minimumHeaderViewHeight = newValue }
    }

    /// A Boolean value that determines whether the header stretches beyond its maximum height. The default is `YES`.
    @available(swift, obsoleted: 1.0)
    @objc(canOverExtend) public var canOverExtend_objc: Bool {
      get { canOverExtend }
      set { canOverExtend = newValue }
    }

    /// The opacity of the shadow when it is fully visible, 0...1. The default is 0.4.
    @available(swift, obsoleted: 1.0)
    @objc(visibleShadowOpacity) public var visibleShadowOpacity_objc: Float {
      get { visibleShadowOpacity }
      set { visibleShadowOpacity = newValue }
    }

    /// The color of the shadow. The default is black.
    @available(swift, obsoleted: 1.0)
    @objc(shadowColor) public var shadowColor_objc: UIColor {
      get { shadowColor }
      set { shadowColor = newValue }
    }

    /// A layer that casts the shadow instead of the header's own layer. The default is `nil`.
    @available(swift, obsoleted: 1.0)
    @objc(shadowLayer) public var shadowLayer_objc: CALayer? {
      get { shadowLayer }
      set { shadowLayer = newValue }
    }

    /// The elevation, in points. The default is 0.
    @available(swift, obsoleted: 1.0)
    @objc(elevation) public var elevation_objc: CGFloat {
      get { elevation }
      set { elevation = newValue }
    }

    /// The scroll view that drives the header. It is held weakly. The default is `nil`.
    @available(swift, obsoleted: 1.0)
    @objc(trackingScrollView) public var trackingScrollView_objc: UIScrollView? {
      get { trackingScrollView }
      set { trackingScrollView = newValue }
    }

    /// A Boolean value that determines whether the header observes the scroll view. The default is `NO`.
    @available(swift, obsoleted: 1.0)
    @objc(observesTrackingScrollViewScrollEvents) public var observesTrackingScrollViewScrollEvents_objc: Bool
    {
      get { observesTrackingScrollViewScrollEvents }
      set { observesTrackingScrollViewScrollEvents = newValue }
    }

    /// A Boolean value that indicates whether content always extends beneath the header. The default is `NO`.
    @available(swift, obsoleted: 1.0)
    @objc(inFrontOfInfiniteContent) public var inFrontOfInfiniteContent_objc: Bool {
      @objc(isInFrontOfInfiniteContent)
      get { isInFrontOfInfiniteContent }
      @objc(setInFrontOfInfiniteContent:)
      set { isInFrontOfInfiniteContent = newValue }
    }

    /// A Boolean value that determines whether several scroll views share the header. The default is `NO`.
    @available(swift, obsoleted: 1.0)
    @objc(sharedWithManyScrollViews) public var sharedWithManyScrollViews_objc: Bool {
      get { isSharedWithManyScrollViews }
      set { isSharedWithManyScrollViews = newValue }
    }

    /// A Boolean value that indicates whether a scrubber moves the content. The default is `NO`.
    @available(swift, obsoleted: 1.0)
    @objc(trackingScrollViewIsBeingScrubbed) public var trackingScrollViewIsBeingScrubbed_objc: Bool {
      get { isTrackingScrollViewBeingScrubbed }
      set { isTrackingScrollViewBeingScrubbed = newValue }
    }

    /// A Boolean value that indicates whether the content is visible through the header. The default is `NO`.
    @available(swift, obsoleted: 1.0)
    @objc(contentIsTranslucent) public var contentIsTranslucent_objc: Bool {
      get { contentIsTranslucent }
      set { contentIsTranslucent = newValue }
    }

    /// A Boolean value that indicates whether the status bar may overlap the header. The default is `YES`.
    @available(swift, obsoleted: 1.0)
    @objc(statusBarHintCanOverlapHeader) public var statusBarHintCanOverlapHeader_objc: Bool {
      get { statusBarHintCanOverlapHeader }
      set { statusBarHintCanOverlapHeader = newValue }
    }

    /// The way in which the header leaves the screen. The default is `MDCFlexibleHeaderShiftBehaviorDisabled`.
    @available(swift, obsoleted: 1.0)
    @objc(shiftBehavior) public var shiftBehavior_objc: MDCFlexibleHeaderShiftBehavior {
      get { MDCFlexibleHeaderShiftBehavior(rawValue: shiftBehavior.rawValue) ?? .disabled }
      set { shiftBehavior = FlexibleHeaderShiftBehavior(rawValue: newValue.rawValue) ?? .disabled }
    }

    /// The importance of the header's content. The default is `MDCFlexibleHeaderContentImportanceDefault`.
    @available(swift, obsoleted: 1.0)
    @objc(headerContentImportance) public var headerContentImportance_objc: MDCFlexibleHeaderContentImportance
    {
      get { MDCFlexibleHeaderContentImportance(rawValue: headerContentImportance.rawValue) ?? .default }
      set {
        headerContentImportance = FlexibleHeaderContentImportance(rawValue: newValue.rawValue) ?? .default
      }
    }

    /// A Boolean value that determines whether scroll views whose `contentInsetAdjustmentBehavior` is `Never` keep their
    /// insets. The default is `NO`.
    @available(swift, obsoleted: 1.0)
    @objc(disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever)
    public var disableContentInsetAdjustment_objc: Bool {
      get { disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever }
      set { disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever = newValue }
    }

    /// A Boolean value that determines whether the header removes its shadow when it stops tracking. The default is `NO`.
    @available(swift, obsoleted: 1.0)
    @objc(resetShadowAfterTrackingScrollViewIsReset) public var resetShadow_objc: Bool {
      get { resetsShadowAfterTrackingScrollViewIsReset }
      set { resetsShadowAfterTrackingScrollViewIsReset = newValue }
    }

    /// A Boolean value that determines whether a custom shadow layer is animated with the header. The default is `NO`.
    @available(swift, obsoleted: 1.0)
    @objc(allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView)
    public var allowShadowLayerFrameAnimations_objc: Bool {
      get { allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView }
      set { allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView = newValue }
    }

    /// The current phase of the header.
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

    /// The view to which you add your own views.
    @available(swift, obsoleted: 1.0)
    @objc(contentView) public var contentView_objc: UIView { contentView }

    /// A view that covers the part of the header under the top safe area.
    @available(swift, obsoleted: 1.0)
    @objc(topSafeAreaGuide) public var topSafeAreaGuide_objc: UIView { topSafeAreaGuide }

    /// A Boolean value that indicates whether the header is off-screen or moving off the screen.
    @available(swift, obsoleted: 1.0)
    @objc(shiftedOffscreen) public var shiftedOffscreen_objc: Bool {
      @objc(isShiftedOffscreen)
      get { isShiftedOffscreen }
    }

    /// A Boolean value that indicates whether the status bar should be hidden.
    @available(swift, obsoleted: 1.0)
    @objc(prefersStatusBarHidden) public var prefersStatusBarHidden_objc: Bool { prefersStatusBarHidden }

    /// Notifies the header that the tracking scroll view scrolled.
    @available(swift, obsoleted: 1.0)
    @objc(trackingScrollViewDidScroll) public func trackingScrollViewDidScroll_objc() {
      trackingScrollViewDidScroll()
    }

    /// Notifies the header that the user stopped dragging.
    @available(swift, obsoleted: 1.0)
    @objc(trackingScrollViewDidEndDraggingWillDecelerate:) public func trackingScrollViewDidEndDragging_objc(
      willDecelerate: Bool
    ) { trackingScrollViewDidEndDragging(willDecelerate: willDecelerate) }

    /// Notifies the header that the content stopped decelerating.
    @available(swift, obsoleted: 1.0)
    @objc(trackingScrollViewDidEndDecelerating) public func trackingScrollViewDidEndDecelerating_objc() {
      trackingScrollViewDidEndDecelerating()
    }

    /// Adjusts the target of a drag, and returns whether the header changed it.
    @available(swift, obsoleted: 1.0)
    @objc(trackingScrollViewWillEndDraggingWithVelocity:targetContentOffset:)
    @discardableResult
    public func trackingScrollViewWillEndDragging_objc(
      velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) -> Bool {
      trackingScrollViewWillEndDragging(withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    /// Notifies the header that the adjusted content inset of a scroll view changed.
    @available(swift, obsoleted: 1.0)
    @objc(trackingScrollViewDidChangeAdjustedContentInset:)
    public func trackingScrollViewDidChangeAdjustedContentInset_objc(_ scrollView: UIScrollView?) {
      trackingScrollViewDidChangeAdjustedContentInset(scrollView)
    }

    /// Prepares a scroll view that may be tracked next.
    @available(swift, obsoleted: 1.0)
    @objc(trackingScrollWillChangeToScrollView:) public func trackingScrollWillChange_objc(
      to scrollView: UIScrollView?
    ) { trackingScrollWillChange(to: scrollView) }

    /// Runs a block that may change the insets of the scroll view.
    @available(swift, obsoleted: 1.0)
    @objc(changeContentInsets:) public func changeContentInsets_objc(_ change: () -> Void) {
      changeContentInsets(change)
    }

    /// Forwards touches on a view to the tracking scroll view.
    @available(swift, obsoleted: 1.0)
    @objc(forwardTouchEventsForView:) public func forwardTouchEvents_objc(for view: UIView) {
      forwardTouchEvents(for: view)
    }

    /// Stops forwarding touches on a view that was passed to `forwardTouchEventsForView:`.
    @available(swift, obsoleted: 1.0)
    @objc(stopForwardingTouchEventsForView:) public func stopForwardingTouchEvents_objc(for view: UIView) {
      stopForwardingTouchEvents(for: view)
    }

    /// Fades out a view while the header shifts.
    @available(swift, obsoleted: 1.0)
    @objc(hideViewWhenShifted:) public func hideViewWhenShifted_objc(_ view: UIView) {
      hideViewWhenShifted(view)
    }

    /// Stops fading a view that was passed to `hideViewWhenShifted:`.
    @available(swift, obsoleted: 1.0)
    @objc(stopHidingViewWhenShifted:) public func stopHidingViewWhenShifted_objc(_ view: UIView) {
      stopHidingViewWhenShifted(view)
    }

    /// Moves the header back onto the screen.
    @available(swift, obsoleted: 1.0)
    @objc(shiftHeaderOnScreenAnimated:) public func shiftHeaderOnScreen_objc(animated: Bool) {
      shiftHeaderOnScreen(animated: animated)
    }

    /// Moves the header off the screen.
    @available(swift, obsoleted: 1.0)
    @objc(shiftHeaderOffScreenAnimated:) public func shiftHeaderOffScreen_objc(animated: Bool) {
      shiftHeaderOffScreen(animated: animated)
    }

    /// Animates changes with the duration and the curve that the header uses when the tracking scroll view changes.
    @available(swift, obsoleted: 1.0)
    @objc(animateWithAnimations:completion:) public func animate_objc(
      _ animations: @escaping () -> Void, completion: (@MainActor @Sendable (Bool) -> Void)?
    ) {
      animate(animations: animations, completion: completion)
    }

    /// Notifies the header of a size transition.
    @available(swift, obsoleted: 1.0)
    @objc(viewWillTransitionToSize:withTransitionCoordinator:) public func viewWillTransition_objc(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      viewWillTransition(to: size, with: coordinator)
    }

    /// Notifies the header that the interface is about to rotate.
    @available(swift, obsoleted: 1.0)
    @objc(interfaceOrientationWillChange) public func interfaceOrientationWillChange_objc() {
      interfaceOrientationWillChange()
    }

    /// Notifies the header that the interface is rotating.
    @available(swift, obsoleted: 1.0)
    @objc(interfaceOrientationIsChanging) public func interfaceOrientationIsChanging_objc() {
      interfaceOrientationIsChanging()
    }

    /// Notifies the header that the interface has rotated.
    @available(swift, obsoleted: 1.0)
    @objc(interfaceOrientationDidChange) public func interfaceOrientationDidChange_objc() {
      interfaceOrientationDidChange()
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
