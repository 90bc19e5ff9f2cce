// The only screen code that differs between platforms. With WebKit, a page is loaded. Otherwise the web view
// renders nothing.
#if canImport(ObjectiveC)
  @_exported import WebKit

  extension WKWebView {
    /// Shows a page that is longer than the screen.
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
    /// Shows a blank page that is longer than the screen, with native views as lines, so that its motion is
    /// visible.
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
