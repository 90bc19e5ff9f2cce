/// Reads the numbers and choices of a session from the bytes of an input. After the last byte everything is 0.
public struct FuzzBytes {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// Creates a reader of the input that libFuzzer passes.
  public init(_ start: UnsafePointer<UInt8>?, count: Int) {
    bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
  }

  /// A Boolean value that indicates whether all bytes were read.
  public var isOver: Bool { position >= bytes.count }

  /// Returns the next byte.
  public mutating func byte() -> UInt8 {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return bytes[position]
  }

  /// Returns a number in `0..<count`.
  public mutating func below(_ count: Int) -> Int { Int(byte()) % count }

  /// Returns a Boolean value.
  public mutating func flag() -> Bool { byte() & 1 == 1 }

  /// Returns one of `choices`.
  public mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }

  /// Returns a multiple of a quarter point in -`limit`...`limit`, so that sums of a session are exact.
  public mutating func quarters(_ limit: Double) -> Double {
    let bits = Int(byte()) << 8 | Int(byte())
    let steps = Int(limit * 4)
    return Double(bits % (2 * steps + 1) - steps) / 4
  }

  /// Returns a length in 0...`limit`, in whole points.
  public mutating func length(_ limit: Int) -> Double {
    let bits = Int(byte()) << 8 | Int(byte())
    return Double(bits % (limit + 1))
  }

  private static let odd = [
    Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e308, 1e300,
    1e12, 1e9, -1e9, 1e9.nextUp, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e-300, 0, -0.0,
  ]

  /// Returns any number: a length of a screen, a number at the limits, or any 64 bits.
  public mutating func wild() -> Double {
    let kind = byte()
    switch kind % 8 {
    case 0: return Self.odd[Int(kind / 8) % Self.odd.count]
    case 1:
      var bits: UInt64 = 0
      for _ in 0..<8 { bits = bits << 8 | UInt64(byte()) }
      return Double(bitPattern: bits)
    default: return quarters(4000)
    }
  }
}
