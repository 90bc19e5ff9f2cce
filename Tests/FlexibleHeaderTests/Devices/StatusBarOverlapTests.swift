import HeaderTesting
import Testing

@testable import FlexibleHeader

/// Documentation/Behavior/FlexibleHeader.md#safe-area-overlap
@MainActor @Suite("The status bar counts where it lies over the header") struct StatusBarOverlapTests {
  /// Scrolls the content away in a screen that is in a window or a sheet.
  private func scroll(_ screen: ScrollScreen, _ behavior: FlexibleHeaderShiftBehavior) {
    screen.headerViewController.headerView.shiftBehavior = behavior
    screen.scrollView.contentOffset.y = 100
    screen.scrollView.contentOffset.y = 500
  }

  @Test(
    "In a sheet the whole header leaves, and takes no status bar along",
    arguments: [DeviceModel.phone47, .phoneNotch],
    [FlexibleHeaderShiftBehavior.enabled, .enabledWithStatusBar])
  func sheet(device: DeviceModel, behavior: FlexibleHeaderShiftBehavior) {
    let stage = HeaderStage(device) { UIViewController() }
    let screen = ScrollScreen()
    screen.modalPresentationStyle = .pageSheet
    stage.root.present(screen, animated: false)
    stage.settle()
    scroll(screen, behavior)
    let header = screen.headerViewController.headerView
    expectEqual(header.frame.maxY, 0)
    expect(!header.prefersStatusBarHidden)
  }

  @Test("In a window below the status bar the whole header leaves", arguments: [CGFloat(0), 10, 100])
  func floatingWindow(top: CGFloat) {
    let stage = HeaderStage(.pad) { UIViewController() }
    let window = UIWindow(frame: CGRect(x: 100, y: top, width: 500, height: 600))
    let screen = ScrollScreen()
    window.windowScene = stage.window.windowScene
    window.rootViewController = screen
    window.makeKeyAndVisible()
    stage.settle()
    scroll(screen, .enabled)
    let bar = window.windowScene?.statusBarManager?.statusBarFrame.height ?? 0
    expect(bar > 0 && screen.headerViewController.headerView.frame.maxY == max(0, bar - top))
  }

  /// A view that counts conversions of points, which are the main cost of measuring a header's location.
  private final class Container: UIView {
    var conversions = 0

    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      conversions += 1
      return super.convert(point, to: view)
    }
  }

  @Test("The place of the header is measured again when it moves, but not with every event")
  func placeIsMeasuredWhenItMoves() {
    let fixture = HeaderFixture(device: .phone47)
    let container = Container(frame: fixture.window.bounds)
    fixture.root.view.addSubview(container)
    container.addSubview(fixture.scrollView)
    container.addSubview(fixture.header)
    fixture.header.shiftBehavior = .enabled
    fixture.track()
    container.conversions = 0
    for y in stride(from: CGFloat(-180), to: -80, by: 5) { fixture.scroll(to: y) }
    expectEqual(container.conversions, 0)
    fixture.scroll(to: 500)
    expectEqual(fixture.header.frame.maxY, 20)
    container.frame.origin.y = 200
    fixture.stage.step()
    fixture.scroll(to: 600)
    expectEqual(fixture.header.frame.maxY, 0)
    container.frame.origin.y = 0
    fixture.stage.step()
    fixture.scroll(to: 700)
    expectEqual(fixture.header.frame.maxY, 20)
  }
}
