/// An error that describes why the catalog can't be served.
public struct CatalogServerFailure: Error, CustomStringConvertible {
  /// A description of the problem and, if possible, its solution.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
