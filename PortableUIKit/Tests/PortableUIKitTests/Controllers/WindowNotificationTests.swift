import PortableUIKit
import Testing

@MainActor struct WindowNotificationTests {
  private final class Log: @unchecked Sendable { var names: [NSNotification.Name] = [] }

  @Test("[A] windows post notifications when they are shown, hidden, and become key")
  func notifications() {
    _ = HostSimulator.fresh()
    let (first, second, log) = (UIWindow(), UIWindow(), Log())
    let tokens = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: first, queue: nil) {
        log.names.append($0.name)
      }
    }
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    first.isHidden = true
    tokens.forEach(NotificationCenter.default.removeObserver)
    expectEqual(
      log.names,
      [
        UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
        UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
      ])
  }

  @Test("[A] the fixed coordinate space stays in portrait", arguments: [true, false])
  func fixedCoordinateSpace(isLeft: Bool) {
    let simulator = HostSimulator(device: .phone47)
    simulator.makeCurrent()
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let fixed = UIScreen.main.fixedCoordinateSpace
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    expectEqual(window.convert(rect, to: fixed), rect)
    simulator.rotate(to: isLeft ? .landscapeLeft : .landscapeRight)
    simulator.runUntilIdle()
    expectEqual(UIScreen.main.bounds.size, CGSize(width: 667, height: 375))
    expectEqual(fixed.bounds, CGRect(x: 0, y: 0, width: 375, height: 667))
    let corner = window.convert(CGPoint.zero, to: fixed)
    expectEqual(corner, isLeft ? CGPoint(x: 0, y: 667) : CGPoint(x: 375, y: 0))
    let turned = window.convert(rect, to: fixed)
    expectEqual(turned.size, CGSize(width: 40, height: 30))
    expectEqual(window.convert(turned, from: fixed), rect)
    expectEqual(fixed.convert(rect, from: UIScreen.main.coordinateSpace), turned)
    expectEqual(UIScreen.main.coordinateSpace.convert(turned, from: fixed), rect)
    expectEqual(fixed.convert(rect, to: fixed), rect)
  }
}
