import UIKit

/// What a flexible header view tells its owner. Both methods may be left out.
@preconcurrency @MainActor public protocol FlexibleHeaderViewDelegate: AnyObject {
  /// The header wants the status bar shown or hidden: ask it for `prefersStatusBarHidden` and update the appearance,
  /// for instance by `setNeedsStatusBarAppearanceUpdate()`.
  func flexibleHeaderViewNeedsStatusBarAppearanceUpdate(_ headerView: FlexibleHeaderView)

  /// The header's frame is another one than at the last call.
  func flexibleHeaderViewFrameDidChange(_ headerView: FlexibleHeaderView)
}

extension FlexibleHeaderViewDelegate {
  public func flexibleHeaderViewNeedsStatusBarAppearanceUpdate(_ headerView: FlexibleHeaderView) {}
  public func flexibleHeaderViewFrameDidChange(_ headerView: FlexibleHeaderView) {}
}
