import FlexibleHeader
import UIKit

extension FlexibleHeaderView {
  /// The elevation of the header itself, in points. The value is that of `elevation`.
  public var currentElevation: CGFloat { elevation }

  /// The elevation above the screen, in points: the sum of `elevation` and the base elevation.
  public var absoluteElevation: CGFloat { totalElevation }

  /// A closure that is called after the header's traits change, with the header and the previous traits. The default is
  /// `nil`.
  public var traitCollectionDidChangeBlock: ((FlexibleHeaderView, UITraitCollection?) -> Void)? {
    get { traitsDidChange }
    set { traitsDidChange = newValue }
  }
}

extension FlexibleHeaderViewController {
  /// A closure that is called after the controller's traits change, with the controller and the previous traits. The
  /// default is `nil`.
  public var traitCollectionDidChangeBlock: ((FlexibleHeaderViewController, UITraitCollection?) -> Void)? {
    get { traitsDidChange }
    set { traitsDidChange = newValue }
  }
}

extension FlexibleHeaderContainerViewController {
  /// A closure that is called after the container's traits change, with the container and the previous traits. The
  /// default is `nil`.
  public var traitCollectionDidChangeBlock:
    ((FlexibleHeaderContainerViewController, UITraitCollection?) -> Void)?
  {
    get { traitsDidChange }
    set { traitsDidChange = newValue }
  }
}
