import UIKit

// Apple has web views in a module of their own.
#if canImport(WebKit)
  import WebKit
#endif

extension UIScrollView {
  /// A web view shows its page in this scroll view.
  var belongsToWebView: Bool { superview is WKWebView }
}
