extension CatalogScreen {
  /// Headers with several sections.
  static let sections = [
    CatalogScreen(
      id: "search-row",
      summary: "The search row returns as soon as you scroll up, the suggestions at the top.",
      group: .sections, expectations: [.collapses(to: 48), .returns(to: 96), .neverShifts]
    ) { SearchRowViewController() },
    CatalogScreen(
      id: "two-stage-title",
      summary:
        "A large title becomes the bar's title. Then the bar leaves, and returns as soon as you scroll up.",
      group: .sections, expectations: [.collapses(to: 0), .returns(to: 44), .neverShifts]
    ) { TwoStageTitleViewController() },
    CatalogScreen(
      id: "app-bars", summary: "Android's five usual app bars with their scroll flags.",
      group: .sections, expectations: [.collapses(to: 84), .neverShifts]
    ) { AppBarsViewController() },
    CatalogScreen(
      id: "settings", summary: "The title collapses. The search field stays and filters the list.",
      group: .sections, expectations: [.collapses(to: 52), .neverShifts]
    ) { SettingsViewController() },
  ]
}
