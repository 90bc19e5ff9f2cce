/// The optional methods that a delegate implements, as determined when it was set.
///
/// UIKit calls `responds(to:)` once for each method and caches the results. A method that the delegate begins to implement
/// later isn't called, and one that it no longer implements is.
@MainActor struct DelegateMemory {
  /// The implemented methods of a forwarding delegate; `nil` for other objects, which implement the methods of
  /// their protocols themselves.
  private var remembered: Set<DelegateMethod>?

  /// A Boolean value that indicates whether the delegate decides at run time which methods it implements.
  private(set) var isForwarding = false

  /// Asks a delegate which methods of the given protocols it implements.
  mutating func remember(_ delegate: AnyObject?, _ protocols: DelegateProtocol...) {
    guard let forwarding = delegate as? any ForwardingDelegate else {
      (remembered, isForwarding) = (nil, false)
      return
    }
    isForwarding = true
    remembered = Set(protocols.flatMap(\.methods).filter { forwarding.responds(to: $0.selector) })
  }

  /// Returns the object on which to call a method, or `nil` if the delegate didn't implement it when it was set.
  ///
  /// Stops the program if a delegate that implemented the method forwards it to no object.
  func receiver<Delegate>(
    of method: DelegateMethod, from delegate: AnyObject?, as type: Delegate.Type
  ) -> Delegate? {
    guard let delegate, remembered?.contains(method) != false else { return nil }
    return Self.receiver(of: method, from: delegate, as: type)
  }

  /// Returns the object on which to call a method, or `nil` if the delegate doesn't implement it now. For
  /// delegates whose methods UIKit doesn't remember.
  static func currentReceiver<Delegate>(
    of method: DelegateMethod, from delegate: AnyObject?, as type: Delegate.Type
  ) -> Delegate? {
    guard let delegate else { return nil }
    if let forwarding = delegate as? any ForwardingDelegate, !forwarding.responds(to: method.selector) {
      return nil
    }
    return receiver(of: method, from: delegate, as: type)
  }

  /// The number of objects through which a message may be forwarded. More means that proxies forward to each
  /// other, which overflows the stack on iOS.
  private static let longestChain = 100

  private static func receiver<Delegate>(
    of method: DelegateMethod, from delegate: AnyObject, as type: Delegate.Type
  ) -> Delegate? {
    var object = delegate
    for _ in 0..<longestChain {
      guard let forwarding = object as? any ForwardingDelegate, !forwarding.implements(method.selector) else {
        if let receiver = object as? Delegate { return receiver }
        // A plain object that was queried for a method of a protocol to which it doesn't conform.
        guard object !== delegate else { return nil }
        unrecognized(method, by: object)
      }
      guard let target = forwarding.forwardingTarget(for: method.selector) else {
        unrecognized(method, by: object)
      }
      object = target as AnyObject
    }
    preconditionFailure(
      "The message \(method.rawValue) to \(Swift.type(of: delegate)) was forwarded more than \(longestChain) "
        + "times. Delegates must not forward to each other.")
  }

  private static func unrecognized(_ method: DelegateMethod, by object: AnyObject) -> Never {
    preconditionFailure(
      "Unrecognized selector \(method.rawValue) sent to an instance of \(type(of: object)). UIKit remembers "
        + "which methods a delegate implements when the delegate is set. Set the delegate again when its target "
        + "changes or goes away, or return an object from forwardingTarget(for:).")
  }
}
