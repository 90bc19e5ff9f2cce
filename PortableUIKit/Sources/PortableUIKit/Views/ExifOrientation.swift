import Foundation

/// The Exif orientation stored in a photo's file.
struct ExifOrientation {
  private static let orientationTag = 0x0112

  private let value: Int

  /// A Boolean value that indicates whether width and height are swapped when the photo is displayed.
  var swapsSides: Bool { (5...8).contains(value) }

  /// Returns `nil` unless the JPEG segment contains an orientation.
  init?(_ segment: [UInt8]) {
    var reader = ByteReader(Data(segment))
    guard reader.bytes(6) == Array("Exif".utf8) + [0, 0] else { return nil }
    let start = reader.position
    switch reader.number(2) {
    case 0x4949: reader.isLittleEndian = true
    case 0x4D4D: reader.isLittleEndian = false
    default: return nil
    }
    guard reader.number(2) == 42, let directory = reader.number(4), reader.move(to: start + directory),
      let count = reader.number(2)
    else { return nil }
    for _ in 0..<count {
      guard let tag = reader.number(2), reader.bytes(6) != nil, let value = reader.number(2),
        reader.bytes(2) != nil
      else { return nil }
      if tag == Self.orientationTag {
        self.value = value
        return
      }
    }
    return nil
  }
}
