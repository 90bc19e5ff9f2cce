/// The difference between two trees of layers.
struct LayerTreeDifference: Equatable {
  /// The changes of a layer. An unknown number means a new layer.
  struct Change: Equatable {
    var number: Int
    /// The changed properties. For a new layer, those that differ from an empty layer at the origin.
    var properties: [LayerProperty]
    /// The direct sublayers from back to front, or `nil` if they are unchanged.
    var children: [Int]?
  }

  /// The number of the screen's layer.
  var root: Int
  /// The changes, with layers before their sublayers.
  var changes: [Change] = []
  /// The numbers of the layers that were removed with their hierarchies.
  var removed: [Int] = []

  /// A Boolean value that indicates whether there are no changes.
  var isEmpty: Bool { changes.isEmpty && removed.isEmpty }

  /// The pictures in the changes.
  var images: [LayerSnapshot.Image] {
    var images: [LayerSnapshot.Image] = []
    for change in changes {
      for case .image(let image?) in change.properties { images.append(image) }
    }
    return images
  }
}
