/// Why the catalog cannot be served.
public struct CatalogServerFailure: Error, CustomStringConvertible {
  /// What went wrong, and what to do about it where something can be done.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
