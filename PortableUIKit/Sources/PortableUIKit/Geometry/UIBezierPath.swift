import Foundation

/// A path that is drawn step by step.
///
/// Lines and curves need a point to start from: before the first `move(to:)` they are ignored.
open class UIBezierPath: NSObject {
  private var elements: [PathElement] = []

  /// An empty path.
  public override init() {
    super.init()
  }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    elements = PathElement.rectangle(rect)
  }

  /// The oval that touches the four sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    elements = PathElement.oval(in: rect)
  }

  /// A rectangle with rounded corners; a radius in points beyond half a side is cut down to that.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: radius, height: radius))
  }

  /// A rectangle with some rounded corners; radii in points beyond half a side are cut down to that.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    elements = PathElement.roundedRectangle(rect, corners: corners, radii: cornerRadii)
  }

  /// A part of a circle; angles in radians from the direction of x, as `addArc` takes them.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// What was drawn so far; later steps don't change a value read before.
  open var cgPath: CGPath {
    get { CGPath(elements: elements) }
    set { elements = newValue.elements }
  }

  /// Starts a new subpath.
  open func move(to point: CGPoint) {
    elements.append(.move(point))
  }

  /// Draws a straight line.
  open func addLine(to point: CGPoint) {
    draw(.line(point))
  }

  /// Draws a curve that leaves towards the first control point and arrives from the second.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    draw(.curve(control1: controlPoint1, control2: controlPoint2, end: endPoint))
  }

  /// Draws a curve that leaves towards the control point and arrives from it.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    draw(.quadCurve(control: controlPoint, end: endPoint))
  }

  /// Draws a part of a circle, and before it a line to where that starts; an empty path starts there.
  ///
  /// Angles are in radians from the direction of x; clockwise, as seen on the screen, is from x towards y. An end
  /// that lies before the start is reached by going on around the circle; more than one turn is one. Numbers that
  /// are not finite draw nothing.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = PathElement.arc(
      center, radius: radius, from: startAngle, to: endAngle, isClockwise: clockwise)
    guard let first = arc.first?.end else { return }
    if isEmpty { move(to: first) } else { addLine(to: first) }
    elements += arc.dropFirst()
  }

  /// Adds all steps of another path.
  open func append(_ bezierPath: UIBezierPath) { elements += bezierPath.elements }

  /// Whether the path, its open parts closed, goes around the point.
  open func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }

  /// Draws a line to the start of the subpath and ends it.
  open func close() {
    draw(.close)
  }

  /// Makes the path empty.
  open func removeAllPoints() {
    elements.removeAll()
  }

  /// Whether nothing was drawn.
  open var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle around all points, control points included; the null rectangle for an empty path.
  open var bounds: CGRect { cgPath.boundingBox }

  /// Where the next step starts; (0, 0) for an empty path.
  open var currentPoint: CGPoint {
    guard let last = elements.last else { return .zero }
    if let end = last.end { return end }
    for case .move(let start) in elements.reversed() { return start }
    return .zero
  }

  /// The thickness of the line, in points; 1 unless set.
  open var lineWidth: CGFloat = 1

  /// Moves all points by a transform.
  open func apply(_ transform: CGAffineTransform) {
    elements = elements.map { $0.applying(transform) }
  }

  private func draw(_ element: PathElement) {
    if !elements.isEmpty { elements.append(element) }
  }

  /// Fills the path in the fill colour; nothing happens outside of a renderer's block.
  open func fill() { DrawingRecorder.current?.fill(cgPath) }

  /// Draws a line `lineWidth` points wide along the path; nothing happens outside of a renderer's block.
  open func stroke() { DrawingRecorder.current?.stroke(cgPath, width: lineWidth) }

  /// From here on only what lies in the path is drawn; nothing happens outside of a renderer's block.
  open func addClip() { DrawingRecorder.current?.clip(to: cgPath) }
}
