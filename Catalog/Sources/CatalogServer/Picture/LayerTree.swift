/// The layers of a screen. Each has a number that it keeps from frame to frame.
///
/// Snapshots are plain values without identity, so layers are identified by comparison. A number is never
/// reused.
struct LayerTree {
  /// A layer and its sublayers.
  struct Node {
    let number: Int
    /// The layer with its whole hierarchy.
    var layer: LayerSnapshot
    var children: [Node]
  }

  /// The screen's layer.
  private(set) var root: Node
  private var nextNumber: Int

  /// Creates a tree that numbers all layers of a snapshot, starting with `first`.
  init(_ layer: LayerSnapshot, first: Int = 1) {
    var counter = first
    root = Node(numbering: layer, counter: &counter)
    nextNumber = counter
  }

  /// Updates the tree to another snapshot and returns the difference.
  mutating func update(to layer: LayerSnapshot) -> LayerTreeDifference {
    var difference = LayerTreeDifference(root: root.number)
    root.update(to: layer, difference: &difference, counter: &nextNumber)
    return difference
  }

  /// The whole tree as a difference from an empty one.
  var description: LayerTreeDifference {
    var difference = LayerTreeDifference(root: root.number)
    root.describe(in: &difference)
    return difference
  }

  /// The number of the next new layer.
  var endNumber: Int { nextNumber }

  /// Returns the same tree, in which new layers get numbers from `number` on.
  func numbering(from number: Int) -> LayerTree {
    var tree = self
    tree.nextNumber = max(nextNumber, number)
    return tree
  }
}

extension LayerTree.Node {
  fileprivate init(numbering layer: LayerSnapshot, counter: inout Int) {
    number = counter
    counter += 1
    self.layer = layer
    children = []
    children.reserveCapacity(layer.sublayers.count)
    for sublayer in layer.sublayers {
      children.append(LayerTree.Node(numbering: sublayer, counter: &counter))
    }
  }

  /// Adds everything about a layer that the reader doesn't know yet.
  fileprivate func describe(in difference: inout LayerTreeDifference) {
    let plain = LayerSnapshot(position: .zero, bounds: .zero)
    difference.changes.append(
      .init(
        number: number, properties: LayerProperty.changes(from: plain, to: layer),
        children: children.isEmpty ? nil : children.map(\.number)))
    for child in children { child.describe(in: &difference) }
  }

  fileprivate mutating func update(
    to new: LayerSnapshot, difference: inout LayerTreeDifference, counter: inout Int
  ) {
    let properties = LayerProperty.changes(from: layer, to: new)
    let place = difference.changes.count
    let partners = LayerMatch(children.map(\.layer), new.sublayers)
    difference.changes.append(.init(number: number, properties: properties, children: nil))
    layer = new

    var next: [LayerTree.Node] = []
    next.reserveCapacity(new.sublayers.count)
    for (sublayer, partner) in zip(new.sublayers, partners.partners) {
      switch partner {
      case .same(let index):
        next.append(children[index])
      case .similar(let index):
        var child = children[index]
        child.update(to: sublayer, difference: &difference, counter: &counter)
        next.append(child)
      case .none:
        let child = LayerTree.Node(numbering: sublayer, counter: &counter)
        child.describe(in: &difference)
        next.append(child)
      }
    }
    let isReordered = !next.lazy.map(\.number).elementsEqual(children.lazy.map(\.number))
    difference.removed += partners.leftOver.map { children[$0].number }
    if isReordered { difference.changes[place].children = next.map(\.number) }
    if properties.isEmpty, !isReordered { difference.changes.remove(at: place) }
    children = next
  }
}
