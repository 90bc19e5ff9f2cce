import PortableUIKit
import Testing

/// Priorities that change from and to required.
@MainActor struct PriorityChangeTests {
  @Test("[T] the priority of an active constraint can change from required")
  func fromRequired() {
    let simulator = HostSimulator.fresh()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    let height = view.heightAnchor.constraint(equalToConstant: 40)
    height.isActive = true
    height.priority = .defaultHigh
    let greater = view.heightAnchor.constraint(equalToConstant: 60)
    greater.isActive = true
    parent.layoutIfNeeded()
    expectEqual(view.bounds.height, 60)
    expectEmpty(simulator.warnings)
    greater.priority = .defaultLow
    parent.layoutIfNeeded()
    expectEqual(view.bounds.height, 40)
    height.priority = .required
    parent.layoutIfNeeded()
    expectEqual(view.bounds.height, 40)
    expectEmpty(simulator.warnings)
  }

  @Test("[A] in a window, such a change is reported")
  func inWindow() {
    let simulator = HostSimulator.fresh()
    let window = UIWindow()
    window.isHidden = false
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let height = view.heightAnchor.constraint(equalToConstant: 40)
    height.isActive = true
    simulator.step()
    height.priority = .defaultHigh
    expectEqual(simulator.warnings.count, 1)
    simulator.step()
    expectEqual(view.bounds.height, 40)
  }

  @Test("[T] lengths of whole points are exact at a scale of 3")
  func exactLengths() {
    switchOn(.phoneNotch)
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    let top = view.topAnchor.constraint(equalTo: parent.topAnchor)
    NSLayoutConstraint.activate([top, view.heightAnchor.constraint(equalToConstant: 100)])
    for step in 0..<600 {
      top.constant = CGFloat(step) * 0.7
      parent.layoutIfNeeded()
      expectEqual(view.bounds.height, 100)
    }
  }
}
