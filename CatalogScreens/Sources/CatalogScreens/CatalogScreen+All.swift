extension CatalogScreen {
  /// All screens, in the order of the catalog.
  public static let all = material + bars + stretchy + showcase + parts + sections

  /// The screens of the Material header.
  private static let material = [
    CatalogScreen(
      id: "typical-use",
      summary: "A picture and a title above a list. The header collapses, then leaves the screen.",
      expectations: [.collapses(to: 56), .shiftsOffScreen, .stretches, .comesBack]
    ) { TypicalUseViewController() },
    CatalogScreen(
      id: "configurator",
      summary: "A control for every property of the header. Changes take effect at once.",
      expectations: [.collapses(to: 56), .shiftsOffScreen, .stretches, .comesBack]
    ) { ConfiguratorViewController() },
    CatalogScreen(
      id: "shift-behaviors",
      summary:
        "The four shift behaviors: stay, leave, leave with the status bar, and leave on command.",
      expectations: [.collapses(to: 56), .neverShifts, .stretches]
    ) { ShiftBehaviorsViewController() },
    CatalogScreen(
      id: "hideable", summary: "Scrolling doesn't hide this header. Two buttons hide and show it.",
      expectations: [.collapses(to: 56), .neverShifts, .stretches]
    ) { HideableViewController() },
    CatalogScreen(
      id: "status-bar", summary: "The status bar leaves the screen together with the header.",
      expectations: [.collapses(to: 56), .shiftsOffScreen, .hidesStatusBar, .comesBack, .stretches]
    ) { StatusBarViewController() },
    CatalogScreen(
      id: "background-image",
      summary: "The picture moves at half the header's speed and darkens as the header collapses.",
      expectations: [.collapses(to: 64), .neverShifts, .stretches]
    ) { BackgroundImageViewController() },
    CatalogScreen(
      id: "container",
      summary: "A container adds a header to any list controller.",
      group: .setUps,
      expectations: [.collapses(to: 56), .neverShifts, .stretches]
    ) { WrappedListViewController() },
    CatalogScreen(
      id: "swipe-back",
      summary:
        "Each screen of a navigation controller has a header instead of the bar. Swipe to go back.",
      group: .setUps,
      expectations: [.collapses(to: 56), .shiftsOffScreen, .stretches, .comesBack]
    ) { SwipeBackViewController() },
    CatalogScreen(
      id: "shared-tabs", summary: "One header for three lists. It doesn't jump when you switch.",
      group: .setUps,
      expectations: [.collapses(to: 60), .neverShifts, .stretches]
    ) { SharedTabsViewController() },
    CatalogScreen(
      id: "page-control",
      summary: "The header contains pages to swipe, and follows the list below it.", group: .setUps,
      expectations: [.collapses(to: 90), .neverShifts, .stretches]
    ) { PageControlViewController() },
    CatalogScreen(
      id: "infinite-content",
      summary: "Content without a top: the shadow is always visible.",
      group: .setUps,
      expectations: [.neverShifts]
    ) { InfiniteContentViewController() },
    CatalogScreen(
      id: "touch-forwarding",
      summary: "Drags on the header scroll the list. The header's button still receives taps.",
      group: .setUps,
      expectations: [.collapses(to: 72), .neverShifts, .stretches]
    ) { TouchForwardingViewController() },
    CatalogScreen(
      id: "refresh-control", summary: "Pull to refresh, below a header that doesn't stretch.",
      group: .setUps,
      expectations: [.collapses(to: 56), .neverShifts]
    ) { RefreshControlViewController() },
    CatalogScreen(
      id: "web-view", summary: "A header above a web page, which ignores content insets.",
      group: .setUps,
      expectations: [.collapses(to: 56), .neverShifts, .stretches]
    ) { WebViewController() },
    CatalogScreen(
      id: "popover",
      summary: "A header in a sheet on iPhone and in a popover on iPad, with the right safe area.",
      group: .setUps,
      expectations: [.collapses(to: 56), .comesBack]
    ) { PopoverViewController() },
  ]

  /// The screens of the flexible height bar.
  private static let bars = [
    CatalogScreen(
      id: "square-cash", summary: "A tall bar shrinks with the list and expands again at the top.",
      group: .heightBar,
      expectations: [.collapses(to: 48), .neverShifts]
    ) { SquareCashViewController() },
    CatalogScreen(
      id: "facebook", summary: "Hides when you scroll down and returns when you scroll up.",
      group: .heightBar,
      expectations: [.collapses(to: 0), .neverShifts]
    ) { FacebookViewController() },
    CatalogScreen(
      id: "safari", summary: "The address bar shrinks when you scroll down. A swipe or a tap expands it.",
      group: .heightBar,
      expectations: [.collapses(to: 20), .neverShifts]
    ) { SafariViewController() },
  ]

  /// The screens of the stretchy header and its footer.
  private static let stretchy = [
    CatalogScreen(
      id: "stretchy-table-header",
      summary:
        "A stretchy picture. When it collapses, its title moves into the navigation bar.",
      group: .stretchy,
      expectations: [.stretches]
    ) { UINavigationController(rootViewController: StretchyTableHeaderViewController()) },
    CatalogScreen(
      id: "pull-for-more", summary: "Pull past the end of the list to show a footer.",
      group: .stretchy,
      expectations: [.appearsPastTheEnd]
    ) { UINavigationController(rootViewController: PullForMoreViewController()) },
  ]
}
