import UIKit

/// The method that a header's view controller calls when the header's frame changes.
@preconcurrency @MainActor public protocol FlexibleHeaderViewLayoutDelegate: AnyObject {
  /// Tells the delegate that the header's frame changed.
  func flexibleHeaderViewController(
    _ flexibleHeaderViewController: FlexibleHeaderViewController,
    flexibleHeaderViewFrameDidChange flexibleHeaderView: FlexibleHeaderView)
}
