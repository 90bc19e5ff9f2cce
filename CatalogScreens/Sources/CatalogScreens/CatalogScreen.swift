/// A screen of the catalog: its identifier, its summary, and how to create it.
public struct CatalogScreen: Identifiable, Sendable {
  /// The name in commands, for example `typical-use`.
  public let id: String

  /// A summary of the screen in one line.
  public let summary: String

  /// The part of the catalog that the screen belongs to.
  public let group: Group

  /// The expected behavior of the screen's header while it is scrolled.
  public let expectations: [Expectation]

  /// A closure that creates the screen.
  public let makeViewController: @MainActor @Sendable () -> UIViewController

  /// Creates an entry of the catalog.
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

  /// All screens, in the order of their groups.
  public static let grouped = Group.allCases.flatMap { group in all.filter { $0.group == group } }

  /// Returns the screen, the recipe, or the example with the given name, or `nil` if there is none.
  public static func named(_ id: String) -> CatalogScreen? {
    (all + recipes + examples).first { $0.id == id }
  }
}
