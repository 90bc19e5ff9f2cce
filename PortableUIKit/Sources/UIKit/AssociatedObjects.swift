// Objective-C's runtime, which UIKit and Foundation bring along on iOS, keeps values beside objects. Many extensions of
// UIKit store properties that way. The functions have the names that the runtime gives them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// How an associated value is kept. Here every value is retained; none is copied.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// In Objective-C a reference that isn't retained.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// In Objective-C a copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference, from any thread.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// In Objective-C a copy, from any thread.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value beside an object under a key; nil removes the value.
///
/// Without Objective-C nothing announces the end of an object. Values of objects that are gone are released at a later
/// call, once as many objects have come as there were at the last time.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationTable.shared.set(value, under: key, beside: object as AnyObject)
}

/// Returns the value that is kept beside an object under a key; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.value(under: key, beside: object as AnyObject)
}

/// The values beside all objects. A lock guards every access, hence unchecked.
private final class AssociationTable: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  static let shared = AssociationTable()
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there may be before those of objects that are gone are removed.
  private var limit = 64

  func set(_ value: Any?, under key: UnsafeRawPointer, beside object: AnyObject) {
    // Values are released after the lock: their end may run code that comes back here.
    var released: [Any] = []
    lock.withLock {
      if entries.count >= limit { removeDeadEntries(to: &released) }
      let id = ObjectIdentifier(object)
      // An entry of an object that is gone may have the address of a new one.
      if let old = entries[id], old.object !== object { released += old.values.values.map { $0 } }
      var entry = entries[id].flatMap { $0.object === object ? $0 : nil } ?? Entry(object: object)
      if let old = entry.values[key] { released.append(old) }
      entry.values[key] = value
      entries[id] = entry.values.isEmpty ? nil : entry
    }
    withExtendedLifetime(released) {}
  }

  func value(under key: UnsafeRawPointer, beside object: AnyObject) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
      return entry.values[key]
    }
  }

  private func removeDeadEntries(to released: inout [Any]) {
    for (id, entry) in entries where entry.object == nil {
      released += entry.values.values.map { $0 }
      entries[id] = nil
    }
    limit = max(64, 2 * entries.count)
  }
}
