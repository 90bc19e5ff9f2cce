import PortableUIKit
import Testing

@MainActor struct UIViewConversionTests {
  private let simulator = HostSimulator(device: .phone47)

  @Test("[A] a point in a view with a scrolled bounds origin is in content coordinates")
  func boundsOriginIsSubtracted() {
    simulator.makeCurrent()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let scroller = UIView(frame: CGRect(x: 10, y: 50, width: 80, height: 300))
    outer.addSubview(scroller)
    scroller.bounds.origin.y = 120
    expectEqual(scroller.convert(CGPoint(x: 0, y: 120), to: outer), CGPoint(x: 10, y: 50))
    expectEqual(outer.convert(CGPoint(x: 10, y: 50), to: scroller), CGPoint(x: 0, y: 120))
    expectEqual(scroller.convert(CGPoint(x: 10, y: 50), from: outer), CGPoint(x: 0, y: 120))
  }

  @Test("[A] nil means the window, whose own bounds origin counts")
  func nilIsTheWindow() {
    simulator.makeCurrent()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let parent = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    window.addSubview(parent)
    parent.addSubview(child)
    expectEqual(child.convert(CGPoint(x: 1, y: 1), to: nil as UIView?), CGPoint(x: 26, y: 37))
    expectEqual(child.convert(CGPoint(x: 26, y: 37), from: nil as UIView?), CGPoint(x: 1, y: 1))
    expectEqual(child.convert(child.bounds, to: window), CGRect(x: 25, y: 36, width: 10, height: 10))
  }

  @Test("[K] without a window nil means the top of the tree")
  func nilIsTheTopOfTheTree() {
    simulator.makeCurrent()
    let top = UIView(frame: CGRect(x: 500, y: 500, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    top.addSubview(child)
    expectEqual(child.convert(CGPoint.zero, to: nil as UIView?), CGPoint(x: 5, y: 6))
  }

  @Test("[A] siblings convert through their superview, transforms included")
  func siblingsThroughTransforms() {
    simulator.makeCurrent()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scaled = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    parent.addSubview(turned)
    parent.addSubview(scaled)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The turned view's top left corner is seen at its top right; the scaled one starts at (150, −50).
    expect(isNear(turned.convert(CGPoint.zero, to: parent), CGPoint(x: 100, y: 0)))
    expect(isNear(turned.convert(CGPoint.zero, to: scaled), CGPoint(x: -25, y: 25)))
    expect(isNear(scaled.convert(CGPoint(x: -25, y: 25), to: turned), .zero))
    let box = scaled.convert(CGRect(x: 0, y: 0, width: 50, height: 50), to: turned)
    expect(isNear(box, CGRect(x: -50, y: -150, width: 100, height: 100)))
  }

  @Test("rectangles keep their exact size when nothing is transformed")
  func plainRectanglesStayExact() {
    simulator.makeCurrent()
    let parent = UIView(frame: CGRect(x: 0.1, y: 0.2, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0.3, y: 0.7, width: 33.3, height: 12.1))
    parent.addSubview(child)
    expectEqual(child.convert(child.bounds, to: parent).size, child.bounds.size)
  }

  @Test("a perspective converts there and back")
  func perspectiveRoundTrip() {
    simulator.makeCurrent()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let child = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    parent.addSubview(child)
    var transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
    transform.m14 = -0.001
    child.transform3D = transform
    let point = CGPoint(x: 13, y: 71)
    let seen = child.convert(point, to: parent)
    expectNotEqual(seen, child.frame.origin)
    expect(isNear(parent.convert(seen, to: child), point, within: 1e-7))
  }

  @Test("[A] a window's place on the screen counts for the screen's coordinates")
  func screenCoordinates() {
    simulator.makeCurrent()
    let window = UIWindow(frame: CGRect(x: 0, y: 100, width: 375, height: 500))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    window.addSubview(view)
    let screen = UIScreen.main.coordinateSpace
    expectEqual(view.convert(CGPoint.zero, to: screen), CGPoint(x: 10, y: 110))
    expectEqual(view.convert(CGRect(x: 10, y: 110, width: 1, height: 1), from: screen).origin, .zero)
  }
}
