extension CatalogScreen {
  /// The title: the name as words, for example `Typical use`.
  public var title: String {
    let words = id.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
