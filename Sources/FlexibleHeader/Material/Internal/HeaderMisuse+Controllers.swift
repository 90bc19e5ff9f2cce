/// Errors in the use of headers with view controllers. See
/// `Documentation/Behavior/FlexibleHeader.md#view-controllers`.
extension HeaderMisuse {
  static let headerInsideContainer = HeaderMisuse(
    action: "A header was added to a view controller that a FlexibleHeaderContainerViewController wraps.",
    reason: "The container has a header already: two of them would inject insets for the same content.",
    advice: "Use the container's headerViewController, or show the view controller without the container.")

  static let headerWithoutParent = HeaderMisuse(
    action:
      "A header's view was to be added to the view of a parent that the header's controller does not have.",
    reason: "There is no view to put it into.",
    advice: "Call FlexibleHeaderViewController.addToParent(_:) or addChild(_:) first.")

  static let safeAreaFromTopLayoutGuideController = HeaderMisuse(
    action:
      "topLayoutGuideViewController also gives the top safe area, itself or through a view controller inside.",
    reason:
      "The header enlarges that safe area by its own height, so it would count itself and grow for ever.",
    advice: "Name a sibling of the header, or set "
      + "permitsInferringTopSafeAreaFromTopLayoutGuideViewController if both are the same view controller.")

  static let statusBarNotForwarded = HeaderMisuse(
    action: "The header asked to hide the status bar, but the system doesn't ask the header's controller.",
    reason: "The parent decides on the status bar, so the bar stays while the header leaves.",
    advice:
      "Return the header's controller from childForStatusBarHidden and childForStatusBarStyle of the parent, "
      + "or use shiftBehavior .enabled.")

  static let webViewWithoutTopLayoutGuide = HeaderMisuse(
    action: "A web view is tracked with usesAdditionalSafeAreaInsetsForWebKitScrollViews, "
      + "but without topLayoutGuideViewController.",
    reason:
      "Its insets are left alone, and nobody is there to be given safe area: the page starts under the header.",
    advice: "Set topLayoutGuideViewController to the view controller that shows the web view.")

  static let defaultsNotChosen = HeaderMisuse(
    action: "Code for Material Components runs without a choice of defaults.",
    reason:
      "New headers behave as Material Components recommended, which is not how they behaved by default.",
    advice: "Before the first header is created, call FlexibleHeaderView.adoptMaterialComponentsDefaults(), "
      + "or set FlexibleHeaderView.defaultBehavioralFlags to .recommended.")
}
