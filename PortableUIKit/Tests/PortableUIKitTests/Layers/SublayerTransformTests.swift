import Foundation
import PortableUIKit
import Testing

@MainActor struct SublayerTransformTests {
  private let simulator = HostSimulator(device: .phone47)
  private let window: UIWindow
  private let stage = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
  private let card = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))

  init() {
    simulator.makeCurrent()
    window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    window.addSubview(stage)
    stage.addSubview(card)
    simulator.step()
  }

  private func perspective(_ distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  @Test("[A] sublayers are transformed around the anchor point of their superlayer, and keep their frames")
  func plane() {
    stage.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    expectEqual(card.frame, CGRect(x: 100, y: 50, width: 100, height: 100))
    // The anchor point is (100, 100), so that the card reaches from (100, 0) to (300, 200).
    expectEqual(card.convert(card.bounds, to: stage), CGRect(x: 100, y: 0, width: 200, height: 200))
    expectEqual(card.convert(CGPoint(x: 100, y: 100), to: nil), CGPoint(x: 350, y: 300))
    expectEqual(stage.convert(CGPoint(x: 300, y: 200), to: card), CGPoint(x: 100, y: 100))
    stage.layer.sublayerTransform = CATransform3DIdentity
    expectEqual(card.convert(card.bounds, to: stage), card.frame)
  }

  @Test("[A] a perspective makes layers that turn away smaller at their far edge")
  func turnedLayer() {
    stage.layer.sublayerTransform = perspective(500)
    card.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let (top, bottom) = (CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100))
    let far = card.convert(bottom, to: stage).y - card.convert(top, to: stage).y
    let near = card.convert(CGPoint(x: 0, y: 100), to: stage).y - card.convert(.zero, to: stage).y
    // The edges are 50 · sin(60°) before and behind the plane.
    let depth = 50 * sin(CGFloat.pi / 3)
    let (greater, smaller) = (100 / (1 - depth / 500), 100 / (1 + depth / 500))
    expect(abs(max(far, near) - greater) < 1e-9 && abs(min(far, near) - smaller) < 1e-9)
    let inside = CGPoint(x: 70, y: 20)
    let back = card.convert(card.convert(inside, to: nil), from: nil)
    expect(abs(back.x - inside.x) < 1e-9 && abs(back.y - inside.y) < 1e-9)
  }

  @Test("[A] the distance on the z axis counts in a perspective")
  func depth() {
    stage.layer.sublayerTransform = perspective(500)
    card.layer.zPosition = 250
    expectEqual(card.convert(card.bounds, to: stage), CGRect(x: 100, y: 0, width: 200, height: 200))
  }

  @Test("touches and pictures find the layers where they are shown")
  func touchesAndPictures() {
    stage.layer.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    // The card reaches from (100, 75) to (150, 125) in the stage.
    expectSame(window.hitTest(CGPoint(x: 50 + 125, y: 100 + 100), with: nil), card)
    expectSame(window.hitTest(CGPoint(x: 50 + 160, y: 100 + 100), with: nil), stage)
    let picture = LayerSnapshot(of: stage)?.sublayers.first
    expect(picture?.position == CGPoint(x: 150, y: 100) && picture?.transform == [0.5, 0, 0, 0.5, -25, 0])
  }

  @Test("[A] the transform can be animated")
  func animated() {
    simulator.makeCurrent()
    let animation = CABasicAnimation(keyPath: "sublayerTransform")
    animation.toValue = CATransform3DMakeScale(3, 3, 1)
    animation.duration = 1
    stage.layer.add(animation, forKey: nil)
    simulator.advance(by: 0.5)
    expect(stage.layer.presentation()?.sublayerTransform.m11 == 2 && stage.layer.sublayerTransform.m11 == 1)
    expectEqual(LayerSnapshot(of: stage)?.sublayers.first?.transform.first, 2)
  }

  @Test("[A] a layer that isn't double-sided is invisible when it shows its back")
  func singleSided() {
    expect(card.layer.isDoubleSided)
    card.layer.isDoubleSided = false
    expectEqual(LayerSnapshot(of: stage)?.sublayers.count, 1)
    for (angle, count) in [(0.4, 1), (0.6, 0), (1.4, 0), (1.6, 1)] {
      card.layer.transform = CATransform3DMakeRotation(.pi * angle, 0, 1, 0)
      expectEqual(LayerSnapshot(of: stage)?.sublayers.count, count)
    }
    stage.layer.sublayerTransform = CATransform3DMakeRotation(.pi, 1, 0, 0)
    expectEqual(LayerSnapshot(of: stage)?.sublayers.count, 0)
    card.layer.isDoubleSided = true
    expectEqual(LayerSnapshot(of: stage)?.sublayers.count, 1)
  }

  @Test("[A] a part of the contents is drawn where all of them would be")
  func partOfContents() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { $0.fill(.zero) }
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    stage.addSubview(view)
    view.layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.25, height: 1)
    let part = LayerSnapshot(of: view)?.sublayers.first
    expect(part?.masksToBounds == true && part?.bounds == view.bounds)
    expectEqual(part?.image?.frame, CGRect(x: -200, y: 0, width: 400, height: 100))
    // The part is 10 × 20 points, and fills half of the width.
    view.contentMode = .scaleAspectFit
    let fitted = LayerSnapshot(of: view)?.sublayers.first
    expectEqual(fitted?.bounds, CGRect(x: 25, y: 0, width: 50, height: 100))
    expectEqual(fitted?.image?.frame, CGRect(x: -75, y: 0, width: 200, height: 100))
    view.layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    expect(LayerSnapshot(of: view)?.image != nil && LayerSnapshot(of: view)?.sublayers.isEmpty == true)
  }
}
