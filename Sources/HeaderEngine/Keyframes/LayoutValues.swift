/// How a view lies in its superview and how it looks, as far as keyframes say so.
public struct LayoutValues: Equatable, Sendable {
  /// Centre x, centre y, width, height; points.
  public var place: SIMD4<Double>
  /// The 16 numbers of a 3D transform, row by row.
  public var transform: SIMD16<Double>
  /// Opacity, 0...1.
  public var alpha: Double
  /// Order among the siblings; higher is in front.
  public var zIndex: Int
  /// The view is not to be seen.
  public var isHidden: Bool
  /// The transform only pleases the eye: whoever asked for less motion does not get it.
  public var isTransformDecorative: Bool

  /// The transform that leaves everything as it is.
  public static var identity: SIMD16<Double> {
    SIMD16(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
  }

  /// Makes values.
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

  /// All numbers can be calculated with.
  public var isFinite: Bool {
    let sum = (place - place).sum() + (transform - transform).sum() + (alpha - alpha)
    return sum == 0
  }

  /// The values without what only pleases the eye.
  var withoutDecoration: LayoutValues {
    guard isTransformDecorative else { return self }
    var plain = self
    plain.transform = Self.identity
    return plain
  }

  /// The values at a `fraction` of the way to `next`. Order and hiding are this one's.
  func blended(with next: LayoutValues, _ fraction: Double) -> LayoutValues {
    var blend = self
    blend.place += (next.place - place) * fraction
    blend.transform += (next.transform - transform) * fraction
    blend.alpha += (next.alpha - alpha) * fraction
    return blend
  }
}
