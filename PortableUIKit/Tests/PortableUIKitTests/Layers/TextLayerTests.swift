import Foundation
import PortableUIKit
import Testing

@MainActor struct TextLayerTests {
  private func layer(_ string: Any?, width: CGFloat = 200) -> CATextLayer {
    _ = HostSimulator.fresh()
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    layer.string = string
    return layer
  }

  private func lines(_ layer: CATextLayer) -> [LayerSnapshot.TextLine] {
    LayerSnapshot(of: layer)?.text ?? []
  }

  @Test("[A] a text begins at the top, in white and in a size of 36 points")
  func defaults() {
    let layer = layer("Hi")
    let line = lines(layer).first
    expect(line?.fontSize == 36 && line?.color == LayerSnapshot.Color(red: 1, green: 1, blue: 1, alpha: 1))
    expectEqual(line?.baseline, Double(UIFont.systemFont(ofSize: 36).ascender))
    expectEmpty(lines(self.layer(nil)))
  }

  @Test("[A] text is wrapped, or one line long with an ellipsis")
  func wrapping() {
    let layer = layer("one two three four five six", width: 80)
    layer.fontSize = 12
    layer.font = UIFont.systemFont(ofSize: 50, weight: .bold)
    expectEqual(lines(layer).count, 1)
    layer.truncationMode = .end
    expectEqual(lines(layer).first?.text.last, "…")
    layer.isWrapped = true
    expectGreater(lines(layer).count, 1)
    expect(lines(layer).allSatisfy { $0.fontWeight == 700 && $0.fontSize == 12 })
  }

  @Test("[A] lines are aligned, and attributed text has its own attributes")
  func attributes() {
    let look: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
    ]
    let layer = layer(NSAttributedString(string: "right", attributes: look))
    layer.alignmentMode = .right
    let line = lines(layer).first
    expect(line?.fontSize == 20 && line?.color.red == 1 && line?.color.green == 0)
    expectLess(abs((line?.x ?? 0) + (line?.width ?? 0) - 200), 1e-9)
  }

  @Test("[A] a replicator shows its sublayers several times, each from the previous place")
  func replicator() {
    _ = HostSimulator.fresh()
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.addSublayer(CALayer())
    expectEqual(LayerSnapshot(of: layer)?.sublayers.count, 1)
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    layer.instanceAlphaOffset = -0.25
    let instances = LayerSnapshot(of: layer)?.sublayers ?? []
    expectEqual(instances.map(\.opacity), [1, 0.75, 0.5])
    expectEqual(instances.map(\.transform), [[], [1, 0, 0, 1, 10, 0], [1, 0, 0, 1, 20, 0]])
    expectEqual(instances.map { $0.sublayers.count }, [1, 1, 1])
    layer.instanceCount = 0
    expectEqual(LayerSnapshot(of: layer)?.sublayers.count, 0)
  }
}
