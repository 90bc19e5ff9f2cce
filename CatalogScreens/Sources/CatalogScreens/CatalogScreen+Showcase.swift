extension CatalogScreen {
  /// Screens that an app could have.
  static let showcase = [
    CatalogScreen(
      id: "album", summary: "The cover and the title of a record shrink into a bar with a play button.",
      group: .showcase, expectations: [.collapses(to: 60), .neverShifts, .stretches]
    ) { AlbumViewController() },
    CatalogScreen(
      id: "profile",
      summary: "The avatar shrinks into the bar. The tabs stay above pages to swipe.",
      group: .showcase, expectations: [.collapses(to: 92), .neverShifts, .stretches]
    ) { ProfileViewController() },
    CatalogScreen(
      id: "weather", summary: "The large temperature shrinks to one line. Cards disappear below it.",
      group: .showcase, expectations: [.collapses(to: 76), .neverShifts, .stretches]
    ) { WeatherViewController() },
    CatalogScreen(
      id: "mail",
      summary: "A large title becomes the bar's title. The search row returns as soon as you scroll up.",
      group: .showcase, expectations: [.collapses(to: 44), .returns(to: 92), .neverShifts]
    ) { MailViewController() },
    CatalogScreen(
      id: "store-page",
      summary:
        "The picture collapses, the row with the price stays, and the bottom bar leaves.",
      group: .showcase, expectations: [.collapses(to: 120), .neverShifts, .stretches]
    ) { StorePageViewController() },
    CatalogScreen(
      id: "article", summary: "An article in a browser. The address bar shrinks, and the toolbar leaves.",
      group: .showcase, expectations: [.collapses(to: 24), .neverShifts]
    ) { ArticleViewController() },
    CatalogScreen(
      id: "feed", summary: "A bar and a tab bar hide when you scroll down, and return together.",
      group: .showcase, expectations: [.shiftsOffScreen, .comesBack]
    ) { FeedViewController.inTabs() },
  ]
}
