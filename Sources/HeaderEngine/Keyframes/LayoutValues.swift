/// The layout attributes of a view at one keyframe.
public struct LayoutValues: Equatable, Sendable {
  /// Center x, center y, width, and height, in points.
  public var place: SIMD4<Double>
  /// The 16 entries of a 3D transform in row-major order.
  public var transform: SIMD16<Double>
  /// The opacity, 0...1.
  public var alpha: Double
  /// The order among the siblings. Views with higher values are in front.
  public var zIndex: Int
  /// A Boolean value that indicates whether the view is hidden.
  public var isHidden: Bool
  /// A Boolean value that indicates whether the transform is ignored while Reduce Motion is on.
  public var isTransformDecorative: Bool

  /// The identity transform.
  public static var identity: SIMD16<Double> {
    SIMD16(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
  }

  /// Creates layout attributes.
  public init(
    place: SIMD4<Double>, transform: SIMD16<Double>, alpha: Double, zIndex: Int, isHidden: Bool,
    isTransformDecorative: Bool
  ) {
    self.place = place
    self.transform = transform
    self.alpha = alpha
    self.zIndex = zIndex
    self.isHidden = isHidden
    self.isTransformDecorative = isTransformDecorative
  }

  /// A Boolean value that indicates whether all numbers are finite.
  public var isFinite: Bool {
    let sum = (place - place).sum() + (transform - transform).sum() + (alpha - alpha)
    return sum == 0
  }
}
