import UIKit

/// Calls a function on the main thread when an object was deallocated.
///
/// Without Objective-C, the call comes late, because the deallocation of an object isn't reported.
final class DeallocationNotice: Sendable {
  private let body: @MainActor @Sendable () -> Void

  private init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }

  /// Calls `body` when `object` was deallocated. There is one such call for each object and owner.
  @MainActor static func attach(
    to object: AnyObject, for owner: AnyObject, _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    // The address of the owner is a key of its own.
    let key = UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
    associate(object, key, DeallocationNotice(body))
  }

  deinit {
    let body = body
    guard MainQueue.isCurrent else {
      Task { @MainActor in body() }
      return
    }
    MainActor.assumeIsolated { body() }
  }
}

#if canImport(ObjectiveC)
  private func associate(_ object: AnyObject, _ key: UnsafeRawPointer, _ value: AnyObject) {
    let retainNonatomic: UInt = 1
    setAssociatedObject(object, key, value, retainNonatomic)
  }

  // The function of the Objective-C runtime.
  @_silgen_name("objc_setAssociatedObject")
  private func setAssociatedObject(
    _ object: AnyObject, _ key: UnsafeRawPointer, _ value: AnyObject?, _ policy: UInt)
#else
  private func associate(_ object: AnyObject, _ key: UnsafeRawPointer, _ value: AnyObject) {
    objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
#endif
