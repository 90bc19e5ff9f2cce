/// What has to be done to one picture of layers to get the next.
struct LayerTreeDifference: Equatable {
  /// What is new about a layer; a number not heard of before means a new layer.
  struct Change: Equatable {
    var number: Int
    /// The properties that changed; for a new layer, those that differ from an empty one at the origin.
    var properties: [LayerProperty]
    /// All layers directly below, from back to front; nil if they are the same as before.
    var children: [Int]?
  }

  /// The number of the layer of the screen.
  var root: Int
  /// What changed, layers before those below them.
  var changes: [Change] = []
  /// Layers that are gone, with everything below them.
  var removed: [Int] = []

  /// Whether nothing changed.
  var isEmpty: Bool { changes.isEmpty && removed.isEmpty }

  /// The pictures that the changes show.
  var images: [LayerSnapshot.Image] {
    var images: [LayerSnapshot.Image] = []
    for change in changes {
      for case .image(let image?) in change.properties { images.append(image) }
    }
    return images
  }
}
