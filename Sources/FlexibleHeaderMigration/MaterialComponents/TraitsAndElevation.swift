import FlexibleHeader
import UIKit

/// The elevation of a header above the views behind it, and a closure for its traits.
extension FlexibleHeaderView {
  /// The elevation of the header above the views behind it, in points. The default is 0.
  ///
  /// This value has no visual effect; use it to derive elevation-dependent colors.
  public var elevation: CGFloat {
    get { members.elevation }
    set { changeElevation(\.elevation, to: newValue) }
  }

  /// The base elevation, in points, which adds to `elevation` in `elevationDidChangeBlock`. The default, -1, means that
  /// the base elevation is that of the nearest header among the superviews, or 0 if there is none.
  public var overrideBaseElevation: CGFloat {
    get { members.overrideBaseElevation }
    set { changeElevation(\.overrideBaseElevation, to: newValue) }
  }

  /// A closure that is called with the absolute elevation after `elevation` or `overrideBaseElevation` changes. The
  /// default is `nil`.
  public var elevationDidChangeBlock: ((FlexibleHeaderView, CGFloat) -> Void)? {
    get { members.elevationDidChange }
    set { members.elevationDidChange = newValue }
  }

  /// The elevation of the header itself, in points. The value is that of `elevation`.
  public var currentElevation: CGFloat { elevation }

  /// The elevation above the screen, in points: the sum of `elevation` and the base elevation.
  public var absoluteElevation: CGFloat { elevation + baseElevation }

  private var baseElevation: CGFloat {
    if overrideBaseElevation >= 0 { return overrideBaseElevation }
    var ancestor = superview
    while let view = ancestor {
      if let header = view as? FlexibleHeaderView { return header.absoluteElevation }
      ancestor = view.superview
    }
    return 0
  }

  private func changeElevation(
    _ path: ReferenceWritableKeyPath<MaterialMembers, CGFloat>, to elevation: CGFloat
  ) {
    guard members[keyPath: path] != elevation else { return }
    members[keyPath: path] = elevation
    elevationDidChangeBlock?(self, absoluteElevation)
  }

  /// A closure that is called after the header's traits change, with the header and the previous traits. The default is
  /// `nil`.
  public var traitCollectionDidChangeBlock: ((FlexibleHeaderView, UITraitCollection?) -> Void)? {
    get { members.traitsDidChange }
    set { members.traitsDidChange = newValue }
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
