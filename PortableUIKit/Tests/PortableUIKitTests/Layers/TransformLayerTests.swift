import Testing

@testable import PortableUIKit

@MainActor struct TransformLayerTests {
  @Test("[A] a transform layer shows its sublayers and nothing of its own")
  func look() throws {
    let layer = CATransformLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let inner = CALayer()
    inner.backgroundColor = layer.backgroundColor
    layer.addSublayer(inner)
    let snapshot = try #require(LayerSnapshot(of: layer))
    expect(snapshot.backgroundColor == nil && snapshot.sublayers.first?.backgroundColor != nil)
  }

  @Test("[A] the shape of corners and rasterization are off by default and kept")
  func cornersAndRasterization() {
    let layer = CALayer()
    expect(layer.cornerCurve == .circular && !layer.shouldRasterize && layer.rasterizationScale == 1)
    layer.cornerCurve = .continuous
    layer.shouldRasterize = true
    layer.rasterizationScale = 3
    let copy = CALayer(layer: layer)
    expect(copy.cornerCurve == .continuous && copy.shouldRasterize && copy.rasterizationScale == 3)
    expectEqual(CALayer.cornerCurveExpansionFactor(.circular), 1)
  }
}
