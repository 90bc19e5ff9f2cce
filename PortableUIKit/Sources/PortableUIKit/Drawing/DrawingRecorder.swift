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

  var fillColor = CGColor(gray: 0, alpha: 1)
  var strokeColor = CGColor(gray: 0, alpha: 1)

  /// Whether `UIView`'s own implementation of `draw(_:)` was called, which does nothing.
  var isLeftToBaseClass = false
  /// Whether the background is black instead of clear.
  var beginsBlack = false
  /// The text of a label that is being drawn.
  var text: TextContent?

  private var elements: [String] = []
  private var clipCount = 0
  /// The number of the innermost clip.
  private var clip: Int?

  /// Whether nothing was drawn.
  var isEmpty: Bool { elements.isEmpty }

  /// Runs `draw` with this recorder as the current one.
  func record(_ draw: () -> Void) {
    begin()
    draw()
    Self.end()
  }

  /// Makes this recorder the current one until the matching `end()`.
  func begin() {
    clip = nil
    (fillColor, strokeColor) = (CGColor(gray: 0, alpha: 1), CGColor(gray: 0, alpha: 1))
    Self.stack.append(self)
  }

  /// Makes the previous recorder the current one again.
  static func end() { stack.removeLast() }

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

  /// Clips subsequent drawing to the path, in addition to previous clips.
  func clip(to path: CGPath) {
    let outer = clipAttribute
    clipCount += 1
    clip = clipCount
    elements.append(
      "<clipPath id=\"c\(clipCount)\"\(outer)><path d=\"\(path.svgText)\"/></clipPath>")
  }

  /// Returns the image for a rectangle as an SVG document of a size, by default that of the rectangle.
  func svg(of bounds: CGRect, size: CGSize? = nil) -> Data {
    let (x, y) = (Self.number(bounds.minX), Self.number(bounds.minY))
    let (width, height) = (Self.number(bounds.width), Self.number(bounds.height))
    let size = size ?? bounds.size
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Self.number(size.width))\" "
      + "height=\"\(Self.number(size.height))\" "
      + "viewBox=\"\(x) \(y) \(width) \(height)\" preserveAspectRatio=\"none\">"
    let ground = beginsBlack ? "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>" : ""
    return Data((head + ground + elements.joined() + "</svg>").utf8)
  }

  private var clipAttribute: String { clip.map { " clip-path=\"url(#c\($0))\"" } ?? "" }

  private func add(_ path: CGPath, style: String) {
    guard !path.isEmpty else { return }
    elements.append("<path d=\"\(path.svgText)\" \(style)\(clipAttribute)/>")
  }

  // MARK: - SVG output

  private static func number(_ value: CGFloat) -> String { JSONValue.digits(of: Double(value)) }

  private static func rgb(_ color: CGColor) -> String {
    let components = color.components ?? [0, 1]
    let channels = components.count < 4 ? [components[0], components[0], components[0]] : components
    let bytes = channels.prefix(3).map { String(Int((max(0, min(1, $0)) * 255).rounded())) }
    return "rgb(\(bytes.joined(separator: ",")))"
  }
}
