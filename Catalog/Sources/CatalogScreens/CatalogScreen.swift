/// A screen of the catalog: a name to call it by, a sentence, and how to make it.
public struct CatalogScreen: Identifiable, Sendable {
  /// The name that commands use, for instance `typical-use`.
  public let id: String

  /// What the screen shows, in one line.
  public let summary: String

  /// The part of the catalog that the screen belongs to.
  public let group: Group

  /// What the header on the screen does when it is scrolled.
  public let expectations: [Expectation]

  /// Makes the screen anew.
  public let makeViewController: @MainActor @Sendable () -> UIViewController

  /// Makes an entry.
  public init(
    id: String, summary: String, group: Group = .flexibleHeader, expectations: [Expectation] = [],
    makeViewController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.id = id
    self.summary = summary
    self.group = group
    self.expectations = expectations
    self.makeViewController = makeViewController
  }

  /// The screen of that name, nil if there is none.
  public static func named(_ id: String) -> CatalogScreen? {
    all.first { $0.id == id }
  }
}
