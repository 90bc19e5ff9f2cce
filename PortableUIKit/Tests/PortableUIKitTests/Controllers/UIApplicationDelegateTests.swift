import PortableUIKit
import Testing

@MainActor struct UIApplicationDelegateTests {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var log: [String] = []
    func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { log.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.append("memory") }
  }

  @Test("[A] the delegate isn't retained, and is notified of the states and of low memory")
  func events() {
    let simulator = HostSimulator.fresh()
    var delegate: AppDelegate? = AppDelegate()
    UIApplication.shared.delegate = delegate
    expectSame(UIApplication.shared.delegate as? AppDelegate, delegate)
    expectEqual(delegate?.application(.shared, didFinishLaunchingWithOptions: nil), true)
    simulator.enterBackground()
    simulator.enterForeground()
    simulator.warnOfLowMemory()
    expectEqual(delegate?.log, ["resign", "background", "foreground", "active", "memory"])
    delegate = nil
    expectNil(UIApplication.shared.delegate)
  }

  @Test("[A] the delegate is called before the notification of the same event is posted")
  func order() {
    final class Log: @unchecked Sendable { var entries: [[String]] = [] }
    let simulator = HostSimulator.fresh()
    let (delegate, log) = (AppDelegate(), Log())
    simulator.application.delegate = delegate
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: simulator.application, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        log.entries.append((UIApplication.shared.delegate as? AppDelegate)?.log ?? [])
      }
    }
    simulator.enterBackground()
    NotificationCenter.default.removeObserver(token)
    expectEqual(log.entries, [["resign", "background"]])
  }
}
