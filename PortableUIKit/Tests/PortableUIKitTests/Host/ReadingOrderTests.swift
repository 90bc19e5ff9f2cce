import PortableUIKit
import Testing

/// The order in which VoiceOver reads elements.
@MainActor struct ReadingOrderTests {
  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, height: CGFloat = 20) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 50, height: height))
    label.text = text
    return label
  }

  private func order(of view: UIView) -> [String] {
    HostAccessibilityElement.elements(of: view).compactMap(\.label)
  }

  @Test("[K] elements are read by rows, whatever their order in the tree")
  func rows() {
    HostSimulator.fresh()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let group = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    root.addSubview(group)
    group.addSubview(label("lower right", 200, 4))
    group.addSubview(label("lower left", 0, 0, height: 30))
    root.addSubview(label("right", 200, 8))
    root.addSubview(label("left", 0, 10))
    expectEqual(order(of: root), ["left", "right", "lower left", "lower right"])
  }

  @Test("[A] explicit elements keep their order, and those of a scroll view stay together")
  func containers() {
    HostSimulator.fresh()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 50, width: 150, height: 200))
    scroll.addSubview(label("list 2", 0, 60))
    scroll.addSubview(label("list 1", 0, 0))
    root.addSubview(label("beside", 200, 80))
    root.addSubview(scroll)
    expectEqual(order(of: root), ["list 1", "list 2", "beside"])
    let (first, second) = (label("first", 0, 200), label("second", 0, 0))
    let own = UIView(frame: root.bounds)
    own.addSubview(second)
    own.addSubview(first)
    own.accessibilityElements = [first, second]
    expectEqual(order(of: own), ["first", "second"])
  }
}
