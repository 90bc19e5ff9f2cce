import HeaderEngine

/// The surroundings of a scroll view that all clients of its connection know.
struct DeliveredSurroundings {
  private var delivered: ScrollSurroundings
  /// A Boolean value that indicates whether there were other ones since. One client may have read those, and they may have gone
  /// again.
  private(set) var areOutdated = false

  init(_ surroundings: ScrollSurroundings) { delivered = surroundings }

  /// The scroll view was read, with these surroundings.
  mutating func compare(with found: ScrollSurroundings) {
    if found.differ(from: delivered) { areOutdated = true }
  }

  /// The clients are about to be informed of the present surroundings.
  mutating func update(to present: ScrollSurroundings) {
    areOutdated = false
    delivered = present
  }
}
