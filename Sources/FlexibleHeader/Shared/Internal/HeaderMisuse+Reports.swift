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

/// Errors in the observation of a scroll view. See `Documentation/Behavior/FlexibleHeader.md#observing`.
extension HeaderMisuse {
  static let forwardingWhileObserving = HeaderMisuse(
    action: "A scroll event was forwarded to a header that observes its tracking scroll view.",
    reason: "The header would take every move twice.",
    advice: "Either stop forwarding, or set observesTrackingScrollViewScrollEvents to false.")

  static let observingWhileShifting = HeaderMisuse(
    action: "Observing was switched on for a header that shifts with scrolling.",
    reason:
      "Observing tells where the content is, but not when a finger leaves it, so the header could not settle.",
    advice: "Forward the scroll view's delegate events, or use shiftBehavior .disabled or .hideable.")

  static let shiftingWhileObserving = HeaderMisuse(
    action: "A header that observes its tracking scroll view was asked to shift with scrolling.",
    reason:
      "Observing tells where the content is, but not when a finger leaves it, so the header could not settle.",
    advice: "Set observesTrackingScrollViewScrollEvents to false and forward the delegate events first.")

  static let styleWhileInferring = HeaderMisuse(
    action: "preferredStatusBarStyle was set while the style is inferred from the header's background.",
    reason: "The next question for the style would ignore the value.",
    advice: "Set infersPreferredStatusBarStyle to false first.")
}

/// Errors in installing stretchy headers and revealing footers.
extension HeaderMisuse {
  static let secondViewAtEdge = HeaderMisuse(
    action: "A second header or footer of the same kind was installed in a scroll view.",
    reason: "Both would take the whole room at the edge.",
    advice: "Uninstall the first one, or put both into one view.")

  static let noPlaceForHeader = HeaderMisuse(
    action: "A header was installed in a scroll view that has no superview for it.",
    reason: "The header lies in front of the scroll view, in the same superview.",
    advice:
      "Add the scroll view to a view first, or add the header to a view of your own before you install it.")
}

extension HeaderMisuse {
  static let overlappingSnapRange = HeaderMisuse(
    action: "A snap position was added for a range that overlaps another one.",
    reason: "A bar in both ranges would have two places to go to.",
    advice: "Let ranges share no more than an end, or remove the other one first.")
}

/// The errors around the sections of a header.
extension HeaderMisuse {
  static let viewInTwoSections = HeaderMisuse(
    action: "A view was given to a second section.",
    reason: "A view can be in one place only.",
    advice:
      "Use each view for one section of one header, and remove its section from the first header before "
      + "you add it to another one.")

  static let stretchingViewWithoutSection = HeaderMisuse(
    action: "stretchingSection was set to a view that isn't the view of a section.",
    reason: "Only a section can stretch.",
    advice: "Set sections first, and then stretchingSection to the view of one of them.")
}

/// The errors around pages.
extension HeaderMisuse {
  static let missingPage = HeaderMisuse(
    action: "A page was selected that doesn't exist.",
    reason: "The index is negative, or not less than the number of pages.",
    advice: "Select an index that is less than numberOfPages, and call reloadPages() when there are others.")

  static let pageTwice = HeaderMisuse(
    action: "A view controller was given as two pages.",
    reason: "A view controller is at one place at a time.",
    advice: "Create a view controller for each page.")

  static let foreignHeader = HeaderMisuse(
    action: "A view of another module was given to pages as their header.",
    reason: "The pages move together with headers of this package only.",
    advice: "Use FlexibleHeaderView, FlexibleHeightBar, or SectionedHeaderView.")
}
