import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FieldProblems.md#layout-loop
@MainActor @Suite("Layout ends although the safe area depends on the header")
struct LayoutLoopTests {
  /// A screen with a header whose `topLayoutGuideViewController` is one of the screen's controllers.
  private final class Screen: UIViewController {
    let headerViewController = FlexibleHeaderViewController()
    let content = UIViewController()
    var layouts = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(content)
      content.view.frame = view.bounds
      content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content.view)
      content.didMove(toParent: self)
      addChild(headerViewController)
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
    }
  }

  private func isStable(_ phone: HeaderStage<Screen>, height: CGFloat) -> Bool {
    phone.settle()
    phone.root.layouts = 0
    for _ in 0..<20 {
      phone.root.view.setNeedsLayout()
      phone.step()
    }
    return phone.root.headerViewController.headerView.frame.height == height && phone.root.layouts <= 40
  }

  @Test("a sibling as the guide's controller settles", arguments: DeviceModel.all, UIKitAnswers.tested)
  func sibling(device: DeviceModel, answers: UIKitAnswers) {
    let phone = HeaderStage(device, answers: answers) { Screen() }
    phone.root.headerViewController.topLayoutGuideViewController = phone.root.content
    expect(isStable(phone, height: 56 + device.safeAreaInsets.top))
    expectEqual(phone.root.content.view.safeAreaInsets.top, 56 + device.safeAreaInsets.top)
  }

  @Test("the root itself, with permission: its own share is subtracted", arguments: DeviceModel.all)
  func permitted(device: DeviceModel) {
    let phone = HeaderStage(device) { Screen() }
    let controller = phone.root.headerViewController
    controller.permitsInferringTopSafeAreaFromTopLayoutGuideViewController = true
    controller.topLayoutGuideViewController = phone.root
    expect(isStable(phone, height: 56 + device.safeAreaInsets.top))
    expectEqual(phone.root.additionalSafeAreaInsets.top, 56)
  }

  @Test(
    "the root itself, without permission: refused with a message, and no loop", arguments: DeviceModel.all)
  func refused(device: DeviceModel) {
    let phone = HeaderStage(device) { Screen() }
    let reports = misuses {
      phone.root.headerViewController.topLayoutGuideViewController = phone.root
      phone.root.headerViewController.updateTopLayoutGuide()
      expect(isStable(phone, height: 56 + device.safeAreaInsets.top))
    }
    expect(!reports.isEmpty)
    expect(reports.allSatisfy { $0.advice.contains("sibling") })
    expectEqual(phone.root.additionalSafeAreaInsets.top, 0)
  }
}

/// Documentation/Behavior/FieldProblems.md#web-pages
@MainActor @Suite("A small web page doesn't become scrollable")
struct WebPageTests {
  private final class Screen: UIViewController {
    let headerViewController = FlexibleHeaderViewController()
    let content = UIViewController()
    let webView = WKWebView(frame: .zero)
    private let flags: BehavioralFlags

    init(_ flags: BehavioralFlags) {
      self.flags = flags
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(content)
      content.view.frame = view.bounds
      webView.frame = content.view.bounds
      webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.view.addSubview(webView)
      view.addSubview(content.view)
      content.didMove(toParent: self)
      addChild(headerViewController)
      headerViewController.headerView.behavioralFlags = flags
      headerViewController.usesAdditionalSafeAreaInsetsForWebKitScrollViews = true
      headerViewController.topLayoutGuideViewController = content
      headerViewController.headerView.trackingScrollView = webView.scrollView
      webView.scrollView.delegate = headerViewController
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
    }
  }

  @Test(
    "a page of a word bounces and comes back; a long one scrolls", .needs([.touches, .clock]),
    arguments: BehavioralFlags.both)
  func pages(flags: BehavioralFlags) {
    let phone = HeaderStage { Screen(flags) }
    let list = phone.root.webView.scrollView
    showPage(height: 30, in: phone.root.webView)
    phone.settle()
    let top = list.contentOffset.y
    phone.drag(by: -200)
    phone.settle()
    expect(list.contentOffset.y == top && top == -phone.root.headerViewController.headerView.frame.maxY)
    expectEqual(list.contentInset, .zero)
    showPage(height: 3000, in: phone.root.webView)
    phone.drag(by: -200)
    expectGreater(list.contentOffset.y, top + 150)
  }
}
