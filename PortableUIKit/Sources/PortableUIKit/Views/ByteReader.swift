import Foundation

/// Reads bytes and whole numbers one after the other; nil once there are too few.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var position = 0
  /// Whether the smallest part of a number comes first.
  var isLittleEndian = false

  init(_ data: Data) {
    bytes = Array(data)
  }

  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard count >= 0, bytes.count - position >= count else { return nil }
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  /// A number of 1 to 4 bytes without a sign.
  mutating func number(_ count: Int) -> Int? {
    guard let digits = bytes(count) else { return nil }
    return (isLittleEndian ? digits.reversed() : digits).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Goes to a place counted from the first byte; false when there is none.
  mutating func move(to newPosition: Int) -> Bool {
    guard bytes.indices.contains(newPosition) else { return false }
    position = newPosition
    return true
  }
}
