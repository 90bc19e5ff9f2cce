import HeaderTesting
import Testing

@testable import FlexibleHeader

/// Documentation/Behavior/FlexibleHeader.md#status-bar
@MainActor @Suite("The status bar and its controllers") struct StatusBarFollowingTests {
  /// A screen that doesn't return the header's controller as its child for the status bar.
  private final class SilentScreen: UIViewController {
    let headerViewController = FlexibleHeaderViewController()
    let scrollView = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
      scrollView.delegate = headerViewController
      view.addSubview(scrollView)
      addChild(headerViewController)
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
      headerViewController.headerView.shiftBehavior = .enabledWithStatusBar
      headerViewController.headerView.trackingScrollView = scrollView
    }
  }

  @Test("The parent of a status bar that stays is reported once")
  func barThatStays() {
    let stage = HeaderStage { SilentScreen() }
    let (header, scrollView) = (stage.root.headerViewController.headerView, stage.root.scrollView)
    let early = misuses {
      scrollView.contentOffset.y = -56
      scrollView.contentOffset.y = -50
    }
    expect(header.prefersStatusBarHidden && stage.statusBar?.isStatusBarHidden == false)
    expectEmpty(early, "the system may take its time")
    stage.advance(by: 0.6)
    let late = misuses {
      for y in stride(from: CGFloat(-48), to: -30, by: 2) { scrollView.contentOffset.y = y }
    }
    expect(late.count == 1 && late.first?.advice.contains("childForStatusBarHidden") == true)
    expectEqual(late.first?.severity, .warning)
  }

  @Test(
    "The advice for an app that controls the status bar without view controllers names the key of Info.plist",
    arguments: [nil, true, false])
  func statusBarOfTheApp(basedOnViewControllers: Bool?) throws {
    let stage = HeaderStage { SilentScreen() }
    let header = stage.root.headerViewController.headerView
    stage.root.scrollView.contentOffset.y = -56
    stage.root.scrollView.contentOffset.y = -50
    stage.advance(by: 0.6)
    let key = "UIViewControllerBasedStatusBarAppearance"
    let reports = misuses {
      header.checkStatusBarRequest(infoDictionary: basedOnViewControllers.map { [key: $0] })
    }
    let report = try #require(reports.first)
    expect(reports.count == 1 && report.severity == .warning)
    expectEqual(report.advice.contains(key), basedOnViewControllers == false)
    expectEqual(report.advice.contains("childForStatusBarHidden"), basedOnViewControllers != false)
  }

  @Test("A parent that forwards is not reported")
  func parentThatForwards() {
    let stage = HeaderStage { ListScreen(behavior: .enabledWithStatusBar) }
    let reports = misuses {
      for y in stride(from: CGFloat(-180), to: 0, by: 5) {
        stage.root.scrollView.contentOffset.y = y
        stage.advance(by: 0.1)
      }
    }
    expectEmpty(reports)
  }

  @Test("The bar fades once the header has left its area")
  func barFades() {
    let stage = HeaderStage { ListScreen(behavior: .enabledWithStatusBar) }
    let (header, scrollView) = (stage.root.header, stage.root.scrollView)
    scrollView.contentOffset.y = -80
    scrollView.contentOffset.y = -71
    expectEqual(header.frame.minY, -5)
    expectEqual(stage.statusBar?.isStatusBarHidden, false)
    scrollView.contentOffset.y = -50
    expectEqual(stage.statusBar?.isStatusBarHidden, true)
    scrollView.contentOffset.y = -180
    expectEqual(stage.statusBar?.isStatusBarHidden, false)
  }

  @Test("The status bar's style follows a changed background and a changed appearance")
  func styleFollowsTheBackground() {
    let stage = HeaderStage { ScrollScreen() }
    let header = stage.root.headerViewController.headerView
    header.backgroundColor = .white
    expectEqual(stage.statusBar?.statusBarStyle, .darkContent)
    header.backgroundColor = .black
    expectEqual(stage.statusBar?.statusBarStyle, .lightContent)
    header.backgroundColor = .systemBackground
    expectEqual(stage.statusBar?.statusBarStyle, .darkContent)
    stage.userInterfaceStyle = .dark
    stage.settle()
    expectEqual(stage.statusBar?.statusBarStyle, .lightContent)
  }
}
