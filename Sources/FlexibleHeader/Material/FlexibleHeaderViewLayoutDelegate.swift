import UIKit

/// Hears of changes to the frame of a header that a view controller manages.
@preconcurrency @MainActor public protocol FlexibleHeaderViewLayoutDelegate: AnyObject {
  /// The header's frame is another one than at the last call.
  func flexibleHeaderViewController(
    _ flexibleHeaderViewController: FlexibleHeaderViewController,
    flexibleHeaderViewFrameDidChange flexibleHeaderView: FlexibleHeaderView)
}
