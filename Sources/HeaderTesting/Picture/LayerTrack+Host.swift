#if !canImport(ObjectiveC)
  /// A layer over the frames of a recording, and the layers below it.
  ///
  /// Snapshots have no identity, so a layer is recognized in the next frame by its content and location.
  final class LayerTrack {
    /// The layer in each frame, without sublayers, or `nil` where it isn't on the screen. Trailing `nil`
    /// entries are left out.
    private(set) var frames: [LayerSnapshot?]

    /// All layers that are below this one in any frame, from back to front.
    private(set) var sublayers: [LayerTrack] = []

    private var texts: [String] = []

    /// The longest distance that a layer can move from one frame to the next, in points.
    private static let reach: CGFloat = 100

    /// Creates a track of a layer that appears in the frame `index`.
    init(_ layer: LayerSnapshot, at index: Int) {
      frames = []
      add(layer, at: index)
    }

    /// Adds the layer's content in the frame `index`, which follows all frames so far.
    func add(_ layer: LayerSnapshot, at index: Int) {
      while frames.count < index { frames.append(nil) }
      var own = layer
      own.sublayers = []
      frames.append(own)
      texts = Self.texts(in: layer)
      let matches = matches(of: layer.sublayers, at: index)
      var position = 0
      for (sublayer, match) in zip(layer.sublayers, matches) {
        position = place(sublayer, match, at: index, from: position) + 1
      }
    }

    /// Adds a sublayer to its track, or to a new track if the stacking order changed.
    private func place(_ layer: LayerSnapshot, _ match: LayerTrack?, at index: Int, from position: Int) -> Int
    {
      if let match, let found = sublayers.firstIndex(where: { $0 === match }) {
        let between = found < position ? sublayers[(found + 1)..<position] : []
        if !between.contains(where: { $0.frame(at: index)?.overlaps(layer) == true }) {
          match.add(layer, at: index)
          return max(found, position - 1)
        }
      }
      sublayers.insert(LayerTrack(layer, at: index), at: position)
      return position
    }

    /// Returns the layer in the frame `index`, or `nil` if it isn't on the screen.
    func frame(at index: Int) -> LayerSnapshot? { index < frames.count ? frames[index] : nil }

    // MARK: - Matching

    private func matches(of layers: [LayerSnapshot], at index: Int) -> [LayerTrack?] {
      var free = sublayers
      var result = [LayerTrack?](repeating: nil, count: layers.count)
      func take(_ position: Int, where isSuitable: (LayerTrack, CGFloat) -> Bool) {
        let layer = layers[position]
        var best: (offset: Int, distance: CGFloat)?
        for (offset, track) in free.enumerated() {
          guard var distance = track.distance(to: layer), isSuitable(track, distance) else { continue }
          // Of two tracks at the same location, the one that is still on the screen is preferred.
          if track.frames.count < index { distance += 1 }
          guard distance < best?.distance ?? .infinity else { continue }
          best = (offset, distance)
        }
        if let best { result[position] = free.remove(at: best.offset) }
      }
      let texts = layers.map(Self.texts)
      for position in layers.indices {
        take(position) { track, distance in
          track.texts == texts[position] && distance <= (track.frames.count == index ? Self.reach : 0.5)
        }
      }
      for position in layers.indices where result[position] == nil {
        take(position) { track, distance in track.frames.count == index && distance <= Self.reach }
      }
      return result
    }

    /// Returns the distance of `layer` from the track's last location, or `nil` if the layer is of another
    /// kind.
    private func distance(to layer: LayerSnapshot) -> CGFloat? {
      guard let last = frames.last ?? nil, last.image?.identifier == layer.image?.identifier,
        last.accessibilityIdentifier == layer.accessibilityIdentifier,
        (last.gradient == nil) == (layer.gradient == nil), (last.shape == nil) == (layer.shape == nil),
        last.text.isEmpty == layer.text.isEmpty
      else { return nil }
      return max(abs(last.position.x - layer.position.x), abs(last.position.y - layer.position.y))
    }

    private static func texts(in layer: LayerSnapshot) -> [String] {
      layer.text.map(\.text) + layer.sublayers.flatMap(texts)
    }
  }

  extension LayerSnapshot {
    /// The layer's rectangle in the coordinates of the layer above, before its transform.
    private var place: CGRect {
      CGRect(
        x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
        width: bounds.width, height: bounds.height)
    }

    /// Returns whether two layers cover each other; those that only touch don't.
    fileprivate func overlaps(_ other: LayerSnapshot) -> Bool {
      let (a, b, touch) = (place, other.place, 0.5)
      return min(a.maxX, b.maxX) - max(a.minX, b.minX) > touch
        && min(a.maxY, b.maxY) - max(a.minY, b.minY) > touch
    }
  }
#endif
