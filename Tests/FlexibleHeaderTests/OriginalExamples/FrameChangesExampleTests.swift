import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

@MainActor @Suite("Material's example: Reacting to frame changes") struct FrameChangesExampleTests {
  fileprivate final class MyViewController: UIViewController {
    let headerViewController = FlexibleHeaderViewController()
    let scrollView = UIScrollView()
    var frames: [CGRect] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
      scrollView.delegate = headerViewController
      view.addSubview(scrollView)
      addChild(headerViewController)
      headerViewController.layoutDelegate = self
      headerViewController.headerView.maximumHeight = 160
      headerViewController.headerView.trackingScrollView = scrollView
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
    }
  }

  @Test("The delegate is called for each new frame, and for new ones only")
  func everyFrame() throws {
    let phone = HeaderStage { MyViewController() }
    let header = phone.root.headerViewController.headerView
    phone.root.frames = []
    var seen: [CGRect] = []
    try phone.play("flick-up-1") {
      if seen.last != header.frame { seen.append(header.frame) }
    }
    expectGreater(phone.root.frames.count, 3)
    for (one, next) in zip(phone.root.frames, phone.root.frames.dropFirst()) { expectNotEqual(one, next) }
    expect(Set(seen.dropFirst().map(\.height)).isSubset(of: Set(phone.root.frames.map(\.height))))
    expectEqual(phone.root.frames.last, header.frame)
  }
}

extension FrameChangesExampleTests.MyViewController: FlexibleHeaderViewLayoutDelegate {
  func flexibleHeaderViewController(
    _: FlexibleHeaderViewController, flexibleHeaderViewFrameDidChange flexibleHeaderView: FlexibleHeaderView
  ) {
    frames.append(flexibleHeaderView.frame)
  }
}
