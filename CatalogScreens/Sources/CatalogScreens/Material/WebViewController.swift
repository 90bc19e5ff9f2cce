/// A header above a web page. The space for it is made with safe area insets, because web pages ignore
/// content insets.
public final class WebViewController: UIViewController {
  private let headerViewController = FlexibleHeaderViewController()
  private let webView = WKWebView(frame: .zero)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    webView.frame = view.bounds
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    webView.scrollView.delegate = headerViewController
    webView.showSample()
    let page = PageViewController(webView)
    addChild(page)
    page.view.frame = view.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page.view)
    page.didMove(toParent: self)

    addChild(headerViewController)
    // The page's controller gets the safe area. The header takes its own from this view controller.
    headerViewController.topLayoutGuideViewController = page
    headerViewController.usesAdditionalSafeAreaInsetsForWebKitScrollViews = true
    configureHeader()
    headerViewController.view.frame = view.bounds
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)
  }

  public override var childForStatusBarStyle: UIViewController? { headerViewController }

  private func configureHeader() {
    let headerView = headerViewController.headerView
    headerView.backgroundColor = .meadow
    headerView.maximumHeight = 128
    headerView.trackingScrollView = webView.scrollView
    _ = UILabel.headerTitle("Web page", in: headerView.contentView)
  }
}

/// A view controller that contains only the web view.
private final class PageViewController: UIViewController {
  private let webView: WKWebView

  init(_ webView: WKWebView) {
    self.webView = webView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    webView.frame = view.bounds
    view.addSubview(webView)
  }
}
