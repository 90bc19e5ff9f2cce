import PortableUIKit

/// Takes note of completions with their time.
@MainActor final class Ends {
  private let simulator: HostSimulator
  private let start: TimeInterval
  private(set) var list: [String] = []

  init(_ simulator: HostSimulator) {
    self.simulator = simulator
    start = simulator.now
  }

  func add(_ name: String) -> (Bool) -> Void {
    { finished in
      MainActor.assumeIsolated {
        let time = ((self.simulator.now - self.start) * 1000).rounded() / 1000
        self.list.append("\(name) \(finished) \(time)")
      }
    }
  }
}
