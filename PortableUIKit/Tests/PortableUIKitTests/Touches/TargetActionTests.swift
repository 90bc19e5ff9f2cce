import Testing

@testable import PortableUIKit

@MainActor struct TargetActionTests {
  final class Target: NSObject {}

  @Test("[A] a control sends actions to targets, unless they are removed or gone")
  func controls() {
    let control = UIControl(frame: .zero)
    var log: [String] = []
    let (one, two) = (Selector { _ in log.append("one") }, Selector { _ in log.append("two") })
    let target = Target()
    var other: Target? = Target()
    control.addTarget(target, action: one, for: .touchUpInside)
    control.addTarget(other, action: two, for: [.touchUpInside, .valueChanged])
    expect(control.allTargets.count == 2 && control.allControlEvents == [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    expectEqual(log, ["one", "two"])
    other = nil
    control.sendActions(for: .touchUpInside)
    expectEqual(log, ["one", "two", "one"])
    control.removeTarget(target, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    expectEqual(log.count, 3)
  }

  @Test("[A] a recognizer sends its action with itself as sender")
  func recognizers() {
    let simulator = HostSimulator(device: .phone47)
    simulator.makeCurrent()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    var senders: [UIGestureRecognizer] = []
    let own = Target()
    let recognizer = UITapGestureRecognizer(
      target: own, action: Selector { if let tap = $0 as? UIGestureRecognizer { senders.append(tap) } })
    let extra = Target()
    recognizer.addTarget(extra, action: Selector { _ in senders.append(recognizer) })
    window.addGestureRecognizer(recognizer)
    let finger = HostFinger(in: window, simulator: simulator)
    finger.down(at: CGPoint(x: 50, y: 50))
    finger.up()
    simulator.runUntilIdle(limit: 2)
    expectEqual(senders.count, 2)
    recognizer.removeTarget(extra, action: nil)
    finger.down(at: CGPoint(x: 50, y: 50))
    finger.up()
    simulator.runUntilIdle(limit: 2)
    expectEqual(senders.count, 3)
  }
}
