import PortableUIKit
import Testing

@MainActor struct UIViewGeometryTests {
  private let simulator = HostSimulator(device: .phone47)

  @Test("[A] the frame follows from centre, anchor point and size")
  func frameFollowsFromCentre() {
    simulator.makeCurrent()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
    expectEqual(view.center, CGPoint(x: 60, y: 45))
    view.center = CGPoint(x: 100, y: 100)
    expectEqual(view.frame, CGRect(x: 50, y: 75, width: 100, height: 50))
    view.anchorPoint = CGPoint(x: 0, y: 1)
    expectEqual(view.frame, CGRect(x: 100, y: 50, width: 100, height: 50))
  }

  @Test("[A] under a rotation the frame is the box around the bounds")
  func frameOfRotatedView() {
    simulator.makeCurrent()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expect(isNear(view.frame, CGRect(x: 30, y: -30, width: 40, height: 100)))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let side = (100.0 + 40.0) / 2.0.squareRoot()
    expect(isNear(view.frame, CGRect(x: 50 - side / 2, y: 20 - side / 2, width: side, height: side)))
    expectEqual(view.bounds.size, CGSize(width: 100, height: 40))
    expectEqual(view.center, CGPoint(x: 50, y: 20))
  }

  @Test(
    "[T] the frame reads back as set under a transform that has such a box",
    arguments: [
      CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(rotationAngle: 0.2),
      CGAffineTransform(translationX: 5, y: -40), CGAffineTransform(scaleX: -2, y: 3),
      CGAffineTransform(scaleX: 2, y: 0.25).translatedBy(x: 8, y: 8),
    ])
  func frameReadsBack(transform: CGAffineTransform) {
    simulator.makeCurrent()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = transform
    let frame = CGRect(x: -3, y: 12, width: 120, height: 100)
    view.frame = frame
    expect(isNear(view.frame, frame))
  }

  @Test("[A] a negative size in a frame is turned round")
  func negativeFrameIsStandardized() {
    simulator.makeCurrent()
    let view = UIView()
    view.frame = CGRect(origin: CGPoint(x: 10, y: 10), size: CGSize(width: -4, height: 6))
    expectEqual(view.frame, CGRect(x: 6, y: 10, width: 4, height: 6))
  }

  @Test("view and layer are two names of one geometry")
  func layerSharesGeometry() {
    simulator.makeCurrent()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.position = CGPoint(x: 50, y: 60)
    view.layer.bounds.size.width = 40
    expectEqual(view.frame, CGRect(x: 30, y: 55, width: 40, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(view.layer.affineTransform(), view.transform)
    expectEqual(view.layer.contentsScale, 2)
  }

  @Test("[K] alpha is kept as set, with a float's precision")
  func alphaIsKept() {
    simulator.makeCurrent()
    let view = UIView()
    view.alpha = 1.5
    expectEqual(view.alpha, 1.5)
    view.alpha = 0.3
    expectEqual(view.alpha, CGFloat(Float(0.3)))
  }

  @Test("sizeToFit asks sizeThatFits and keeps the origin")
  func sizeToFitKeepsOrigin() {
    simulator.makeCurrent()
    let view = FittingView(frame: CGRect(x: 7, y: 8, width: 10, height: 10))
    view.sizeToFit()
    expectEqual(view.frame, CGRect(x: 7, y: 8, width: 10, height: 56))
  }
}

private final class FittingView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
}
