/// What an SVG document defines once and uses by name: clips, filters, pictures.
final class SVGDefinitions {
  private var identifiers: [String: String] = [:]
  private(set) var elements: [SVGElement] = []

  /// The name of `element`, under which it will be in the document; equal elements get the same name.
  func identifier(_ prefix: String, of element: SVGElement) -> String {
    let text = element.rendered()
    if let known = identifiers[text] { return known }
    let identifier = "\(prefix)\(elements.count + 1)"
    identifiers[text] = identifier
    elements.append(element.with("id", identifier))
    return identifier
  }

  /// A reference to `element` for attributes like `clip-path` and `filter`.
  func reference(_ prefix: String, to element: SVGElement) -> String {
    "url(#\(identifier(prefix, of: element)))"
  }
}
