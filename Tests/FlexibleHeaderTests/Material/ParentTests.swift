import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FlexibleHeader.md#view-controllers
@MainActor @Suite("Flexible header: header added to a parent") struct ParentTests {
  private final class Parent: UIViewController, FlexibleHeaderParentViewController {
    var headerViewController: FlexibleHeaderViewController!
    let late = UIView()

    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      FlexibleHeaderViewController.addToParent(self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(late)
      headerViewController.headerView.minimumHeight = 80
      headerViewController.addFlexibleHeaderViewToParentViewControllerView()
    }

    override var prefersStatusBarHidden: Bool { headerViewController.prefersStatusBarHidden }
  }

  @Test(arguments: DeviceModel.all) func theHeaderIsAChildInFrontOfAllElse(device: DeviceModel) {
    let screen = HeaderStage(device) { Parent() }
    let header = screen.root.headerViewController.headerView
    expectEqual(screen.root.children, [screen.root.headerViewController])
    expectSame(screen.root.view.subviews.last, header)
    expectEqual(
      header.frame, CGRect(x: 0, y: 0, width: device.screenSize.width, height: 80 + device.safeAreaInsets.top)
    )
    expectEqual(header.autoresizingMask, .flexibleWidth)
  }

  @Test func aSecondCallChangesNothing() {
    DeviceModel.phone47.makeCurrent()
    let parent = Parent()
    let controller = parent.headerViewController
    FlexibleHeaderViewController.addToParent(parent)
    expect(parent.headerViewController === controller && parent.children.count == 1)
  }

  @Test func aHeaderWithoutParentIsReported() {
    DeviceModel.phone47.makeCurrent()
    let controller = FlexibleHeaderViewController()
    let reports = misuses { controller.addFlexibleHeaderViewToParentViewControllerView() }
    expect(reports.count == 1 && reports.first?.advice.contains("addToParent") == true)
    expectNil(controller.headerView.superview)
  }
}
