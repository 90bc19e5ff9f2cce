import Foundation

/// A custom glyph for the name of an SF Symbol, made of lines, dots, and rings in a square.
struct SymbolGlyph {
  /// The size of the square without a configuration, in points.
  private static let usualSize: CGFloat = 20
  private static let lineWidth: CGFloat = 2
  private static let dotRadius: CGFloat = 1.5

  /// The size and the weight.
  var configuration: UIImage.SymbolConfiguration?
  /// Polylines, each stroked separately.
  private var lines: [[CGPoint]] = []
  /// The centers of filled dots.
  private var dots: [CGPoint] = []
  /// The centers and radii of stroked circles.
  private var rings: [(center: CGPoint, radius: CGFloat)] = []
  /// A Boolean value that indicates whether a clockwise three-quarter circle is drawn around the center, ending at the top.
  private var turns = false

  /// Returns `nil` for names without a glyph.
  init?(named name: String) {
    switch name {
    case "plus": lines = [Self.line((10, 3), (10, 17)), Self.line((3, 10), (17, 10))]
    case "minus": lines = [Self.line((3, 10), (17, 10))]
    case "xmark": lines = [Self.line((4, 4), (16, 16)), Self.line((16, 4), (4, 16))]
    case "checkmark": lines = [Self.line((3, 11), (8, 16), (17, 4))]
    case "chevron.left", "chevron.backward": lines = [Self.line((13, 3), (6, 10), (13, 17))]
    case "chevron.right", "chevron.forward": lines = [Self.line((7, 3), (14, 10), (7, 17))]
    case "chevron.up": lines = [Self.line((3, 13), (10, 6), (17, 13))]
    case "chevron.down": lines = [Self.line((3, 7), (10, 14), (17, 7))]
    case "arrow.left": lines = [Self.line((17, 10), (4, 10)), Self.line((9, 4), (3, 10), (9, 16))]
    case "arrow.right": lines = [Self.line((3, 10), (16, 10)), Self.line((11, 4), (17, 10), (11, 16))]
    case "arrow.up": lines = [Self.line((10, 17), (10, 4)), Self.line((4, 9), (10, 3), (16, 9))]
    case "arrow.down": lines = [Self.line((10, 3), (10, 16)), Self.line((4, 11), (10, 17), (16, 11))]
    case "arrow.clockwise":
      turns = true
      lines = [Self.line((9, 0.5), (13, 4), (9, 7.5))]
    case "sidebar.left", "sidebar.leading":
      lines = [
        Self.line((2, 4), (18, 4), (18, 16), (2, 16), (2, 4)), Self.line((8, 4), (8, 16)),
        Self.line((4.5, 7), (5.5, 7)), Self.line((4.5, 10), (5.5, 10)),
      ]
    case "arrow.up.left.and.arrow.down.right":
      lines = [
        Self.line((3, 8), (3, 3), (8, 3)), Self.line((3, 3), (9, 9)), Self.line((12, 17), (17, 17), (17, 12)),
        Self.line((11, 11), (17, 17)),
      ]
    case "magnifyingglass":
      rings = [(CGPoint(x: 8.5, y: 8.5), 5.5)]
      lines = [Self.line((12.5, 12.5), (17.5, 17.5))]
    case "ellipsis": dots = [CGPoint(x: 4, y: 10), CGPoint(x: 10, y: 10), CGPoint(x: 16, y: 10)]
    case "line.3.horizontal":
      lines = [Self.line((3, 5), (17, 5)), Self.line((3, 10), (17, 10)), Self.line((3, 15), (17, 15))]
    case "circle": rings = [(CGPoint(x: 10, y: 10), 8)]
    case "square.and.arrow.up":
      lines = [
        Self.line((7, 8), (4, 8), (4, 18), (16, 18), (16, 8), (13, 8)), Self.line((10, 13), (10, 3)),
        Self.line((6.5, 5.5), (10, 2), (13.5, 5.5)),
      ]
    default: return nil
    }
  }

  /// The size of the square, in points.
  var size: CGSize {
    let length = Self.usualSize * (configuration?.factor ?? 1)
    return CGSize(width: length, height: length)
  }

  /// Returns the glyph in the given color as an SVG document.
  func drawing(in color: CGColor) -> Data {
    let recorder = DrawingRecorder()
    recorder.record {
      recorder.state.fill = color
      recorder.state.stroke = color
      draw(into: recorder)
    }
    let square = CGRect(x: 0, y: 0, width: Self.usualSize, height: Self.usualSize)
    return recorder.svg(of: square, size: size)
  }

  private func draw(into recorder: DrawingRecorder) {
    let lineWidth = Self.lineWidth * (configuration?.lineFactor ?? 1)
    for points in lines { recorder.stroke(Self.path(points).cgPath, width: lineWidth) }
    for (center, radius) in rings {
      recorder.stroke(Self.circle(center, radius).cgPath, width: lineWidth)
    }
    for dot in dots { recorder.fill(Self.circle(dot, Self.dotRadius).cgPath) }
    if turns { recorder.stroke(Self.threeQuarters.cgPath, width: lineWidth) }
  }

  private static func line(_ points: (CGFloat, CGFloat)...) -> [CGPoint] {
    points.map { CGPoint(x: $0.0, y: $0.1) }
  }

  private static func path(_ points: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    if let first = points.first { path.move(to: first) }
    for point in points.dropFirst() { path.addLine(to: point) }
    return path
  }

  private static func circle(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A path from the right over the bottom and the left to the top.
  private static var threeQuarters: UIBezierPath {
    let (middle, radius) = (CGPoint(x: 10, y: 10.5), 6.5 as CGFloat)
    // The control point distance, relative to the radius, for approximating a quarter circle with a cubic
    // Bézier curve.
    let reach = radius * 0.5523
    let path = UIBezierPath()
    path.move(to: CGPoint(x: middle.x + radius, y: middle.y))
    for (x, y) in [(1, 0), (0, 1), (-1, 0)] as [(CGFloat, CGFloat)] {
      // A quarter turn maps (x, y) to (-y, x).
      let (start, end) = (
        CGPoint(x: middle.x + x * radius, y: middle.y + y * radius),
        CGPoint(x: middle.x - y * radius, y: middle.y + x * radius)
      )
      path.addCurve(
        to: end, controlPoint1: CGPoint(x: start.x - y * reach, y: start.y + x * reach),
        controlPoint2: CGPoint(x: end.x + x * reach, y: end.y + y * reach))
    }
    return path
  }
}
