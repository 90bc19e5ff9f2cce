@testable import PortableUIKit
import Testing

struct ImageHeaderTests {
  static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 0x40, 0, 0, 0, 0xF0, 8, 6, 0, 0, 0, 0, 0, 0, 0]
  static let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 0xF0, 1, 0x40, 1, 1, 0x11, 0]

  /// A segment that says how the camera was held, in the byte order of the camera.
  static func exif(_ orientation: UInt8, isLittleEndian: Bool) -> [UInt8] {
    let tiff: [UInt8] =
      isLittleEndian
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    return [0xFF, 0xE1, 0, UInt8(8 + tiff.count)] + Array("Exif".utf8) + [0, 0] + tiff
  }

  static func jpeg(_ segments: [UInt8]...) -> Data { Data([0xFF, 0xD8] + segments.joined()) }

  func size(_ data: Data) -> CGSize? { UIImage(data: data)?.size }

  @Test func pngSizeStandsInItsFirstChunk() {
    expectEqual(size(Data(Self.png)), CGSize(width: 320, height: 240))
    expectEqual(UIImage(data: Data(Self.png))?.scale, 1)
    expectEqual(UIImage(data: Data(Self.png))?.format, .png)
  }

  @Test func jpegSizeStandsInItsFrameHeader() {
    let comment: [UInt8] = [0xFF, 0xFE, 0, 4, 0xFF, 0xC0]
    expectEqual(size(Self.jpeg(comment, Self.frame)), CGSize(width: 320, height: 240))
    expectEqual(
      size(Self.jpeg([0xFF, 0xFF], Array(Self.frame.dropFirst()))), CGSize(width: 320, height: 240))
    expectEqual(UIImage(data: Self.jpeg(Self.frame))?.format, .jpeg)
  }

  @Test("[A] a photo taken sideways has its sides swapped", arguments: [true, false])
  func turnedPhotosSwapTheirSides(isLittleEndian: Bool) {
    for orientation in UInt8(1)...8 {
      let photo = Self.jpeg(Self.exif(orientation, isLittleEndian: isLittleEndian), Self.frame)
      expectEqual(size(photo)?.width, orientation < 5 ? 320 : 240)
    }
  }

  @Test func garbageIsNoImage() {
    expect(size(Data()) == nil && size(Data("GIF89a".utf8)) == nil)
    for length in 0..<24 { expectNil(size(Data(Self.png.prefix(length)))) }
    let jpeg = Self.jpeg(Self.exif(6, isLittleEndian: true), Self.frame)
    for length in 0..<(jpeg.count - 5) { expectNil(size(jpeg.prefix(length))) }
    expectNil(size(Self.jpeg([0xFF, 0xDA, 0, 2], Self.frame)))
    expectNil(size(Self.jpeg([0xFF, 0xFE, 0, 1], Self.frame)))
  }

  @Test func picturesWithoutASizeAreNoImages() {
    var png = Self.png
    png.replaceSubrange(16..<20, with: [0, 0, 0, 0])
    expectNil(size(Data(png)))
  }

  @Test func partsOfOtherDataAreReadFromTheirStart() {
    let data = Data([1, 2, 3] + Self.png)
    expectEqual(size(data[3...]), CGSize(width: 320, height: 240))
  }

  @Test func identifiersFollowTheBytes() {
    let one = UIImage(data: Data(Self.png))
    expect(one?.identifier == UIImage(data: Data(Self.png))?.identifier && one?.identifier.count == 16)
    expectNotEqual(one?.identifier, UIImage(data: Data(Self.png + [0]))?.identifier)
  }
}
