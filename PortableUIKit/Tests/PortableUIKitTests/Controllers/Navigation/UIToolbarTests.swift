import Testing

@testable import PortableUIKit

@MainActor struct UIToolbarTests {
  /// A toolbar of 375 points with items of the given kinds; custom views are 50 points wide.
  private func toolbar(_ items: [UIBarButtonItem]) -> UIToolbar {
    switchOn(.phone47)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  private func item() -> UIBarButtonItem {
    UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30)))
  }

  private func edges(_ items: [UIBarButtonItem]) -> [CGFloat] {
    items.compactMap { $0.customView?.frame.minX }
  }

  @Test("Flexible spaces share the free room, and fixed ones have their width")
  func spaces() {
    let (first, second, third) = (item(), item(), item())
    let items = [first, .flexibleSpace(), second, .flexibleSpace(), third]
    _ = toolbar(items)
    expectEqual(edges(items), [16, 162.5, 309])
    expectEqual(first.customView?.frame, CGRect(x: 16, y: 7, width: 50, height: 30))
    let fixed = [item(), .fixedSpace(40), item(), item()]
    _ = toolbar(fixed)
    expectEqual(edges(fixed), [16, 106, 168])
    let end = [UIBarButtonItem(systemItem: .flexibleSpace), item()]
    _ = toolbar(end)
    expectEqual(edges(end), [309])
    let mirrored = [item(), UIBarButtonItem.flexibleSpace()]
    let bar = toolbar(mirrored)
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    expectEqual(edges(mirrored), [309])
  }

  @Test("An item with a width has it")
  func width() {
    let wide = item()
    wide.width = 100
    let items = [wide, item()]
    let bar = toolbar(items)
    expect(wide.customView?.bounds.width == 100 && edges(items) == [16, 128])
    expect(bar.sizeThatFits(.zero).height == 44 && bar.intrinsicContentSize.height == 44)
  }

  @Test("Buttons have the attributes of the appearance")
  func appearance() {
    let (plain, done) = (
      UIBarButtonItem(title: "Plain", primaryAction: UIAction(title: "Plain") { _ in }),
      UIBarButtonItem(systemItem: .done)
    )
    let bar = toolbar([plain, done])
    let look = UIToolbarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    look.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.blue]
    look.doneButtonAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 9)]
    bar.standardAppearance = look
    func label(_ item: UIBarButtonItem) -> UILabel? {
      item.shownView?.subviews.compactMap { $0 as? UILabel }.first
    }
    expectEqual(bar.subviews.first?.backgroundColor, .red)
    expect(label(plain)?.textColor == .green && label(done)?.font.pointSize == 9)
    plain.isEnabled = false
    expectEqual(label(plain)?.textColor, .blue)
    let copy = look.copy() as? UIToolbarAppearance
    expectEqual(copy?.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor, .green)
  }

  @Test("An empty background image removes the background")
  func backgroundImage() {
    let bar = toolbar([])
    expectNotNil(bar.subviews.first?.backgroundColor)
    bar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    expectNil(bar.subviews.first?.backgroundColor)
    expectNotNil(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default))
  }

  // MARK: Navigation controllers

  /// A phone with a screen of 390 x 844 points and a safe area of 34 points at the bottom.
  @MainActor private final class Stage {
    let simulator = HostSimulator(device: .phoneNotch)
    let window: UIWindow
    let root = UITableViewController(style: .plain)
    let navigation: UINavigationController
    var taps = 0

    init() {
      simulator.makeCurrent()
      window = UIWindow(frame: UIScreen.main.bounds)
      navigation = UINavigationController(rootViewController: root)
      window.rootViewController = navigation
      root.toolbarItems = [
        UIBarButtonItem(primaryAction: UIAction(title: "Root") { [weak self] _ in self?.taps += 1 })
      ]
      window.makeKeyAndVisible()
      simulator.step()
    }
  }

  @Test("[K] The toolbar is hidden at first; when shown, it insets the content")
  func showing() {
    let stage = Stage()
    let (bar, view) = (stage.navigation.toolbar!, stage.root.view!)
    expect(stage.navigation.isToolbarHidden && bar.isHidden && view.safeAreaInsets.bottom == 34)
    stage.navigation.isToolbarHidden = false
    stage.simulator.step()
    expect(!bar.isHidden && bar.frame == CGRect(x: 0, y: 766, width: 390, height: 78))
    expect(view.safeAreaInsets.bottom == 78 && labelTexts(in: bar) == ["Root"])
    tapScreen(at: CGPoint(x: 30, y: 788), of: stage.window)
    expectEqual(stage.taps, 1)
    stage.navigation.setToolbarHidden(true, animated: true)
    expectEqual(view.safeAreaInsets.bottom, 34)
    stage.simulator.runUntilIdle()
    expect(bar.isHidden && bar.frame.minY == 844)
  }

  @Test("The toolbar shows the items of the top controller")
  func items() {
    let stage = Stage()
    stage.navigation.isToolbarHidden = false
    let next = UIViewController()
    next.toolbarItems = [UIBarButtonItem(title: "Next", primaryAction: nil)]
    stage.navigation.pushViewController(next, animated: true)
    stage.simulator.runUntilIdle()
    expectEqual(labelTexts(in: stage.navigation.toolbar), ["Next"])
    next.setToolbarItems([UIBarButtonItem(title: "Other", primaryAction: nil)], animated: true)
    stage.simulator.runUntilIdle()
    expectEqual(labelTexts(in: stage.navigation.toolbar), ["Other"])
    stage.navigation.popViewController(animated: false)
    stage.simulator.step()
    expectEqual(labelTexts(in: stage.navigation.toolbar), ["Root"])
  }

  @Test("A pushed controller can hide the toolbar")
  func hidesWhenPushed() {
    let stage = Stage()
    stage.navigation.isToolbarHidden = false
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    stage.navigation.pushViewController(next, animated: true)
    stage.simulator.runUntilIdle()
    expect(stage.navigation.toolbar.isHidden && next.view.safeAreaInsets.bottom == 34)
    expect(!stage.navigation.isToolbarHidden)
    stage.navigation.popViewController(animated: true)
    stage.simulator.runUntilIdle()
    expect(!stage.navigation.toolbar.isHidden && stage.root.view.safeAreaInsets.bottom == 78)
  }

  @Test("Content ends above an opaque toolbar")
  func opaque() {
    let stage = Stage()
    stage.navigation.toolbar.isTranslucent = false
    stage.navigation.isToolbarHidden = false
    stage.simulator.step()
    expectEqual(stage.root.view.frame.maxY, 766)
  }

  @Test("A swipe that hides the navigation bar hides the toolbar, too")
  func swiping() {
    let stage = Stage()
    stage.navigation.isToolbarHidden = false
    stage.navigation.hidesBarsOnSwipe = true
    stage.simulator.step()
    func drag(by distance: CGFloat) {
      let finger = HostFinger(in: stage.window, simulator: stage.simulator)
      let time = stage.simulator.now
      finger.down(at: CGPoint(x: 150, y: 400), time: time)
      for step in 1...20 {
        finger.move(
          to: CGPoint(x: 150, y: 400 + distance * CGFloat(step) / 20), time: time + 0.01 * Double(step))
      }
      finger.up(time: time + 0.7)
      stage.simulator.runUntilIdle()
    }
    drag(by: -200)
    expect(stage.navigation.isNavigationBarHidden && stage.navigation.isToolbarHidden)
    drag(by: 150)
    expect(!stage.navigation.isNavigationBarHidden && !stage.navigation.isToolbarHidden)
  }
}
