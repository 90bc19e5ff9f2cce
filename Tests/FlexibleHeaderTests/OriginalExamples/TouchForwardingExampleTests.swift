import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

@MainActor @Suite("Material's example: Touch forwarding") struct TouchForwardingExampleTests {
  private final class MyViewController: UIViewController {
    let headerViewController = FlexibleHeaderViewController()
    let scrollView = UIScrollView()
    let someContentView = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
      scrollView.delegate = headerViewController
      view.addSubview(scrollView)
      addChild(headerViewController)
      let headerView = headerViewController.headerView
      headerView.minimumHeight = 180
      someContentView.frame = headerView.bounds
      someContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      headerView.contentView.addSubview(someContentView)
      headerView.trackingScrollView = scrollView
      view.addSubview(headerView)
      headerViewController.didMove(toParent: self)
    }
  }

  /// Returns the largest distance that the content moves under a finger that starts in the header.
  private func pull(_ phone: HeaderStage<MyViewController>) -> CGFloat {
    let top = phone.root.scrollView.contentOffset.y
    phone.drag(from: CGPoint(x: 100, y: 150), by: -120)
    return phone.root.scrollView.contentOffset.y - top
  }

  @Test(
    "With the original's flags, a view in the header scrolls the content only while it forwards its touches",
    .needs(.touches))
  func startingAndStopping() {
    let phone = HeaderStage { MyViewController() }
    let headerView = phone.root.headerViewController.headerView
    headerView.behavioralFlags = .materialComponents
    phone.step()
    let someContentView = phone.root.someContentView
    expectEqual(pull(phone), 0)
    headerView.forwardTouchEvents(for: someContentView)
    expectGreater(pull(phone), 90)
    headerView.stopForwardingTouchEvents(for: someContentView)
    expectEqual(pull(phone), 0)
  }

  @Test("a button in a view that forwards keeps its taps")
  func button() {
    let phone = HeaderStage { MyViewController() }
    let button = UIButton(frame: CGRect(x: 50, y: 100, width: 80, height: 44))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    phone.root.someContentView.addSubview(button)
    phone.root.headerViewController.headerView.forwardTouchEvents(for: phone.root.someContentView)
    phone.tap(CGPoint(x: 90, y: 120))
    expectEqual(taps, 1)
  }
}
