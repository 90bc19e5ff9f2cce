import FlexibleHeader
import HeaderTesting

#if canImport(ObjectiveC)
  import WebKit

  /// Shows an empty page of `height` points in a web view.
  @MainActor func showPage(height: CGFloat, in webView: WKWebView) {
    webView.loadHTMLString(
      "<body style='margin:0'><div style='height:\(height)px'></div></body>", baseURL: nil)
  }
#else
  /// Shows an empty page of `height` points in a web view.
  @MainActor func showPage(height: CGFloat, in webView: WKWebView) {
    HostSimulator.current.showPage(height: height, in: webView)
  }
#endif
