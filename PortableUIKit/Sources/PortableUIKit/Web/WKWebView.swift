import Foundation

/// Stands in for the web view: it loads and renders nothing, so there is no member that would load something.
///
/// What is there is what headers have to do with, the scroll view and how large its content is. Tests and screens say
/// through the host how high the page is that a web view would show (`HostSimulator.showPage(height:in:)`).
@preconcurrency @MainActor open class WKWebView: UIView {
  private final let pageView: WebScrollView

  /// A web view without a page, with a frame in points of its superview.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    pageView = WebScrollView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    pageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(pageView)
  }

  /// A web view with the configuration that is usual.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Not supported: always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// The scroll view that shows the page.
  open var scrollView: UIScrollView { pageView }

  /// The height of the page that is shown, in points; 0 without one.
  final var pageHeight: CGFloat {
    get { pageView.pageHeight }
    set { pageView.pageHeight = newValue }
  }
}
