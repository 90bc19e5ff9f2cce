import UIKit

extension UIScrollView {
  /// A Boolean value that indicates whether an animated scroll moves the content, or `nil` where the system doesn't tell.
  var isScrollAnimated: Bool? {
    #if canImport(ObjectiveC)
      if #available(iOS 17.4, *) { return isScrollAnimating }
    #endif
    return nil
  }
}
