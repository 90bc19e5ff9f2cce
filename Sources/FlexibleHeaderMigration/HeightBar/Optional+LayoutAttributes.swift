import FlexibleHeader
import UIKit

// Swift imported `init(existing:)` as an initializer that may return `nil`. Its result can be used with and without `?`.
@available(*, deprecated, message: "Use SubviewLayoutAttributes, a value.")
@MainActor extension Optional where Wrapped == BLKFlexibleHeightBarSubviewLayoutAttributes {
  /// The frame of attributes that aren't `nil`.
  public var frame: CGRect {
    get { presentOrDefault.frame }
    nonmutating set { presentOrDefault.frame = newValue }
  }

  /// The bounds of attributes that aren't `nil`.
  public var bounds: CGRect {
    get { presentOrDefault.bounds }
    nonmutating set { presentOrDefault.bounds = newValue }
  }

  /// The center of attributes that aren't `nil`.
  public var center: CGPoint {
    get { presentOrDefault.center }
    nonmutating set { presentOrDefault.center = newValue }
  }

  /// The size of attributes that aren't `nil`.
  public var size: CGSize {
    get { presentOrDefault.size }
    nonmutating set { presentOrDefault.size = newValue }
  }

  /// The three-dimensional transform of attributes that aren't `nil`.
  public var transform3D: CATransform3D {
    get { presentOrDefault.transform3D }
    nonmutating set { presentOrDefault.transform3D = newValue }
  }

  /// The affine transform of attributes that aren't `nil`.
  public var transform: CGAffineTransform {
    get { presentOrDefault.transform }
    nonmutating set { presentOrDefault.transform = newValue }
  }

  /// The opacity of attributes that aren't `nil`.
  public var alpha: CGFloat {
    get { presentOrDefault.alpha }
    nonmutating set { presentOrDefault.alpha = newValue }
  }

  /// The order of attributes that aren't `nil`.
  public var zIndex: Int {
    get { presentOrDefault.zIndex }
    nonmutating set { presentOrDefault.zIndex = newValue }
  }

  /// A Boolean value that determines whether attributes that aren't `nil` hide the view.
  public var isHidden: Bool {
    get { presentOrDefault.isHidden }
    nonmutating set { presentOrDefault.isHidden = newValue }
  }

  /// The attributes. As in Objective-C, messages to `nil` return defaults and have no other effect.
  private var presentOrDefault: BLKFlexibleHeightBarSubviewLayoutAttributes {
    self ?? BLKFlexibleHeightBarSubviewLayoutAttributes()
  }
}
