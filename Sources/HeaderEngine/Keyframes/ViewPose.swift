/// A property of a view that keyframes can set on its own.
public enum PoseProperty: Equatable, Hashable, Sendable, CaseIterable {
  /// The opacity, 0...1.
  case alpha
  /// The scale along x and y; 1 is the natural size.
  case scale
  /// The rotation, clockwise, in radians.
  case rotation
  /// The translation along x and y, in points.
  case translation
  /// A translation along x and y in multiples of the points that the header moved.
  case travel
  /// The corner radius, in points.
  case cornerRadius
  /// The font size, in points.
  case fontSize
}

/// The sum of what several property tracks say about a view.
///
/// Opacities and scales multiply, rotations and translations add, and of corner radii and font sizes the last
/// one counts. A property that no track has stays `nil` or neutral.
public struct ViewPose: Equatable, Sendable {
  /// The opacity, 0...1; `nil` if no track has one.
  public var alpha: Double?
  /// The scale along x and y.
  public var scale = SIMD2<Double>(1, 1)
  /// The rotation, clockwise, in radians.
  public var rotation = 0.0
  /// The translation along x and y, in points.
  public var translation = SIMD2<Double>(0, 0)
  /// The corner radius, in points; `nil` if no track has one.
  public var cornerRadius: Double?
  /// The font size, in points; `nil` if no track has one.
  public var fontSize: Double?

  /// Creates a pose that changes nothing.
  public init() {}

  /// Adds what one track says.
  ///
  /// - Parameters:
  ///   - value: The value of the track.
  ///   - property: The property that the track is about.
  ///   - points: How far the header moved, in points; `travel` is a multiple of it.
  public mutating func add(_ value: SIMD2<Double>, to property: PoseProperty, points: Double) {
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
