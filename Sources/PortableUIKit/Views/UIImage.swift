import Foundation

/// A picture in a PNG or JPEG file, or one that was drawn.
///
/// The file's bytes are kept as they are: nothing here turns them into pixels.
open class UIImage: NSObject, @unchecked Sendable {
  let data: Data
  let format: ImageHeader.Format
  /// Names the picture by its bytes (FNV-1a, 64 bits), so that a client can ask for each picture once.
  let identifier: String
  private let pointSize: CGSize
  private let pixelsPerPoint: CGFloat

  /// The picture in a file's bytes; nil unless they begin as a PNG or JPEG file with a size does.
  public init?(data: Data) {
    guard let header = ImageHeader(data) else { return nil }
    self.data = data
    format = header.format
    identifier = Self.identifier(of: data)
    pointSize = CGSize(width: header.width, height: header.height)
    pixelsPerPoint = 1
    super.init()
  }

  /// A picture that was drawn: the bytes of an SVG document.
  init(drawing: Data, size: CGSize, scale: CGFloat) {
    data = drawing
    format = .svg
    identifier = Self.identifier(of: drawing)
    pointSize = size
    pixelsPerPoint = scale
    super.init()
  }

  /// The size in points, as it is to be looked at: turned when a photo's file says so.
  open var size: CGSize { pointSize }

  /// Pixels per point: 1 for a picture that was made from bytes, the renderer's for one that was drawn.
  open var scale: CGFloat { pixelsPerPoint }

  private static func identifier(of data: Data) -> String {
    let hash = data.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
