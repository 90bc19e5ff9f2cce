import HeaderEngine
import UIKit

/// A single property of a view and its value in a keyframe.
///
/// Use a property instead of `SubviewLayoutAttributes` if keyframes must not change the view's frame, for
/// example if Auto Layout positions the view. Scale, rotation, and translation only change the transform.
///
/// ```swift
/// let keyframes = bar.effects.keyframes()
/// keyframes.add(.alpha(1), for: subtitleLabel, at: 0)
/// keyframes.add(.alpha(0), for: subtitleLabel, at: 0.5)
/// keyframes.add(.scale(1), for: avatarView, at: 0)
/// keyframes.add(.scale(0.5), for: avatarView, at: 1, easing: .easeOut)
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

  /// Returns an opacity, clamped to 0...1. It replaces the view's own opacity.
  public static func alpha(_ alpha: CGFloat) -> KeyframeProperty {
    KeyframeProperty(.alpha, alpha.isFinite ? min(1, max(0, alpha)) : alpha)
  }

  /// Returns a scale in both directions about the view's anchor point; 1 is the natural size.
  public static func scale(_ scale: CGFloat) -> KeyframeProperty { KeyframeProperty(.scale, scale, scale) }

  /// Returns a scale in each direction about the view's anchor point; 1 is the natural size.
  public static func scale(x: CGFloat, y: CGFloat) -> KeyframeProperty { KeyframeProperty(.scale, x, y) }

  /// Returns a rotation about the view's anchor point, in radians. Positive angles rotate clockwise.
  public static func rotation(_ angle: CGFloat) -> KeyframeProperty { KeyframeProperty(.rotation, angle) }

  /// Returns a translation from the view's own position, in points. In a right-to-left layout, positive `x`
  /// values move the view to the left; see `LayoutKeyframes.mirrorsInRightToLeftLayout`.
  public static func translation(x: CGFloat = 0, y: CGFloat = 0) -> KeyframeProperty {
    KeyframeProperty(.translation, x, y)
  }

  /// Returns a corner radius of the view's layer, in points. Negative values become 0. The layer only clips
  /// its content if `clipsToBounds` is `true`.
  public static func cornerRadius(_ radius: CGFloat) -> KeyframeProperty {
    KeyframeProperty(.cornerRadius, radius.isFinite ? max(0, radius) : radius)
  }

  /// Returns a font size of a label or text field, in points. Values below 1 become 1. Other views ignore it.
  ///
  /// - Note: Each change lays out the text again. A scale costs less.
  public static func fontSize(_ size: CGFloat) -> KeyframeProperty {
    KeyframeProperty(.fontSize, size.isFinite ? max(1, size) : size)
  }
}
