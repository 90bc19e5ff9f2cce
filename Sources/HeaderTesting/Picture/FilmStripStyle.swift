/// The colors and measures of a film strip.
enum FilmStripStyle {
  static let fonts = "Inter, 'Liberation Sans', Arial, Helvetica, sans-serif"
  static let paper = "#ffffff"
  static let panel = "#f6f8fa"
  static let grid = "#dfe4ea"
  static let ink = "#1f2933"
  static let quiet = "#616e7c"
  static let height = "#0b7285"
  static let shift = "#d9480f"
  static let offset = "#868e96"
  static let touch = "#dbe4ff"

  static let margin = 36.0
  static let phoneWidth = 152.0
  static let phoneGap = 18.0
  static let plotHeight = 170.0
  static let axisWidth = 52.0

  /// Returns a line of text. `anchor` is `start`, `middle`, or `end`.
  static func text(
    _ text: String, x: Double, y: Double, size: Double = 12, color: String = quiet, anchor: String = "start",
    weight: String = "normal"
  ) -> SVGElement {
    SVGElement(
      "text",
      [
        "x": x, "y": y, "font-size": size, "fill": color, "text-anchor": anchor, "font-weight": weight,
      ], text: text)
  }

  static func line(
    x1: Double, y1: Double, x2: Double, y2: Double, color: String = grid, width: Double = 1
  ) -> SVGElement {
    SVGElement("line", ["x1": x1, "y1": y1, "x2": x2, "y2": y2, "stroke": color, "stroke-width": width])
  }
}
