import UIKit

/// Safe areas and layout guides, and set-ups that cannot work. See `Documentation/Behavior/FlexibleHeader.md#top-layout`.
extension FlexibleHeaderViewController: FlexibleHeaderViewHost {
  func headerViewDidReportSafeArea() { updateTopLayout() }

  func headerViewDidChangeFlags() {
    inferTopSafeAreaSource()
    updateHairlineColor()
  }

  func headerViewDidChangeScrollView() {
    if headerView.window != nil { reportTopLayoutFault() }
    updateTopLayout()
  }

  func headerViewDidChangeStatusBarStyle() {
    if infersPreferredStatusBarStyle { setNeedsStatusBarAppearanceUpdate() }
  }

  func headerViewWillInstall(in scrollView: UIScrollView) {
    guard parent == nil, let owner = Self.owner(of: scrollView) else { return }
    owner.addChild(self)
    isChildByInstallation = true
  }

  func headerViewDidInstall() {
    if isChildByInstallation { didMove(toParent: parent) }
  }

  func headerViewWillUninstall() {
    if isChildByInstallation { willMove(toParent: nil) }
  }

  func headerViewDidUninstall() {
    guard isChildByInstallation else { return }
    isChildByInstallation = false
    removeFromParent()
  }

  private static func owner(of view: UIView) -> UIViewController? {
    var responder = view.next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    return responder as? UIViewController
  }

  // MARK: - Safe area

  /// The safe area comes from the outermost view controller, as those between see the header's own insets, or from the
  /// one that the delegate names.
  func inferTopSafeAreaSource() {
    let source =
      safeAreaDelegate?.flexibleHeaderViewControllerTopSafeAreaInsetViewController(self) ?? outermostAncestor
    headerView.subtractsAdditionalSafeAreaInsets =
      permitsInferringTopSafeAreaFromTopLayoutGuideViewController && source != nil
      && source === adjustedViewController
    headerView.topSafeAreaSourceViewController = source
    if headerView.window != nil { reportTopLayoutFault() }
    updateTopLayout()
  }

  private var outermostAncestor: UIViewController? {
    var ancestor = parent
    while let next = ancestor?.parent { ancestor = next }
    return ancestor
  }

  // MARK: - Top layout

  /// Updates the top layout guide and the additional safe area.
  ///
  /// The guide of a parent that isn't `topLayoutGuideViewController` follows only if the parent uses it, or on demand.
  ///
  /// - Parameter includesParent: Whether the parent's guide follows in any case.
  func updateTopLayout(includingParent includesParent: Bool = false) {
    if isTopLayoutGuideAdjustmentEnabled, let controller = adjustedViewController {
      guard !feedsOnItself else { return topLayout.withdraw() }
      topLayout.reserve(additionalTopInset, in: controller)
      // After the safe area, which resets the guide and may have moved content and header.
      topLayout.setGuideLength(headerView.bottomEdge, in: controller)
    } else {
      topLayout.withdraw()
      if let controller = topLayoutGuideViewController {
        topLayout.setGuideLength(legacyGuideLength, in: controller)
      } else if let parent, includesParent || (!isTopLayoutGuideAdjustmentEnabled && parentUsesGuide),
        // The guide of a table view controller moves with the rows, and the insets of the table hold the room.
        !(parent.viewIfLoaded is UIScrollView)
      {
        topLayout.setGuideLength(legacyGuideLength, in: parent)
      }
    }
  }

  /// The view controller whose content keeps clear of the header: the named one, or the content of a container.
  private var adjustedViewController: UIViewController? { topLayoutGuideViewController ?? containedContent }

  /// A tracked scroll view has its insets; a web view, whose insets are left alone, has room for the whole header, so
  /// that a page that fits does not become scrollable by the header's collapsing.
  private var additionalTopInset: CGFloat {
    if headerView.trackingScrollView == nil {
      return min(headerView.bottomEdge - headerView.topSafeArea, headerView.maximumHeight)
    }
    return usesSafeAreaForWebView ? headerView.greatestHeight - headerView.topSafeArea : 0
  }

  private var legacyGuideLength: CGFloat {
    let leavesStatusBar = headerView.shiftBehavior == .enabledWithStatusBar
    return max(headerView.bottomEdge, leavesStatusBar ? 0 : headerView.surroundings().statusBarHeight)
  }

  private var usesSafeAreaForWebView: Bool {
    usesAdditionalSafeAreaInsetsForWebKitScrollViews
      && headerView.trackingScrollView?.belongsToWebView == true
  }

  // MARK: - Faults

  /// Reports a set-up that cannot work, once; it is ignored for as long as it lasts. Only a header in a window, or about
  /// to come there, knows what it is part of.
  func reportTopLayoutFault() {
    let fault = topLayoutFault
    defer { reportedTopLayoutFault = fault }
    if let fault, fault != reportedTopLayoutFault { HeaderMisuse.report(fault) }
  }

  private var topLayoutFault: HeaderMisuse? {
    if isTopLayoutGuideAdjustmentEnabled, feedsOnItself { return .safeAreaFromTopLayoutGuideController }
    if usesSafeAreaForWebView, adjustedViewController == nil { return .webViewWithoutTopLayoutGuide }
    return nil
  }

  /// The safe area that the header counts with contains what the header adds to safe areas.
  private var feedsOnItself: Bool {
    guard infersTopSafeAreaInsetFromViewController, let adjusted = adjustedViewController,
      let source = headerView.topSafeAreaSourceViewController
    else { return false }
    if source === adjusted { return !permitsInferringTopSafeAreaFromTopLayoutGuideViewController }
    var ancestor = source.parent
    while let controller = ancestor, controller !== adjusted { ancestor = controller.parent }
    return ancestor != nil
  }
}
