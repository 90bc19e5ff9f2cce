extension CatalogScreen {
  /// Headers with several sections.
  static let sections = [
    CatalogScreen(
      id: "search-row",
      summary: "A search row that returns at once, above suggestions that return at the top.",
      group: .sections, expectations: [.collapses(to: 48), .returns(to: 96), .neverShifts]
    ) { SearchRowViewController() },
    CatalogScreen(
      id: "two-stage-title",
      summary: "A large title becomes the bar's title; then the bar leaves, and returns at once.",
      group: .sections, expectations: [.collapses(to: 0), .returns(to: 44), .neverShifts]
    ) { TwoStageTitleViewController() },
    CatalogScreen(
      id: "app-bars", summary: "Android's five usual app bars, with their flags, to be switched at any time.",
      group: .sections, expectations: [.collapses(to: 84), .neverShifts]
    ) { AppBarsViewController() },
    CatalogScreen(
      id: "settings", summary: "A title that collapses above a search field that stays and filters the list.",
      group: .sections, expectations: [.collapses(to: 52), .neverShifts]
    ) { SettingsViewController() },
  ]
}
