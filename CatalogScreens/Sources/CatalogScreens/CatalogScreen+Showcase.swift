extension CatalogScreen {
  /// Screens that an app could have.
  static let showcase = [
    CatalogScreen(
      id: "album", summary: "The cover of a record shrinks into a bar from which it can still be played.",
      group: .showcase, expectations: [.collapses(to: 60), .neverShifts, .stretches]
    ) { AlbumViewController() },
    CatalogScreen(
      id: "profile",
      summary: "An avatar that shrinks into the bar, and tabs that stay over lists to be swiped.",
      group: .showcase, expectations: [.collapses(to: 92), .neverShifts, .stretches]
    ) { ProfileViewController() },
    CatalogScreen(
      id: "weather", summary: "A large temperature gives way to one line; the cards end below it.",
      group: .showcase, expectations: [.collapses(to: 76), .neverShifts, .stretches]
    ) { WeatherViewController() },
    CatalogScreen(
      id: "mail",
      summary: "A large title becomes the bar's; the search row returns as soon as one turns back.",
      group: .showcase, expectations: [.collapses(to: 44), .returns(to: 92), .neverShifts]
    ) { MailViewController() },
    CatalogScreen(
      id: "store-page",
      summary:
        "A picture collapses, the row with the price stays, and the bottom bar leaves with the header.",
      group: .showcase, expectations: [.collapses(to: 120), .neverShifts, .stretches]
    ) { StorePageViewController() },
    CatalogScreen(
      id: "article", summary: "An article in a browser: the address shrinks, and the buttons below leave.",
      group: .showcase, expectations: [.collapses(to: 24), .neverShifts]
    ) { ArticleViewController() },
    CatalogScreen(
      id: "feed", summary: "A bar and a tab bar that hide while one scrolls, and return together.",
      group: .showcase, expectations: [.shiftsOffScreen, .comesBack]
    ) { FeedViewController.inTabs() },
  ]
}
