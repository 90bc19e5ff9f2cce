import PortableUIKit
import Testing

@MainActor struct CALayerTests {
  private let simulator = HostSimulator(device: .phone47)

  @Test("[A] a layer's defaults")
  func defaults() {
    simulator.makeCurrent()
    let layer = CALayer()
    expectEqual(layer.anchorPoint, CGPoint(x: 0.5, y: 0.5))
    expect(layer.opacity == 1 && layer.speed == 1 && layer.contentsScale == 1)
    expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    expectEqual(layer.shadowOffset, CGSize(width: 0, height: -3))
    expectEqual(layer.shadowColor, CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    expect(layer.sublayers == nil && layer.superlayer == nil && layer.mask == nil)
    expectEqual(layer.maskedCorners.rawValue, 15)
    expect(layer.animationKeys() == nil && layer.model() === layer)
  }

  @Test("sublayers stand where they were put")
  func order() {
    simulator.makeCurrent()
    let parent = CALayer()
    let layers = ["a", "b", "c", "d"].map { name in
      let layer = CALayer()
      layer.name = name
      return layer
    }
    func names() -> String { parent.sublayers?.compactMap { $0.name }.joined() ?? "" }
    parent.addSublayer(layers[0])
    parent.insertSublayer(layers[1], at: 0)
    parent.insertSublayer(layers[2], below: layers[0])
    parent.insertSublayer(layers[3], above: layers[1])
    expectEqual(names(), "bdca")
    parent.addSublayer(layers[1])
    expectEqual(names(), "dcab")
    parent.insertSublayer(layers[1], below: layers[3])
    expectEqual(names(), "bdca")
    parent.insertSublayer(layers[0], at: 1)
    expectEqual(names(), "badc")
    layers[3].removeFromSuperlayer()
    expect(names() == "bac" && layers[3].superlayer == nil)
    parent.sublayers = [layers[3], layers[0]]
    expect(names() == "da" && layers[1].superlayer == nil && layers[3].superlayer === parent)
    parent.sublayers = nil
    expect(parent.sublayers == nil && layers[0].superlayer == nil)
  }

  @Test("a layer has one superlayer")
  func oneSuperlayer() {
    simulator.makeCurrent()
    let first = CALayer()
    let second = CALayer()
    let child = CALayer()
    first.addSublayer(child)
    second.addSublayer(child)
    expect(first.sublayers == nil && child.superlayer === second)
  }

  @Test("a superlayer that goes away is forgotten")
  func superlayerGoesAway() {
    simulator.makeCurrent()
    let child = CALayer()
    do {
      let parent = CALayer()
      parent.addSublayer(child)
    }
    expectNil(child.superlayer)
  }

  @Test("frame and conversion follow position, anchor and transform")
  func geometry() {
    simulator.makeCurrent()
    let parent = CALayer()
    parent.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    parent.bounds.origin = CGPoint(x: 0, y: 50)
    let child = CALayer()
    child.frame = CGRect(x: 10, y: 20, width: 40, height: 40)
    parent.addSublayer(child)
    expectEqual(child.position, CGPoint(x: 30, y: 40))
    child.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    expectEqual(child.frame, CGRect(x: -10, y: 20, width: 80, height: 40))
    expectEqual(child.convert(CGPoint(x: 10, y: 0), to: parent), CGPoint(x: 10, y: 20))
    expectEqual(parent.convert(CGPoint(x: 10, y: 20), to: child), CGPoint(x: 10, y: 0))
    expectEqual(child.convert(CGRect(x: 10, y: 20, width: 2, height: 1), from: parent).width, 1)
    expectEqual(child.convert(CGPoint(x: 10, y: 0), to: nil), CGPoint(x: 10, y: 20))
  }

  @Test("a copy has the properties and not the sublayers")
  func copying() {
    simulator.makeCurrent()
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.cornerRadius = 5
    layer.addSublayer(CALayer())
    let copy = CALayer(layer: layer)
    expect(copy.frame == layer.frame && copy.cornerRadius == 5 && copy.sublayers == nil)
  }

  @Test("writing the layer tells the view once")
  func layerTellsView() {
    simulator.makeCurrent()
    let view = SafeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = UIView(frame: view.bounds)
    child.autoresizingMask = .flexibleWidth
    view.addSubview(child)
    view.layer.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
    expectEqual(child.bounds.width, 30)
    expectEqual(view.frame.width, 30)
  }
}

private final class SafeView: UIView {}
