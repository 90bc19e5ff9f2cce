import UIKit

/// Hears of the animation by which a header goes over to another tracking scroll view. Both methods may be left out.
@preconcurrency @MainActor public protocol FlexibleHeaderViewAnimationDelegate: AnyObject {
  /// The header tracks another scroll view; `animated` if it is on its way to another height.
  func flexibleHeaderView(
    _ headerView: FlexibleHeaderView, didChangeTrackingScrollViewAnimated animated: Bool)

  /// The animation that the other method announced is over.
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
