/// Where the top safe area comes from, and what keeps clear of the header.
extension FlexibleHeaderViewController {
  /// Whether the header takes its top safe area from the surrounding view controllers instead of the device.
  /// Default true. Switching it on switches `isTopLayoutGuideAdjustmentEnabled` on, too.
  public var infersTopSafeAreaInsetFromViewController: Bool {
    get { headerView.infersTopSafeAreaInsetFromViewController }
    set {
      if newValue { headerView.flags.isTopLayoutGuideAdjustmentEnabled = true }
      headerView.infersTopSafeAreaInsetFromViewController = newValue
    }
  }

  /// A Boolean value that determines whether content keeps clear of the header by additional safe area and by its top
  /// layout guide.
  ///
  /// The content is that of `topLayoutGuideViewController`, or the content view controller of a
  /// `FlexibleHeaderContainerViewController`, whose property of the same name is this one. Content whose scroll view is
  /// tracked has its insets, so it gets no additional safe area. If the value is `false`, only the guide of
  /// `topLayoutGuideViewController`, or else of a parent that uses it, ends where the header does. The default is that of
  /// the behavioral flags: `true`, or `false` with `.materialComponents`.
  public var isTopLayoutGuideAdjustmentEnabled: Bool {
    get { headerView.flags.isTopLayoutGuideAdjustmentEnabled }
    set { headerView.changeFlags { $0.isTopLayoutGuideAdjustmentEnabled = newValue } }
  }

  /// Whether the view controller that gives the top safe area may be `topLayoutGuideViewController`. Default false: the
  /// header would count its own height as safe area and grow for ever. With permission all of that controller's
  /// `additionalSafeAreaInsets.top` is taken for the header's doing and subtracted.
  public var permitsInferringTopSafeAreaFromTopLayoutGuideViewController: Bool {
    get { headerView.flags.permitsInferringTopSafeAreaFromTopLayoutGuideViewController }
    set {
      headerView.changeFlags { $0.permitsInferringTopSafeAreaFromTopLayoutGuideViewController = newValue }
    }
  }

  /// Whether web views that are tracked keep their insets, `topLayoutGuideViewController` being given safe area instead.
  /// Default false. The content size of a web view ignores insets, so that a short page under a header could be
  /// scrolled. Set it before the web view's scroll view is tracked.
  public var usesAdditionalSafeAreaInsetsForWebKitScrollViews: Bool {
    get { headerView.usesAdditionalSafeAreaInsetsForWebKitScrollViews }
    set { headerView.usesAdditionalSafeAreaInsetsForWebKitScrollViews = newValue }
  }

  /// Updates the top layout guide, so that it ends where the header does.
  ///
  /// The guide of `topLayoutGuideViewController` follows the header without a call. A parent that is not that controller
  /// calls this method in `viewWillLayoutSubviews`. The guide of a parent whose view scrolls, such as a table view
  /// controller, is never changed: it would move with the rows, and the table's insets hold the room for the header.
  public func updateTopLayoutGuide() {
    reportTopLayoutFault()
    updateTopLayout(includingParent: true)
  }
}
