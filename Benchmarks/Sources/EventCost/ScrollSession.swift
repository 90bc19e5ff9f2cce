/// A session of scrolling like a person's: drags with jitter, flings that slow down, pulls beyond both ends.
/// Offsets are multiples of half a point, as on a screen with two pixels per point.
struct ScrollSession {
  static let contentHeight = 4000.0
  static let viewHeight = 568.0
  static let topInset = 160.0
  static let minimumHeight = 76.0

  /// The content offsets of a round, in order.
  private let offsets: [Double]
  /// The number of rounds.
  private let rounds: Int

  /// Creates a session. The same `count` always yields the same offsets.
  init(count: Int, rounds: Int) {
    var numbers = Numbers(state: 0x5EED)
    var offsets: [Double] = []
    offsets.reserveCapacity(count)
    var offset = -Self.topInset
    while offsets.count < count {
      let direction = offset > 3000 ? -1.0 : (offset < 0 ? 1 : (numbers.next() < 0.6 ? 1 : -1))
      var velocity = direction * (4 + 20 * numbers.next())
      for _ in 0..<20 where offsets.count < count {
        offset += velocity + 3 * (numbers.next() - 0.5)
        offsets.append(Self.onScreen(offset))
      }
      while abs(velocity) > 0.4, offsets.count < count {
        velocity *= 0.967
        offset += velocity
        offsets.append(Self.onScreen(offset))
      }
      offset = Self.onScreen(offset)
    }
    self.offsets = offsets
    self.rounds = rounds
  }

  /// Calls `event` with every offset of every round.
  @inline(__always) func play(_ event: (Double) -> Void) {
    for _ in 0..<rounds {
      for offset in offsets { event(offset) }
    }
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
