/// The parts of an SVG document that are defined once and referred to by name: clips, filters, pictures.
final class SVGDefinitions {
  private var identifiers: [String: String] = [:]
  private(set) var elements: [SVGElement] = []

  /// Returns the identifier of `element` in the document. Equal elements share one.
  func identifier(_ prefix: String, of element: SVGElement) -> String {
    let text = element.rendered()
    if let known = identifiers[text] { return known }
    let identifier = "\(prefix)\(elements.count + 1)"
    identifiers[text] = identifier
    elements.append(element.with("id", identifier))
    return identifier
  }

  /// Returns a reference to `element` for attributes such as `clip-path` and `filter`.
  func reference(_ prefix: String, to element: SVGElement) -> String {
    "url(#\(identifier(prefix, of: element)))"
  }
}
