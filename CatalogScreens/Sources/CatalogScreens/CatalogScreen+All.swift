extension CatalogScreen {
  /// All screens, in the order of the catalog.
  public static let all = material + bars + stretchy + showcase + sections

  /// The screens of the Material header.
  private static let material = [
    CatalogScreen(
      id: "typical-use",
      summary: "A header with a picture and a title over a table; it collapses, then shifts off-screen.",
      expectations: [.collapses(to: 56), .shiftsOffScreen, .stretches, .comesBack]
    ) { TypicalUseViewController() },
    CatalogScreen(
      id: "configurator",
      summary: "Every property of the header as a control; what you set takes effect at once.",
      expectations: [.collapses(to: 56), .shiftsOffScreen, .stretches, .comesBack]
    ) { ConfiguratorViewController() },
    CatalogScreen(
      id: "shift-behaviors",
      summary:
        "The four shift behaviours side by side: staying, leaving, leaving with the status bar, on command.",
      expectations: [.collapses(to: 56), .neverShifts, .stretches]
    ) { ShiftBehaviorsViewController() },
    CatalogScreen(
      id: "hideable", summary: "Scrolling never hides this header; two buttons slide it away and back.",
      expectations: [.collapses(to: 56), .neverShifts, .stretches]
    ) { HideableViewController() },
    CatalogScreen(
      id: "status-bar", summary: "The header takes the status bar along when it shifts off-screen.",
      expectations: [.collapses(to: 56), .shiftsOffScreen, .hidesStatusBar, .comesBack, .stretches]
    ) { StatusBarViewController() },
    CatalogScreen(
      id: "background-image",
      summary: "A picture that moves at half the header's speed and is veiled as the header collapses.",
      expectations: [.collapses(to: 64), .neverShifts, .stretches]
    ) { BackgroundImageViewController() },
    CatalogScreen(
      id: "container",
      summary: "A list that knows nothing of headers, wrapped; a button swaps it for another.",
      group: .setUps,
      expectations: [.collapses(to: 56), .neverShifts, .stretches]
    ) { WrappedListViewController() },
    CatalogScreen(
      id: "swipe-back",
      summary:
        "Screens with headers of their own in a navigation controller without a bar; a swipe goes back.",
      group: .setUps,
      expectations: [.collapses(to: 56), .shiftsOffScreen, .stretches, .comesBack]
    ) { SwipeBackViewController() },
    CatalogScreen(
      id: "shared-tabs", summary: "One header over three lists; switching between them never makes it jump.",
      group: .setUps,
      expectations: [.collapses(to: 60), .neverShifts, .stretches]
    ) { SharedTabsViewController() },
    CatalogScreen(
      id: "page-control",
      summary: "Pages to be turned inside the header, which itself follows the list below.", group: .setUps,
      expectations: [.collapses(to: 90), .neverShifts, .stretches]
    ) { PageControlViewController() },
    CatalogScreen(
      id: "infinite-content",
      summary: "Content entered in the middle: the header's shadow and hairline are always there.",
      group: .setUps,
      expectations: [.neverShifts]
    ) { InfiniteContentViewController() },
    CatalogScreen(
      id: "touch-forwarding",
      summary: "Drags on the header scroll the list, while the header's button keeps its taps.",
      group: .setUps,
      expectations: [.collapses(to: 72), .neverShifts, .stretches]
    ) { TouchForwardingViewController() },
    CatalogScreen(
      id: "refresh-control", summary: "Pull to refresh, under a header that neither stretches nor bumps.",
      group: .setUps,
      expectations: [.collapses(to: 56), .neverShifts]
    ) { RefreshControlViewController() },
    CatalogScreen(
      id: "web-view", summary: "A header over a web page, which takes no notice of content insets.",
      group: .setUps,
      expectations: [.collapses(to: 56), .neverShifts, .stretches]
    ) { WebViewController() },
    CatalogScreen(
      id: "popover",
      summary: "A header in a popover on iPad, in a sheet on iPhone, with the right safe area.",
      group: .setUps,
      expectations: [.collapses(to: 56), .comesBack]
    ) { PopoverViewController() },
  ]

  /// The screens of the flexible height bar.
  private static let bars = [
    CatalogScreen(
      id: "square-cash", summary: "A tall bar that shrinks with the list; only the top opens it again.",
      group: .heightBar,
      expectations: [.collapses(to: 48), .neverShifts]
    ) { SquareCashViewController() },
    CatalogScreen(
      id: "facebook", summary: "A bar that leaves as one reads on and returns as one turns back.",
      group: .heightBar,
      expectations: [.collapses(to: 0), .neverShifts]
    ) { FacebookViewController() },
    CatalogScreen(
      id: "safari", summary: "An address bar that shrinks while one reads; a swipe or a tap brings it back.",
      group: .heightBar,
      expectations: [.collapses(to: 20), .neverShifts]
    ) { SafariViewController() },
  ]

  /// The screens of the stretchy header and its footer.
  private static let stretchy = [
    CatalogScreen(
      id: "stretchy-table-header",
      summary:
        "A picture over 100 rows that stretches, shrinks to its title, and leaves the title to the bar.",
      group: .stretchy,
      expectations: [.stretches]
    ) { UINavigationController(rootViewController: StretchyTableHeaderViewController()) },
    CatalogScreen(
      id: "pull-for-more", summary: "Rows with a footer that appears when they are pulled past their end.",
      group: .stretchy,
      expectations: [.appearsPastTheEnd]
    ) { PullForMoreViewController() },
  ]
}
