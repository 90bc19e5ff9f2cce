import PortableUIKit
import Testing

@MainActor struct UIActivityViewControllerTests {
  private let windows = WindowKeeper()

  /// A service that writes down its calls.
  private final class Service: UIActivity {
    let name: String
    var log: [String] = []
    var controller: UIViewController?
    init(_ name: String) { self.name = name }
    override var activityType: UIActivity.ActivityType? { ActivityType(name) }
    override var activityTitle: String? { name }
    override var activityViewController: UIViewController? { controller }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
    override func prepare(withActivityItems activityItems: [Any]) { log.append("prepare \(activityItems)") }
    override func perform() {
      log.append("perform")
      activityDidFinish(true)
    }
  }

  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
      ""
    }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "for \(activityType?.rawValue ?? "none")" }
  }

  private func present(
    _ controller: UIActivityViewController, on device: DeviceModel = .phone47
  ) -> (UIViewController, HostSimulator, UIWindow, () -> [String]) {
    let simulator = HostSimulator(device: device)
    simulator.makeCurrent()
    let content = UIViewController()
    let window = windows.show(content)
    simulator.step()
    final class Ends { var list: [String] = [] }
    let ends = Ends()
    controller.completionWithItemsHandler = { type, isCompleted, items, error in
      ends.list.append("\(type?.rawValue ?? "none") \(isCompleted) \(items == nil && error == nil)")
    }
    controller.popoverPresentationController?.sourceView = content.view
    content.present(controller, animated: true)
    _ = simulator.runUntilIdle(limit: 5)
    return (content, simulator, window, { ends.list })
  }

  private func tap(_ label: String, in controller: UIViewController, _ window: UIWindow) throws {
    let simulator = HostSimulator.current
    let place = try #require(
      HostAccessibilityElement.elements(of: controller.view).first { $0.label == label }
    ).frame
    let finger = HostFinger(in: window, simulator: simulator)
    finger.down(at: CGPoint(x: place.midX, y: place.midY))
    finger.up(time: simulator.now + 0.05)
    _ = simulator.runUntilIdle(limit: 5)
  }

  @Test("[A] a chosen service receives the items and performs, and the handler is called after the dismissal")
  func choice() throws {
    let service = Service("Archive")
    let controller = UIActivityViewController(
      activityItems: ["a", Source()], applicationActivities: [service])
    let (content, simulator, window, ends) = present(controller)
    expectSame(content.presentedViewController, controller)
    try tap("Archive", in: controller, window)
    expectEqual(service.log, ["prepare [\"a\", \"for Archive\"]", "perform"])
    expectEqual(ends(), ["Archive true true"])
    expect(content.presentedViewController == nil && simulator.warnings.isEmpty)
  }

  @Test(
    "[A] services that can't work on the items, or are excluded, aren't offered; closing reports no service")
  func offered() throws {
    switchOn(.phone47)
    let controller = UIActivityViewController(
      activityItems: ["a"], applicationActivities: [Service("A"), Service("B"), UIActivity()])
    controller.excludedActivityTypes = [UIActivity.ActivityType("B")]
    let (content, _, window, ends) = present(controller)
    let labels = HostAccessibilityElement.elements(of: controller.view).compactMap(\.label)
    expectEqual(labels, ["Close", "A"])
    try tap("Close", in: controller, window)
    expect(ends() == ["none false true"] && content.presentedViewController == nil)
    let numbers = UIActivityViewController(activityItems: [1], applicationActivities: [Service("A")])
    _ = present(numbers)
    expectEqual(
      HostAccessibilityElement.elements(of: numbers.view).compactMap(\.label), ["Close"])
  }

  @Test("[A] a service with a controller is shown instead of performed, until it ends")
  func ownController() throws {
    let service = Service("Edit")
    service.controller = UIViewController()
    let controller = UIActivityViewController(activityItems: ["a"], applicationActivities: [service])
    let (content, simulator, window, ends) = present(controller)
    try tap("Edit", in: controller, window)
    expectSame(controller.presentedViewController, service.controller)
    expectEqual(service.log, ["prepare [\"a\"]"])
    service.activityDidFinish(false)
    _ = simulator.runUntilIdle(limit: 5)
    expect(ends() == ["Edit false true"] && content.presentedViewController == nil)
  }

  @Test("[A] on a tablet, it is a popover, and a popover without a source stops the program")
  func popover() async {
    let controller = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    let (content, _, _, _) = present(controller, on: .pad)
    expect(content.presentedViewController === controller && controller.view.bounds.width < 400)
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        HostSimulator(device: .pad).makeCurrent()
        let window = UIWindow()
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let controller = UIActivityViewController(activityItems: [], applicationActivities: nil)
        window.rootViewController?.present(controller, animated: false)
      }
    }
  }
}
