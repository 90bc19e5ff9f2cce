import UIKit

#if !canImport(ObjectiveC)
  import Dispatch
#endif

// Whether code runs where the main actor runs. On Linux, the main queue may be served by any thread.
enum MainQueue {
  #if canImport(ObjectiveC)
    static var isCurrent: Bool { Thread.isMainThread }

    @MainActor static func prepare() {}
  #else
    private static let key = DispatchSpecificKey<Bool>()

    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

    /// Marks the main queue, so that `isCurrent` recognizes it.
    @MainActor static func prepare() { DispatchQueue.main.setSpecific(key: key, value: true) }
  #endif
}
