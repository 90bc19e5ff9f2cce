import Testing

@testable import PortableUIKit

@MainActor struct CADisplayLinkTests {
  @MainActor final class Counter {
    var times: [Double] = []
  }

  @Test("[A] a link sends its action once a frame until it is invalidated, and not while it is paused")
  func frames() {
    let simulator = HostSimulator(device: .phone47)
    simulator.makeCurrent()
    let counter = Counter()
    let link = CADisplayLink(
      target: counter,
      selector: Selector { link in
        counter.times.append((link as? CADisplayLink)?.targetTimestamp ?? -1)
      })
    simulator.step()
    expectEmpty(counter.times)
    link.add(to: .main, forMode: .common)
    for _ in 0..<3 { simulator.step() }
    expect(counter.times.count == 3 && abs(link.targetTimestamp - simulator.now) < 1e-9)
    expectLess(abs(link.targetTimestamp - link.timestamp - link.duration), 1e-9)
    link.isPaused = true
    simulator.step()
    expectEqual(counter.times.count, 3)
    link.isPaused = false
    link.preferredFramesPerSecond = 30
    for _ in 0..<6 { simulator.step() }
    expectEqual(counter.times.count, 6)
    link.invalidate()
    simulator.step()
    expect(counter.times.count == 6 && simulator.isIdle)
  }
}
