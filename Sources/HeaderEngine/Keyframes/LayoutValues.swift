/// The layout attributes of a view at one keyframe.
package struct LayoutValues: KeyframeValue {
  /// Center x, center y, width, and height, in points.
  package var place: SIMD4<Double>
  /// The 16 entries of a 3D transform in row-major order.
  package var transform: SIMD16<Double>
  /// The opacity, 0...1.
  package var alpha: Double
  /// The order among the siblings. Views with higher values are in front.
  package var zIndex: Int
  package var isHidden: Bool
  /// A Boolean value that indicates whether the transform is ignored while Reduce Motion is on.
  package var isTransformDecorative: Bool

  package static var identity: SIMD16<Double> {
    SIMD16(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
  }

  package init(
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

  package var isFinite: Bool {
    let sum = (place - place).sum() + (transform - transform).sum() + (alpha - alpha)
    return sum == 0
  }
}
