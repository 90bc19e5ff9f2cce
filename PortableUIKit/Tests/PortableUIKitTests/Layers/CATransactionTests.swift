import PortableUIKit
import Testing

@MainActor struct CATransactionTests {
  private let simulator = HostSimulator(device: .phone47)
  private let window: UIWindow
  private let layer = CALayer()

  init() {
    simulator.makeCurrent()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    window.layer.addSublayer(layer)
    simulator.step()
  }

  @Test("[A] a layer without view glides to its new look within a quarter of a second")
  func implicitAnimation() throws {
    simulator.makeCurrent()
    layer.position = CGPoint(x: 100, y: 0)
    expectEqual(layer.animationKeys(), ["position"])
    expect(layer.position.x == 100 && layer.presentation()?.position.x == 0)
    simulator.advance(by: 0.1)
    let progress = bezier(0.1 / 0.25, 0.25, 0.1, 0.25, 1)
    let shown = try #require(layer.presentation())
    expect(isNear(shown.position.x, 100 * progress, within: 1e-4))
    expect(shown !== layer && shown.model() === layer)
    simulator.advance(by: 0.2)
    expect(layer.animationKeys() == nil && layer.presentation()?.position.x == 100)
  }

  @Test("a second change starts from what is seen")
  func implicitRetargeting() throws {
    simulator.makeCurrent()
    layer.opacity = 0
    simulator.advance(by: 0.1)
    let seen = try #require(layer.presentation()).opacity
    expect(seen > 0 && seen < 1)
    layer.opacity = 1
    expectEqual(layer.presentation()?.opacity, seen)
    expectEqual(layer.animationKeys(), ["opacity"])
  }

  @Test("[A] not under setDisableActions")
  func disabledActions() {
    simulator.makeCurrent()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    expect(CATransaction.disableActions())
    layer.position.x = 40
    layer.frame = CGRect(x: 1, y: 1, width: 1, height: 1)
    CATransaction.commit()
    expect(!CATransaction.disableActions() && layer.animationKeys() == nil)
  }

  @Test("[K] a layer that was never part of a frame jumps")
  func newLayerJumps() {
    simulator.makeCurrent()
    let new = CALayer()
    window.layer.addSublayer(new)
    new.position.x = 40
    expect(new.animationKeys() == nil && new.presentation() == nil)
    simulator.step()
    expectNotNil(new.presentation())
    new.position.x = 50
    expectEqual(new.animationKeys(), ["position"])
  }

  @Test("[A] a view's layer jumps outside of UIView.animate")
  func viewLayerJumps() {
    simulator.makeCurrent()
    window.layer.cornerRadius = 4
    window.layer.shadowOpacity = 1
    expectNil(window.layer.animationKeys())
  }

  @Test("[A] a group's settings hold for what is inside of it")
  func nestedSettings() {
    simulator.makeCurrent()
    expectEqual(CATransaction.animationDuration(), 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    expectEqual(CATransaction.animationDuration(), 2)
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.zPosition = 8
    CATransaction.commit()
    expect(CATransaction.animationDuration() == 2 && CATransaction.animationTimingFunction() == nil)
    CATransaction.commit()
    simulator.advance(by: 0.5)
    expect(isNear(layer.presentation()?.zPosition ?? 0, 4))
  }

  @Test("settings outside of groups last until the frame ends")
  func implicitGroupEnds() {
    simulator.makeCurrent()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    expectNil(layer.animationKeys())
    simulator.step()
    expect(!CATransaction.disableActions())
  }

  @Test("[A] the completion comes with the commit when nothing moves")
  func completionWithoutAnimations() {
    simulator.makeCurrent()
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    CATransaction.setDisableActions(true)
    layer.opacity = 0.25
    expectEqual(calls, 0)
    CATransaction.commit()
    expectEqual(calls, 1)
    simulator.advance(by: 1)
    expectEqual(calls, 1)
  }

  @Test("[A] the completion waits for what is added after it, nested groups included")
  func completionWaits() {
    simulator.makeCurrent()
    var endTime: TimeInterval?
    let start = simulator.now
    CATransaction.begin()
    layer.zPosition = 3
    CATransaction.setCompletionBlock { endTime = CACurrentMediaTime() - start }
    CATransaction.setAnimationDuration(0.5)
    layer.opacity = 0
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    layer.cornerRadius = 3
    CATransaction.commit()
    CATransaction.commit()
    expectNil(endTime)
    simulator.advance(by: 2)
    expect(isNear(endTime ?? 0, 1))
  }

  @Test("a delegate's action takes the place of the usual animation")
  func delegateAction() {
    simulator.makeCurrent()
    let delegate = Recorder()
    layer.delegate = delegate
    layer.opacity = 0.5
    expectEqual(delegate.runs, ["opacity 0.5"])
    expectNil(layer.animationKeys())
  }

  @Test("flush lays out and ends the turn")
  func flush() {
    simulator.makeCurrent()
    let new = CALayer()
    window.layer.addSublayer(new)
    CATransaction.flush()
    expect(new.presentation() != nil && !window.layer.needsLayout())
  }
}

private final class Recorder: NSObject, CALayerDelegate, CAAction {
  var runs: [String] = []
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { self }
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    runs.append("\(event) \((anObject as? CALayer)?.opacity ?? -1)")
  }
}
