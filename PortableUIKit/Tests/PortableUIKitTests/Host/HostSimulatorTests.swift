import PortableUIKit
import Testing

@MainActor struct HostSimulatorTests {
  private let simulator = HostSimulator(device: .phone47)

  init() { simulator.makeCurrent() }

  @Test("time starts at zero and goes in whole frames")
  func time() {
    simulator.makeCurrent()
    expect(simulator.now == 0 && CACurrentMediaTime() == 0)
    simulator.step()
    expect(simulator.now == 1.0 / 60 && CACurrentMediaTime() == simulator.now)
    simulator.advance(by: 1)
    expectEqual(simulator.now, 61.0 / 60)
    simulator.advance(by: 0.001)
    expectEqual(simulator.now, 62.0 / 60, "less than a frame is a frame")
    simulator.advance(by: 0)
    simulator.advance(by: -1)
    expectEqual(simulator.now, 62.0 / 60)
    for _ in 0..<600 { simulator.step() }
    expectEqual(simulator.now, 662.0 / 60, "no drift")
  }

  @Test("the order of things in a frame")
  func orderInFrame() {
    simulator.makeCurrent()
    var log: [String] = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = LayoutNoter { log.append("layout") }
    window.addSubview(view)
    window.isHidden = false
    simulator.step()
    log = []
    UIView.animate(
      withDuration: 1.0 / 60, animations: { view.alpha = 0 }, completion: { _ in log.append("end") })
    UIView.animate(withDuration: 0, animations: {}, completion: { _ in log.append("turn") })
    view.setNeedsLayout()
    let link = FrameLink { from, to in log.append("link \((from * 60).rounded()) \((to * 60).rounded())") }
    simulator.schedule(after: 0) { log.append("timer") }
    simulator.enqueueInput(at: 0) { log.append("input") }
    simulator.onRender = { log.append("render \(($0 * 60).rounded())") }
    simulator.step()
    expectEqual(log, ["turn", "input", "timer", "link 1.0 2.0", "layout", "end", "render 2.0"])
    link.invalidate()
  }

  @Test("input and timers run in the order of their times, in the first frame that reaches them")
  func dueTimes() {
    simulator.makeCurrent()
    var log: [String] = []
    func note(_ name: String) -> () -> Void {
      { MainActor.assumeIsolated { log.append("\(name)@\((simulator.now * 60).rounded())") } }
    }
    simulator.enqueueInput(at: 3.0 / 60, note("c"))
    simulator.enqueueInput(at: 1.5 / 60, note("b"))
    simulator.enqueueInput(at: 1.0 / 60, note("a"))
    simulator.enqueueInput(at: 1.5 / 60, note("b2"))
    simulator.schedule(after: .nan, note("never"))
    simulator.schedule(after: 2.0 / 60, note("t"))
    let cancelled = simulator.schedule(after: 1.0 / 60, note("never"))
    cancelled.cancel()
    simulator.advance(by: 3.0 / 60)
    expectEqual(log, ["a@1.0", "b@2.0", "b2@2.0", "t@2.0", "c@3.0"])
    expect(!cancelled.isPending)
  }

  @Test("blocks may put off more blocks")
  func nestedTimers() {
    simulator.makeCurrent()
    var log: [Int] = []
    simulator.schedule(after: 0) {
      MainActor.assumeIsolated {
        log.append(1)
        simulator.schedule(after: 0) { log.append(2) }
        simulator.enqueueInput(at: simulator.now) { log.append(3) }
      }
    }
    simulator.step()
    expectEqual(log, [1, 2])
    simulator.step()
    expectEqual(log, [1, 2, 3])
  }

  @Test("frame links: order, pausing, invalidation from inside")
  func frameLinks() {
    simulator.makeCurrent()
    var log: [String] = []
    let first = FrameLink { _, _ in log.append("first") }
    var second: FrameLink?
    let third = FrameLink { _, _ in
      log.append("third")
      second?.invalidate()
    }
    second = FrameLink { _, _ in log.append("second") }
    simulator.step()
    expectEqual(log, ["first", "third"])
    first.isPaused = true
    simulator.step()
    expectEqual(log, ["first", "third", "third"])
    third.invalidate()
    third.invalidate()
    first.isPaused = false
    expect(!simulator.isIdle)
    first.invalidate()
    expect(simulator.isIdle)
  }

  @Test("an unreferenced frame link lives until it is invalidated")
  func linksAreKept() {
    simulator.makeCurrent()
    var calls = 0
    _ = FrameLink { _, _ in calls += 1 }
    simulator.advance(by: 3.0 / 60)
    expectEqual(calls, 3)
  }

  @Test("running until idle stops with the last thing to do, or at the limit")
  func idle() {
    simulator.makeCurrent()
    expect(simulator.isIdle && simulator.runUntilIdle() && simulator.now == 0)
    simulator.schedule(after: 0.5) {}
    expect(simulator.runUntilIdle() && simulator.now == 0.5)
    let view = UIView()
    UIView.animate(withDuration: 0.25) { view.alpha = 0 }
    expect(simulator.runUntilIdle() && simulator.now == 0.75)
    let link = FrameLink { _, _ in }
    expect(!simulator.runUntilIdle(limit: 0.25) && simulator.now == 1)
    link.invalidate()
  }

  @Test("simulators side by side don't touch each other")
  func switching() {
    simulator.makeCurrent()
    let other = HostSimulator(device: .pad, framesPerSecond: 120)
    let view = UIView()
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    UIView.setAnimationsEnabled(false)
    simulator.isVoiceOverRunning = true
    var calls = 0
    _ = FrameLink { _, _ in calls += 1 }

    other.makeCurrent()
    expect(HostSimulator.current === other && UIScreen.main.bounds.width == 820)
    expect(UIView.areAnimationsEnabled && !UIAccessibility.isVoiceOverRunning && other.isIdle)
    expect(UIView().layer.contentsScale == 2 && UIView().traitCollection.userInterfaceIdiom == .pad)
    other.advance(by: 2)
    expect(CACurrentMediaTime() == 2 && calls == 0 && simulator.now == 0)

    simulator.step()
    expect(
      calls == 1 && HostSimulator.current === other, "a step makes its own simulator current for its time")

    simulator.makeCurrent()
    expect(!UIView.areAnimationsEnabled && UIAccessibility.isVoiceOverRunning)
    expect(CACurrentMediaTime() == 1.0 / 60 && view.layer.animationKeys() == ["opacity"])
    expectEqual(UIScreen.main.bounds.width, 375)
  }

  @Test("switches post their notifications once")
  func notifications() {
    simulator.makeCurrent()
    var posts: [String] = []
    let names = [
      UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { posts.append(name.rawValue) }
      }
    }
    simulator.isVoiceOverRunning = true
    simulator.isVoiceOverRunning = true
    simulator.isReduceMotionEnabled = true
    expectEqual(posts, names.map { $0.rawValue })
    tokens.forEach(NotificationCenter.default.removeObserver)
  }
}

private final class LayoutNoter: UIView {
  private var onLayout: () -> Void = {}
  convenience init(_ onLayout: @escaping () -> Void) {
    self.init(frame: .zero)
    self.onLayout = onLayout
  }
  override func layoutSubviews() { onLayout() }

  @Test("a turn ends with layout and the work scheduled after it, before the next frame")
  func turns() {
    final class View: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let simulator = HostSimulator(device: .phone47)
    simulator.makeCurrent()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: window.bounds)
    window.addSubview(view)
    window.isHidden = false
    simulator.step()
    let (time, layouts) = (simulator.now, view.layouts)
    var seen: [Int] = []
    simulator.turn {
      view.setNeedsLayout()
      simulator.afterCommit { seen.append(view.layouts) }
    }
    expectEqual(seen, [layouts + 1])
    expectEqual(simulator.now, time)
  }
}
