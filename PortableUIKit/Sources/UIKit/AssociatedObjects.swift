// On iOS, UIKit and Foundation include the Objective-C runtime, which can associate values with objects. Many
// extensions of UIKit store properties that way. The functions have the names of the runtime's functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The memory management of an associated value. Here, every value is retained and none is copied.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// An unretained reference in Objective-C.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy in Objective-C.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference, for use from any thread.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy in Objective-C, for use from any thread.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object and a key; `nil` removes the value.
///
/// Without Objective-C, the deallocation of an object isn't reported. Values of deallocated objects are released by a
/// later call: the 64th since the last cleanup, or, with more than 32 objects that have values, after twice as many calls
/// as there were such objects.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationTable.shared.set(value, under: key, beside: object as AnyObject)
}

/// Returns the value associated with an object and a key, or `nil` if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.value(under: key, beside: object as AnyObject)
}

/// The associated values of all objects. Unchecked, because a lock protects every access.
private final class AssociationTable: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  static let shared = AssociationTable()
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of calls of `set` after which the entries of deallocated objects are removed. Entries aren't counted for
  /// that, because few are added if new objects get the addresses of deallocated ones.
  private var callsUntilCleanup = 64

  func set(_ value: Any?, under key: UnsafeRawPointer, beside object: AnyObject) {
    // Values are released after unlocking, because their deallocation may call this again.
    var released: [Any] = []
    lock.withLock {
      callsUntilCleanup -= 1
      if callsUntilCleanup == 0 { removeDeadEntries(to: &released) }
      let id = ObjectIdentifier(object)
      // An entry of a deallocated object may have the address of a new object.
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
    callsUntilCleanup = max(64, 2 * entries.count)
  }
}
