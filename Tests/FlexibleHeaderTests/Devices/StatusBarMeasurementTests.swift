import FlexibleHeaderMigration
import HeaderTesting
import Testing

@testable import FlexibleHeader

/// The header keeps what it measured of the status bar until that may have changed.
@MainActor @Suite("Changes of the status bar reach the header") struct StatusBarMeasurementTests {
  /// A header that the content scrolled off the screen, except for the part under the status bar.
  private func shiftedHeader(
    _ device: DeviceModel, flags: BehavioralFlags = .recommended
  ) -> HeaderFixture {
    let fixture = HeaderFixture(device: device, flags: flags)
    fixture.header.shiftBehavior = .enabled
    fixture.track()
    fixture.scroll(to: 200)
    fixture.scroll(to: 500)
    return fixture
  }

  // On the screen with a notch, the safe area doesn't change with the status bar.
  @Test(
    "The header leaves the screen when other code hides the status bar", .needs(.statusBar),
    arguments: [DeviceModel.phone47, .phoneNotch], [BehavioralFlags.recommended, .materialComponents])
  func visibilityChanges(device: DeviceModel, flags: BehavioralFlags) {
    let fixture = shiftedHeader(device, flags: flags)
    expectEqual(fixture.header.frame.maxY, device.statusBarHeight)
    fixture.stage.isStatusBarHidden = true
    fixture.scroll(to: 600)
    expectEqual(fixture.header.frame.maxY, 0)
    fixture.stage.isStatusBarHidden = false
    fixture.scroll(to: 700)
    expectEqual(fixture.header.frame.maxY, device.statusBarHeight)
  }

  @Test("A window that enters a scene later has a status bar", .needs([.statusBar, .devices]))
  func windowEntersScene() {
    let stage = HeaderStage(.phoneNotch) { UIViewController() }
    let window = UIWindow(frame: stage.window.bounds)
    let screen = ScrollScreen()
    window.rootViewController = screen
    screen.view.layoutIfNeeded()
    let header = screen.headerViewController.headerView
    header.shiftBehavior = .enabled
    screen.scrollView.contentOffset.y = 500
    expect(header.statusBar == nil && header.frame.maxY == 0)
    window.windowScene = stage.window.windowScene
    window.isHidden = false
    stage.settle()
    screen.scrollView.contentOffset.y = 600
    expectEqual(header.frame.maxY, 47)
  }

  @Test("A header in another window measures the status bar there", .needs([.statusBar, .devices]))
  func headerMovesToAnotherWindow() {
    let fixture = shiftedHeader(.pad)
    expectEqual(fixture.header.frame.maxY, 24)
    let window = UIWindow(frame: CGRect(x: 0, y: 10, width: 600, height: 700))
    window.windowScene = fixture.window.windowScene
    window.isHidden = false
    window.addSubview(fixture.root.view)
    fixture.stage.step()
    fixture.scroll(to: 600)
    expectEqual(fixture.header.frame.maxY, 14)
    fixture.root.view.removeFromSuperview()
    expectNil(fixture.header.statusBar)
  }

  @Test("A window that moves takes its place under the status bar along", .needs(.statusBar))
  func windowMoves() {
    let fixture = shiftedHeader(.pad)
    fixture.window.frame = CGRect(x: 100, y: 0, width: 500, height: 600)
    fixture.scroll(to: 600)
    expectEqual(fixture.header.frame.maxY, 24)
    for (top, overlap) in [(8, 16), (100, 0), (0, 24)] as [(CGFloat, CGFloat)] {
      fixture.window.frame.origin.y = top
      fixture.scroll(to: fixture.scrollView.contentOffset.y + 50)
      expectEqual(fixture.header.frame.maxY, overlap, "\(top)")
    }
  }

  @Test("Other flags measure the overlap differently", .needs(.statusBar))
  func flagsChange() {
    let fixture = HeaderFixture(device: .pad)
    fixture.header.shiftBehavior = .enabled
    fixture.root.view.frame.origin.y = 10
    fixture.track()
    fixture.scroll(to: 200)
    fixture.scroll(to: 500)
    expectEqual(fixture.header.frame.maxY, 14)
    fixture.header.behavioralFlags.correctsOriginalBehavior = false
    fixture.scroll(to: 600)
    expectEqual(fixture.header.frame.maxY, 24)
  }

  @Test(
    "A rotation measures the status bar again", .needs([.statusBar, .rotation]),
    arguments: [DeviceModel.phone47, .phoneNotch, .pad])
  func rotation(device: DeviceModel) {
    let fixture = shiftedHeader(device)
    fixture.stage.rotate(to: .landscapeRight)
    fixture.stage.settle()
    fixture.scroll(to: fixture.scrollView.contentOffset.y + 100)
    expectEqual(fixture.header.statusBar?.overlap, Double(device.statusBarHeightLandscape))
    fixture.stage.rotate(to: .portrait)
    fixture.stage.settle()
    fixture.scroll(to: fixture.scrollView.contentOffset.y + 100)
    expectEqual(fixture.header.statusBar?.overlap, Double(device.statusBarHeight))
  }
}
