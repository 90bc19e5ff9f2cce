import HeaderEngine

/// Measuring: everything that the engine is told about views.
extension FlexibleHeaderView {
  /// The tracked scroll view as it is now; nil without one.
  func measuredScrollState() -> ScrollState? { trackedScrollView.map(measure) }

  func measure(_ scrollView: UIScrollView) -> ScrollState {
    let inset = scrollView.contentInset
    let adjustedInset = scrollView.adjustedContentInset
    return ScrollState(
      offset: scrollView.contentOffset.y,
      contentHeight: scrollView.contentSize.height + engine.injected.contentBottom,
      viewHeight: scrollView.bounds.height,
      contentInsetTop: inset.top,
      contentInsetBottom: inset.bottom,
      adjustedInsetTop: adjustedInset.top,
      indicatorInsetTop: scrollView.verticalScrollIndicatorInsets.top,
      refreshHeight: scrollView.refreshControl.map { $0.isRefreshing ? $0.frame.height : 0 } ?? 0,
      headerOrigin: originInSuperview(of: scrollView),
      isTracking: scrollView.isTracking,
      isPaging: scrollView.isPagingEnabled,
      refusesInjection: refusesInjection(scrollView),
      systemInsetBottom: adjustedInset.bottom - inset.bottom)
  }

  /// A scroll view that is not tracked, with what the ledger says of it.
  func measure(_ scrollView: UIScrollView, _ entry: InjectedInsets) -> ScrollState {
    var scroll = measure(scrollView)
    scroll.contentHeight += entry.contentBottom - engine.injected.contentBottom
    return scroll
  }

  @inline(__always)
  private func refusesInjection(_ scrollView: UIScrollView) -> Bool {
    if flags.useAdditionalSafeAreaInsetsForWebKitScrollViews, scrollView.belongsToWebView { return true }
    return flags.disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever
      && scrollView.contentInsetAdjustmentBehavior == .never
  }

  /// Where the origin of the header's superview lies in the coordinates of the scroll view's superview.
  private func originInSuperview(of scrollView: UIScrollView) -> CGFloat {
    guard let container = scrollView.superview, ObjectIdentifier(container) != superviewIdentity,
      let superview
    else { return 0 }
    // A header inside its scroll view is translated with the content, so that it never moves against the container.
    if superview === scrollView { return scrollView.frame.minY }
    return superview.convert(CGPoint.zero, to: container).y
  }

  func surroundings() -> Surroundings {
    let statusBar = window?.windowScene?.statusBarManager
    return Surroundings(
      statusBarHeight: statusBar.map { $0.statusBarFrame.height } ?? 0,
      isStatusBarHidden: statusBar?.isStatusBarHidden ?? false,
      isVoiceOverRunning: isVoiceOverRunning)
  }

  /// The top safe-area inset as the system reports it; nil while nobody knows.
  private func measuredTopSafeArea() -> CGFloat? {
    guard flags.inferTopSafeAreaInsetFromViewController else { return window?.safeAreaInsets.top }
    if let source = topSafeAreaSourceViewController ?? rootViewControllerOfAncestors() {
      guard let inset = source.viewIfLoaded?.safeAreaInsets.top else { return nil }
      return subtractsAdditionalSafeAreaInsets ? max(0, inset - source.additionalSafeAreaInsets.top) : inset
    }
    return window?.safeAreaInsets.top
  }

  /// The outermost view controller around the header. A controller whose view is the header itself does not count: its
  /// safe area depends on where the header is, and would feed on itself.
  private func rootViewControllerOfAncestors() -> UIViewController? {
    var responder = superview as UIResponder?
    while let current = responder {
      if var controller = current as? UIViewController {
        while let parent = controller.parent { controller = parent }
        return controller
      }
      responder = current.next
    }
    return nil
  }

  /// Tells the engine of the top safe area. Where the device is asked and no window says anything, it is taken for one
  /// with a classic status bar.
  func reportSafeArea() {
    if isPlacing {
      missedSafeAreaReport = true
      return
    }
    let fallback = flags.inferTopSafeAreaInsetFromViewController ? 0 : TopSafeArea.classicStatusBarHeight
    let inset = measuredTopSafeArea() ?? fallback
    perform(engine.reportSafeArea(inset, measuredScrollState(), surroundings()))
    let guideFrame = CGRect(x: 0, y: 0, width: bounds.width, height: engine.heights.safeArea)
    if topSafeAreaGuide.frame != guideFrame { topSafeAreaGuide.frame = guideFrame }
    owner?.updateTopLayout()
  }
}
