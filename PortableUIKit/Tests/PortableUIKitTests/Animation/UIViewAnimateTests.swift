import PortableUIKit
import Testing

@MainActor struct UIViewAnimateTests {
  private let simulator = HostSimulator(device: .phone47)
  private let window: UIWindow
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    simulator.makeCurrent()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.isHidden = false
    window.addSubview(view)
    simulator.step()
  }

  private var shown: CALayer { view.layer.presentation() ?? CALayer() }

  @Test("[A] the block runs at once, the model is final, what is seen follows by the curve")
  func presentationFollows() {
    simulator.makeCurrent()
    var ran = false
    UIView.animate(withDuration: 1) {
      ran = true
      view.center.x = 150
      view.alpha = 0
    }
    expect(ran && view.center.x == 150 && view.alpha == 0)
    expect(shown.position.x == 50 && shown.opacity == 1)
    for quarter in 1...3 {
      simulator.advance(by: 0.25)
      let progress = easeInOut(Double(quarter) / 4)
      expect(isNear(shown.position.x, 50 + 100 * progress, within: 1e-5))
      expect(isNear(CGFloat(shown.opacity), 1 - progress, within: 1e-5))
    }
    simulator.advance(by: 0.25)
    expect(shown.position.x == 150 && view.layer.animationKeys() == nil)
  }

  @Test(
    "every curve",
    arguments: [
      (UIView.AnimationOptions.curveLinear, [0.0, 0, 1, 1]), (.curveEaseIn, [0.42, 0, 1, 1]),
      (.curveEaseOut, [0, 0, 0.58, 1]), (.curveEaseInOut, [0.42, 0, 0.58, 1]),
    ])
  func curves(options: UIView.AnimationOptions, points: [Double]) {
    simulator.makeCurrent()
    UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 150 }
    simulator.advance(by: 0.25)
    let progress = bezier(0.25, points[0], points[1], points[2], points[3])
    expect(isNear(shown.position.x, 50 + 100 * progress, within: 1e-5))
  }

  @Test("[A] the completion comes after the duration, with true")
  func completionTime() {
    simulator.makeCurrent()
    let ends = Ends(simulator)
    UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }, completion: ends.add("a"))
    simulator.advance(by: 0.49)
    expectEqual(ends.list.isEmpty, simulator.now < 31.0 / 60)
    simulator.advance(by: 1)
    expectEqual(ends.list, ["a true 0.5"])
  }

  @Test("[A] without duration the completion comes at the beginning of the next turn")
  func noDuration() {
    simulator.makeCurrent()
    let ends = Ends(simulator)
    UIView.animate(withDuration: 0, animations: { view.alpha = 0 }, completion: ends.add("a"))
    expect(ends.list.isEmpty && view.layer.animationKeys() == nil && shown.opacity == 0)
    simulator.step()
    expectEqual(ends.list.count, 1)
  }

  @Test("[R] a block that changes nothing doesn't wait for the duration")
  func nothingAnimated() {
    simulator.makeCurrent()
    let ends = Ends(simulator)
    UIView.animate(withDuration: 5, animations: { view.alpha = 1 }, completion: ends.add("a"))
    expectEmpty(ends.list)
    simulator.step()
    expectEqual(ends.list, ["a true 0.017"])
  }

  @Test("[K] with animations off, block and completion run at once")
  func animationsOff() {
    simulator.makeCurrent()
    let ends = Ends(simulator)
    UIView.performWithoutAnimation {
      expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: ends.add("a"))
    }
    expect(ends.list == ["a true 0.0"] && shown.opacity == 0)
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: ends.add("b"))
    UIView.setAnimationsEnabled(true)
    expect(ends.list.count == 2 && UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.center.x = 0 }
      view.center.y = 0
    }
    expectEqual(shown.position, CGPoint(x: 0, y: 50))
  }

  @Test("[A] an interrupted animation completes with false")
  func interrupted() {
    simulator.makeCurrent()
    let ends = Ends(simulator)
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: ends.add("a"))
    simulator.advance(by: 0.25)
    view.layer.removeAllAnimations()
    expectEqual(shown.opacity, 0)
    simulator.step()
    expectEqual(ends.list, ["a false 0.267"])
  }

  @Test("[K] a view that leaves the screen interrupts its animations and those below it")
  func removedView() {
    simulator.makeCurrent()
    let ends = Ends(simulator)
    let child = UIView()
    view.addSubview(child)
    UIView.animate(withDuration: 1, animations: { child.alpha = 0 }, completion: ends.add("a"))
    view.removeFromSuperview()
    simulator.step()
    expectEqual(ends.list, ["a false 0.017"])
  }

  @Test("a delay shows the start and puts off the end")
  func delay() {
    simulator.makeCurrent()
    let ends = Ends(simulator)
    UIView.animate(
      withDuration: 0.5, delay: 0.25, options: .curveLinear, animations: { view.center.x = 150 },
      completion: ends.add("a"))
    simulator.advance(by: 0.2)
    expect(shown.position.x == 50 && view.center.x == 150)
    simulator.advance(by: 0.3)
    expect(isNear(shown.position.x, 100, within: 1e-5))
    simulator.advance(by: 0.5)
    expectEqual(ends.list, ["a true 0.75"])
  }

  @Test("a repeated animation goes on until it is replaced")
  func repeating() {
    simulator.makeCurrent()
    let ends = Ends(simulator)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
      animations: { view.center.x = 150 }, completion: ends.add("a"))
    simulator.advance(by: 1.5)
    expect(isNear(shown.position.x, 100, within: 1e-5))
    simulator.advance(by: 1)
    expect(isNear(shown.position.x, 100, within: 1e-5) && ends.list.isEmpty)
    expect(!simulator.runUntilIdle(limit: 1))
    UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
      view.center.x = 0
    }
    simulator.step()
    expect(ends.list.count == 1 && ends.list[0].hasPrefix("a false"))
    expect(simulator.runUntilIdle())
    expectEqual(shown.position.x, 0)
  }

  @Test("there and back once takes twice the time")
  func autoreverse() {
    simulator.makeCurrent()
    let ends = Ends(simulator)
    UIView.animate(
      withDuration: 0.5, delay: 0, options: [.autoreverse, .curveLinear], animations: { view.center.x = 150 },
      completion: ends.add("a"))
    simulator.advance(by: 0.75)
    expect(isNear(shown.position.x, 100, within: 1e-5))
    simulator.advance(by: 0.25)
    expect(ends.list == ["a true 1.0"] && shown.position.x == 150)
  }

  @Test("[A] the inherited duration is above 0 inside of a block only")
  func inheritedDuration() {
    simulator.makeCurrent()
    expectEqual(UIView.inheritedAnimationDuration, 0)
    UIView.animate(withDuration: 0.7) {
      expectEqual(UIView.inheritedAnimationDuration, 0.7)
      UIView.animate(withDuration: 0.1) { expectEqual(UIView.inheritedAnimationDuration, 0.7) }
      UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
        expectEqual(UIView.inheritedAnimationDuration, 0.1)
      }
      UIView.performWithoutAnimation { expectEqual(UIView.inheritedAnimationDuration, 0) }
    }
    expectEqual(UIView.inheritedAnimationDuration, 0)
  }

  @Test("[A] an inner animation takes the outer one's length and curve")
  func nested() {
    simulator.makeCurrent()
    let ends = Ends(simulator)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        view.alpha = 0
        UIView.animate(
          withDuration: 0.1, delay: 0, options: .curveEaseIn, animations: { view.center.x = 150 },
          completion: ends.add("inner"))
      }, completion: ends.add("outer"))
    simulator.advance(by: 0.25)
    expect(isNear(shown.position.x, 75, within: 1e-5))
    simulator.advance(by: 1)
    expect(
      ends.list == ["outer true 1.0", "inner true 1.0"] || ends.list == ["inner true 1.0", "outer true 1.0"])
  }

  @Test("[K] layout inside of the block animates what it lays out")
  func layoutInside() {
    simulator.makeCurrent()
    let container = MarginView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(container)
    simulator.step()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      container.margin = 40
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
    simulator.advance(by: 0.5)
    expect(isNear(container.child.layer.presentation()?.frame.origin.x ?? 0, 20))
    expectEqual(container.child.frame.origin.x, 40)
  }

  @Test("the option layoutSubviews lays out resized views inside of the animation")
  func layoutSubviewsOption() {
    simulator.makeCurrent()
    let container = MarginView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(container)
    simulator.step()
    UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
      container.bounds.size.width = 300
    }
    expectEqual(container.child.layer.animationKeys()?.contains("bounds.size"), true)
  }

  @Test("setDisableActions inside of a block lets changes jump")
  func disabledActionsInside() {
    simulator.makeCurrent()
    UIView.animate(withDuration: 1) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      view.alpha = 0
      CATransaction.commit()
      view.center.x = 0
    }
    expectEqual(view.layer.animationKeys(), ["position"])
  }

  @Test("animations in flight mark nothing for layout")
  func noLayoutInFlight() {
    simulator.makeCurrent()
    UIView.animate(withDuration: 1) { view.bounds.size.width = 300 }
    simulator.step()
    for _ in 0..<10 {
      simulator.step()
      expect(!view.layer.needsLayout() && !window.layer.needsLayout())
    }
  }

  @Test("what can't be a duration counts as none", arguments: [-1.0, .nan, .infinity])
  func oddDurations(duration: TimeInterval) {
    simulator.makeCurrent()
    let ends = Ends(simulator)
    UIView.animate(withDuration: duration, animations: { view.alpha = 0 }, completion: ends.add("a"))
    simulator.step()
    expect(ends.list.count == 1 && view.layer.animationKeys() == nil)
  }
}

private final class MarginView: UIView {
  var margin: CGFloat = 0
  let child = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(child)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
  override func layoutSubviews() {
    super.layoutSubviews()
    child.frame = bounds.insetBy(dx: margin, dy: margin)
  }
}
