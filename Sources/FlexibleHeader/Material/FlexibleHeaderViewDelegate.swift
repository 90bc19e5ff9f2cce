import UIKit

/// The methods that a flexible header view calls on its owner. Both methods are optional.
@preconcurrency @MainActor public protocol FlexibleHeaderViewDelegate: AnyObject {
  /// Tells the delegate that the visibility of the status bar should change. Update the status bar, for example with
  /// `setNeedsStatusBarAppearanceUpdate()`, using the value of `prefersStatusBarHidden`.
  func flexibleHeaderViewNeedsStatusBarAppearanceUpdate(_ headerView: FlexibleHeaderView)

  /// Tells the delegate that the header's frame changed.
  func flexibleHeaderViewFrameDidChange(_ headerView: FlexibleHeaderView)
}

extension FlexibleHeaderViewDelegate {
  public func flexibleHeaderViewNeedsStatusBarAppearanceUpdate(_ headerView: FlexibleHeaderView) {}
  public func flexibleHeaderViewFrameDidChange(_ headerView: FlexibleHeaderView) {}
}
