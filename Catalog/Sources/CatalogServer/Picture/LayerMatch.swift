/// Which of the old layers below a layer is which of the new ones.
///
/// Layers that are equal belong together, wherever they are: so a table that is scrolled by a row costs one row. What
/// remains is paired in order by what it is made of. A wrong guess makes a message longer, never wrong.
struct LayerMatch {
  /// What a new layer was before.
  enum Partner {
    /// The old layer of that index, unchanged.
    case same(Int)
    /// The old layer of that index, changed.
    case similar(Int)
    /// Nothing; the layer is new.
    case none
  }

  /// One for each new layer.
  private(set) var partners: [Partner]
  /// The old layers that are gone.
  private(set) var leftOver: [Int] = []

  init(_ old: [LayerSnapshot], _ new: [LayerSnapshot]) {
    partners = Array(repeating: .none, count: new.count)
    guard !old.isEmpty else { return }
    var isFree = Array(repeating: true, count: old.count)
    var expected = 0
    for index in new.indices {
      guard let found = Self.search(old, isFree, from: expected, where: { $0 == new[index] }) else {
        continue
      }
      partners[index] = .same(found)
      isFree[found] = false
      expected = found + 1
    }
    for index in new.indices {
      guard case .none = partners[index] else { continue }
      guard let found = Self.search(old, isFree, from: 0, where: { $0.resembles(new[index]) }) else {
        continue
      }
      partners[index] = .similar(found)
      isFree[found] = false
    }
    leftOver = old.indices.filter { isFree[$0] }
  }

  /// Begins where the last one was found: nearly always the next one is it.
  private static func search(
    _ old: [LayerSnapshot], _ isFree: [Bool], from start: Int, where fits: (LayerSnapshot) -> Bool
  ) -> Int? {
    for step in old.indices {
      let index = (start + step) % old.count
      if isFree[index], fits(old[index]) { return index }
    }
    return nil
  }
}

extension LayerSnapshot {
  /// Whether two layers could be the same one at different times.
  fileprivate func resembles(_ other: LayerSnapshot) -> Bool {
    accessibilityIdentifier == other.accessibilityIdentifier && text.isEmpty == other.text.isEmpty
      && (image == nil) == (other.image == nil) && (gradient == nil) == (other.gradient == nil)
      && (shape == nil) == (other.shape == nil) && sublayers.isEmpty == other.sublayers.isEmpty
  }
}
