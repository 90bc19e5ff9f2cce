import UIKit

// On Apple's platforms, web views are in a separate module.
#if canImport(ObjectiveC)
  import WebKit
#endif

extension UIScrollView {
  /// A Boolean value that indicates whether the scroll view belongs to a web view.
  var belongsToWebView: Bool { superview is WKWebView }
}
