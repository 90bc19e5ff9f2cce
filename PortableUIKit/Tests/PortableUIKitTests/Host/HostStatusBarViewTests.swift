import Testing

@testable import PortableUIKit

@MainActor struct HostStatusBarViewTests {
  @Test("The clock begins at 9:41, follows virtual time, and begins anew at midnight")
  func timeOfDay() {
    expectEqual(HostStatusBarView.timeOfDay(after: 0), "9:41")
    expectEqual(HostStatusBarView.timeOfDay(after: 59.9), "9:41")
    expectEqual(HostStatusBarView.timeOfDay(after: 24 * 60), "10:05")
    expectEqual(HostStatusBarView.timeOfDay(after: 14 * 3600 + 19 * 60), "0:00")
  }

  @Test("Pictures of the screen show the windows, and the bar over them, until it is hidden")
  func picturesOfTheScreen() throws {
    let simulator = HostSimulator(device: .phone47)
    simulator.makeCurrent()
    let window = UIWindow(windowScene: simulator.scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let shown = LayerSnapshot(of: simulator.screen)
    expectEqual(shown.bounds, CGRect(x: 0, y: 0, width: 375, height: 667))
    expectEqual(shown.sublayers.count, 2)
    let bar = try #require(shown.sublayers.last)
    expectEqual(bar.bounds.size, CGSize(width: 375, height: 20))
    expectEqual(bar.sublayers.first?.text.first?.text, "9:41")
    simulator.advance(by: 60)
    expectEqual(LayerSnapshot(of: simulator.screen).sublayers.last?.sublayers.first?.text.first?.text, "9:42")
    simulator.statusBarTime = "12:00"
    expectEqual(
      LayerSnapshot(of: simulator.screen).sublayers.last?.sublayers.first?.text.first?.text, "12:00")
    simulator.statusBarHiddenOverride = true
    expectEqual(LayerSnapshot(of: simulator.screen).sublayers.count, 1)
  }

  @Test("The writing is dark on light ground, and light where controllers or dark mode ask for it")
  func style() throws {
    let simulator = HostSimulator(device: .phone47)
    simulator.makeCurrent()
    let window = UIWindow(windowScene: simulator.scene)
    window.makeKeyAndVisible()
    func red() throws -> Double {
      let bar = try #require(LayerSnapshot(of: simulator.screen).sublayers.last)
      return try #require(bar.sublayers.first?.text.first?.color.red)
    }
    try expectEqual(red(), 0)
    simulator.userInterfaceStyle = .dark
    try expectEqual(red(), 1)
    simulator.scene.statusBar.statusBarStyle = .darkContent
    try expectEqual(red(), 0)
  }
}
