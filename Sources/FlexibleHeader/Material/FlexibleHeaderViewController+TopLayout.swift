/// The source of the top safe area, and the layout of the content relative to the header.
extension FlexibleHeaderViewController {
  /// A Boolean value that determines whether the header uses the top safe area of the surrounding view controllers
  /// instead of the device's. The default is `true`.
  ///
  /// Setting this property to `true` also sets `isTopLayoutGuideAdjustmentEnabled` to `true`.
  public var infersTopSafeAreaInsetFromViewController: Bool {
    get { headerView.infersTopSafeAreaInsetFromViewController }
    set {
      if newValue { headerView.flags.isTopLayoutGuideAdjustmentEnabled = true }
      headerView.infersTopSafeAreaInsetFromViewController = newValue
    }
  }

  /// A Boolean value that determines whether the header adds additional safe area and adjusts the top layout guide, so
  /// that it doesn't cover the content.
  ///
  /// This affects the content of `topLayoutGuideViewController`, or the content view controller of a
  /// `FlexibleHeaderContainerViewController`, whose property of the same name forwards to this one. If the content's
  /// scroll view is tracked, the header sets its insets instead of adding safe area. If the value is `false`, only the
  /// top layout guide of `topLayoutGuideViewController`, or of a parent that uses its guide, ends at the header's
  /// bottom edge. The default is that of the behavioral flags: `true`, or `false` with `.materialComponents`.
  public var isTopLayoutGuideAdjustmentEnabled: Bool {
    get { headerView.flags.isTopLayoutGuideAdjustmentEnabled }
    set { headerView.changeFlags { $0.isTopLayoutGuideAdjustmentEnabled = newValue } }
  }

  /// A Boolean value that determines whether the header may use the top safe area of `topLayoutGuideViewController`.
  /// The default is `false`, because the header would count its own height as safe area and grow without end.
  ///
  /// If `true`, the header assumes that it set the whole `additionalSafeAreaInsets.top` of that controller, and
  /// subtracts it.
  public var permitsInferringTopSafeAreaFromTopLayoutGuideViewController: Bool {
    get { headerView.flags.permitsInferringTopSafeAreaFromTopLayoutGuideViewController }
    set {
      headerView.changeFlags { $0.permitsInferringTopSafeAreaFromTopLayoutGuideViewController = newValue }
    }
  }

  /// A Boolean value that determines whether the header enlarges the safe area of `topLayoutGuideViewController`
  /// instead of the insets of a tracked web view. The default is `false`.
  ///
  /// The content size of a web view ignores insets, so a short page under a header would be scrollable. Set this
  /// property before you track the web view's scroll view.
  public var usesAdditionalSafeAreaInsetsForWebKitScrollViews: Bool {
    get { headerView.usesAdditionalSafeAreaInsetsForWebKitScrollViews }
    set { headerView.usesAdditionalSafeAreaInsetsForWebKitScrollViews = newValue }
  }

  /// Updates the top layout guide, so that it ends at the header's bottom edge.
  ///
  /// The guide of `topLayoutGuideViewController` is updated automatically. If the header's parent is another view
  /// controller, call this method from the parent's `viewWillLayoutSubviews()`. The guide of a parent whose view is a
  /// scroll view, such as a table view controller, is never changed: it would scroll with the rows, and the table's
  /// insets already leave space for the header.
  public func updateTopLayoutGuide() {
    reportTopLayoutFault()
    updateTopLayout(includingParent: true)
  }
}
