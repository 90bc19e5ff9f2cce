import HeaderEngine

/// How a subview lies in a header and how it looks at one progress.
///
/// A value: the next keyframe starts as a copy of this one.
///
/// ```swift
/// var attributes = SubviewLayoutAttributes()
/// attributes.frame = CGRect(x: 16, y: 40, width: 200, height: 30)
/// attributes.center  // (116, 55)
/// ```
public struct SubviewLayoutAttributes: Equatable, Sendable {
  /// The size before the transform, in points. Default zero.
  public var size = CGSize.zero
  /// The middle in the superview, in points. Default zero.
  public var center = CGPoint.zero
  /// The transform round the middle. Default the identity.
  public var transform3D = CATransform3DIdentity
  /// Opacity, 0...1. Default 1.
  public var alpha: CGFloat = 1
  /// Order among the siblings, higher is in front. Default 0. Between two keyframes it is the lower one's.
  public var zIndex = 0
  /// Whether the view is hidden. Default false. Between two keyframes it is the lower one's.
  public var isHidden = false
  /// Whether the transform only pleases the eye: it is then left out while Reduce Motion is on. Default
  /// false.
  public var isTransformDecorative = false

  /// Attributes of no size at the superview's origin.
  public init() {}

  /// A copy.
  public init(existing attributes: SubviewLayoutAttributes) { self = attributes }

  /// Size and middle as they would be without a transform, in points. Setting it leaves the transform as it
  /// is.
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

  /// The size, at the origin. Setting it sets the size alone.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The transform in the plane; setting it sets `transform3D`. Of one that leaves the plane it is the part
  /// in it.
  public var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  public static func == (first: SubviewLayoutAttributes, second: SubviewLayoutAttributes) -> Bool {
    LayoutValues(first) == LayoutValues(second)
  }
}
