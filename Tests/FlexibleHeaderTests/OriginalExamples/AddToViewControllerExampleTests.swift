import FlexibleHeader
import HeaderTesting
import Testing

@MainActor
@Suite("Material's example: Add the flexible header to a view controller")
struct AddToViewControllerExampleTests {
  private final class MyViewController: UIViewController {
    let headerViewController = FlexibleHeaderViewController()

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      addChild(headerViewController)
    }

    required init?(coder aDecoder: NSCoder) {
      super.init(coder: aDecoder)
      addChild(headerViewController)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      headerViewController.view.frame = view.bounds
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
    }
  }

  @Test("the header is a child, its view is the header, in front of everything")
  func theHeaderIsAChild() {
    let phone = HeaderStage { MyViewController() }
    let controller = phone.root.headerViewController
    expect(phone.root.children == [controller] && controller.parent === phone.root)
    expectSame(controller.view, controller.headerView)
    expectSame(phone.root.view.subviews.last, controller.headerView)
  }

  @Test("given all the room, the header takes the width and its own height", arguments: DeviceModel.all)
  func theHeaderSizesItself(device: DeviceModel) {
    let phone = HeaderStage(device) { MyViewController() }
    let height = 56 + device.safeAreaInsets.top
    expectEqual(
      phone.root.headerViewController.headerView.frame,
      CGRect(x: 0, y: 0, width: device.screenSize.width, height: height))
  }

  @Test(
    "as a child the header is notified of orientation and appearance", .needs(.rotation),
    arguments: DeviceModel.all)
  func theHeaderFollowsTheDevice(device: DeviceModel) {
    let phone = HeaderStage(device) { MyViewController() }
    phone.rotate(to: .landscapeLeft)
    expect(phone.settle())
    expectEqual(
      phone.root.headerViewController.headerView.frame,
      CGRect(
        x: 0, y: 0, width: device.screenSize.height, height: 56 + device.safeAreaInsetsLandscape.top))
  }
}
