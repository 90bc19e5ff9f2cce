import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Material's example: Subclassing considerations") struct SubclassingExampleTests {
  private class BaseViewController: UIViewController {
    let headerViewController = FlexibleHeaderViewController()

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(headerViewController)
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
    }
  }

  private final class MyViewController: BaseViewController {
    let myCustomView = UIControl()

    override func viewDidLoad() {
      super.viewDidLoad()
      myCustomView.frame = view.bounds
      view.insertSubview(myCustomView, belowSubview: headerViewController.headerView)
    }
  }

  @Test("what a subclass adds lies behind the header, also for fingers")
  func order() {
    let phone = HeaderStage { MyViewController() }
    let root = phone.root
    expectEqual(root.view.subviews, [root.myCustomView, root.headerViewController.headerView])
    expect(root.view.hitTest(CGPoint(x: 100, y: 30), with: nil) !== root.myCustomView)
    expectSame(root.view.hitTest(CGPoint(x: 100, y: 300), with: nil), root.myCustomView)
  }
}
