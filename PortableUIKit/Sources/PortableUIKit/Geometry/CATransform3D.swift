import Foundation

/// A 3D transform as a 4 × 4 matrix for row vectors. `m41`, `m42` and `m43` are the translation, in points.
public struct CATransform3D: Sendable {
  /// The component in row 1, column 1.
  public var m11: CGFloat
  /// The component in row 1, column 2.
  public var m12: CGFloat
  /// The component in row 1, column 3.
  public var m13: CGFloat
  /// The component in row 1, column 4.
  public var m14: CGFloat
  /// The component in row 2, column 1.
  public var m21: CGFloat
  /// The component in row 2, column 2.
  public var m22: CGFloat
  /// The component in row 2, column 3.
  public var m23: CGFloat
  /// The component in row 2, column 4.
  public var m24: CGFloat
  /// The component in row 3, column 1.
  public var m31: CGFloat
  /// The component in row 3, column 2.
  public var m32: CGFloat
  /// The component in row 3, column 3.
  public var m33: CGFloat
  /// The component in row 3, column 4: the perspective.
  public var m34: CGFloat
  /// The component in row 4, column 1: the horizontal translation, in points.
  public var m41: CGFloat
  /// The component in row 4, column 2: the vertical translation, in points.
  public var m42: CGFloat
  /// The component in row 4, column 3: the translation toward the viewer, in points.
  public var m43: CGFloat
  /// The component in row 4, column 4.
  public var m44: CGFloat

  /// Creates a matrix in which all components are 0. It isn't the identity.
  public init() {
    self.init((0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0))
  }

  typealias Row = (CGFloat, CGFloat, CGFloat, CGFloat)

  init(_ first: Row, _ second: Row, _ third: Row, _ fourth: Row) {
    (m11, m12, m13, m14) = first
    (m21, m22, m23, m24) = second
    (m31, m32, m33, m34) = third
    (m41, m42, m43, m44) = fourth
  }

  static let identity = CATransform3D((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
}
