import PortableUIKit
import Testing

@MainActor struct AccessibilityElementTests {
  private let simulator = HostSimulator(device: .phone47)
  private let window: UIWindow
  private let chart = UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 100))

  init() {
    simulator.makeCurrent()
    window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    window.addSubview(chart)
  }

  private func element(_ label: String) -> UIAccessibilityElement {
    let element = UIAccessibilityElement(accessibilityContainer: chart)
    element.accessibilityLabel = label
    return element
  }

  @Test("Elements of a container are read in order, with frames that follow it")
  func order() {
    simulator.makeCurrent()
    let (first, second) = (element("First"), element("Second"))
    first.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 30, height: 40)
    first.accessibilityTraits = .button
    second.accessibilityFrame = CGRect(x: 5, y: 5, width: 5, height: 5)
    chart.accessibilityElements = [second, first]
    expectEqual(simulator.accessibilityElements.map(\.label), ["Second", "First"])
    expectEqual(simulator.accessibilityElements[1].frame, CGRect(x: 11, y: 102, width: 30, height: 40))
    expectEqual(simulator.accessibilityElements[1].traits, .button)
    chart.frame.origin.x = 20
    expect(first.accessibilityFrame.minX == 21 && second.accessibilityFrame.minX == 5)
    second.isAccessibilityElement = false
    expectEqual(simulator.accessibilityElements.map(\.label), ["First"])
    chart.accessibilityElements = []
    expectEmpty(simulator.accessibilityElements)
  }

  @Test("A container can create its elements when asked")
  func dynamicContainer() {
    final class Container: UIView {
      lazy var parts = ["A", "B"].map { label in
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = label
        return element
      }
      override func accessibilityElementCount() -> Int { parts.count }
      override func accessibilityElement(at index: Int) -> Any? { parts[index] }
      override func index(ofAccessibilityElement element: Any) -> Int {
        parts.firstIndex { $0 === element as AnyObject } ?? NSNotFound
      }
    }
    simulator.makeCurrent()
    let container = Container(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(container)
    expectEqual(simulator.accessibilityElements.map(\.label), ["A", "B"])
    chart.accessibilityElements = [container]
    expect(chart.accessibilityElementCount() == 1 && chart.accessibilityElement(at: 1) == nil)
    expectEqual(chart.index(ofAccessibilityElement: container), 0)
    expectEqual(chart.index(ofAccessibilityElement: window), NSNotFound)
  }

  @Test("Elements receive focus and actions, and pass gestures on to their container")
  func actions() {
    simulator.makeCurrent()
    let part = element("Part")
    var count = 0
    part.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Count") { _ in
        count += 1
        return true
      }
    ]
    simulator.moveAccessibilityFocus(to: part)
    expect(simulator.performAccessibilityAction(named: "Count", on: part) && count == 1)
    expect(!simulator.performAccessibilityAction(named: "Other", on: part))
    expect(part.next === chart && part.accessibilityContainer as? UIView === chart)
  }
}
