/// A random number generator with a seed. It yields the same numbers on every machine.
///
/// The algorithm is SplitMix64 by Steele, Lea, and Flood. The helpers don't use the standard library's
/// `random(in:using:)`, whose results can change between releases.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator.
  ///
  /// - Parameter seed: The number that determines all others.
  public init(seed: UInt64) { state = seed }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number in `0..<1`.
  public mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Returns a number in `range`.
  public mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + fraction() * (range.upperBound - range.lowerBound)
  }

  /// Returns an integer in `range`.
  public mutating func count(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// Returns `true` with a probability of `percent` in 100.
  public mutating func chance(_ percent: Int) -> Bool { next() % 100 < UInt64(percent) }

  /// Returns one of `choices`.
  ///
  /// - Precondition: `choices` isn't empty.
  public mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[count(0...choices.count - 1)] }
}
