/// A small random generator with a seed: the same numbers on every machine (Steele, Lea and Flood's SplitMix).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to 1; made here, for the standard library does not promise to keep its own recipe.
  mutating func fraction() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// A number in `range`.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + fraction() * (range.upperBound - range.lowerBound)
  }

  /// A whole number in `range`.
  mutating func count(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// True `percent` times of a hundred.
  mutating func chance(_ percent: Int) -> Bool {
    next() % 100 < UInt64(percent)
  }

  /// One of `choices`, of which there is at least one.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[count(0...choices.count - 1)]
  }
}
