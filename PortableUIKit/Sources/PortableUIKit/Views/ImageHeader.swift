import Foundation

/// The format and size of an image, read from the first bytes of its file.
struct ImageHeader: Hashable {
  enum Format: String {
    case png = "image/png"
    case jpeg = "image/jpeg"
    /// Used for images drawn by the app; SVG files aren't read.
    case svg = "image/svg+xml"
  }

  var format: Format
  /// The displayed size, in pixels.
  var width: Int
  var height: Int

  /// Returns `nil` for other formats, truncated headers, and images without a size.
  init?(_ data: Data) {
    var reader = ByteReader(data)
    if let size = Self.pngSize(&reader) {
      format = .png
      (width, height) = size
    } else {
      reader = ByteReader(data)
      guard let size = Self.jpegSize(&reader) else { return nil }
      format = .jpeg
      (width, height) = size
    }
    if width == 0 || height == 0 { return nil }
  }

  private static func pngSize(_ reader: inout ByteReader) -> (Int, Int)? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard reader.bytes(8) == signature, reader.number(4) == 13, reader.bytes(4) == Array("IHDR".utf8),
      let width = reader.number(4), let height = reader.number(4)
    else { return nil }
    return (width, height)
  }

  private static func jpegSize(_ reader: inout ByteReader) -> (Int, Int)? {
    guard reader.number(2) == 0xFFD8 else { return nil }
    var isTurned = false
    while reader.number(1) == 0xFF {
      var marker = reader.number(1)
      while marker == 0xFF { marker = reader.number(1) }
      guard let marker, let length = reader.number(2), length >= 2, let segment = reader.bytes(length - 2)
      else { return nil }
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        var frame = ByteReader(Data(segment))
        guard frame.number(1) != nil, let height = frame.number(2), let width = frame.number(2) else {
          return nil
        }
        return isTurned ? (height, width) : (width, height)
      case 0xE1:
        isTurned = ExifOrientation(segment).map(\.swapsSides) ?? isTurned
      case 0xD9, 0xDA:
        return nil
      default:
        break
      }
    }
    return nil
  }
}
