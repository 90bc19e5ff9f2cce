extension CGPath {
  /// The outline as path data of SVG.
  var svgText: String { elements.map(\.svgText).joined(separator: " ") }
}

extension PathElement {
  /// The step as SVG writes it.
  fileprivate var svgText: String {
    let letter =
      switch self {
      case .move: "M"
      case .line: "L"
      case .quadCurve: "Q"
      case .curve: "C"
      case .close: "Z"
      }
    let numbers = points.flatMap { [$0.x, $0.y] }.map { JSONValue.digits(of: Double($0)) }
    return ([letter] + numbers).joined(separator: " ")
  }
}
