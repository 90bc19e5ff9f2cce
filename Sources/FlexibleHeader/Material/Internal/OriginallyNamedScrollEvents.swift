import UIKit

/// The Swift names of the original's event methods. Calls through this protocol don't produce deprecation warnings.
@MainActor protocol OriginallyNamedScrollEvents: AnyObject {
  func trackingScrollDidScroll()
  func trackingScrollDidEndDraggingWillDecelerate(_ willDecelerate: Bool)
  func trackingScrollDidEndDecelerating()
  func trackingScrollWillEndDragging(
    withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Bool
  func trackingScrollDidChangeAdjustedContentInset(_ scrollView: UIScrollView?)
}
