import HeaderEngine
import UIKit

/// The layout attributes of a header's subview at one progress.
///
/// Attributes are a value: start the next keyframe with a copy of the last one.
///
/// ```swift
/// var attributes = SubviewLayoutAttributes()
/// attributes.frame = CGRect(x: 16, y: 40, width: 200, height: 30)
/// attributes.center  // (116, 55)
/// ```
public struct SubviewLayoutAttributes: Equatable, Sendable {
  /// The size before the transform, in points. Default zero.
  public var size = CGSize.zero
  /// The center in the superview, in points. Default zero.
  public var center = CGPoint.zero
  /// The transform about the center. Default the identity.
  public var transform3D = CATransform3DIdentity
  /// The opacity, 0...1. Default 1.
  public var alpha: CGFloat = 1
  /// The order among the siblings; higher is in front. Default 0. Between two keyframes it is the lower one's.
  ///
  /// - Important: It becomes the layer's `zPosition`, which changes what is drawn in front. Touches follow the
  ///   order of `subviews`, except in a `FlexibleHeightBar`, whose subviews receive them in the drawn order.
  public var zIndex = 0
  /// A Boolean value that indicates whether the view is hidden. Default false. Between two keyframes it is the
  /// lower one's.
  public var isHidden = false
  /// A Boolean value that determines whether the transform is left out while Reduce Motion is on. Default
  /// false.
  public var isTransformDecorative = false

  /// Creates attributes of zero size at the superview's origin.
  public init() {}

  /// Creates a copy of `attributes`.
  public init(existing attributes: SubviewLayoutAttributes) { self = attributes }

  /// The frame that size and center give without the transform, in points. Setting it doesn't change the
  /// transform.
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

  /// The size at the origin. Setting it changes the size alone.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The plane part of `transform3D`. Setting it sets `transform3D`.
  public var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  public static func == (first: SubviewLayoutAttributes, second: SubviewLayoutAttributes) -> Bool {
    LayoutValues(first) == LayoutValues(second)
  }
}
