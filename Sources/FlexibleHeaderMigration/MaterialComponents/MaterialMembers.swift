import FlexibleHeader
import UIKit

/// The members that a header of Material Components has in addition to a header of this package: four delegates, an elevation,
/// and a closure for its traits.
final class MaterialMembers: FlexibleHeaderViewRelay {
  weak var delegate: (any FlexibleHeaderViewDelegate)?
  weak var animationDelegate: (any FlexibleHeaderViewAnimationDelegate)?
  weak var layoutDelegate: (any FlexibleHeaderViewLayoutDelegate)?
  weak var safeAreaDelegate: (any FlexibleHeaderSafeAreaDelegate)?
  /// The controller that has the layout delegate.
  weak var controller: FlexibleHeaderViewController?
  var traitsDidChange: ((FlexibleHeaderView, UITraitCollection?) -> Void)?
  var elevation: CGFloat = 0
  /// The base elevation, or a negative value to use that of the nearest header among the superviews.
  var overrideBaseElevation: CGFloat = -1
  var elevationDidChange: ((FlexibleHeaderView, CGFloat) -> Void)?

  func headerViewFrameDidChange(_ headerView: FlexibleHeaderView) {
    delegate?.flexibleHeaderViewFrameDidChange(headerView)
    guard let controller else { return }
    layoutDelegate?.flexibleHeaderViewController(controller, flexibleHeaderViewFrameDidChange: headerView)
  }

  func headerViewNeedsStatusBarUpdate(_ headerView: FlexibleHeaderView) {
    delegate?.flexibleHeaderViewNeedsStatusBarAppearanceUpdate(headerView)
  }

  func headerView(_ headerView: FlexibleHeaderView, didChangeScrollViewAnimated isAnimated: Bool) {
    animationDelegate?.flexibleHeaderView(headerView, didChangeTrackingScrollViewAnimated: isAnimated)
  }

  func headerViewSwitchAnimationDidEnd(_ headerView: FlexibleHeaderView) {
    animationDelegate?.flexibleHeaderViewChangeTrackingScrollViewAnimationDidComplete(headerView)
  }

  func headerView(_ headerView: FlexibleHeaderView, traitsDidChange previous: UITraitCollection?) {
    traitsDidChange?(headerView, previous)
  }

  func topSafeAreaSource(of controller: FlexibleHeaderViewController) -> UIViewController? {
    safeAreaDelegate?.flexibleHeaderViewControllerTopSafeAreaInsetViewController(controller)
  }
}

extension FlexibleHeaderView {
  /// The members that exist for Material Components. They are created at the first access.
  var members: MaterialMembers {
    if let members = relay as? MaterialMembers { return members }
    let members = MaterialMembers()
    relay = members
    return members
  }
}
