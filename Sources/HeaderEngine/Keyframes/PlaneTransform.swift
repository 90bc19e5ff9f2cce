/// A two-dimensional affine transform for row vectors.
package struct PlaneTransform: Equatable, Sendable {
  /// The matrix entries a, b, c, and d.
  package var linear: SIMD4<Double>
  /// The translation along x and y, in points.
  package var translation: SIMD2<Double>

  package static var identity: PlaneTransform {
    PlaneTransform(linear: SIMD4(1, 0, 0, 1), translation: SIMD2(0, 0))
  }

  package init(linear: SIMD4<Double>, translation: SIMD2<Double>) {
    self.linear = linear
    self.translation = translation
  }

  /// Creates the affine part of a 3D transform in row-major order.
  init(_ transform: SIMD16<Double>) {
    linear = SIMD4(transform[0], transform[1], transform[4], transform[5])
    translation = SIMD2(transform[12], transform[13])
  }

  /// Returns whether a 3D transform in row-major order equals its affine part.
  static func isPlane(_ transform: SIMD16<Double>) -> Bool {
    var rest = transform - LayoutValues.identity
    for index in [0, 1, 4, 5, 12, 13] { rest[index] = 0 }
    return rest == SIMD16(repeating: 0)
  }
}
