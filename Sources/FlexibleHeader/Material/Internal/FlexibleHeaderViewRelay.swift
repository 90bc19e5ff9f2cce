import UIKit

/// The notifications of a header to the delegates of Material Components, which FlexibleHeaderMigration declares.
@MainActor package protocol FlexibleHeaderViewRelay: AnyObject {
  /// Called after the header's frame changed, and after its view controller adapted.
  func headerViewFrameDidChange(_ headerView: FlexibleHeaderView)
  /// Called when the visibility of the status bar should change.
  func headerViewNeedsStatusBarUpdate(_ headerView: FlexibleHeaderView)
  /// Called when the header tracks another scroll view. An animation to its height has begun if `isAnimated` is `true`.
  func headerView(_ headerView: FlexibleHeaderView, didChangeScrollViewAnimated isAnimated: Bool)
  /// Called when that animation ended.
  func headerViewSwitchAnimationDidEnd(_ headerView: FlexibleHeaderView)
  /// Called after the header's traits changed.
  func headerView(_ headerView: FlexibleHeaderView, traitsDidChange previous: UITraitCollection?)
  /// Returns the view controller that supplies the top safe area, or `nil` to let the header's controller choose.
  func topSafeAreaSource(of controller: FlexibleHeaderViewController) -> UIViewController?
}

extension FlexibleHeaderViewRelay {
  package func headerViewFrameDidChange(_ headerView: FlexibleHeaderView) {}
  package func headerViewNeedsStatusBarUpdate(_ headerView: FlexibleHeaderView) {}
  package func headerView(_ headerView: FlexibleHeaderView, didChangeScrollViewAnimated isAnimated: Bool) {}
  package func headerViewSwitchAnimationDidEnd(_ headerView: FlexibleHeaderView) {}
  package func headerView(_ headerView: FlexibleHeaderView, traitsDidChange previous: UITraitCollection?) {}
  package func topSafeAreaSource(of controller: FlexibleHeaderViewController) -> UIViewController? { nil }
}
