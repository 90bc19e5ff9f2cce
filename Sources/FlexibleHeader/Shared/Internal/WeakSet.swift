import UIKit

/// A handful of objects that are held weakly: each once, in the order of their coming.
struct WeakSet<Element: AnyObject> {
  private struct Reference { weak var object: Element? }

  private var references: [Reference] = []

  /// Nothing was put in, or all of it was taken out again. True costs nothing; dead objects may count as content.
  var isEmpty: Bool { references.isEmpty }

  /// Calls `body` with each object that still lives, without the cost of making a list of them.
  func forEach(_ body: (Element) -> Void) {
    for index in references.indices {
      if let object = references[index].object { body(object) }
    }
  }

  /// The objects that still live.
  var elements: [Element] { references.compactMap(\.object) }

  func contains(_ object: Element) -> Bool { references.contains { $0.object === object } }

  mutating func insert(_ object: Element) {
    references.removeAll { $0.object == nil }
    guard !contains(object) else { return }
    references.append(Reference(object: object))
  }

  mutating func remove(_ object: Element) {
    references.removeAll { $0.object == nil || $0.object === object }
  }
}
