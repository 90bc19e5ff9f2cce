/// A mapping from the new layers below a layer to the old ones.
///
/// Equal layers are matched wherever they are, so a table that scrolls by a row costs one row. The remaining
/// layers are paired in order by their kind. A wrong guess makes a message longer, but not incorrect.
struct LayerMatch {
  /// The old counterpart of a new layer.
  enum Partner {
    /// The old layer with this index, unchanged.
    case same(Int)
    /// The old layer with this index, changed.
    case similar(Int)
    /// No old layer; the layer is new.
    case none
  }

  /// The old counterparts, one for each new layer.
  private(set) var partners: [Partner]
  /// The indices of the old layers that were removed.
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

  /// Returns the index of a matching layer. The search starts at the previous match, because it is usually
  /// followed by the next one.
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
  /// Returns whether two layers could be the same layer at different times.
  fileprivate func resembles(_ other: LayerSnapshot) -> Bool {
    accessibilityIdentifier == other.accessibilityIdentifier && text.isEmpty == other.text.isEmpty
      && (image == nil) == (other.image == nil) && (gradient == nil) == (other.gradient == nil)
      && (shape == nil) == (other.shape == nil) && sublayers.isEmpty == other.sublayers.isEmpty
  }
}
