import UIKit

/// The method that a header's view controller calls when the header's frame changes.
@preconcurrency @MainActor public protocol FlexibleHeaderViewLayoutDelegate: AnyObject {
  /// Tells the delegate that the header's frame changed.
  func flexibleHeaderViewController(
    _ flexibleHeaderViewController: FlexibleHeaderViewController,
    flexibleHeaderViewFrameDidChange flexibleHeaderView: FlexibleHeaderView)
}

/// The methods that determine which view controller supplies a header's top safe area.
@preconcurrency @MainActor public protocol FlexibleHeaderSafeAreaDelegate: AnyObject {
  /// Returns the view controller whose top safe area the header uses.
  ///
  /// The header's controller calls this method when the header appears on the screen and when safe areas change.
  ///
  /// - Parameter flexibleHeaderViewController: The header's view controller.
  /// - Returns: The view controller. If `nil`, the header uses the safe area of its superview or, with
  ///   `BehavioralFlags.materialComponents`, that of the outermost ancestor of its controller.
  func flexibleHeaderViewControllerTopSafeAreaInsetViewController(
    _ flexibleHeaderViewController: FlexibleHeaderViewController
  ) -> UIViewController?
}
