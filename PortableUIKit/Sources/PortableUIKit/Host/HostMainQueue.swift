import Dispatch
import Foundation

/// The queue on which the main actor runs. With Dispatch, any thread may serve it.
public enum HostMainQueue {
  private static let key = DispatchSpecificKey<Bool>()

  /// A Boolean value that indicates whether code runs on the queue. Before the first simulator is created, it's `true` on the
  /// main thread only.
  public static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

  /// Marks the queue, so that `isCurrent` recognizes it.
  @MainActor static func mark() { DispatchQueue.main.setSpecific(key: key, value: true) }
}
