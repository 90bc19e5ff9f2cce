/// The errors that headers report.
extension HeaderMisuse {
  private static func warning(action: String, reason: String, advice: String) -> HeaderMisuse {
    HeaderMisuse(action: action, reason: reason, advice: advice, severity: .warning)
  }

  // MARK: - View controllers, see Documentation/Behavior/FlexibleHeader.md#view-controllers

  static let headerInsideContainer = HeaderMisuse(
    action: "A header was added to a view controller inside a FlexibleHeaderContainerViewController.",
    reason: "The container already has a header, and both would add insets for the same content.",
    advice: "Use the container's headerViewController, or show the view controller without the container.")

  package static let headerWithoutParent = HeaderMisuse(
    action: "A header's view was added to its parent's view, but the header's controller has no parent.",
    reason: "The header needs its parent's view.",
    advice: "Call FlexibleHeaderViewController.addToParent(_:) or addChild(_:) first.")

  static let safeAreaFromTopLayoutGuideController = HeaderMisuse(
    action: "The header takes the top safe area from topLayoutGuideViewController or one of its ancestors.",
    reason: "The header adds its height to that safe area, so its height would be counted again and again.",
    advice: "Set topLayoutGuideViewController to a sibling of the header, or set "
      + "permitsInferringTopSafeAreaFromTopLayoutGuideViewController to true.")

  static let statusBarNotForwarded = warning(
    action: "The header asked to hide the status bar, but the system doesn't ask the header's controller.",
    reason: "The parent controls the status bar, so the status bar stays visible when the header leaves.",
    advice: "Return the header's controller from the parent's childForStatusBarHidden and "
      + "childForStatusBarStyle, or set shiftBehavior to .enabled.")

  static let statusBarIsTheApps = warning(
    action:
      "The header asked to hide the status bar, but UIViewControllerBasedStatusBarAppearance is NO in Info.plist.",
    reason:
      "The system then asks no view controller, so the status bar stays visible when the header leaves.",
    advice: "Set UIViewControllerBasedStatusBarAppearance to YES, or set shiftBehavior to .enabled.")

  static let webViewWithoutTopLayoutGuide = HeaderMisuse(
    action: "A web view is tracked with usesAdditionalSafeAreaInsetsForWebKitScrollViews, "
      + "but without topLayoutGuideViewController.",
    reason: "The header then changes neither insets nor a safe area, so the page starts under the header.",
    advice: "Set topLayoutGuideViewController to the view controller that contains the web view.")

  static let styleWhileInferring = warning(
    action: "preferredStatusBarStyle was set while infersPreferredStatusBarStyle is true.",
    reason: "The style comes from the header's background color, so the value is ignored.",
    advice: "Set infersPreferredStatusBarStyle to false first.")

  static let defaultsNotChosen = warning(
    action: "Code for Material Components is used, but no defaults were chosen.",
    reason: "New headers use the flags that Material Components recommended, not the ones it had by default.",
    advice: "Before the first header is created, call FlexibleHeaderView.adoptMaterialComponentsDefaults(), "
      + "or set FlexibleHeaderView.defaultBehavioralFlags to .recommended.")

  // MARK: - Installing

  static let secondViewAtEdge = HeaderMisuse(
    action: "A second header or footer was installed at the same edge of a scroll view.",
    reason: "There is room for one view at each edge.",
    advice: "Uninstall the first one, or put both into one view.")

  static let noPlaceForHeader = HeaderMisuse(
    action: "A header was installed in a scroll view that has no superview.",
    reason: "The header is placed in front of the scroll view, in the same superview.",
    advice: "Add the scroll view to a view first, or add the header to a view before you install it.")

  static let insetWithoutHeader = warning(
    action: "contentInset.top was set to less than the space of the installed headers.",
    reason: "Only 0 and the value from before the installation count as assigned. Anything else changes the "
      + "app's part by the difference, so headers now cover the first rows.",
    advice: "Add to contentInset.top, or set it before you call install(in:).")

  // MARK: - Set-ups that can't work, found at the first layout in a window, or when the screen has appeared

  static let headerNotInstalled = warning(
    action: "A header was added to a view, but it has no scroll view.",
    reason: "Without a scroll view, the header never moves, and no content makes room for it.",
    advice: "Call install(in:) instead of addSubview(_:), or after it.")

  static let eventsNotForwarded = warning(
    action: "A drag moved the content of trackingScrollView, but the header received no event.",
    reason: "A header that isn't installed receives only the events that you forward, so it never moves.",
    advice: "Call install(in:) instead of setting trackingScrollView, or set "
      + "observesTrackingScrollViewScrollEvents to true, or forward the events of the delegate.")

  static let secondHeaderAtTop = warning(
    action: "Two headers were installed in front of the same scroll view.",
    reason: "Both begin at the top edge and cover each other, and both add their heights to the insets.",
    advice: "Use one SectionedHeaderView with a section for each, or uninstall one of the headers.")

  static let headerAboveScrollView = warning(
    action: "A header was installed in a scroll view that begins below the header.",
    reason:
      "The content isn't under the header. If the header collapses, the scroll view grows, or a gap opens.",
    advice: "Let the scroll view begin at the top edge of the header, without a stack view that arranges "
      + "both and without a constraint between them. The header makes room for itself in the insets.")

  static let horizontalList = warning(
    action: "A header was installed in a collection view that scrolls horizontally.",
    reason: "Headers follow vertical scrolling, so the header never moves.",
    advice: "Install the header in the scroll view that scrolls vertically.")

  static let flippedList = warning(
    action: "A header was installed in a scroll view that a transform turns upside down.",
    reason:
      "The top of its content is at the bottom of the screen, and the header makes room for itself there.",
    advice: "Don't transform the scroll view. Show the last row by scrolling to it.")

  static let hiddenBySafeArea = warning(
    action: "An expanded header isn't higher than the top safe area.",
    reason: "Its heights include the safe area, so the status bar or the navigation bar covers all of it.",
    advice: "Set heightsIncludeSafeArea to false, or add the height of the safe area to maximumHeight.")

  static let noHeight = warning(
    action: "A header has no height.",
    reason: "Its heights weren't set, and no constraints of its content give it one, so it isn't visible.",
    advice: "Set maximumHeight, or constrain the content to the header's edges.")

  static let sectionWithoutHeight = warning(
    action: "A section of a header has no height.",
    reason: "Its maximumHeight is nil, and its view has neither a height nor constraints.",
    advice: "Set maximumHeight of the section, or constrain the views inside to the edges of its view.")

  static let effectOfUnknownSection = warning(
    action: "An effect or a keyframe follows a section that isn't in the header.",
    reason: "The progress of that section stays 0, so the effect changes nothing.",
    advice: "Name a section of this header: the HeaderSection, its view, or its identifier.")

  static let handOverWithoutTitle = warning(
    action: "handOverTitle(to:title:) was called without a titleView.",
    reason: "Without it, titleVisibility is always 1, so the title never appears in the navigation bar.",
    advice: "Set titleView to the view that shows the title in the header first.")

  // MARK: - Bars

  static let overlappingSnapRange = HeaderMisuse(
    action: "A snap position was added for a range of progress that overlaps another range.",
    reason: "In the overlap, the bar would have two snap positions.",
    advice: "Use ranges that have at most an end in common, or remove the other snap position first.")

  // MARK: - Sections

  static let viewInTwoSections = HeaderMisuse(
    action: "A view was used for a second section.",
    reason: "A view can be in one section only.",
    advice: "Use a view for each section, and remove a section from its header before you add it to another.")

  static let stretchingViewWithoutSection = HeaderMisuse(
    action: "stretchingSection was set to a view that isn't the view of a section.",
    reason: "Only a section can stretch.",
    advice: "Set sections first, then set stretchingSection to the view of one of them.")

  // MARK: - Pages

  static let missingPage = HeaderMisuse(
    action: "A page that doesn't exist was selected.",
    reason: "The index is negative, or isn't less than the number of pages.",
    advice: "Select an index that is less than numberOfPages. Call reloadPages() after the number changes.")

  static let pageTwice = HeaderMisuse(
    action: "The same view controller was returned for two pages.",
    reason: "A view controller can be in one place only.",
    advice: "Create a view controller for each page.")

  static let severalScrollViews = HeaderMisuse(
    action: "A page has several scroll views and doesn't say which one the header follows.",
    reason: "A wrong one, such as a strip of tabs, would leave the header where it is.",
    advice: "Conform to HeaderPage and return the scroll view from headerScrollView.")

  static let pageWithoutScrollView = warning(
    action: "A page has no scroll view.",
    reason: "The header doesn't move on this page, and nothing makes room for it.",
    advice: "Add a scroll view that fills the page. If it has none on purpose, "
      + "conform to HeaderPage and return nil.")

  static let headerOfOneScrollView = HeaderMisuse(
    action: "A StretchyHeaderView or RevealingFooterView was set as the header of pages.",
    reason: "It lies in one scroll view and moves with its content, so pages can't share it.",
    advice: "Use FlexibleHeaderView, FlexibleHeightBar, or SectionedHeaderView, or install one in each page.")
}
