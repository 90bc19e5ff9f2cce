import Foundation

/// Which values a change carries, and when the handler is called.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set from its bits; unknown bits are ignored.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change carries the new value.
  public static var new: NSKeyValueObservingOptions { NSKeyValueObservingOptions(rawValue: 1) }
  /// The change carries the value before.
  public static var old: NSKeyValueObservingOptions { NSKeyValueObservingOptions(rawValue: 2) }
  /// The handler is called once before `observe` returns.
  public static var initial: NSKeyValueObservingOptions { NSKeyValueObservingOptions(rawValue: 4) }
  /// The handler is also called before each change, without the new value.
  public static var prior: NSKeyValueObservingOptions { NSKeyValueObservingOptions(rawValue: 8) }
}

/// What happened to an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// How a property changed; only `setting` occurs, since no collection can be observed here.
  public enum Kind: UInt, Sendable { case setting = 1, insertion = 2, removal = 3, replacement = 4 }

  /// How the property changed.
  public let kind: Kind
  /// The value after the change; nil unless asked for with `.new`, and in a notice before the change.
  public let newValue: Value?
  /// The value before the change; nil unless asked for with `.old`, and in the initial call.
  public let oldValue: Value?
  /// The places in a collection that changed; always nil here.
  public let indexes: IndexSet?
  /// Whether this is a notice before the change, asked for with `.prior`.
  public let isPrior: Bool
}

/// A token that keeps an observation alive: it ends when the token is released or invalidated.
public class NSKeyValueObservation: NSObject {
  private let entry: ObservationEntry

  init(entry: ObservationEntry) {
    self.entry = entry
    super.init()
  }

  /// Ends the observation; calling it again does nothing.
  public func invalidate() { entry.invalidate() }

  deinit { entry.invalidate() }
}
