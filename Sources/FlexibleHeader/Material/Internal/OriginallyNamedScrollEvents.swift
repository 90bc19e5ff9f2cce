import UIKit

/// The names that Swift gave to the original's events. A protocol, because calls through it don't warn of deprecation.
@MainActor protocol OriginallyNamedScrollEvents: AnyObject {
  func trackingScrollDidScroll()
  func trackingScrollDidEndDraggingWillDecelerate(_ willDecelerate: Bool)
  func trackingScrollDidEndDecelerating()
  func trackingScrollWillEndDragging(
    withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Bool
  func trackingScrollDidChangeAdjustedContentInset(_ scrollView: UIScrollView?)
}
