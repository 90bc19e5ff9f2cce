/// Web views below the header.
extension FlexibleHeaderViewController {
  /// A Boolean value that determines whether the header enlarges the safe area of `topLayoutGuideViewController`
  /// instead of the insets of a tracked web view. The default is `false`.
  ///
  /// The content size of a web view ignores insets, so a short page under a header would be scrollable. Set this
  /// property before you track the web view's scroll view.
  public var usesAdditionalSafeAreaInsetsForWebKitScrollViews: Bool {
    get { headerView.policy.usesAdditionalSafeAreaInsetsForWebKitScrollViews }
    set { headerView.policy.usesAdditionalSafeAreaInsetsForWebKitScrollViews = newValue }
  }
}
