// The only screen code that differs between platforms: where there is WebKit a page is loaded, elsewhere the web view
// is a stand-in that renders nothing, and says so.
#if canImport(WebKit)
  @_exported import WebKit

  extension WKWebView {
    /// Shows a page of some length.
    func showSample() {
      let paragraph = "<p>The page begins below the header and ends above the edge of the screen.</p>"
      let page = String(repeating: paragraph, count: 60)
      loadHTMLString(
        "<meta name=viewport content='width=device-width'><body style='font:17px sans-serif'>\(page)",
        baseURL: nil)
    }
  }
#else
  extension WKWebView {
    /// Shows a blank page of some length, with native lines on it to see it move.
    func showSample() {
      let lineHeight: CGFloat = 120
      for line in 0..<20 {
        let label = UILabel(frame: CGRect(x: 20, y: CGFloat(line) * lineHeight + 20, width: 300, height: 60))
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 15)
        label.textColor = .secondaryLabel
        label.text = "\(line + 1). A stand-in for a web page: it scrolls as one does, but renders no HTML."
        scrollView.addSubview(label)
      }
      HostSimulator.current.showPage(height: 20 * lineHeight, in: self)
    }
  }
#endif
