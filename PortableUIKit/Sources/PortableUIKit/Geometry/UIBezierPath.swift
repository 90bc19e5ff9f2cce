import Foundation

/// A path that is built from elements.
///
/// Lines and curves need a start point: before the first `move(to:)`, they are ignored.
open class UIBezierPath: NSObject {
  private var elements: [PathElement] = []

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates a rectangular path.
  public convenience init(rect: CGRect) {
    self.init()
    elements = PathElement.rectangle(rect)
  }

  /// Creates an oval that touches the four sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    elements = PathElement.oval(in: rect)
  }

  /// Creates a rectangle with rounded corners. The radius, in points, is limited to half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: radius, height: radius))
  }

  /// Creates a rectangle in which the given corners are rounded. The radii, in points, are limited to half of
  /// the sides.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    elements = PathElement.roundedRectangle(rect, corners: corners, radii: cornerRadii)
  }

  /// Creates an arc. Angles are in radians from the x axis, as in `addArc`.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path with the elements of a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    elements = cgPath.elements
  }

  /// The current path. Later changes don't affect values returned before.
  open var cgPath: CGPath {
    get { CGPath(elements: elements) }
    set { elements = newValue.elements }
  }

  /// Starts a new subpath at a point.
  open func move(to point: CGPoint) {
    elements.append(.move(point))
  }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) {
    draw(.line(point))
  }

  /// Adds a cubic Bézier curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    draw(.curve(control1: controlPoint1, control2: controlPoint2, end: endPoint))
  }

  /// Adds a quadratic Bézier curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    draw(.quadCurve(control: controlPoint, end: endPoint))
  }

  /// Adds an arc, preceded by a line to its start. An empty path starts at the start of the arc.
  ///
  /// If the end is before the start, the arc continues around the circle; more than one turn is reduced to
  /// one. Numbers that aren't finite add nothing.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the start, in radians from the x axis.
  ///   - endAngle: The angle of the end, in radians from the x axis.
  ///   - clockwise: Whether the arc is clockwise as seen on the screen, which is from x toward y.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = PathElement.arc(
      center, radius: radius, from: startAngle, to: endAngle, isClockwise: clockwise)
    guard let first = arc.first?.end else { return }
    if isEmpty { move(to: first) } else { addLine(to: first) }
    elements += arc.dropFirst()
  }

  /// Adds all elements of another path.
  open func append(_ bezierPath: UIBezierPath) { elements += bezierPath.elements }

  /// Returns whether the path contains the point. Open subpaths are treated as closed.
  open func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }

  /// Closes the subpath with a line to its start.
  open func close() {
    draw(.close)
  }

  /// Removes all elements.
  open func removeAllPoints() {
    elements.removeAll()
  }

  /// A Boolean value that indicates whether the path is empty.
  open var isEmpty: Bool { elements.isEmpty }

  /// The bounding box of all points, including control points; the null rectangle for an empty path.
  open var bounds: CGRect { cgPath.boundingBox }

  /// The current point, where the next element starts; (0, 0) for an empty path.
  open var currentPoint: CGPoint {
    guard let last = elements.last else { return .zero }
    if let end = last.end { return end }
    for case .move(let start) in elements.reversed() { return start }
    return .zero
  }

  /// The line width, in points. The default is 1.
  open var lineWidth: CGFloat = 1

  /// Transforms all points of the path.
  open func apply(_ transform: CGAffineTransform) {
    elements = elements.map { $0.applying(transform) }
  }

  private func draw(_ element: PathElement) {
    if !elements.isEmpty { elements.append(element) }
  }

  /// Fills the path with the fill color. Does nothing outside of a drawing block.
  open func fill() { DrawingRecorder.current?.fill(cgPath) }

  /// Strokes the path with a width of `lineWidth` points. Does nothing outside of a drawing block.
  open func stroke() { DrawingRecorder.current?.stroke(cgPath, width: lineWidth) }

  /// Clips subsequent drawing to the path. Does nothing outside of a drawing block.
  open func addClip() { DrawingRecorder.current?.clip(to: cgPath) }
}
