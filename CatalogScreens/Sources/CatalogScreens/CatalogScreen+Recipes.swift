extension CatalogScreen {
  /// The view controllers of `Documentation/Recipes.md`, from which its pictures are drawn. They are no part of ``all``.
  public static let recipes = [
    CatalogScreen(
      id: "recipe-search-row", summary: "The search row returns at once.", group: .sections,
      makeViewController: { PlacesViewController() }),
    CatalogScreen(
      id: "recipe-two-stage-title", summary: "The large title collapses, then the bar leaves.",
      group: .sections,
      makeViewController: { NotesViewController() }),
    CatalogScreen(
      id: "recipe-profile", summary: "An avatar shrinks into the bar, above pages to swipe.",
      group: .sections,
      makeViewController: { MemberViewController() }),
    CatalogScreen(
      id: "recipe-store-page", summary: "The picture collapses, and the row with the price stays.",
      group: .sections,
      makeViewController: { ProductViewController() }),
    CatalogScreen(
      id: "recipe-app-bar", summary: "An Android app bar that returns collapsed.", group: .sections,
      makeViewController: { AppBarViewController(flags: "scroll|enterAlways|enterAlwaysCollapsed") }),
  ]
}
