extension CGPath {
  /// The path as SVG path data.
  var svgText: String { elements.map(\.svgText).joined(separator: " ") }
}

extension PathElement {
  /// The path element as SVG.
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
