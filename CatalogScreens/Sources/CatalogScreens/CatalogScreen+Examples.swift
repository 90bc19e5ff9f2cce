extension CatalogScreen {
  /// The examples of README, the reference documentation, and the tutorial, from which their pictures are drawn. They are no part of
  /// ``all``.
  public static let examples = [
    CatalogScreen(
      id: "example-mailboxes", summary: "The first example in README: a screen as a list of what it shows.",
      group: .parts, makeViewController: { MailboxesViewController() }),
    CatalogScreen(
      id: "example-flexible-header", summary: "A title shrinks, and the header leaves.",
      makeViewController: { PeaksViewController() }),
    CatalogScreen(
      id: "example-height-bar", summary: "An amount shrinks into a bar.", group: .heightBar,
      makeViewController: { BalanceViewController() }),
    CatalogScreen(
      id: "example-stretchy-header", summary: "A header stretches, and leaves its title to the bar.",
      group: .stretchy,
      makeViewController: { UINavigationController(rootViewController: CoastViewController()) }),
    CatalogScreen(
      id: "example-footer", summary: "A footer appears past the end of a list.", group: .stretchy,
      makeViewController: { UINavigationController(rootViewController: LettersViewController()) }),
    CatalogScreen(
      id: "example-status-bar", summary: "The status bar leaves with a header that has a controller.",
      makeViewController: { ChapterViewController() }),
    CatalogScreen(
      id: "example-effects", summary: "Views shrink, fade, and move while a header collapses.",
      makeViewController: { AuthorViewController() }),
    CatalogScreen(
      id: "example-tabs", summary: "Two tables share a header.", makeViewController: { TabsViewController() }),
    CatalogScreen(
      id: "example-table", summary: "A stretchy header above a table.", group: .stretchy,
      makeViewController: { CitiesViewController() }),
    CatalogScreen(
      id: "example-step-1", summary: "The tutorial's list without a header.",
      makeViewController: { PeaksStep1.PeaksViewController() }),
    CatalogScreen(
      id: "example-step-3", summary: "The tutorial's header collapses.",
      makeViewController: { PeaksStep3.PeaksViewController() }),
    CatalogScreen(
      id: "example-step-4", summary: "The tutorial's header has a title.",
      makeViewController: { PeaksStep4.PeaksViewController() }),
    CatalogScreen(
      id: "example-step-5", summary: "The tutorial's title shrinks.",
      makeViewController: { PeaksStep5.PeaksViewController() }),
  ]
}
