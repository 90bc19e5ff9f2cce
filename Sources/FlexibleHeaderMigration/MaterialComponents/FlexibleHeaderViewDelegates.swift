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

/// The methods that a header calls when its tracking scroll view changes. Both methods are optional.
@preconcurrency @MainActor public protocol FlexibleHeaderViewAnimationDelegate: AnyObject {
  /// Tells the delegate that the header tracks another scroll view.
  ///
  /// - Parameters:
  ///   - headerView: The header.
  ///   - animated: A Boolean value that indicates whether the header animates to a different height.
  func flexibleHeaderView(
    _ headerView: FlexibleHeaderView, didChangeTrackingScrollViewAnimated animated: Bool)

  /// Tells the delegate that the animation to the height for the new tracking scroll view completed.
  func flexibleHeaderViewChangeTrackingScrollViewAnimationDidComplete(_ headerView: FlexibleHeaderView)
}

extension FlexibleHeaderViewAnimationDelegate {
  public func flexibleHeaderView(
    _ headerView: FlexibleHeaderView, didChangeTrackingScrollViewAnimated animated: Bool
  ) {}
  public func flexibleHeaderViewChangeTrackingScrollViewAnimationDidComplete(
    _ headerView: FlexibleHeaderView
  ) {}
}
