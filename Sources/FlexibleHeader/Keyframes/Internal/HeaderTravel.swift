/// The progress of a movement, as a fraction and in points.
struct MovementProgress: Equatable {
  /// The fraction of the movement, 0...1.
  var fraction = 0.0
  /// The distance of the movement, in points. It continues to grow after the fraction has reached 1 if the
  /// movement continues.
  var points = 0.0
}

/// The movement of a header or of one of its sections.
struct HeaderTravel: Equatable {
  /// A movement between two ends.
  struct Way: Equatable {
    /// The fraction of the movement, 0...1.
    var fraction = 0.0
    /// The length of the whole movement, in points.
    var length = 0.0

    /// Creates a movement. Fractions are clamped; numbers that aren't finite become 0.
    init(fraction: Double = 0, length: Double = 0) {
      self.fraction = fraction.isFinite ? min(1, max(0, fraction)) : 0
      self.length = length.isFinite ? max(0, length) : 0
    }

    /// Creates a movement of which `points` are completed. The fraction of a movement without length is 0.
    init(points: Double, length: Double) {
      self.init(fraction: length > 0 ? points / length : 0, length: length)
    }

    var progress: MovementProgress { MovementProgress(fraction: fraction, points: fraction * length) }
  }

  /// The movement from the maximum to the minimum height.
  var collapse = Way()
  /// The movement from the minimum height to the position where nothing, or as little as possible, is
  /// visible.
  var exit = Way()
  /// The stretch beyond the maximum height, in points.
  var stretch = 0.0

  func progress(of movement: HeaderProgressSource.Movement) -> MovementProgress {
    switch movement {
    case .collapse: return collapse.progress
    case .exit: return exit.progress
    case .header:
      let points = collapse.progress.points + exit.progress.points
      return Way(points: points, length: collapse.length + exit.length).progress
    case .stretch(let distance):
      let points = stretch.isFinite ? max(0, stretch) : 0
      return MovementProgress(fraction: min(1, points / Double(distance)), points: points)
    }
  }
}
