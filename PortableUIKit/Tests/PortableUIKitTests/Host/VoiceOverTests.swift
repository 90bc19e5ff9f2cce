import Testing

@testable import PortableUIKit

@MainActor struct VoiceOverTests {
  let simulator = HostSimulator(device: .phone47)

  init() { simulator.makeCurrent() }

  final class Controller: UIViewController {
    var log: [String] = []
    override func accessibilityPerformEscape() -> Bool {
      log.append("escape")
      return true
    }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      log.append("scroll \(direction)")
      return direction == .down
    }
  }

  @Test("[A] gestures of VoiceOver go up the responders until one deals with them")
  func gestures() {
    simulator.makeCurrent()
    let controller = Controller()
    let label = UILabel()
    controller.view.addSubview(label)
    expect(simulator.performAccessibilityEscape(on: label))
    expect(simulator.performAccessibilityScroll(.down, on: label))
    expect(!simulator.performAccessibilityScroll(.up, on: label))
    expect(!simulator.performAccessibilityMagicTap(on: label))
    expectEqual(controller.log, ["escape", "scroll down", "scroll up"])
  }

  @Test("[A] views offer actions by name, and buttons are tapped")
  func actions() {
    simulator.makeCurrent()
    let view = UIView()
    view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { $0.name == "Delete" }]
    expect(simulator.performAccessibilityAction(named: "Delete", on: view))
    expect(!simulator.performAccessibilityAction(named: "Move", on: view))
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
    simulator.activate(button)
    expectEqual(taps, 1)
  }

  @Test("[A] elements are notified when VoiceOver moves to them")
  func focus() {
    simulator.makeCurrent()
    simulator.isVoiceOverRunning = true
    let view = UIView()
    simulator.moveAccessibilityFocus(to: view)
    expect(view.accessibilityElementIsFocused())
    simulator.moveAccessibilityFocus(to: nil)
    expect(!view.accessibilityElementIsFocused())
  }

  @Test("[A] the device says what it is and how it is held")
  func device() {
    simulator.makeCurrent()
    let device = UIDevice.current
    expect(device.userInterfaceIdiom == .phone && device.model == "iPhone" && device.orientation == .portrait)
    var orientations: [UIDeviceOrientation] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { _ in MainActor.assumeIsolated { orientations.append(UIDevice.current.orientation) } }
    simulator.rotate(to: .landscapeRight)
    device.beginGeneratingDeviceOrientationNotifications()
    simulator.rotate(to: .portrait)
    simulator.rotate(to: .landscapeRight)
    NotificationCenter.default.removeObserver(token)
    expectEqual(orientations, [.portrait, .landscapeLeft])
  }
}
