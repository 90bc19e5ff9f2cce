import HeaderEngine
import UIKit

/// A single property of a view and its value, for a keyframe.
///
/// Use properties where whole `SubviewLayoutAttributes` say too much, for example for views that Auto Layout
/// places: no property changes a frame. Scale, rotation and translation change the transform alone.
///
/// ```swift
/// bar.keyframes.add(.alpha(1), for: subtitleLabel, at: 0)
/// bar.keyframes.add(.alpha(0), for: subtitleLabel, at: 0.5)
/// bar.keyframes.add(.scale(1), for: avatarView, at: 0)
/// bar.keyframes.add(.scale(0.5), for: avatarView, at: 1, easing: .easeOut)
/// ```
///
/// Keyframes with a value that isn't finite are ignored.
public struct KeyframeProperty: Hashable, Sendable {
  let property: PoseProperty
  let value: SIMD2<Double>

  private init(_ property: PoseProperty, _ x: CGFloat, _ y: CGFloat = 0) {
    self.property = property
    value = SIMD2(Double(x), Double(y))
  }

  /// The opacity, clamped to 0...1. It replaces the view's own opacity.
  public static func alpha(_ alpha: CGFloat) -> KeyframeProperty {
    KeyframeProperty(.alpha, alpha.isFinite ? min(1, max(0, alpha)) : alpha)
  }

  /// The scale in both directions about the view's anchor point; 1 is the natural size.
  public static func scale(_ scale: CGFloat) -> KeyframeProperty { KeyframeProperty(.scale, scale, scale) }

  /// The scale in each direction about the view's anchor point; 1 is the natural size.
  public static func scale(x: CGFloat, y: CGFloat) -> KeyframeProperty { KeyframeProperty(.scale, x, y) }

  /// The rotation about the view's anchor point, in radians; positive angles turn clockwise.
  public static func rotation(_ angle: CGFloat) -> KeyframeProperty { KeyframeProperty(.rotation, angle) }

  /// The translation from the view's own position, in points. In a right-to-left layout positive `x` moves to
  /// the left; see `LayoutKeyframes.mirrorsInRightToLeftLayout`.
  public static func translation(x: CGFloat = 0, y: CGFloat = 0) -> KeyframeProperty {
    KeyframeProperty(.translation, x, y)
  }

  /// The corner radius of the view's layer, in points; negative values count as 0. The layer clips its content
  /// only if `clipsToBounds` is set.
  public static func cornerRadius(_ radius: CGFloat) -> KeyframeProperty {
    KeyframeProperty(.cornerRadius, radius.isFinite ? max(0, radius) : radius)
  }

  /// The font size of a label or text field, in points; values below 1 count as 1. Other views ignore it.
  ///
  /// - Note: Text is laid out again at each change. A scale costs less.
  public static func fontSize(_ size: CGFloat) -> KeyframeProperty {
    KeyframeProperty(.fontSize, size.isFinite ? max(1, size) : size)
  }
}
