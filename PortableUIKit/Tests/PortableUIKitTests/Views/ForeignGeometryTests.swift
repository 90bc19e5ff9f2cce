import PortableUIKit
import Testing

/// Geometry that the tests of other libraries rely on.
@MainActor struct ForeignGeometryTests {
  private final class Fixed: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 60, height: 40) }
  }

  @Test("[A] a window without a frame fills the screen")
  func window() {
    switchOn(.phoneNotch)
    expectEqual(UIWindow().frame, CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("[T] sizeToFit sets the size of the bounds of a transformed view")
  func transformedView() {
    HostSimulator.fresh()
    let view = Fixed(frame: CGRect(x: 10, y: 20, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let origin = view.frame.origin
    view.sizeToFit()
    expectEqual(view.bounds.size, CGSize(width: 60, height: 40))
    expectEqual(view.frame, CGRect(origin: origin, size: CGSize(width: 30, height: 20)))
  }

  @Test("[T] points convert between trees through the positions of their roots")
  func trees() {
    HostSimulator.fresh()
    let root = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(inner)
    let other = UIView(frame: .zero)
    expectEqual(inner.convert(CGPoint.zero, to: other), CGPoint(x: 20, y: 20))
    expectEqual(other.convert(CGPoint(x: 20, y: 20), to: inner), .zero)
    let place = inner.convert(CGRect(x: 0, y: 0, width: 5, height: 5), to: other)
    expectEqual(place, CGRect(x: 20, y: 20, width: 5, height: 5))
  }
}
