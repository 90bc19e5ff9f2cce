import PortableUIKit
import Testing

@MainActor struct StatusBarTests {
  private let windows = WindowKeeper()

  private final class Hiding: UIViewController {
    var hides = false
    var style = UIStatusBarStyle.default
    var hiddenChild: UIViewController?
    var styleChild: UIViewController?
    var insetsSeen: [CGFloat] = []
    override var prefersStatusBarHidden: Bool { hides }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var childForStatusBarHidden: UIViewController? { hiddenChild }
    override var childForStatusBarStyle: UIViewController? { styleChild }
    override func viewSafeAreaInsetsDidChange() { insetsSeen.append(view.safeAreaInsets.top) }
  }

  private func shown(_ device: DeviceModel = .phone47) -> (
    root: Hiding, statusBar: UIStatusBarManager, simulator: HostSimulator
  ) {
    let simulator = HostSimulator.fresh(device)
    let root = Hiding()
    windows.show(root, inScene: true)
    simulator.step()
    return (root, simulator.scene.statusBarManager!, simulator)
  }

  @Test(
    "[K]: hiding takes effect before the call returns, and the safe area follows: 20 → 0"
  )
  func hiding() {
    let (root, statusBar, _) = shown()
    expectEqual(statusBar.statusBarFrame, CGRect(x: 0, y: 0, width: 375, height: 20))
    root.hides = true
    expect(!statusBar.isStatusBarHidden)
    root.setNeedsStatusBarAppearanceUpdate()
    expect(statusBar.isStatusBarHidden)
    expectEqual(statusBar.statusBarFrame.height, 0)
    expect(UIApplication.shared.isStatusBarHidden)
    expectEqual(UIApplication.shared.statusBarFrame.height, 0)
    expectEqual(root.view.safeAreaInsets.top, 0)
    root.hides = false
    root.setNeedsStatusBarAppearanceUpdate()
    expectEqual(root.view.safeAreaInsets.top, 20)
    expectEqual(root.insetsSeen, [20, 0, 20])
  }

  @Test("[K] with a notch the inset stays")
  func notch() {
    let (root, statusBar, _) = shown(.phoneNotch)
    root.hides = true
    root.setNeedsStatusBarAppearanceUpdate()
    expectEqual(statusBar.statusBarFrame.height, 0)
    expectEqual(root.view.safeAreaInsets.top, 47)
  }

  @Test("[K] visibility and style follow their own chains of children to the last")
  func chains() {
    let (root, statusBar, _) = shown()
    let (middle, last, styling) = (Hiding(), Hiding(), Hiding())
    root.hiddenChild = middle
    middle.hiddenChild = last
    root.styleChild = styling
    last.hides = true
    last.style = .darkContent
    styling.style = .lightContent
    root.setNeedsStatusBarAppearanceUpdate()
    expect(statusBar.isStatusBarHidden)
    expectEqual(statusBar.statusBarStyle, .lightContent)
    root.styleChild = nil
    middle.hiddenChild = nil
    root.setNeedsStatusBarAppearanceUpdate()
    expect(!statusBar.isStatusBarHidden)
    expectEqual(statusBar.statusBarStyle, .default)
  }

  @Test("a child asks the whole chain from the root on")
  func askedByChild() {
    let (root, statusBar, _) = shown()
    let child = Hiding()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.hides = true
    child.setNeedsStatusBarAppearanceUpdate()
    expect(!statusBar.isStatusBarHidden)
    root.hiddenChild = child
    child.setNeedsStatusBarAppearanceUpdate()
    expect(statusBar.isStatusBarHidden)
  }

  @Test("what the root prefers when it comes onto the screen counts")
  func atFirst() {
    let simulator = HostSimulator.fresh()
    let root = Hiding()
    root.hides = true
    windows.show(root)
    expectEqual(simulator.scene.statusBarManager?.isStatusBarHidden, true)
    expectEqual(root.view.safeAreaInsets.top, 0)
  }

  @Test("[A]: controllers outside the screen-filling window change nothing")
  func elsewhere() {
    let (_, statusBar, _) = shown()
    let loose = Hiding()
    loose.hides = true
    loose.setNeedsStatusBarAppearanceUpdate()
    windows.show(loose, in: UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    loose.setNeedsStatusBarAppearanceUpdate()
    expect(!statusBar.isStatusBarHidden)
  }

  @Test("by hand: hidden or shown whatever the controllers prefer, until nil")
  func byHand() {
    let (root, statusBar, simulator) = shown()
    simulator.statusBarHiddenOverride = true
    expectEqual(statusBar.statusBarFrame.height, 0)
    expectEqual(root.view.safeAreaInsets.top, 0)
    root.setNeedsStatusBarAppearanceUpdate()
    expect(statusBar.isStatusBarHidden)
    simulator.statusBarHiddenOverride = false
    root.hides = true
    root.setNeedsStatusBarAppearanceUpdate()
    expectEqual(statusBar.statusBarFrame.height, 20)
    simulator.statusBarHiddenOverride = nil
    expect(statusBar.isStatusBarHidden)
    expectEqual(root.insetsSeen, [20, 0, 20, 0])
  }

  @Test("a device model can have any height of status bar")
  func customHeight() {
    var device = DeviceModel.phone47
    device.statusBarHeight = 40
    device.safeAreaInsets.top = 40
    let (root, statusBar, _) = shown(device)
    expectEqual(statusBar.statusBarFrame.height, 40)
    expectEqual(root.view.safeAreaInsets.top, 40)
  }
}
