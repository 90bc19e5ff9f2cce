extension CatalogScreen {
  /// The screens of `Documentation/Screens.md`, which are lists of parts.
  static let parts = [
    CatalogScreen(
      id: "parts-settings",
      summary: "The large title becomes the title of the bar. The search field returns at once.",
      group: .parts, expectations: [.collapses(to: 44), .returns(to: 88), .neverShifts]
    ) { PreferencesViewController() },
    CatalogScreen(
      id: "parts-feed", summary: "The title bar and the tab bar of the app hide together.",
      group: .parts, expectations: [.collapses(to: 0), .neverShifts]
    ) { TimelineViewController.inTabs() },
    CatalogScreen(
      id: "parts-profile",
      summary: "The avatar and the name move to the bar. The tabs stay above pages to swipe.",
      group: .parts, expectations: [.collapses(to: 88), .neverShifts, .stretches]
    ) { PersonViewController() },
    CatalogScreen(
      id: "parts-browser", summary: "The address becomes small, and the buttons at the bottom leave.",
      group: .parts, expectations: [.collapses(to: 20), .neverShifts]
    ) { ReaderViewController() },
    CatalogScreen(
      id: "parts-album",
      summary: "The title moves to the bar. The play button stays at the edge of the header.",
      group: .parts, expectations: [.collapses(to: 44), .neverShifts, .stretches]
    ) { RecordViewController() },
    CatalogScreen(
      id: "parts-map", summary: "The chips leave when the list arrives at them, above a map.",
      group: .parts, expectations: [.collapses(to: 48), .neverShifts]
    ) { AtlasViewController() },
    CatalogScreen(
      id: "parts-conversation",
      summary: "The text field stays above the keyboard. A pull shows earlier messages.",
      group: .parts, expectations: [.collapses(to: 44), .neverShifts]
    ) { ConversationViewController() },
    CatalogScreen(
      id: "parts-product", summary: "A gallery collapses, the price stays, and section headers pin below it.",
      group: .parts, expectations: [.collapses(to: 84), .neverShifts, .stretches]
    ) { GoodsViewController() },
  ]
}
