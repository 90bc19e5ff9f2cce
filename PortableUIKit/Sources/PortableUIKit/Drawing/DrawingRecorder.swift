import Foundation

/// Takes down what is drawn, as the elements of an SVG picture: whoever shows the picture turns it into pixels.
final class DrawingRecorder {
  /// The recorders that are drawn into at the moment, the innermost last: UIKit's stack of graphics contexts.
  // Unsafe because colors and paths draw from anywhere; one thread draws at a time, as elsewhere in a simulator.
  nonisolated(unsafe) private static var stack: [DrawingRecorder] = []

  /// Where colours and paths draw; nil outside of a renderer's block, where drawing does nothing, as in UIKit.
  static var current: DrawingRecorder? { stack.last }

  var fillColor = CGColor(gray: 0, alpha: 1)
  var strokeColor = CGColor(gray: 0, alpha: 1)

  /// Whether a view's drawing has come to `UIView`'s own, which does nothing.
  var isLeftToBaseClass = false
  /// Whether what nothing is drawn on is black, not clear.
  var beginsBlack = false
  /// The text of the label that draws.
  var text: TextContent?

  private var elements: [String] = []
  private var clipCount = 0
  /// The innermost clip in force.
  private var clip: Int?

  /// Whether nothing was drawn.
  var isEmpty: Bool { elements.isEmpty }

  /// Runs `draw` with this recorder as the one that is drawn into.
  func record(_ draw: () -> Void) {
    clip = nil
    (fillColor, strokeColor) = (CGColor(gray: 0, alpha: 1), CGColor(gray: 0, alpha: 1))
    Self.stack.append(self)
    draw()
    Self.stack.removeLast()
  }

  func fill(_ path: CGPath) {
    add(path, style: "fill=\"\(Self.rgb(fillColor))\" fill-opacity=\"\(Self.number(fillColor.alpha))\"")
  }

  /// Draws a line of `width` points along the path.
  func stroke(_ path: CGPath, width: CGFloat) {
    add(
      path,
      style: "fill=\"none\" stroke=\"\(Self.rgb(strokeColor))\" stroke-width=\"\(Self.number(width))\" "
        + "stroke-opacity=\"\(Self.number(strokeColor.alpha))\"")
  }

  /// From here on only what lies in the path is drawn, and in those that clipped before.
  func clip(to path: CGPath) {
    let outer = clipAttribute
    clipCount += 1
    clip = clipCount
    elements.append(
      "<clipPath id=\"c\(clipCount)\"\(outer)><path d=\"\(path.svgText)\"/></clipPath>")
  }

  /// The picture of a part of the plane.
  func svg(of bounds: CGRect) -> Data {
    let (x, y) = (Self.number(bounds.minX), Self.number(bounds.minY))
    let (width, height) = (Self.number(bounds.width), Self.number(bounds.height))
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"\(x) \(y) \(width) \(height)\" preserveAspectRatio=\"none\">"
    let ground = beginsBlack ? "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>" : ""
    return Data((head + ground + elements.joined() + "</svg>").utf8)
  }

  private var clipAttribute: String { clip.map { " clip-path=\"url(#c\($0))\"" } ?? "" }

  private func add(_ path: CGPath, style: String) {
    guard !path.isEmpty else { return }
    elements.append("<path d=\"\(path.svgText)\" \(style)\(clipAttribute)/>")
  }

  // MARK: - Spelling

  private static func number(_ value: CGFloat) -> String { JSONValue.digits(of: Double(value)) }

  private static func rgb(_ color: CGColor) -> String {
    let components = color.components ?? [0, 1]
    let channels = components.count < 4 ? [components[0], components[0], components[0]] : components
    let bytes = channels.prefix(3).map { String(Int((max(0, min(1, $0)) * 255).rounded())) }
    return "rgb(\(bytes.joined(separator: ",")))"
  }
}
