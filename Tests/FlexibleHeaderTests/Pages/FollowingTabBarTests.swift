import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Pages.md#followers
@MainActor @Suite("A tab bar as follower", .needs([.touches, .rotation])) struct FollowingTabBarTests {
  private final class Feed: RowsScreen {
    let header = FlexibleHeaderView(maximumHeight: 56, minimumHeight: 56)

    override func viewDidLoad() {
      super.viewDidLoad()
      header.shiftBehavior = .enabled
      header.install(in: list)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if let tabBarController, header.followers.views.isEmpty { header.followers.add(tabBarController) }
    }
  }

  private struct Screen {
    let stage: HeaderStage<UITabBarController>
    let feed: Feed
    let place: CGRect

    @MainActor init() {
      let feed = Feed(.plain, rowCount: 80)
      stage = HeaderStage(.phoneNotch) {
        let controller = UITabBarController()
        let screens = UINavigationController(rootViewController: feed)
        screens.setNavigationBarHidden(true, animated: false)
        controller.viewControllers = [screens, UIViewController()]
        return controller
      }
      stage.settle()
      self.feed = feed
      place = stage.root.tabBar.frame
    }

    @MainActor var tabBar: UITabBar { stage.root.tabBar }

    @MainActor func hide() {
      stage.drag(by: -200)
      stage.drag(by: -200)
    }

    @MainActor func returnToTop() {
      for _ in 0..<4 { stage.drag(by: 180) }
      stage.settle()
    }

    /// Expects that the bar is hidden and that its own place is the one at rest.
    @MainActor func expectHidden(_ sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(tabBar.frame.minY >= stage.root.view.bounds.maxY - 0.5, sourceLocation: sourceLocation)
      let edge = tabBar.center.y + tabBar.bounds.height / 2
      #expect(abs(edge - stage.root.view.bounds.maxY) < 0.5, sourceLocation: sourceLocation)
    }
  }

  @Test("It stays hidden through rotations, and returns to its place")
  func rotation() {
    let screen = Screen()
    screen.hide()
    screen.expectHidden()
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      screen.stage.rotate(to: orientation)
      screen.stage.settle()
      screen.expectHidden()
    }
    screen.returnToTop()
    expect(screen.tabBar.frame == screen.place && screen.tabBar.transform == .identity)
  }

  @Test("It keeps its place through layouts of its controller")
  func relayout() {
    let screen = Screen()
    screen.hide()
    for _ in 0..<3 {
      screen.stage.root.view.setNeedsLayout()
      screen.stage.settle()
      screen.expectHidden()
    }
    screen.returnToTop()
    expectEqual(screen.tabBar.frame, screen.place)
    screen.stage.root.view.setNeedsLayout()
    screen.stage.settle()
    expectEqual(screen.tabBar.frame, screen.place)
  }

  @Test("It keeps its place while another screen covers it, and when the tab changes")
  func modalScreen() {
    let screen = Screen()
    screen.hide()
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    screen.stage.root.present(modal, animated: true)
    screen.stage.settle()
    modal.dismiss(animated: true)
    screen.stage.settle()
    screen.expectHidden()
    screen.returnToTop()
    expectEqual(screen.tabBar.frame, screen.place)
    screen.hide()
    screen.stage.rotate(to: .landscapeLeft)
    screen.stage.settle()
    screen.feed.header.followers.remove(screen.tabBar)
    screen.stage.rotate(to: .portrait)
    screen.stage.settle()
    expect(screen.tabBar.frame == screen.place && screen.tabBar.transform == .identity)
  }

  @Test(
    "It returns while another view controller takes the place of the screen, and leaves again with the header"
  )
  func otherScreens() {
    let screen = Screen()
    screen.hide()
    screen.feed.navigationController?.pushViewController(UIViewController(), animated: true)
    screen.stage.settle()
    expectEqual(screen.tabBar.frame, screen.place)
    screen.feed.navigationController?.popViewController(animated: true)
    screen.stage.settle()
    screen.expectHidden()
    screen.stage.root.selectedIndex = 1
    screen.stage.settle()
    expectEqual(screen.tabBar.frame, screen.place)
    screen.stage.root.selectedIndex = 0
    screen.stage.settle()
    screen.expectHidden()
  }

  @Test("Layouts while it is halfway don't move it")
  func halfway() {
    let screen = Screen()
    let finger = screen.stage.finger()
    finger.down(at: CGPoint(x: 180, y: 600))
    for step in 1...40 {
      finger.move(to: CGPoint(x: 180, y: 600 - CGFloat(step) * 1.5))
      screen.stage.root.view.setNeedsLayout()
      screen.stage.step()
      expectLess(
        abs(screen.tabBar.center.y + screen.tabBar.bounds.height / 2 - screen.stage.root.view.bounds.maxY),
        0.5)
    }
    finger.up()
    screen.stage.settle()
    screen.returnToTop()
    expectEqual(screen.tabBar.frame, screen.place)
  }
}
