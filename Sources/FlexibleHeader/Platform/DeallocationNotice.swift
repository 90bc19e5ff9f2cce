import UIKit

/// Calls a function on the main thread when an object was deallocated.
///
/// Without Objective-C, the call comes late, because the deallocation of an object isn't reported.
final class DeallocationNotice: Sendable {
  private let body: @MainActor @Sendable () -> Void

  private init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }

  /// Calls `body` when `object` is deallocated. Another call for the same object and owner replaces this one.
  @MainActor static func attach(
    to object: AnyObject, for owner: AnyObject, _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    AssociatedObject.set(DeallocationNotice(body), of: object, for: owner)
  }

  deinit {
    MainQueue.run(body)
  }
}
