import Foundation

/// Adds `observe` to every object, with key paths that start at the object's own type.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a handler after each change of a property, on the thread of the change, until the token is
  /// released.
  ///
  /// Handlers are called for every set, including equal values. A key path that reads no observable property
  /// stops the program, because it would never be notified of a change.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - options: The values in the changes and the times of the calls. The default is none.
  ///   - changeHandler: A handler that receives the object and the change.
  /// - Returns: The token of the observation.
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var current = self[keyPath: keyPath]
    let accesses = AccessRecorder.accesses {
      current = self[keyPath: keyPath]
      // Its getter is read too often, and overridden too often, to take part.
      if SafeAreaKeyPath.isEqual(to: keyPath) { (self as? UIScrollView)?.willGet(.safeAreaInsets) }
    }
    precondition(
      !accesses.isEmpty,
      "\(keyPath) of \(type(of: self)) reads no property that can be observed; see ObservableKey")
    weak let weakObject = self as AnyObject
    let tell: () -> Bool
    if options.isDisjoint(with: [.new, .old]) {
      // Without values all changes are equal. Reading through a key path costs some 1,000 instructions, and making a
      // change another 800.
      let change = NSKeyValueObservedChange<Value>(
        kind: .setting, newValue: nil, oldValue: nil, indexes: nil, isPrior: false)
      tell = {
        guard let known = weakObject else { return false }
        // The object is the observed one, and a checked cast would cost 700 instructions at every change.
        changeHandler(unsafeBitCast(known, to: Self.self), change)
        return true
      }
    } else {
      tell = {
        guard let known = weakObject else { return false }
        let object = unsafeBitCast(known, to: Self.self)
        let old = current
        current = object[keyPath: keyPath]
        changeHandler(
          object,
          NSKeyValueObservedChange(
            kind: .setting, newValue: options.contains(.new) ? current : nil,
            oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
        return true
      }
    }
    var announce: (() -> Void)?
    if options.contains(.prior) {
      announce = {
        guard let object = weakObject as? Self else { return }
        changeHandler(
          object,
          NSKeyValueObservedChange(
            kind: .setting, newValue: nil,
            oldValue: options.contains(.old) ? object[keyPath: keyPath] : nil, indexes: nil, isPrior: true))
      }
    }
    let observation = PropertyObservation(accesses: accesses, tell: tell, announce: announce)
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? current : nil, oldValue: nil, indexes: nil,
          isPrior: false))
    }
    return NSKeyValueObservation(observation)
  }
}

/// The key path of the safe area of scroll views, which is isolated to the main actor, unlike `observe`.
private struct SafeAreaKeyPath: @unchecked Sendable {
  private let keyPath: AnyKeyPath
  private static let shared = MainActor.assumeIsolated {
    SafeAreaKeyPath(keyPath: \UIScrollView.safeAreaInsets)
  }

  static func isEqual(to keyPath: AnyKeyPath) -> Bool { keyPath == shared.keyPath }
}
