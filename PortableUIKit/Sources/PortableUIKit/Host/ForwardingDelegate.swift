import Foundation

/// A delegate that decides at run time which optional methods it implements, and forwards those that it doesn't implement
/// itself to another object.
///
/// On Apple's platforms, every `NSObject` can do this by overriding `responds(to:)` and `forwardingTarget(for:)`. `NSObject`
/// has no such methods here, so a proxy conforms to this protocol instead. The views and controllers of this module treat it as
/// UIKit does:
///
/// - Scroll views, tables, collection views, and gesture recognizers call `responds(to:)` once for each method, when the
///   delegate or data source is set, and cache the results. Methods that it doesn't implement then are never called.
/// - A cached method is called. If the delegate doesn't implement it itself, `forwardingTarget(for:)` returns the object that
///   receives the call. If it returns `nil`, or an object that doesn't conform to the protocol of the method, the program
///   stops, as it does on iOS with "unrecognized selector".
/// - The delegates of navigation controllers and tab bar controllers are queried at each call.
///
/// The protocols of the forwarded methods have default implementations here, so the proxy's conformance to them needs no
/// methods.
///
///     extension Proxy: ForwardingDelegate {
///       func implements(_ selector: Selector) -> Bool { selector == Selector("scrollViewDidScroll:") }
///       func responds(to selector: Selector!) -> Bool {
///         implements(selector) || target?.responds(to: selector) == true
///       }
///       func forwardingTarget(for selector: Selector!) -> Any? { target }
///     }
public protocol ForwardingDelegate: NSObjectProtocol {
  /// Returns whether the class of the object declares the method with the given Objective-C name. This is what
  /// `super.responds(to:)` returns on iOS.
  nonisolated func implements(_ selector: Selector) -> Bool
  /// Returns whether the object can currently receive the message, itself or by forwarding it. The default
  /// implementation returns the result of `implements(_:)`.
  nonisolated func responds(to selector: Selector!) -> Bool
  /// Returns the object to which to forward a message that the object doesn't implement itself. The default
  /// implementation returns `nil`.
  nonisolated func forwardingTarget(for selector: Selector!) -> Any?
}

extension ForwardingDelegate {
  /// Returns the result of `implements(_:)`.
  public nonisolated func responds(to selector: Selector!) -> Bool {
    selector.map { implements($0) } ?? false
  }
  /// Returns `nil`.
  public nonisolated func forwardingTarget(for selector: Selector!) -> Any? { nil }
}

extension NSObjectProtocol {
  /// Returns whether the object implements the delegate method with the given name in Objective-C, such as
  /// `Selector("scrollViewDidScroll:")`.
  ///
  /// A `ForwardingDelegate` decides itself. Any other object implements all methods of the delegate protocols to
  /// which it conforms, because default implementations replace optional methods here. The result is `false` for
  /// names that aren't those of delegate methods of scroll views, tables, collection views, gesture recognizers,
  /// navigation controllers, and tab bar controllers.
  public nonisolated func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    if let forwarding = self as? any ForwardingDelegate { return forwarding.responds(to: selector) }
    return DelegateProtocol.declaring(selector)?.isAdopted(by: self) ?? false
  }
}
