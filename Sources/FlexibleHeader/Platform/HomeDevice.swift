import UIKit

// The device on which an object was created. An app has one device. A process can have many simulators, and
// notifications of one of them must not affect the views of the others.
#if canImport(ObjectiveC)
  @MainActor struct HomeDevice {
    var isCurrent: Bool { true }
    func makeCurrent() {}
  }
#else
  @MainActor struct HomeDevice {
    private weak var simulator: HostSimulator? = .current

    var isCurrent: Bool { simulator === HostSimulator.current }
    func makeCurrent() { simulator?.makeCurrent() }
  }
#endif
