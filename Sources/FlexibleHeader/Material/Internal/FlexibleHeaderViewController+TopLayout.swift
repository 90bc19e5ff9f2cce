import UIKit

/// Safe areas, layout guides, and the detection of invalid configurations. See
/// `Documentation/Behavior/FlexibleHeader.md#top-layout`.
extension FlexibleHeaderViewController {
  /// Updates the controller after the differences from Material Components changed.
  func policyDidChange() {
    inferTopSafeAreaSource()
    updateHairlineColor()
  }

  /// Updates the controller after the header began to track another scroll view, or none.
  func trackingScrollViewDidChange() {
    if headerView.window != nil { reportTopLayoutFault() }
    updateTopLayout()
  }

  // MARK: - Safe area

  /// Determines the view controller that supplies the safe area: the one that the delegate returns. Otherwise, a header that
  /// corrects the original uses the safe area of its superview, and other headers that of the outermost ancestor.
  package func inferTopSafeAreaSource() {
    let chosen = headerView.relay?.topSafeAreaSource(of: self)
    let source = chosen ?? parent?.outermost
    headerView.subtractsAdditionalSafeAreaInsets =
      policy.permitsInferringTopSafeAreaFromTopLayoutGuideViewController && source != nil
      && source === adjustedViewController
    headerView.hasChosenSafeAreaSource = chosen != nil || headerView.subtractsAdditionalSafeAreaInsets
    headerView.topSafeAreaSourceViewController = source
    if headerView.window != nil { reportTopLayoutFault() }
    updateTopLayout()
  }

  private var policy: MaterialPolicy { headerView.policy }

  // MARK: - Top layout

  /// Updates the top layout guide and the additional safe area.
  ///
  /// If the parent isn't `topLayoutGuideViewController`, its guide is updated only if the parent uses it or if
  /// `includesParent` is `true`.
  package func updateTopLayout(includingParent includesParent: Bool = false) {
    if policy.isTopLayoutGuideAdjustmentEnabled, let controller = adjustedViewController {
      guard !feedsOnItself else { return topLayout.withdraw() }
      topLayout.reserve(additionalTopInset, in: controller)
      // This comes after the safe area, because changing the safe area resets the guide and may move content and
      // header.
      if let length = guideLength(in: controller) { topLayout.setGuideLength(length, in: controller) }
    } else {
      topLayout.withdraw()
      if let controller = guideOwner(includingParent: includesParent), controller.isViewLoaded {
        topLayout.setGuideLength(legacyGuideLength, in: controller)
      }
    }
  }

  /// Returns the view controller whose guide ends at the header's bottom edge although its safe area isn't adjusted.
  private func guideOwner(includingParent includesParent: Bool) -> UIViewController? {
    if let topLayoutGuideViewController { return topLayoutGuideViewController }
    let includesParent = includesParent || (!policy.isTopLayoutGuideAdjustmentEnabled && parentUsesGuide)
    guard includesParent, let parent else { return nil }
    // The guide of a table view controller scrolls with the rows, and the table's insets already leave space for the
    // header.
    return parent.viewIfLoaded is UIScrollView ? nil : parent
  }

  /// The view controller whose safe area and guide are adjusted: `topLayoutGuideViewController`, or the content of a
  /// container.
  private var adjustedViewController: UIViewController? { topLayoutGuideViewController ?? containedContent }

  /// The additional safe area for the content, in points.
  ///
  /// If a scroll view is tracked, the header sets its insets, so the value is 0. A web view whose insets aren't
  /// changed gets space for the expanded header, so that a short page doesn't become scrollable when the header
  /// collapses.
  private var additionalTopInset: CGFloat {
    if headerView.trackingScrollView == nil {
      return min(headerView.bottomEdge - headerView.topSafeArea, headerView.maximumHeight)
    }
    return usesSafeAreaForWebView ? headerView.greatestHeight - headerView.topSafeArea : 0
  }

  /// Returns the header's bottom edge in the view of `controller`, in points, or `nil` if the guide doesn't change.
  ///
  /// The guide of a scroll view is in its content's coordinate system and moves with the content. If it ended at the header's
  /// bottom edge, each event would lay out the content.
  private func guideLength(in controller: UIViewController) -> CGFloat? {
    guard let view = controller.viewIfLoaded else { return nil }
    let superview = headerView.superview
    if view is UIScrollView { return superview === view ? headerView.frame.maxY : nil }
    guard let superview, superview !== view, view.isDescendant(of: superview) else {
      return headerView.bottomEdge
    }
    return superview.convert(CGPoint(x: 0, y: headerView.bottomEdge), to: view).y
  }

  private var legacyGuideLength: CGFloat {
    let leavesStatusBar = headerView.shiftBehavior == .enabledWithStatusBar
    return max(headerView.bottomEdge, leavesStatusBar ? 0 : headerView.surroundings().statusBarHeight)
  }

  private var usesSafeAreaForWebView: Bool {
    policy.usesAdditionalSafeAreaInsetsForWebKitScrollViews
      && headerView.trackingScrollView?.belongsToWebView == true
  }

  // MARK: - Faults

  /// Reports an invalid configuration once. The configuration has no effect while it is invalid. Call this method only
  /// when the header is in a window or about to be added to one, because the view hierarchy isn't complete before.
  package func reportTopLayoutFault() {
    let fault = topLayoutFault
    defer { reportedTopLayoutFault = fault }
    if let fault, fault != reportedTopLayoutFault { HeaderMisuse.report(fault) }
  }

  private var topLayoutFault: HeaderMisuse? {
    if policy.isTopLayoutGuideAdjustmentEnabled, feedsOnItself {
      return .safeAreaFromTopLayoutGuideController
    }
    if usesSafeAreaForWebView, adjustedViewController == nil { return .webViewWithoutTopLayoutGuide }
    return nil
  }

  /// A Boolean value that indicates whether the safe area that the header uses contains the one that it adds.
  private var feedsOnItself: Bool {
    guard policy.infersTopSafeAreaInsetFromViewController, let adjusted = adjustedViewController,
      let source = headerView.topSafeAreaSourceViewController
    else { return false }
    if source === adjusted { return !policy.permitsInferringTopSafeAreaFromTopLayoutGuideViewController }
    return source.ancestors.contains { $0 === adjusted }
  }
}
