extension HostSimulator {
  /// Lets a web view show a page of a height in points, in place of loading one: its scroll view's content size
  /// follows. Negative heights count as 0, those that are not finite are ignored.
  public func showPage(height: CGFloat, in webView: WKWebView) {
    if height.isFinite { webView.pageHeight = max(0, height) }
  }
}
