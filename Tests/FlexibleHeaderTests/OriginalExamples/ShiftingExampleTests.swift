import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Material's example: Shifting a flexible header off-screen") struct ShiftingExampleTests {
  private class MyViewController: UIViewController {
    let headerViewController = FlexibleHeaderViewController()
    let scrollView = UIScrollView()
    var behavior: FlexibleHeaderShiftBehavior { .enabled }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      addChild(headerViewController)
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
      scrollView.delegate = headerViewController
      view.addSubview(scrollView)
      headerViewController.headerView.shiftBehavior = behavior
      headerViewController.headerView.trackingScrollView = scrollView
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
    }
  }

  private final class StatusBarViewController: MyViewController {
    override var behavior: FlexibleHeaderShiftBehavior { .enabledWithStatusBar }
    override var childForStatusBarHidden: UIViewController? { headerViewController }
  }

  private final class HideableViewController: MyViewController {
    override var behavior: FlexibleHeaderShiftBehavior { .hideable }
    override var childForStatusBarHidden: UIViewController? { headerViewController }

    func hide() { headerViewController.headerView.shiftHeaderOffScreen(animated: true) }
    func show() { headerViewController.headerView.shiftHeaderOnScreen(animated: true) }
  }

  @Test("enabled: the header leaves with the content up to the status bar, and comes back")
  func enabled() throws {
    let phone = HeaderStage { MyViewController() }
    let header = phone.root.headerViewController.headerView
    try phone.play("flick-up-1")
    expect(header.frame.maxY == 20 && header.isShiftedOffscreen)
    expectEqual(phone.statusBar?.isStatusBarHidden, false)
    try phone.play("flick-down-1")
    expect(header.frame.minY == 0 && !header.isShiftedOffscreen)
  }

  @Test("content is not hidden by itself, but fades where it was asked to")
  func contentViews() throws {
    let phone = HeaderStage { MyViewController() }
    let header = phone.root.headerViewController.headerView
    let plain = UIView()
    let fading = UIView()
    header.contentView.addSubview(plain)
    header.contentView.addSubview(fading)
    header.hideViewWhenShifted(fading)
    try phone.play("flick-up-1")
    expect(plain.alpha == 1 && fading.alpha == 0)
  }

  @Test("enabledWithStatusBar: the status bar goes, too", .needs(.touches), arguments: DeviceModel.all)
  func enabledWithStatusBar(device: DeviceModel) throws {
    let phone = HeaderStage(device) { StatusBarViewController() }
    let header = phone.root.headerViewController.headerView
    let height = header.frame.height
    try phone.play("flick-up-1")
    expectEqual(phone.statusBar?.isStatusBarHidden, true)
    expect(header.frame.maxY == 0 && header.frame.height == height)
    try phone.play("flick-down-1")
    expect(phone.settle())
    expectEqual(phone.statusBar?.isStatusBarHidden, false)
    expectEqual(header.frame, CGRect(x: 0, y: 0, width: device.screenSize.width, height: height))
  }

  @Test(
    "hideable: the two commands move the header, fingers do not", .needs(.touches), arguments: DeviceModel.all
  )
  func hideable(device: DeviceModel) throws {
    let phone = HeaderStage(device) { HideableViewController() }
    let header = phone.root.headerViewController.headerView
    try phone.play("flick-up-1") { expectEqual(header.frame.minY, 0) }
    phone.root.hide()
    expect(phone.settle())
    expect(header.frame.maxY == 0 && header.isShiftedOffscreen)
    expectEqual(phone.statusBar?.isStatusBarHidden, true)
    try phone.play("flick-down-1") { expectAtMost(header.frame.maxY, 0) }
    phone.root.show()
    expect(phone.settle())
    expect(header.frame.minY == 0 && !header.isShiftedOffscreen)
    expectEqual(phone.statusBar?.isStatusBarHidden, false)
  }
}
