import PortableUIKit
import Testing

@MainActor struct UIViewHitTestingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let front = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))

  private let simulator = HostSimulator(device: .phone47)

  init() {
    simulator.makeCurrent()
    root.addSubview(back)
    root.addSubview(front)
  }

  @Test("[A] the last subview under the point wins, else the view itself")
  func lastSubviewWins() {
    simulator.makeCurrent()
    expectSame(root.hitTest(CGPoint(x: 30, y: 30), with: nil), front)
    expectSame(root.hitTest(CGPoint(x: 10, y: 10), with: nil), back)
    expectSame(root.hitTest(CGPoint(x: 90, y: 90), with: nil), root)
    expectNil(root.hitTest(CGPoint(x: 100, y: 50), with: nil))
  }

  @Test("[A] hidden, disabled and nearly transparent views are passed over with all below")
  func untouchableViews() {
    simulator.makeCurrent()
    let inner = UIView(frame: front.bounds)
    front.addSubview(inner)
    func hit() -> UIView? { root.hitTest(CGPoint(x: 30, y: 30), with: nil) }
    expectSame(hit(), inner)
    front.isHidden = true
    expectSame(hit(), back)
    front.isHidden = false
    front.isUserInteractionEnabled = false
    expectSame(hit(), back)
    front.isUserInteractionEnabled = true
    front.alpha = 0.0099
    expectSame(hit(), back)
    front.alpha = 0.01
    expectSame(hit(), inner)
  }

  @Test("[T] bounds are half open")
  func halfOpen() {
    simulator.makeCurrent()
    front.bounds.origin = CGPoint(x: 5, y: 7)
    expect(front.point(inside: CGPoint(x: 5, y: 7), with: nil))
    expect(!front.point(inside: CGPoint(x: 55, y: 7), with: nil))
    expect(!front.point(inside: CGPoint(x: 5, y: 57), with: nil))
    expect(front.point(inside: CGPoint(x: 54.999, y: 56.999), with: nil))
    expect(!front.point(inside: CGPoint(x: 4.999, y: 7), with: nil))
  }

  @Test("[A] what lies outside of its superview can't be hit")
  func outsideOfSuperview() {
    simulator.makeCurrent()
    let outside = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 20))
    back.addSubview(outside)
    expectSame(root.hitTest(CGPoint(x: 65, y: 5), with: nil), root)
  }

  @Test("points are converted through transforms and scrolled bounds")
  func transformsCount() {
    simulator.makeCurrent()
    front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    expectSame(root.hitTest(CGPoint(x: 30, y: 30), with: nil), back)
    expectSame(root.hitTest(CGPoint(x: 40, y: 40), with: nil), front)
    root.bounds.origin.y = 40
    expectSame(root.hitTest(CGPoint(x: 40, y: 60), with: nil), front)
  }

  @Test("an answer may lie outside of the receiver's tree")
  func answerFromElsewhere() {
    simulator.makeCurrent()
    let target = UIView()
    let header = ForwardingView(frame: root.bounds)
    header.target = target
    root.addSubview(header)
    expectSame(root.hitTest(CGPoint(x: 1, y: 1), with: nil), target)
  }

  @Test("[A] moving views take no touches unless asked to")
  func movingViews() {
    simulator.makeCurrent()
    UIView.animate(withDuration: 1) { front.center.x += 1 }
    expectSame(root.hitTest(CGPoint(x: 30, y: 30), with: nil), back)
    HostSimulator.current.advance(by: 1)
    expectSame(root.hitTest(CGPoint(x: 30, y: 30), with: nil), front)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { front.center.x += 1 }
    expectSame(root.hitTest(CGPoint(x: 30, y: 30), with: nil), front)
  }
}

private final class ForwardingView: UIView {
  var target: UIView?
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) === self ? target : nil
  }
}
