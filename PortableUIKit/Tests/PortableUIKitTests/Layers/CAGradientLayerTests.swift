import PortableUIKit
import Testing

@MainActor struct CAGradientLayerTests {
  private func stage(_ layer: CALayer) -> AnimatorStage {
    let stage = AnimatorStage(framesPerSecond: 100)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stage.view.layer.addSublayer(layer)
    stage.simulator.step()
    return stage
  }

  private func gray(_ white: CGFloat) -> CGColor { CGColor(red: white, green: white, blue: white, alpha: 1) }

  @Test("[A] defaults")
  func defaults() {
    let layer = CAGradientLayer()
    expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
    expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
  }

  @Test("the snapshot has the colors with their places, transparent ones included")
  func snapshot() throws {
    let layer = CAGradientLayer()
    let stage = stage(layer)
    layer.colors = [gray(0), gray(1), UIColor.clear.cgColor]
    var gradient = try #require(LayerSnapshot(of: layer)?.gradient)
    expect(gradient.locations == [0, 0.5, 1] && gradient.kind == "axial")
    expectEqual(gradient.colors.map(\.alpha), [1, 1, 0])
    layer.locations = [0, 0.25, 1]
    expect(stage.simulator.runUntilIdle())
    gradient = try #require(LayerSnapshot(of: layer)?.gradient)
    expectEqual(gradient.locations, [0, 0.25, 1])
    layer.colors = nil
    expectNil(LayerSnapshot(of: layer)?.gradient)
  }

  @Test("[A] colors and points are animatable")
  func animation() {
    let layer = CAGradientLayer()
    let stage = stage(layer)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.colors = [gray(0), gray(0)]
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.colors = [gray(1), gray(0)]
    layer.endPoint = CGPoint(x: 0.5, y: 0.5)
    CATransaction.commit()
    stage.simulator.advance(by: 0.5)
    let seen = layer.presentation()
    expectEqual((seen?.colors as? [CGColor])?.first?.components?.first, 0.5)
    expect(seen?.endPoint == CGPoint(x: 0.5, y: 0.75) && layer.endPoint.y == 0.5)
  }

  @Test("what a snapshot says can be written and read back")
  func json() throws {
    let gradient = CAGradientLayer()
    gradient.colors = [gray(0), gray(1)]
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    shape.lineDashPattern = [2, 3]
    for layer in [gradient, shape] {
      let snapshot = try #require(LayerSnapshot(of: layer))
      let read = try JSONDecoder().decode(LayerSnapshot.self, from: Data(snapshot.json.utf8))
      expectEqual(read, snapshot)
    }
  }
}

@MainActor struct CAShapeLayerTests {
  @Test("[A] defaults")
  func defaults() {
    let layer = CAShapeLayer()
    expect(layer.path == nil && layer.strokeColor == nil && layer.lineWidth == 1 && layer.miterLimit == 10)
    expectEqual(layer.fillColor, CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    expect(layer.fillRule == .nonZero && layer.lineCap == .butt && layer.lineJoin == .miter)
    expect(layer.strokeStart == 0 && layer.strokeEnd == 1 && layer.lineDashPattern == nil)
  }

  @Test("the snapshot has the outline, and nothing where nothing can be seen")
  func snapshot() throws {
    let layer = CAShapeLayer()
    expectNil(LayerSnapshot(of: layer)?.shape)
    layer.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 10, height: 20)).cgPath
    layer.lineCap = .round
    let shape = try #require(LayerSnapshot(of: layer)?.shape)
    expect(shape.path.hasPrefix("M 1 2 L 11 2 L 11 22 L 1 22") && shape.path.hasSuffix("Z"))
    expect(shape.fillColor != nil && shape.strokeColor == nil && shape.lineCap == "round")
    layer.fillColor = nil
    expectNil(LayerSnapshot(of: layer)?.shape)
  }

  @Test("[A] strokeEnd is animatable")
  func strokeEnd() {
    let stage = AnimatorStage(framesPerSecond: 100)
    let layer = CAShapeLayer()
    stage.view.layer.addSublayer(layer)
    stage.simulator.step()
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.simulator.advance(by: 0.25)
    expect(isNear(layer.presentation()?.strokeEnd ?? .nan, 0.25))
  }
}
