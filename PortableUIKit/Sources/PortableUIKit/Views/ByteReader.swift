import Foundation

/// Reads bytes and unsigned integers sequentially; returns `nil` if too few bytes remain.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var position = 0
  /// A Boolean value that indicates whether numbers are stored with the least significant byte first.
  var isLittleEndian = false

  init(_ data: Data) {
    bytes = Array(data)
  }

  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard count >= 0, bytes.count - position >= count else { return nil }
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  /// Reads an unsigned number of 1 to 4 bytes.
  mutating func number(_ count: Int) -> Int? {
    guard let digits = bytes(count) else { return nil }
    return (isLittleEndian ? digits.reversed() : digits).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Moves to an absolute byte position; returns `false` if the position is out of range.
  mutating func move(to newPosition: Int) -> Bool {
    guard bytes.indices.contains(newPosition) else { return false }
    position = newPosition
    return true
  }
}
