import PortableUIKit
import Testing

/// Alerts, and controllers when memory is low.
@MainActor struct UIAlertControllerTests {
  private let windows = WindowKeeper()

  private final class Content: UIViewController {
    var warnings = 0
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      warnings += 1
    }
  }

  @Test("[A] a tap on a button dismisses the alert and calls the handler afterward")
  func choice() throws {
    let simulator = HostSimulator.fresh()
    let content = Content()
    let window = windows.show(content)
    simulator.step()
    let alert = UIAlertController(title: "Delete?", message: "It can't be undone.", preferredStyle: .alert)
    var log: [String] = []
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.append("cancel") })
    let delete = UIAlertAction(title: "Delete", style: .destructive) { [weak content] _ in
      log.append("delete \(content?.presentedViewController == nil)")
    }
    alert.addAction(delete)
    delete.isEnabled = false
    content.present(alert, animated: true)
    expect(simulator.runUntilIdle(limit: 5))
    expectSame(content.presentedViewController, alert)
    expectEqual(alert.textFields?.first?.placeholder, "Name")
    let labels = HostAccessibilityElement.elements(of: alert.view).compactMap(\.label)
    expect(labels.contains("Delete?") && labels.contains("It can't be undone."))
    let place = try #require(
      HostAccessibilityElement.elements(of: alert.view).first { $0.label == "Delete" }
    ).frame
    let finger = HostFinger(in: window, simulator: simulator)
    func tap() {
      finger.down(at: CGPoint(x: place.midX, y: place.midY))
      finger.up(time: simulator.now + 0.05)
      _ = simulator.runUntilIdle(limit: 5)
    }
    tap()
    expectEmpty(log, "the action is disabled")
    delete.isEnabled = true
    tap()
    expectEqual(log, ["delete true"])
    expectEmpty(simulator.warnings)
  }

  @Test("[A] a second cancel action and text fields in an action sheet stop the program")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        for _ in 0..<2 { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
  }

  @Test("[A] controllers on the screen and presented ones receive warnings of low memory")
  func lowMemory() {
    let simulator = HostSimulator.fresh()
    let (content, inner, presented) = (Content(), Content(), Content())
    content.addChild(inner)
    windows.show(content)
    content.present(presented, animated: false)
    simulator.step()
    simulator.warnOfLowMemory()
    expectEqual([content, inner, presented].map(\.warnings), [1, 1, 1])
  }
}
