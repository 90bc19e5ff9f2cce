import Foundation

/// A picture in a PNG or JPEG file, or one that was drawn: by the program, or as one of a few symbols.
///
/// The file's bytes are kept as they are: nothing here turns them into pixels.
// Never changes after its initializer. An open class can't be checked for that; UIKit's is marked in the same way.
open class UIImage: NSObject, @unchecked Sendable {
  private let picture: Picture

  /// The picture in a file among the application's resources, for the scale of the device; nil if there is none.
  ///
  /// A name without extension means a PNG file, then a JPEG file. Files for a scale end in "@2x" or "@3x"; without one
  /// for the device's scale the next larger is taken, then the next smaller. There are no asset catalogs.
  public init?(named name: String) {
    guard let picture = Picture(named: name, in: .main, traits: .current) else { return nil }
    self.picture = picture
    super.init()
  }

  /// As `init(named:)`, in a bundle (nil for the application's) and for the scale of the traits (nil for the device's).
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(Picture(named: name, in: bundle ?? .main, traits: traitCollection ?? .current))
  }

  /// A sign in the tint colour of the view that shows it, 20 points square; nil for names that there is none for.
  ///
  /// The signs are our own, for: `plus`, `minus`, `xmark`, `checkmark`, `circle`, `ellipsis`, `magnifyingglass`,
  /// `line.3.horizontal`, `square.and.arrow.up`, `chevron.` and `arrow.` with `left`, `right`, `up` or `down`,
  /// `chevron.backward`, `chevron.forward` and `arrow.clockwise`.
  public init?(systemName name: String) {
    guard let symbol = SymbolGlyph(named: name) else { return nil }
    picture = Picture(symbol: symbol, color: CGColor(gray: 0, alpha: 1), scale: UITraitCollection.deviceScale)
    super.init()
  }

  /// The picture in a file's bytes; nil unless they begin as a PNG or JPEG file with a size does.
  public init?(data: Data) {
    guard let picture = Picture(data: data, scale: 1) else { return nil }
    self.picture = picture
    super.init()
  }

  private init?(_ picture: Picture?) {
    guard let picture else { return nil }
    self.picture = picture
    super.init()
  }

  /// A picture that was drawn: the bytes of an SVG document.
  init(drawing: Data, size: CGSize, scale: CGFloat) {
    picture = Picture(drawing: drawing, size: size, scale: scale)
    super.init()
  }

  /// The size in points, as it is to be looked at: turned when a photo's file says so.
  open var size: CGSize { picture.size }

  /// Pixels per point: 1 for a picture that was made from bytes, what its name says for one of a file, the device's or
  /// the renderer's for one that was drawn.
  open var scale: CGFloat { picture.scale }

  final var data: Data { picture.data }
  final var format: ImageHeader.Format { picture.format }
  /// Names the picture by its bytes, so that a client can ask for each picture once.
  final var identifier: String { picture.identifier }

  /// The picture as a view of a tint colour shows it: only symbols look different.
  final func tinted(_ color: CGColor) -> UIImage {
    guard let symbol = picture.symbol else { return self }
    return UIImage(Picture(symbol: symbol, color: color, scale: scale)) ?? self
  }
}

/// What a picture consists of.
private struct Picture {
  let data: Data
  let format: ImageHeader.Format
  let identifier: String
  /// In points.
  let size: CGSize
  /// Pixels per point.
  let scale: CGFloat
  /// What is drawn where a tint colour tells the colour; nil for most.
  var symbol: SymbolGlyph?

  /// A PNG or JPEG file.
  init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data) else { return nil }
    self.data = data
    format = header.format
    identifier = Self.identifier(of: data)
    size = CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
    self.scale = scale
  }

  /// A bundle's file that suits the traits' scale, the device's if they have none.
  init?(named name: String, in bundle: Bundle, traits: UITraitCollection) {
    let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.deviceScale
    guard let file = ImageFile(named: name, in: bundle, scale: scale) else { return nil }
    self.init(data: file.data, scale: file.scale)
  }

  /// The bytes of an SVG document.
  init(drawing: Data, size: CGSize, scale: CGFloat) {
    data = drawing
    format = .svg
    identifier = Self.identifier(of: drawing)
    self.size = size
    self.scale = scale
  }

  init(symbol: SymbolGlyph, color: CGColor, scale: CGFloat) {
    self.init(drawing: symbol.drawing(in: color), size: SymbolGlyph.size, scale: scale)
    self.symbol = symbol
  }

  /// FNV-1a, 64 bits.
  private static func identifier(of data: Data) -> String {
    let hash = data.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension UITraitCollection {
  fileprivate static var deviceScale: CGFloat { Timeline.current.deviceTraits.displayScale }
}
