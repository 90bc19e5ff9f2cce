/// Where the top safe area comes from, and what keeps clear of the header.
extension FlexibleHeaderViewController {
  /// Whether the header takes its top safe area from the surrounding view controllers instead of the device.
  /// Default true. Switching it on switches `isTopLayoutGuideAdjustmentEnabled` on, too.
  public var inferTopSafeAreaInsetFromViewController: Bool {
    get { headerView.inferTopSafeAreaInsetFromViewController }
    set {
      if newValue { headerView.flags.isTopLayoutGuideAdjustmentEnabled = true }
      headerView.inferTopSafeAreaInsetFromViewController = newValue
    }
  }

  /// Whether `topLayoutGuideViewController` gets additional safe area as well as another top layout guide. Default true.
  /// Without it only the guide of that controller, or else of the parent, ends where the header does.
  public var isTopLayoutGuideAdjustmentEnabled: Bool {
    get { headerView.flags.isTopLayoutGuideAdjustmentEnabled }
    set { headerView.changeFlags { $0.isTopLayoutGuideAdjustmentEnabled = newValue } }
  }

  /// Whether the view controller that gives the top safe area may be `topLayoutGuideViewController`. Default false: the
  /// header would count its own height as safe area and grow for ever. With permission all of that controller's
  /// `additionalSafeAreaInsets.top` is taken for the header's doing and subtracted.
  public var permitInferringTopSafeAreaFromTopLayoutGuideViewController: Bool {
    get { headerView.flags.permitInferringTopSafeAreaFromTopLayoutGuideViewController }
    set {
      headerView.changeFlags { $0.permitInferringTopSafeAreaFromTopLayoutGuideViewController = newValue }
    }
  }

  /// Whether web views that are tracked keep their insets, `topLayoutGuideViewController` being given safe area instead.
  /// Default false. The content size of a web view ignores insets, so that a short page under a header could be
  /// scrolled. Set it before the web view's scroll view is tracked.
  public var useAdditionalSafeAreaInsetsForWebKitScrollViews: Bool {
    get { headerView.useAdditionalSafeAreaInsetsForWebKitScrollViews }
    set { headerView.useAdditionalSafeAreaInsetsForWebKitScrollViews = newValue }
  }

  /// Lets the top layout guide end where the header does. Headers do so by themselves when they move, but for a parent
  /// that is not `topLayoutGuideViewController`: such a parent calls this in `viewWillLayoutSubviews`.
  public func updateTopLayoutGuide() {
    reportTopLayoutFault()
    updateTopLayout(includingParent: true)
  }
}
