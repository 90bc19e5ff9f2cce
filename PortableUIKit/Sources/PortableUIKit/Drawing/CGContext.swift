import Foundation

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The ends of lines.
public enum CGLineCap: Int32, @unchecked Sendable {
  /// Cut off at the end.
  case butt = 0
  /// Extended by a half circle.
  case round = 1
  /// Extended by half a square.
  case square = 2
}

/// The corners of lines.
public enum CGLineJoin: Int32, @unchecked Sendable {
  /// Extended to a point, up to the miter limit.
  case miter = 0
  /// Rounded.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// The rules that determine which points are inside of a path.
public enum CGPathFillRule: Int, @unchecked Sendable {
  /// Points around which the path turns a nonzero number of times, counting directions.
  case winding = 0
  /// Points around which the path turns an odd number of times.
  case evenOdd = 1
}

/// The ways to draw a path.
public enum CGPathDrawingMode: Int32, @unchecked Sendable {
  /// Fills the path by the winding rule.
  case fill = 0
  /// Fills the path by the even-odd rule.
  case eoFill = 1
  /// Draws a line along the path.
  case stroke = 2
  /// Fills the path by the winding rule and draws a line along it.
  case fillStroke = 3
  /// Fills the path by the even-odd rule and draws a line along it.
  case eoFillStroke = 4
}

/// Returns the context of the innermost drawing block, or `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingRecorder.current?.context }

/// The destination of drawing: a picture that is being recorded.
///
/// Lengths are in points, and the y axis points down, as in contexts of UIKit. Points are transformed by the current matrix
/// when they are added to the current path. Colors, the matrix, and clips also apply to `UIBezierPath`, whose lines have
/// their own style.
open class CGContext {
  // The recorder owns the context. Drawing after the end of the block has no effect, as in UIKit.
  private weak var recorder: DrawingRecorder?
  private var elements: [PathElement] = []

  init(recorder: DrawingRecorder) { self.recorder = recorder }

  // MARK: State

  /// Saves the current settings.
  public func saveGState() { recorder?.saveState() }
  /// Restores the settings that were saved last. Does nothing if there are none.
  public func restoreGState() { recorder?.restoreState() }
  /// Moves the origin of subsequent drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  /// Scales subsequent drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Rotates subsequent drawing around the origin, in radians from x toward y.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Transforms subsequent drawing, before the current matrix.
  public func concatenate(_ transform: CGAffineTransform) {
    change { $0.transform = transform.concatenating($0.transform) }
  }

  // MARK: Colors and lines

  /// Sets the color of fills.
  public func setFillColor(_ color: CGColor) { change { $0.fill = color } }
  /// Sets the color of fills to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the color of fills by its components, nominally 0...1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) { change { $0.stroke = color } }
  /// Sets the color of lines to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the color of lines by its components, nominally 0...1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the opacity of everything that is drawn, which is clamped to 0...1. The default is 1.
  public func setAlpha(_ alpha: CGFloat) { change { $0.alpha = max(0, min(1, alpha)) } }
  /// Sets the width of lines, in points. The default is 1.
  public func setLineWidth(_ width: CGFloat) { change { $0.lineWidth = width } }
  /// Sets the ends of lines. The default is `butt`.
  public func setLineCap(_ cap: CGLineCap) { change { $0.line.cap = cap } }
  /// Sets the corners of lines. The default is `miter`.
  public func setLineJoin(_ join: CGLineJoin) { change { $0.line.join = join } }
  /// Sets the greatest length of a pointed corner, in widths of the line. The default is 10.
  public func setMiterLimit(_ limit: CGFloat) { change { $0.line.miterLimit = limit } }
  /// Sets the lengths of dashes and gaps, in points, and how far into them a line begins. Without lengths, lines are solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    change { ($0.line.dashPhase, $0.line.dashLengths) = (phase, lengths) }
  }

  // MARK: Current path

  /// Begins an empty path.
  public func beginPath() { elements = [] }
  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { add([.move(point)]) }
  /// Adds a straight line from the current point. Does nothing if there is none.
  public func addLine(to point: CGPoint) { continuePath(.line(point)) }
  /// Adds a curve with two control points from the current point. Does nothing if there is none.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    continuePath(.curve(control1: control1, control2: control2, end: end))
  }
  /// Adds a curve with one control point from the current point. Does nothing if there is none.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    continuePath(.quadCurve(control: control, end: end))
  }
  /// Closes the subpath with a line to its start.
  public func closePath() { continuePath(.close) }
  /// Adds a subpath of straight lines.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    add([.move(first)] + points.dropFirst().map { .line($0) })
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { add(PathElement.rectangle(rect)) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds an ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) { add(PathElement.oval(in: rect)) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { add(path.elements) }
  /// Adds an arc, after a line from the current point if there is one.
  ///
  /// Because the y axis points down, an arc that is clockwise by its angles appears counterclockwise, as in UIKit.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = PathElement.arc(
      center, radius: radius, from: startAngle, to: endAngle, isClockwise: !clockwise)
    guard let first = arc.first?.end else { return }
    add([isPathEmpty ? .move(first) : .line(first)] + arc.dropFirst())
  }
  /// A Boolean value that indicates whether the current path is empty.
  public var isPathEmpty: Bool { elements.isEmpty }

  // MARK: Drawing

  /// Fills the current path, which is empty afterward.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }
  /// Draws a line along the current path, which is empty afterward.
  public func strokePath() { drawPath(using: .stroke) }
  /// Draws the current path, which is empty afterward.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill, .fillStroke: fill(path)
    case .eoFill, .eoFillStroke: fill(path, evenOdd: true)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(path)
    case .fill, .eoFill: break
    }
  }
  /// Clips subsequent drawing to the current path, which is empty afterward.
  public func clip(using rule: CGPathFillRule = .winding) {
    recorder?.clip(to: inUserSpace(takePath()), evenOdd: rule == .evenOdd)
  }
  /// Clips subsequent drawing to a rectangle. The current path is empty afterward.
  public func clip(to rect: CGRect) { clip(to: [rect]) }
  /// Clips subsequent drawing to rectangles. The current path is empty afterward.
  public func clip(to rects: [CGRect]) {
    draw(rects.map { PathElement.rectangle($0) }) { clip() }
  }
  /// Fills a rectangle. The current path is empty afterward.
  public func fill(_ rect: CGRect) { fill([rect]) }
  /// Fills rectangles. The current path is empty afterward.
  public func fill(_ rects: [CGRect]) { draw(rects.map { PathElement.rectangle($0) }) { fillPath() } }
  /// Draws a line along the sides of a rectangle. The current path is empty afterward.
  public func stroke(_ rect: CGRect) { draw([PathElement.rectangle(rect)]) { strokePath() } }
  /// Draws a line of the given width along the sides of a rectangle. The current path is empty afterward.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }
  /// Fills an ellipse that touches the sides of a rectangle. The current path is empty afterward.
  public func fillEllipse(in rect: CGRect) { draw([PathElement.oval(in: rect)]) { fillPath() } }
  /// Draws a line along an ellipse that touches the sides of a rectangle. The current path is empty afterward.
  public func strokeEllipse(in rect: CGRect) { draw([PathElement.oval(in: rect)]) { strokePath() } }

  // MARK: Helpers

  private var matrix: CGAffineTransform { recorder?.state.transform ?? .identity }

  private func change(_ body: (inout DrawingState) -> Void) {
    if let recorder { body(&recorder.state) }
  }

  private func add(_ added: [PathElement]) {
    let matrix = matrix
    elements += added.map { $0.applying(matrix) }
  }

  private func continuePath(_ element: PathElement) {
    if !isPathEmpty { add([element]) }
  }

  private func takePath() -> CGPath {
    defer { elements = [] }
    return CGPath(elements: elements)
  }

  /// Draws shapes in place of the current path.
  private func draw(_ shapes: [[PathElement]], _ body: () -> Void) {
    beginPath()
    for shape in shapes { add(shape) }
    body()
  }

  /// The current path has the matrix in its points; the recorder applies it once more.
  private func inUserSpace(_ path: CGPath) -> CGPath { path.applying(matrix.inverted()) }

  private func fill(_ path: CGPath, evenOdd: Bool = false) {
    recorder?.fill(inUserSpace(path), evenOdd: evenOdd)
  }

  private func stroke(_ path: CGPath) {
    guard let state = recorder?.state else { return }
    recorder?.stroke(inUserSpace(path), width: state.lineWidth, line: state.line)
  }
}
