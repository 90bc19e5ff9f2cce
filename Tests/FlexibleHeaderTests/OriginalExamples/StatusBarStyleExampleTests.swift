import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Material's example: Status bar style") struct StatusBarStyleExampleTests {
  private final class MyViewController: UIViewController {
    let headerViewController = FlexibleHeaderViewController()

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(headerViewController)
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
    }

    override var childForStatusBarStyle: UIViewController? {
      headerViewController
    }
  }

  @Test("the device's status bar is readable on the header's background")
  func inferred() {
    let phone = HeaderStage { MyViewController() }
    let controller = phone.root.headerViewController
    let expected: [(UIColor, UIStatusBarStyle)] = [
      (.black, .lightContent), (.white, .darkContent),
      (UIColor(red: 0.38, green: 0, blue: 0.93, alpha: 1), .lightContent),
      (.yellow, .darkContent), (UIColor(white: 0, alpha: 0.9), .default),
    ]
    for (color, style) in expected {
      controller.headerView.backgroundColor = color
      phone.root.setNeedsStatusBarAppearanceUpdate()
      phone.step()
      expectEqual(phone.statusBar?.statusBarStyle, style, "on \(color)")
    }
  }

  @Test("one's own style counts once inferring is off")
  func ownStyle() {
    let phone = HeaderStage { MyViewController() }
    let controller = phone.root.headerViewController
    controller.headerView.backgroundColor = .white
    controller.infersPreferredStatusBarStyle = false
    controller.preferredStatusBarStyle = .lightContent
    phone.step()
    expectEqual(phone.statusBar?.statusBarStyle, .lightContent)
  }
}
