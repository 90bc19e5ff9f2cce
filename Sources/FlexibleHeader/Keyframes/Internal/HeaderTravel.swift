/// How far a movement has come, as a fraction and in points.
struct MovementProgress: Equatable {
  /// 0...1.
  var fraction = 0.0
  /// The distance so far, in points. It goes on beyond a fraction of 1 where the movement does.
  var points = 0.0
}

/// How far a header, or a section of it, has moved: what all headers tell their keyframes and effects.
struct HeaderTravel: Equatable {
  /// A movement between two ends.
  struct Way: Equatable {
    /// 0...1.
    var fraction = 0.0
    /// The length of the whole way, in points.
    var length = 0.0

    /// Creates a way; fractions are clamped, numbers that aren't finite count as 0.
    init(fraction: Double = 0, length: Double = 0) {
      self.fraction = fraction.isFinite ? min(1, max(0, fraction)) : 0
      self.length = length.isFinite ? max(0, length) : 0
    }

    /// Creates a way of which `points` are done; a way without length is not begun.
    init(points: Double, length: Double) {
      self.init(fraction: length > 0 ? points / length : 0, length: length)
    }

    var progress: MovementProgress { MovementProgress(fraction: fraction, points: fraction * length) }
  }

  /// From the maximum to the minimum height.
  var collapse = Way()
  /// From the minimum height to where nothing, or as little as possible, is visible.
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
