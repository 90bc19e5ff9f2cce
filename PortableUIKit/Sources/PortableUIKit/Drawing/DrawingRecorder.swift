import Foundation

/// Records drawing as the elements of an SVG image. The viewer of the image renders the pixels.
final class DrawingRecorder {
  /// The current recorders, innermost last: the counterpart of UIKit's stack of graphics contexts.
  // Unsafe because colors and paths draw from anywhere. One thread draws at a time, as elsewhere in a
  // simulator.
  nonisolated(unsafe) private static var stack: [DrawingRecorder] = []

  /// The recorder into which colors and paths draw; `nil` outside of a drawing block, where drawing does
  /// nothing, as in UIKit.
  static var current: DrawingRecorder? { stack.last }

  /// The settings that apply to subsequent drawing.
  var state = DrawingState()
  private var savedStates: [DrawingState] = []

  /// A Boolean value that indicates whether `UIView`'s own implementation of `draw(_:)` was called, which does nothing.
  var isLeftToBaseClass = false
  /// A Boolean value that indicates whether the background is black instead of clear.
  var beginsBlack = false
  /// The text of a label that is being drawn.
  var text: TextContent?

  private var elements: [String] = []
  private var definitionCount = 0

  /// A Boolean value that indicates whether nothing was drawn.
  var isEmpty: Bool { elements.isEmpty }

  /// The context that draws into this recorder.
  private(set) lazy var context = CGContext(recorder: self)

  /// Runs `draw` with this recorder as the current one.
  func record(_ draw: () -> Void) {
    begin()
    draw()
    Self.end()
  }

  /// Makes this recorder the current one until the matching `end()`.
  func begin() {
    state = DrawingState()
    savedStates = []
    Self.stack.append(self)
  }

  /// Makes the previous recorder the current one again.
  static func end() { stack.removeLast() }

  func saveState() { savedStates.append(state) }

  /// Returns to the settings that were saved last. Does nothing if there are none.
  func restoreState() { state = savedStates.popLast() ?? state }

  // MARK: - Drawing

  /// Fills a path, which is transformed by the current matrix.
  func fill(_ path: CGPath, evenOdd: Bool = false) {
    let style = state.fill.attributes("fill", alpha: state.alpha, pattern: define(state.fill))
    add(path.applying(state.transform), style: style + (evenOdd ? " fill-rule=\"evenodd\"" : ""))
  }

  /// Draws a line of `width` points along a path. Both are transformed by the current matrix.
  func stroke(_ path: CGPath, width: CGFloat, line: LineStyle = LineStyle()) {
    let style =
      "fill=\"none\" "
      + state.stroke.attributes(
        "stroke", "stroke-width=\"\(Self.number(width))\" ", alpha: state.alpha, pattern: define(state.stroke)
      )
      + line.attributes
    guard state.transform != .identity else { return add(path, style: style) }
    // The matrix also transforms the pen, so the element carries it; its clip isn't transformed.
    guard !path.isEmpty else { return }
    let matrix = state.transform.numbers.map(Self.number).joined(separator: " ")
    elements.append(
      "<g\(clipAttribute)><path d=\"\(path.svgText)\" \(style) transform=\"matrix(\(matrix))\"/></g>")
  }

  /// Clips subsequent drawing to the path, in addition to previous clips.
  func clip(to path: CGPath, evenOdd: Bool = false) {
    let outer = clipAttribute
    definitionCount += 1
    state.clip = definitionCount
    let rule = evenOdd ? " clip-rule=\"evenodd\"" : ""
    elements.append(
      "<clipPath id=\"c\(definitionCount)\"\(outer)>"
        + "<path d=\"\(path.applying(state.transform).svgText)\"\(rule)/></clipPath>")
  }

  /// Returns the image for a rectangle as an SVG document of a size, by default that of the rectangle.
  func svg(of bounds: CGRect, size: CGSize? = nil) -> Data {
    let (x, y) = (Self.number(bounds.minX), Self.number(bounds.minY))
    let (width, height) = (Self.number(bounds.width), Self.number(bounds.height))
    let ground = beginsBlack ? "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>" : ""
    return SVGDocument.data(of: ground + elements.joined(), in: bounds, size: size ?? bounds.size)
  }

  /// Adds the definition of a pattern color's tiles, and returns its name; `nil` for other colors.
  private func define(_ color: CGColor) -> String? {
    guard let tile = color.tile else { return nil }
    definitionCount += 1
    elements.append(SVGDocument.pattern(of: tile, named: "p\(definitionCount)"))
    return "p\(definitionCount)"
  }

  private var clipAttribute: String { state.clip.map { " clip-path=\"url(#c\($0))\"" } ?? "" }

  private func add(_ path: CGPath, style: String) {
    guard !path.isEmpty else { return }
    elements.append("<path d=\"\(path.svgText)\" \(style)\(clipAttribute)/>")
  }

  private static func number(_ value: CGFloat) -> String { JSONValue.digits(of: Double(value)) }
}

extension CGColor {
  /// Returns the paint, the given attributes, and the opacity of a fill or a stroke.
  fileprivate final func attributes(
    _ name: String, _ others: String = "", alpha: CGFloat, pattern: String?
  ) -> String {
    let paint = pattern.map { "url(#\($0))" } ?? svgText
    let opacity = JSONValue.digits(of: Double(self.alpha * alpha))
    return "\(name)=\"\(paint)\" \(others)\(name)-opacity=\"\(opacity)\""
  }

  /// The color as SVG, without its opacity.
  final var svgText: String {
    let bytes = [red, green, blue].map { String(Int((max(0, min(1, $0)) * 255).rounded())) }
    return "rgb(\(bytes.joined(separator: ",")))"
  }
}

extension CGAffineTransform {
  fileprivate var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
}
