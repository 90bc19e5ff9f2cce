// The only screen code that differs between platforms. On iOS, a page is loaded. Elsewhere the web view renders no
// HTML, and labels show the text.
#if canImport(ObjectiveC)
  @_exported import WebKit
#endif

extension WKWebView {
  /// Shows a page that is longer than the screen.
  func showSample() {
    let paragraphs = [
      "The lighthouse stood where the road came to an end. In winter nobody walked there but the keeper and his dog.",
      "On clear days one could see the islands, all eleven of them, and count the boats that came home before dark.",
      "The lamp was lit at four in December. It burned until the first ferry had left, and the log says that it never failed.",
      "Visitors signed a book in the lower room. The oldest name is that of a surveyor who had lost his way.",
    ]
    #if canImport(ObjectiveC)
      let text = String(repeating: paragraphs.map { "<p>\($0)</p>" }.joined(), count: 10)
      loadHTMLString(
        """
        <meta name=viewport content='width=device-width'><style>:root { color-scheme: light dark }</style>
        <body style='font: 17px/1.4 sans-serif; margin: 20px'><h2>Lights on the coast</h2>\(text)
        """, baseURL: nil)
    #else
      let title = UILabel("Lights on the coast", size: 24, weight: .bold)
      title.frame = CGRect(x: 20, y: 20, width: 350, height: 32)
      scrollView.addSubview(title)
      var bottom: CGFloat = 68
      for line in 0..<40 {
        let label = UILabel(paragraphs[line % paragraphs.count], .body)
        let height = label.sizeThatFits(CGSize(width: 350, height: CGFloat.greatestFiniteMagnitude)).height
        label.frame = CGRect(x: 20, y: bottom, width: 350, height: height)
        scrollView.addSubview(label)
        bottom += height + 17
      }
      HostSimulator.current.showPage(height: bottom, in: self)
    #endif
  }
}
