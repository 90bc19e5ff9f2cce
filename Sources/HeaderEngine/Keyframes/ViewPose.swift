/// A property of a view that a keyframe can set individually.
package enum PoseProperty: Equatable, Hashable, Sendable, CaseIterable {
  /// The opacity, 0...1.
  case alpha
  /// The scale along x and y; 1 is the natural size.
  case scale
  /// The rotation, clockwise, in radians.
  case rotation
  /// The translation along x and y, in points.
  case translation
  /// A translation along x and y, in multiples of the distance that the header moved.
  case travel
  /// The corner radius, in points.
  case cornerRadius
  /// The font size, in points.
  case fontSize
}

/// The combined values of several property tracks for a view.
///
/// Opacities and scales multiply, and rotations and translations add. For corner radii and font sizes, the
/// last value applies. A property without a track remains `nil` or has its neutral value.
package struct ViewPose: Equatable, Sendable {
  /// The opacity, 0...1, or `nil` if no track changes it.
  package var alpha: Double?
  /// The scale along x and y.
  package var scale = SIMD2<Double>(1, 1)
  /// The rotation, clockwise, in radians.
  package var rotation = 0.0
  /// The translation along x and y, in points.
  package var translation = SIMD2<Double>(0, 0)
  /// The corner radius, in points, or `nil` if no track changes it.
  package var cornerRadius: Double?
  /// The font size, in points, or `nil` if no track changes it.
  package var fontSize: Double?

  package init() {}

  /// Adds the value of a track. `travel` values are multiples of the distance that the header moved, in points.
  package mutating func add(_ value: SIMD2<Double>, to property: PoseProperty, points: Double) {
    switch property {
    case .alpha: alpha = (alpha ?? 1) * value.x
    case .scale: scale *= value
    case .rotation: rotation += value.x
    case .translation: translation += value
    case .travel: translation += value * points
    case .cornerRadius: cornerRadius = value.x
    case .fontSize: fontSize = value.x
    }
  }
}
