/// A session of scroll events. Offsets are multiples of half a point, as on a screen with two pixels per point.
struct ScrollSession {
  /// What happens in a session.
  enum Kind: String {
    /// Scrolling like a person's: drags with jitter, flings that slow down, pulls beyond both ends.
    case person
    /// The same within 300 points of the top.
    case nearTop = "near-top"
    /// Moves to and fro through the range in which headers move, two points at a time.
    case moving
    /// Moves to and fro through the range in which headers collapse, two points at a time.
    case collapsing
    /// Moves to and fro in the middle of the content, where headers stay.
    case idle
  }

  static let contentHeight = 4000.0
  static let viewHeight = 568.0
  static let topInset = 160.0
  static let minimumHeight = 76.0

  /// The content offsets of a round, in order.
  private let offsets: [Double]
  /// The number of rounds.
  private let rounds: Int
  /// Called before the first event of the last round, and after the last event: where clocks start and stop.
  var lastRoundBegins: @MainActor () -> Void = {}
  var lastRoundEnds: @MainActor () -> Void = {}

  /// Creates a session. The same `count` always yields the same offsets.
  init(_ kind: Kind = .person, count: Int, rounds: Int) {
    self.rounds = rounds
    switch kind {
    case .person: offsets = Self.drags(count, turningAt: 3000)
    case .nearTop: offsets = Self.drags(count, turningAt: 100)
    case .moving: offsets = Self.toAndFro(count, from: -Self.topInset, steps: 80, of: 2)
    case .collapsing: offsets = Self.toAndFro(count, from: -Self.topInset, steps: 42, of: 2)
    case .idle: offsets = Self.toAndFro(count, from: 2000, steps: 20, of: 4.5)
    }
  }

  private static func toAndFro(_ count: Int, from start: Double, steps: Int, of step: Double) -> [Double] {
    (0..<count).map { start + step * Double(abs(($0 % (2 * steps)) - steps)) }
  }

  /// Returns the offsets of drags that turn back at an offset.
  private static func drags(_ count: Int, turningAt end: Double) -> [Double] {
    var numbers = Numbers(state: 0x5EED)
    var offsets: [Double] = []
    offsets.reserveCapacity(count)
    var offset = -topInset
    while offsets.count < count {
      let direction = offset > end ? -1.0 : (offset < 0 ? 1 : (numbers.next() < 0.6 ? 1 : -1))
      var velocity = direction * (4 + 20 * numbers.next())
      for _ in 0..<20 where offsets.count < count {
        offset += velocity + 3 * (numbers.next() - 0.5)
        offsets.append(onScreen(offset))
      }
      while abs(velocity) > 0.4, offsets.count < count {
        velocity *= 0.967
        offset += velocity
        offsets.append(onScreen(offset))
      }
      offset = onScreen(offset)
    }
    return offsets
  }

  /// Calls `event` with every offset of every round.
  @MainActor @inline(__always) func play(_ event: (Double) -> Void) {
    for round in 1...rounds {
      if round == rounds { lastRoundBegins() }
      for offset in offsets { event(offset) }
    }
    lastRoundEnds()
  }

  /// Applies a rubber band at both ends and rounds to half a point.
  private static func onScreen(_ offset: Double) -> Double {
    let last = contentHeight - viewHeight
    var shown = offset
    if offset < -topInset { shown = -topInset + (offset + topInset) * 0.4 }
    if offset > last { shown = last + (offset - last) * 0.4 }
    return (shown * 2).rounded() / 2
  }

  /// A SplitMix64 generator of numbers in 0..<1.
  private struct Numbers {
    var state: UInt64

    mutating func next() -> Double {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      z ^= z >> 31
      return Double(z >> 11) / Double(1 << 53)
    }
  }
}
