import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Material's example: Enabling observation of the tracking scroll view")
struct ObservationExampleTests {
  private final class MyViewController: UIViewController {
    let flexibleHeaderViewController = FlexibleHeaderViewController()
    let scrollView = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
      view.addSubview(scrollView)
      addChild(flexibleHeaderViewController)
      flexibleHeaderViewController.headerView.observesTrackingScrollViewScrollEvents = true
      flexibleHeaderViewController.headerView.trackingScrollView = scrollView
      view.addSubview(flexibleHeaderViewController.view)
      flexibleHeaderViewController.didMove(toParent: self)
    }

    deinit {
      let controller = flexibleHeaderViewController
      MainActor.assumeIsolated { controller.headerView.trackingScrollView = nil }
    }
  }

  @Test("the header stretches, and its shadow comes and goes, with nothing forwarded", .needs(.touches))
  func stretchAndShadow() {
    let phone = HeaderStage { MyViewController() }
    let header = phone.root.flexibleHeaderViewController.headerView
    var tallest: CGFloat = 0
    expectEqual(header.layer.shadowOpacity, 0)
    phone.drag(by: 200) { tallest = max(tallest, header.frame.height) }
    expect(tallest > 100 && header.frame.height == 76)
    phone.drag(by: -100)
    expectEqual(header.layer.shadowOpacity, 0.4)
    phone.drag(by: 300)
    expectEqual(header.layer.shadowOpacity, 0)
  }

  @Test("clearing the tracking scroll view at the end of one's life is allowed, and gives the insets back")
  func clearingInDeinit() {
    let scrollView: UIScrollView
    weak var lost: FlexibleHeaderView?
    do {
      let phone = HeaderStage { MyViewController() }
      scrollView = phone.root.scrollView
      lost = phone.root.flexibleHeaderViewController.headerView
      expectGreater(scrollView.contentInset.top, 0)
      phone.window.rootViewController = nil
      phone.step()
    }
    DeviceModel.phone47.makeCurrent()
    expectNil(lost)
    expectEqual(scrollView.contentInset.top, 0)
  }
}
