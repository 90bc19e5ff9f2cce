/// A screen of the catalog: a name to call it by, a sentence, and how to make it.
public struct CatalogScreen: Identifiable, Sendable {
  /// The name that commands use, for instance `typical-use`.
  public let id: String

  /// What the screen shows, in one line.
  public let summary: String

  /// Makes the screen anew.
  public let makeViewController: @MainActor @Sendable () -> UIViewController

  /// Makes an entry.
  public init(
    id: String, summary: String, makeViewController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.id = id
    self.summary = summary
    self.makeViewController = makeViewController
  }

  /// All screens, in the order of the catalog.
  public static let all = [
    CatalogScreen(
      id: "typical-use",
      summary: "A header with a picture and a title over a table; it collapses, then shifts off-screen.",
      makeViewController: { TypicalUseViewController() }),
    CatalogScreen(
      id: "square-cash", summary: "A tall bar that shrinks with the list; only the top opens it again.",
      makeViewController: { SquareCashViewController() }),
    CatalogScreen(
      id: "facebook", summary: "A bar that leaves as one reads on and returns as one turns back.",
      makeViewController: { FacebookViewController() }),
    CatalogScreen(
      id: "safari", summary: "An address bar that shrinks while one reads; a swipe or a tap brings it back.",
      makeViewController: { SafariViewController() }),
  ]

  /// The screen of that name, nil if there is none.
  public static func named(_ id: String) -> CatalogScreen? {
    all.first { $0.id == id }
  }
}
