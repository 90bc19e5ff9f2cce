import HeaderEngine
import UIKit

/// The layout attributes of a header's subview at a given progress.
///
/// Attributes are a value type: to create the next keyframe, change a copy of the previous attributes.
///
/// ```swift
/// var attributes = SubviewLayoutAttributes()
/// attributes.frame = CGRect(x: 16, y: 40, width: 200, height: 30)
/// attributes.center  // (116, 55)
/// ```
public struct SubviewLayoutAttributes: Equatable, Sendable {
  /// The size before the transform, in points. The default is zero.
  public var size = CGSize.zero
  /// The center in the coordinate system of the superview, in points. The default is zero.
  public var center = CGPoint.zero
  /// The transform about the center. The default is the identity.
  public var transform3D = CATransform3DIdentity
  /// The opacity, 0...1. The default is 1.
  public var alpha: CGFloat = 1
  /// The order among the siblings. Views with higher values are in front. The default is 0. Between two
  /// keyframes, the value of the lower one applies.
  ///
  /// - Important: The value is assigned to the layer's `zPosition`, which changes the drawing order. Touch
  ///   handling follows the order of `subviews`, except in a `FlexibleHeightBar`, whose subviews receive
  ///   touches in drawing order.
  public var zIndex = 0
  /// A Boolean value that determines whether the view is hidden. The default is `false`. Between two
  /// keyframes, the value of the lower one applies.
  public var isHidden = false
  /// A Boolean value that determines whether the transform is ignored while Reduce Motion is on. The default
  /// is `false`.
  public var isTransformDecorative = false

  /// Creates attributes with zero size at the superview's origin.
  public init() {}

  /// Creates a copy of `attributes`.
  public init(existing attributes: SubviewLayoutAttributes) { self = attributes }

  /// The frame that results from size and center without the transform, in points. Setting it doesn't change
  /// the transform.
  public var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2, y: newValue.origin.y + newValue.size.height / 2)
    }
  }

  /// The bounds, with an origin of zero. Setting this property only changes the size.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The affine part of `transform3D`. Setting this property replaces `transform3D`.
  public var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  public static func == (first: SubviewLayoutAttributes, second: SubviewLayoutAttributes) -> Bool {
    LayoutValues(first) == LayoutValues(second)
  }
}
