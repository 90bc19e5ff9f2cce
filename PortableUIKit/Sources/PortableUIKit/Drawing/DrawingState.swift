import Foundation

/// The settings of a graphics context that are saved and restored together.
struct DrawingState {
  var transform = CGAffineTransform.identity
  var fill = CGColor(gray: 0, alpha: 1)
  var stroke = CGColor(gray: 0, alpha: 1)
  /// The opacity of everything that is drawn, 0...1.
  var alpha: CGFloat = 1
  var lineWidth: CGFloat = 1
  var line = LineStyle()
  /// The number of the innermost clip.
  var clip: Int?
}

/// The style of lines, except for their width.
struct LineStyle: Equatable {
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashLengths: [CGFloat] = []

  /// The attributes of an SVG element for what differs from SVG's defaults. Lines without a style have SVG's miter limit.
  var attributes: String {
    var result = ""
    func add(_ name: String, _ value: String) { result += " \(name)=\"\(value)\"" }
    func number(_ value: CGFloat) -> String { JSONValue.digits(of: Double(value)) }
    if cap != .butt { add("stroke-linecap", cap == .round ? "round" : "square") }
    if join != .miter { add("stroke-linejoin", join == .round ? "round" : "bevel") }
    if self != LineStyle(), join == .miter { add("stroke-miterlimit", number(max(1, miterLimit))) }
    if !dashLengths.isEmpty {
      add("stroke-dasharray", dashLengths.map(number).joined(separator: " "))
      add("stroke-dashoffset", number(dashPhase))
    }
    return result
  }
}
