/// A cubic Bézier curve from (0, 0) to (1, 1) that maps time to progress.
open class CAMediaTimingFunction: NSObject {
  final let curve: TimingCurve
  private let points: [Float]

  /// Creates the timing function with the given name. Traps if the name isn't one of
  /// `CAMediaTimingFunctionName`.
  public convenience init(name: CAMediaTimingFunctionName) {
    guard let points = name.controlPoints else {
      preconditionFailure("CAMediaTimingFunction has no function named \"\(name.rawValue)\"")
    }
    self.init(controlPoints: points.0, points.1, points.2, points.3)
  }

  /// Creates a timing function with two inner control points. The x coordinates are clamped to 0...1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
    curve = TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }

  /// Writes the x and y coordinates of a control point to `ptr`. `idx` is 0...3; other indexes stop the
  /// program.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    precondition((0...3).contains(idx), "CAMediaTimingFunction has the control points 0...3, not \(idx)")
    ptr[0] = points[idx * 2]
    ptr[1] = points[idx * 2 + 1]
  }
}
