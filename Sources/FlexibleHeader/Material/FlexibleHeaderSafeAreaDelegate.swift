import UIKit

/// Names the view controller whose top safe area a header counts with.
@preconcurrency @MainActor public protocol FlexibleHeaderSafeAreaDelegate: AnyObject {
  /// The view controller in question; nil for the outermost one around the header. Asked when the header comes onto the
  /// screen and when safe areas change.
  func flexibleHeaderViewControllerTopSafeAreaInsetViewController(
    _ flexibleHeaderViewController: FlexibleHeaderViewController
  ) -> UIViewController?
}
