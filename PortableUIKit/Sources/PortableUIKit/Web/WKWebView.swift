import Foundation

/// A replacement for the web view. It loads and renders nothing, so members that load content aren't
/// available.
///
/// It provides what headers use: the scroll view and its content size. Tests and screens set the height of
/// the displayed page through the host (`HostSimulator.showPage(height:in:)`).
@preconcurrency @MainActor open class WKWebView: UIView {
  private final let pageView: WebScrollView

  /// Creates a web view without a page, with the given frame in points of the superview.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    pageView = WebScrollView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    pageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(pageView)
  }

  /// Creates a web view with the default configuration.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Not supported; always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The scroll view of the page.
  open var scrollView: UIScrollView { pageView }

  /// The height of the displayed page, in points; 0 without a page.
  final var pageHeight: CGFloat {
    get { pageView.pageHeight }
    set { pageView.pageHeight = newValue }
  }
}
