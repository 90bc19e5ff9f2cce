/// The pictures that were announced to a tab and can be loaded by name.
@MainActor struct ImageShelf {
  /// A picture's data.
  struct Picture: Sendable {
    var data: Data
    var mediaType: String
  }

  /// The maximum number of pictures. The latest ones are kept.
  private static let most = 256

  private var pictures: [String: Picture] = [:]
  private var order: [String] = []

  subscript(identifier: String) -> Picture? { pictures[identifier] }

  /// Adds the pictures in a difference.
  mutating func add(_ images: [LayerSnapshot.Image], from stage: Stage) {
    let missing = images.filter { pictures[$0.identifier] == nil }
    guard !missing.isEmpty else { return }
    var data: [String: Data] = [:]
    for window in stage.simulator.application.windows {
      data.merge(LayerSnapshot.imageData(below: window.layer)) { first, _ in first }
    }
    for image in missing where pictures[image.identifier] == nil {
      guard let bytes = data[image.identifier] else { continue }
      pictures[image.identifier] = Picture(data: bytes, mediaType: image.mediaType)
      order.append(image.identifier)
    }
    while order.count > Self.most { pictures[order.removeFirst()] = nil }
  }
}
