import PortableUIKit
import Testing

@MainActor struct UIResponderTests {
  private let simulator = HostSimulator(device: .phone47)

  @Test("[A] a view's next responder is its controller if it is a root view, else its superview")
  func nextOfViews() {
    simulator.makeCurrent()
    let controller = UIViewController()
    let root = UIView()
    let child = UIView()
    controller.view = root
    root.addSubview(child)
    expectSame(child.next, root)
    expectSame(root.next, controller)
    expectNil(UIView().next)
  }

  @Test("[A] touches are passed on until a responder handles them")
  func touchesAreHandedOn() {
    simulator.makeCurrent()
    let taker = TouchTaker()
    let middle = UIView()
    let leaf = UIView()
    taker.addSubview(middle)
    middle.addSubview(leaf)
    leaf.touchesBegan([], with: nil)
    leaf.touchesMoved([], with: nil)
    leaf.touchesEnded([], with: nil)
    leaf.touchesCancelled([], with: nil)
    expectEqual(taker.calls, ["began", "moved", "ended", "cancelled"])
  }

  @Test("[A] one first responder at a time, and only who can")
  func firstResponder() {
    simulator.makeCurrent()
    let first = Writer()
    let second = Writer()
    expect(!UIView().becomeFirstResponder())
    expect(first.becomeFirstResponder() && first.isFirstResponder)
    expect(second.becomeFirstResponder())
    expect(!first.isFirstResponder && second.isFirstResponder)
    second.isStubborn = true
    expect(!first.becomeFirstResponder() && second.isFirstResponder)
    second.isStubborn = false
    expect(second.resignFirstResponder() && !second.isFirstResponder)
  }
}

private final class TouchTaker: UIView {
  var calls: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("cancelled") }
}

private final class Writer: UIView {
  var isStubborn = false
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { !isStubborn }
}
