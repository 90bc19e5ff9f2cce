extension HostSimulator {
  /// Sets the height of the page displayed by a web view, in points, instead of loading one. The content size
  /// of its scroll view is updated. Negative heights are treated as 0; heights that aren't finite are
  /// ignored.
  public func showPage(height: CGFloat, in webView: WKWebView) {
    if height.isFinite { webView.pageHeight = max(0, height) }
  }
}
