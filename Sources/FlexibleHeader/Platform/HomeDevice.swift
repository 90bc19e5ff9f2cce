import UIKit

// The device on which something was made. An app has one; simulators can be many in a process, and what one of them
// tells its views does not concern those of the others.
#if canImport(ObjectiveC)
  @MainActor struct HomeDevice {
    var isCurrent: Bool { true }
  }
#else
  @MainActor struct HomeDevice {
    private weak var simulator: HostSimulator? = .current

    var isCurrent: Bool { simulator === HostSimulator.current }
  }
#endif
