import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

@MainActor @Suite("Material's example: Utilizing Top Layout Guide on Parent View Controller")
struct TopLayoutGuideExampleTests {
  private final class MyViewController: UIViewController {
    let headerViewController = FlexibleHeaderViewController()
    let label = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      addChild(headerViewController)
      headerViewController.headerView.minimumHeight = 120
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topGuide.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.widthAnchor.constraint(equalToConstant: 100),
        label.heightAnchor.constraint(equalToConstant: 20),
      ])
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      headerViewController.updateTopLayoutGuide()
    }
  }

  @Test("a view below the top layout guide begins where the header ends", arguments: DeviceModel.all)
  func belowTheHeader(device: DeviceModel) {
    let phone = HeaderStage(device) { MyViewController() }
    phone.settle()
    let header = phone.root.headerViewController.headerView
    expectEqual(header.frame.height, 120 + device.safeAreaInsets.top)
    expectEqual(phone.root.label.frame.minY, header.frame.maxY)
    phone.rotate(to: .landscapeLeft)
    phone.settle()
    expectEqual(phone.root.label.frame.minY, header.frame.maxY)
  }
}

@MainActor @Suite("Material's example: Enabling top layout guide adjustment")
struct TopLayoutAdjustmentExampleTests {
  private final class MyViewController: UIViewController {
    let flexibleHeaderViewController = FlexibleHeaderViewController()
    let contentViewController = UIViewController()
    private let adjusts: Bool

    init(adjusts: Bool) {
      self.adjusts = adjusts
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(contentViewController)
      contentViewController.view.frame = view.bounds
      view.addSubview(contentViewController.view)
      contentViewController.didMove(toParent: self)
      addChild(flexibleHeaderViewController)
      flexibleHeaderViewController.topLayoutGuideViewController = contentViewController
      flexibleHeaderViewController.isTopLayoutGuideAdjustmentEnabled = adjusts
      view.addSubview(flexibleHeaderViewController.view)
      flexibleHeaderViewController.didMove(toParent: self)
    }
  }

  @Test("enabled, the content's safe area ends where the header does", arguments: DeviceModel.all)
  func enabled(device: DeviceModel) {
    let phone = HeaderStage(device) { MyViewController(adjusts: true) }
    phone.settle()
    let header = phone.root.flexibleHeaderViewController.headerView
    expectEqual(phone.root.contentViewController.view.safeAreaInsets.top, header.frame.maxY)
    expectEqual(phone.root.contentViewController.additionalSafeAreaInsets.top, 56)
  }

  @Test("disabled, the content's safe area is left alone")
  func disabled() {
    let phone = HeaderStage { MyViewController(adjusts: false) }
    phone.settle()
    expectEqual(phone.root.contentViewController.additionalSafeAreaInsets.top, 0)
  }
}

@MainActor @Suite("Material's example: WKWebView considerations") struct WebViewExampleTests {
  private final class ContentViewController: UIViewController {
    let webView = WKWebView(frame: .zero)

    override func viewDidLoad() {
      super.viewDidLoad()
      webView.frame = view.bounds
      webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(webView)
    }
  }

  private final class MyViewController: UIViewController {
    let flexibleHeaderViewController = FlexibleHeaderViewController()
    let contentViewController = ContentViewController()
    private let usesSafeArea: Bool

    init(usesSafeArea: Bool) {
      self.usesSafeArea = usesSafeArea
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(contentViewController)
      contentViewController.view.frame = view.bounds
      view.addSubview(contentViewController.view)
      contentViewController.didMove(toParent: self)
      addChild(flexibleHeaderViewController)
      if usesSafeArea {
        flexibleHeaderViewController.usesAdditionalSafeAreaInsetsForWebKitScrollViews = true
        flexibleHeaderViewController.topLayoutGuideViewController = contentViewController
      }
      let scrollView = contentViewController.webView.scrollView
      flexibleHeaderViewController.headerView.trackingScrollView = scrollView
      scrollView.delegate = flexibleHeaderViewController
      view.addSubview(flexibleHeaderViewController.view)
      flexibleHeaderViewController.didMove(toParent: self)
    }
  }

  /// Returns the distance that a page with one word can be scrolled.
  private func travel(_ phone: HeaderStage<MyViewController>) -> CGFloat {
    showPage(height: 20, in: phone.root.contentViewController.webView)
    phone.settle()
    let scrollView = phone.root.contentViewController.webView.scrollView
    let inset = scrollView.adjustedContentInset
    return scrollView.contentSize.height + inset.top + inset.bottom - scrollView.bounds.height
  }

  @Test("with flag and controller a page of one word can't be scrolled", arguments: DeviceModel.all)
  func withTheFlag(device: DeviceModel) {
    let phone = HeaderStage(device) { MyViewController(usesSafeArea: true) }
    expectEqual(travel(phone), 0)
    let webView = phone.root.contentViewController.webView
    expectEqual(webView.scrollView.contentInset.top, 0)
    expectEqual(
      webView.scrollView.contentOffset.y, -phone.root.flexibleHeaderViewController.headerView.frame.maxY)
  }

  @Test("without them it can, as the documentation says")
  func withoutTheFlag() {
    let phone = HeaderStage { MyViewController(usesSafeArea: false) }
    expectEqual(travel(phone), 56)
  }
}
