import UIKit

/// A small collection of weakly held, unique objects in the order of insertion.
struct WeakSet<Element: AnyObject> {
  fileprivate struct Reference { weak var object: Element? }

  private var references: [Reference] = []

  /// A Boolean value that indicates whether the collection has no entries. Those of deallocated objects may still count.
  var isEmpty: Bool { references.isEmpty }

  /// Calls `body` with each object that still exists, without allocating an array.
  func forEach(_ body: (Element) -> Void) {
    for index in references.indices {
      if let object = references[index].object { body(object) }
    }
  }

  /// The objects that still exist.
  var elements: [Element] { references.compactMap { $0.object } }

  func contains(_ object: Element) -> Bool { references.contains { $0.object === object } }

  /// Adds an object, and returns `false` if the collection contained it already.
  @discardableResult mutating func insert(_ object: Element) -> Bool {
    references.removeAll { $0.object == nil }
    guard !contains(object) else { return false }
    references.append(Reference(object: object))
    return true
  }

  mutating func remove(_ object: Element) {
    references.removeAll { $0.object == nil || $0.object === object }
  }
}

extension WeakSet: Sendable where Element: Sendable {}
extension WeakSet.Reference: Sendable where Element: Sendable {}
