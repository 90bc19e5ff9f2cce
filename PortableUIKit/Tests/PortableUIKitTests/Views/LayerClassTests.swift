import PortableUIKit
import Testing

@MainActor struct LayerClassTests {
  final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  /// A layer of an app with an initializer of its own.
  final class Scrim: CALayer {
    var depth = 0
    override init() {
      super.init()
      depth = 3
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
  }

  final class ScrimView: UIView {
    override class var layerClass: AnyClass { Scrim.self }
  }

  @Test("[A] a view's layer is of the class that layerClass names, and works like any other")
  func gradient() throws {
    let simulator = HostSimulator(device: .phone47)
    simulator.makeCurrent()
    let view = GradientView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let layer = try #require(view.layer as? CAGradientLayer)
    layer.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    expectEqual(layer.frame, CGRect(x: 1, y: 2, width: 30, height: 40))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    window.addSubview(view)
    view.bounds.size.height = 60
    simulator.step()
    expect(layer.bounds.height == 60 && layer.presentation()?.colors?.count == 2)
  }

  @Test("[A] classes of layers that an app defines are made by their own init()")
  func ownClass() throws {
    HostSimulator(device: .phone47).makeCurrent()
    let layer = try #require(ScrimView(frame: .zero).layer as? Scrim)
    expectEqual(layer.depth, 3)
  }

  @Test("a layer class that is no layer stops the program")
  func noLayer() async {
    final class Wrong: UIView {
      override class var layerClass: AnyClass { NSObject.self }
    }
    await #expect(processExitsWith: .failure) { await MainActor.run { _ = Wrong(frame: .zero) } }
  }
}
