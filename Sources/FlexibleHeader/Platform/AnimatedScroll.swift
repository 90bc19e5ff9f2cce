import UIKit

extension UIScrollView {
  /// A Boolean value that indicates whether an animated scroll is in progress, or `nil` if the system doesn't report it.
  var isScrollAnimated: Bool? {
    #if !canImport(ObjectiveC)
      guard HostSimulator.current.answers.hasScrollAnimationState else { return nil }
    #endif
    if #available(iOS 17.4, *) { return isScrollAnimating }
    return nil
  }
}
