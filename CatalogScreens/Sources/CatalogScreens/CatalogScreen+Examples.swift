extension CatalogScreen {
  /// The examples of README and of the reference documentation, from which their pictures are drawn. They are no part of
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
  ]
}
