import Foundation

// Members that Apple's NSObject has and Foundation on other platforms lacks. They can't be used, but they take part in
// name lookup: inside a subclass of NSObject, a member hides a global function with the same base name, even if the
// arguments fit only the function. Without these declarations, such code compiles here and fails on iOS.

/// The runtime of Objective-C.
@available(*, unavailable, message: "This is available only on Apple's platforms.")
extension NSObject {
  public var superclass: AnyClass? { nil }

  public func conforms(to aProtocol: Any.Type) -> Bool { false }
  public func method(for aSelector: Selector?) -> OpaquePointer? { nil }
  public func doesNotRecognizeSelector(_ aSelector: Selector?) {}
  public func awakeAfter(using coder: NSCoder) -> Any? { nil }
  public func attemptRecovery(fromError error: any Error, optionIndex recoveryOptionIndex: Int) -> Bool {
    false
  }

  public class func load() {}
  public class func initialize() {}
  public class func hash() -> Int { 0 }
  public class func description() -> String { "" }
  public class func debugDescription() -> String { "" }
  public class func version() -> Int { 0 }
  public class func setVersion(_ aVersion: Int) {}
  public class func conforms(to aProtocol: Any.Type) -> Bool { false }
  public class func instancesRespond(to aSelector: Selector?) -> Bool { false }
  public class func instanceMethod(for aSelector: Selector?) -> OpaquePointer? { nil }
  public class func resolveClassMethod(_ sel: Selector?) -> Bool { false }
  public class func resolveInstanceMethod(_ sel: Selector?) -> Bool { false }
}

/// Messages that are sent by selector.
@available(*, unavailable, message: "This is available only on Apple's platforms.")
extension NSObject {
  public func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>? { nil }
  public func perform(_ aSelector: Selector?, with object: Any?) -> Unmanaged<AnyObject>? { nil }
  public func perform(
    _ aSelector: Selector?, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>? { nil }
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {}
  public func perform(
    _ aSelector: Selector, on thread: Thread, with argument: Any?, waitUntilDone wait: Bool
  ) {}
  public func performSelector(
    onMainThread aSelector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {}
  public func performSelector(inBackground aSelector: Selector, with argument: Any?) {}

  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {}
}

/// Values by the names of properties.
@available(*, unavailable, message: "This is available only on Apple's platforms.")
extension NSObject {
  public func value(forKey key: String) -> Any? { nil }
  public func value(forKeyPath keyPath: String) -> Any? { nil }
  public func value(forUndefinedKey key: String) -> Any? { nil }
  public func setValue(_ value: Any?, forKey key: String) {}
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  public func setValue(_ value: Any?, forUndefinedKey key: String) {}
  public func setNilValueForKey(_ key: String) {}
  public func setValuesForKeys(_ keyedValues: [String: Any]) {}
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] { [:] }
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { [] }
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray { [] }
  public func mutableSetValue(forKey key: String) -> NSMutableSet { NSMutableSet() }
  public func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet { NSMutableSet() }
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { [] }
  public func mutableOrderedSetValue(forKeyPath keyPath: String) -> NSMutableOrderedSet { [] }
  public func validateValue(_ ioValue: UnsafeMutablePointer<AnyObject?>, forKey inKey: String) throws {}
  public func validateValue(_ ioValue: UnsafeMutablePointer<AnyObject?>, forKeyPath inKeyPath: String) throws
  {}

  public class var accessInstanceVariablesDirectly: Bool { false }
}

/// Observation of properties by their names.
@available(*, unavailable, message: "This is available only on Apple's platforms.")
extension NSObject {
  public var observationInfo: UnsafeMutableRawPointer? {
    get { nil }
    set {}
  }

  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [String: Any]?, context: UnsafeMutableRawPointer?
  ) {}
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {}
  public func willChangeValue(forKey key: String) {}
  public func didChangeValue(forKey key: String) {}
  public func willChange(_ changeKind: UInt, valuesAt indexes: IndexSet, forKey key: String) {}
  public func didChange(_ changeKind: UInt, valuesAt indexes: IndexSet, forKey key: String) {}

  public class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
  public class func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }
}
