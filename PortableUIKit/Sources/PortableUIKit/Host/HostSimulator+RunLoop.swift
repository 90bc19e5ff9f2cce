import Foundation

/// Simulated time in tests that wait.
extension HostSimulator {
  /// A Boolean value that determines whether simulated time follows real time while the main run loop runs, so that tests
  /// can wait with `waitForExpectations` or `RunLoop.current.run(until:)`.
  ///
  /// The default is `true` in a process that runs tests with XCTest and `false` elsewhere. Each pass of the run loop
  /// advances the current simulator by the frames of the time that has passed. Nothing happens while no run loop runs:
  /// tests that call `advance(by:)` or `step()` aren't affected.
  public static var followsRunLoop: Bool {
    get { RunLoopFollower.shared.isActive }
    set { RunLoopFollower.shared.isActive = newValue }
  }
}

/// A timer on the main run loop that advances the current simulator.
@MainActor final class RunLoopFollower {
  static let shared = RunLoopFollower()

  private static let interval: TimeInterval = 1 / 60
  /// The longest time made up for at once, in seconds. The run loop may not have run for a long time, such as between two
  /// waits.
  private static let longestStep: TimeInterval = 1 / 20

  private var timer: Timer?
  private var lastFire: TimeInterval = 0

  var isActive: Bool {
    get { timer != nil }
    set {
      guard newValue != isActive else { return }
      timer?.invalidate()
      timer = newValue ? makeTimer() : nil
    }
  }

  /// Called when a simulator is created. Test bundles are executables with this suffix.
  func beginInTests() {
    guard !hasBegun else { return }
    hasBegun = true
    if CommandLine.arguments.first?.hasSuffix(".xctest") == true { isActive = true }
  }
  private var hasBegun = false

  private func makeTimer() -> Timer {
    lastFire = ProcessInfo.processInfo.systemUptime
    let timer = Timer(timeInterval: Self.interval, repeats: true) { _ in
      MainActor.assumeIsolated { RunLoopFollower.shared.fire() }
    }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }

  private func fire() {
    let now = ProcessInfo.processInfo.systemUptime
    let passed = min(now - lastFire, Self.longestStep)
    lastFire = now
    HostSimulator.current.advance(by: max(passed, Self.interval / 2))
  }
}
