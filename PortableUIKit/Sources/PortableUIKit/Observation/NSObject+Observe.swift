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
    let accesses = ObservationRegistry.recordAccesses { current = self[keyPath: keyPath] }
    precondition(
      !accesses.isEmpty,
      "\(keyPath) of \(type(of: self)) reads no property that can be observed; see ObservableKey")
    weak let weakObject = self as AnyObject
    // Reading through a key path costs some 1,000 instructions.
    let readsValues = !options.isDisjoint(with: [.new, .old])
    let entry = ObservationEntry(accesses: accesses) {
      guard let known = weakObject else { return false }
      // The object is the observed one, and a checked cast would cost 700 instructions at every change.
      let object = unsafeBitCast(known, to: Self.self)
      let old = current
      if readsValues { current = object[keyPath: keyPath] }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? current : nil,
          oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
      return true
    }
    if options.contains(.prior) {
      entry.announce = {
        guard let object = weakObject as? Self else { return }
        changeHandler(
          object,
          NSKeyValueObservedChange(
            kind: .setting, newValue: nil,
            oldValue: options.contains(.old) ? object[keyPath: keyPath] : nil, indexes: nil, isPrior: true))
      }
    }
    ObservationRegistry.add(entry)
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? current : nil, oldValue: nil, indexes: nil,
          isPrior: false))
    }
    return NSKeyValueObservation(entry: entry)
  }
}
