import Foundation

/// The timing of a property animator as a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  private let named: UIView.AnimationCurve?
  private let points: (CGPoint, CGPoint)
  private let kind: UITimingCurveType

  /// Creates the default timing of the system, which starts quickly and ends slowly.
  public override init() {
    named = nil
    points = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    kind = .builtin
    super.init()
  }

  /// Creates timing parameters from one of UIKit's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    named = curve
    let (x1, y1, x2, y2) = curve.timingFunctionName.controlPoints ?? (0, 0, 1, 1)
    points = (CGPoint(x: Double(x1), y: Double(y1)), CGPoint(x: Double(x2), y: Double(y2)))
    kind = .builtin
    super.init()
  }

  /// Creates a curve with two inner control points. The x coordinates are clamped to 0...1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    named = nil
    points = (point1, point2)
    kind = .cubic
    super.init()
  }

  /// The named curve; `easeInOut` for a curve without a name.
  open var animationCurve: UIView.AnimationCurve { named ?? .easeInOut }
  /// The first inner control point.
  open var controlPoint1: CGPoint { points.0 }
  /// The second inner control point.
  open var controlPoint2: CGPoint { points.1 }
  /// The kind of timing: `builtin` for a named curve and the default, otherwise `cubic`.
  open var timingCurveType: UITimingCurveType { kind }
  /// These parameters.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  // MARK: NSCopying, NSCoding

  /// Returns the object itself, because it's immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Not supported; always traps.
  nonisolated open func encode(with coder: NSCoder) {
    fatalError("encode(with:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// Not supported; always traps.
  nonisolated public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  var curve: TimingCurve { TimingCurve(points.0.x, points.0.y, points.1.x, points.1.y) }
}
