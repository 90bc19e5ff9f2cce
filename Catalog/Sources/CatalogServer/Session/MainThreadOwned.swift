/// The owner of an object that must end on the main thread, such as one with views: the last reference to the owner may be
/// released on any thread, as that of a socket's closure is. UIKit ends views on the main thread by itself.
final class MainThreadOwned<Object: AnyObject & Sendable>: Sendable {
  // Not a reference that Swift counts: after `deinit` handed it over, the owner must not release it once more.
  private let reference: Unmanaged<Object>

  init(_ object: Object) { reference = .passRetained(object) }

  var object: Object { reference.takeUnretainedValue() }

  deinit {
    let reference = reference
    guard !HostMainQueue.isCurrent else { return reference.release() }
    Task { @MainActor in reference.release() }
  }
}
