import UIKit

// Whether code runs where the main actor runs. Elsewhere than on Apple's platforms, any thread may serve the main queue.
enum MainQueue {
  #if canImport(ObjectiveC)
    static var isCurrent: Bool { Thread.isMainThread }
  #else
    static var isCurrent: Bool { HostMainQueue.isCurrent }
  #endif
}
