import Foundation

/// Options for the values of a change and the calls of the handler.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set with the given bits. Unknown bits are ignored.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change contains the new value.
  public static var new: NSKeyValueObservingOptions { NSKeyValueObservingOptions(rawValue: 1) }
  /// The change contains the old value.
  public static var old: NSKeyValueObservingOptions { NSKeyValueObservingOptions(rawValue: 2) }
  /// The handler is called once before `observe` returns.
  public static var initial: NSKeyValueObservingOptions { NSKeyValueObservingOptions(rawValue: 4) }
  /// The handler is also called before each change, without the new value.
  public static var prior: NSKeyValueObservingOptions { NSKeyValueObservingOptions(rawValue: 8) }
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kinds of changes. Only `setting` occurs, because collections can't be observed here.
  public enum Kind: UInt, Sendable { case setting = 1, insertion = 2, removal = 3, replacement = 4 }

  /// The kind of the change.
  public let kind: Kind
  /// The new value; `nil` without the option `.new` and in calls before the change.
  public let newValue: Value?
  /// The old value; `nil` without the option `.old` and in the initial call.
  public let oldValue: Value?
  /// The changed indexes of a collection; always `nil` here.
  public let indexes: IndexSet?
  /// A Boolean value that indicates whether the handler is called before the change, as requested with
  /// `.prior`.
  public let isPrior: Bool
}

/// A token for an observation. The observation ends when the token is released or invalidated.
public class NSKeyValueObservation: NSObject {
  private let observation: PropertyObservation

  init(_ observation: PropertyObservation) {
    self.observation = observation
    super.init()
  }

  /// Ends the observation. Calling it again does nothing.
  public func invalidate() { observation.invalidate() }

  deinit { observation.invalidate() }
}
