/// The properties of each type, in an order in which setting all of them gives each its value.
extension HeaderProperty {
  /// The types whose properties the page shows.
  static let types = [
    "FlexibleHeaderView", "FlexibleHeightBar", "HeightBarBehavior", "SquareCashBehavior", "FacebookBehavior",
    "SafariBehavior", "StretchyHeaderView", "RevealingFooterView", "SectionedHeaderView", "HeaderSection",
  ]

  /// Returns the properties of a type.
  static func all(of type: String) -> [HeaderProperty] {
    switch type {
    case "FlexibleHeaderView": flexible
    case "FlexibleHeightBar": bar
    case "HeightBarBehavior", "SquareCashBehavior": anyBehavior
    case "FacebookBehavior": anyBehavior + facebook
    case "SafariBehavior": anyBehavior + safari
    case "StretchyHeaderView": stretchy
    case "RevealingFooterView": footer
    case "SectionedHeaderView": sectioned
    case "HeaderSection": section
    default: []
    }
  }

  private static let flexible: [HeaderProperty] = [
    .number("maximumHeight", \FlexibleHeaderView.maximumHeight, 0...400),
    .number("minimumHeight", \FlexibleHeaderView.minimumHeight, 0...400),
    .flag("heightsFitContent", \FlexibleHeaderView.heightsFitContent),
    .flag("heightsIncludeSafeArea", \FlexibleHeaderView.heightsIncludeSafeArea),
    .choice(
      "shiftBehavior", \FlexibleHeaderView.shiftBehavior, FlexibleHeaderShiftBehavior.allCases),
    .choice(
      "headerContentImportance", \FlexibleHeaderView.headerContentImportance,
      FlexibleHeaderContentImportance.allCases),
    .number("returnDistance", \FlexibleHeaderView.returnDistance, 0...600),
    .number("minimumHeaderViewHeight", \FlexibleHeaderView.minimumHeaderViewHeight, 0...200),
    .flag("statusBarHintCanOverlapHeader", \FlexibleHeaderView.statusBarHintCanOverlapHeader),
    .flag("contentIsTranslucent", \FlexibleHeaderView.contentIsTranslucent),
    .flag("canOverExtend", \FlexibleHeaderView.canOverExtend),
    .flag("snaps", \ScrollHeaderView.snaps),
    .flag("insetFollowsVisibleHeight", \FlexibleHeaderView.insetFollowsVisibleHeight),
    .flag("extendsShortScrollViews", \FlexibleHeaderView.extendsShortScrollViews),
    .flag("isSharedWithManyScrollViews", \FlexibleHeaderView.isSharedWithManyScrollViews),
    .flag("isInFrontOfInfiniteContent", \FlexibleHeaderView.isInFrontOfInfiniteContent),
    .number("visibleShadowOpacity", \FlexibleHeaderView.visibleShadowOpacity, 0...1, step: 0.05, unit: ""),
  ]

  private static let bar: [HeaderProperty] = [
    .number("maximumHeight", \FlexibleHeightBar.maximumHeight, 0...400),
    .number("minimumHeight", \FlexibleHeightBar.minimumHeight, 0...400),
    .flag("heightsFitContent", \FlexibleHeightBar.heightsFitContent),
    .flag("heightsIncludeSafeArea", \FlexibleHeightBar.heightsIncludeSafeArea),
    .flag("snaps", \ScrollHeaderView.snaps),
    behavior,
  ]

  private static let anyBehavior: [HeaderProperty] = [
    .flag("isElasticAtTop", \HeightBarBehavior.isElasticAtTop),
    .flag("isSnappingEnabled", \HeightBarBehavior.isSnappingEnabled),
  ]

  private static let facebook: [HeaderProperty] = [
    .number("thresholdFromTop", \FacebookBehavior.thresholdFromTop, 0...400),
    .number("thresholdNegativeDirection", \FacebookBehavior.thresholdNegativeDirection, 0...400),
    .number("thresholdPositiveDirection", \FacebookBehavior.thresholdPositiveDirection, 0...400),
  ]

  private static let safari: [HeaderProperty] = [
    .number("revealVelocity", \SafariBehavior.revealVelocity, 0...2000, step: 10, unit: "pt/s"),
    .number("collapseHysteresis", \SafariBehavior.collapseHysteresis, 0...1, step: 0.05, unit: ""),
    .number("abruptJump", \SafariBehavior.abruptJump, 0...1000, step: 10),
    .flag("isCollapsingEnabled", \SafariBehavior.isCollapsingEnabled),
    .flag("scrollsToTopWhileOpening", \SafariBehavior.scrollsToTopWhileOpening),
  ]

  private static let stretchy: [HeaderProperty] = [
    .number("maximumHeight", \StretchyHeaderView.maximumHeight, 0...400),
    .number("minimumHeight", \ScrollEdgeView.minimumHeight, 0...400),
    .flag("heightsIncludeSafeArea", \StretchyHeaderView.heightsIncludeSafeArea),
    .flag("staysAtMinimumHeight", \StretchyHeaderView.staysAtMinimumHeight),
    .choice("stretchMode", \StretchyHeaderView.stretchMode, StretchyHeaderStretchMode.allCases),
    .flag("snaps", \ScrollHeaderView.snaps),
    .number("fadeDistance", \StretchyHeaderView.fadeDistance, 0...200),
    .flag("extendsUnderTopSafeArea", \StretchyHeaderView.extendsUnderTopSafeArea),
    .flag("insetFollowsVisibleHeight", \StretchyHeaderView.insetFollowsVisibleHeight),
    .number("pullThreshold", \StretchyHeaderView.pullThreshold, 1...200),
  ]

  private static let footer: [HeaderProperty] = [
    .number("restingHeight", \RevealingFooterView.restingHeight, 0...400),
    .number("minimumHeight", \ScrollEdgeView.minimumHeight, 0...400),
    .number("pullThreshold", \RevealingFooterView.pullThreshold, 1...200),
  ]

  private static let sectioned: [HeaderProperty] = [
    .flag("heightsIncludeSafeArea", \SectionedHeaderView.heightsIncludeSafeArea),
    .flag("waitsForContent", \SectionedHeaderView.waitsForContent),
    .number("hideThreshold", \SectionedHeaderView.hideThreshold, 0...300),
    .number("revealThreshold", \SectionedHeaderView.revealThreshold, 0...300),
    stretchingSection,
    .flag("extendsShortScrollViews", \SectionedHeaderView.extendsShortScrollViews),
    .flag("insetFollowsVisibleHeight", \SectionedHeaderView.insetFollowsVisibleHeight),
    .choice(
      "liftedAppearance", \SectionedHeaderView.liftedAppearance, [.none, .hairline, .shadow]),
  ]

  private static let section: [HeaderProperty] = [
    .optional("maximumHeight", \HeaderSection.maximumHeight, 0...400),
    .optional("minimumHeight", \HeaderSection.minimumHeight, 0...400),
    .choice("exit", \HeaderSection.exit, [.stays, .leaves]),
    .choice("entrance", \HeaderSection.entrance, [.atTop, .always, .alwaysCollapsed]),
    .flag("snaps", \HeaderSection.snaps),
    .integer("collapsePriority", \HeaderSection.collapsePriority, -5...5),
    .flag("keepsTouches", \HeaderSection.keepsTouches),
  ]
}
