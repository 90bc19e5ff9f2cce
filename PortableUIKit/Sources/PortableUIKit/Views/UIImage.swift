import Foundation

/// An image from a PNG or JPEG file, an image drawn by the app, or one of a few symbols.
///
/// The bytes of a file are stored unchanged; they are never decoded to pixels.
// Immutable after initialization. The compiler can't check this for an open class; UIKit's class is marked
// the same way.
open class UIImage: NSObject, @unchecked Sendable {
  private let picture: Picture
  private let mode: UIImage.RenderingMode

  /// Creates an image from a file among the app's resources, for the scale of the device; returns `nil` if
  /// there is none.
  ///
  /// For a name without an extension, PNG files are preferred over JPEG files. File names of scaled images
  /// end in "@2x" or "@3x". If there is no file for the device's scale, the next larger scale is used, then
  /// the next smaller. Asset catalogs aren't supported.
  public init?(named name: String) {
    guard let picture = Picture(named: name, in: .main, traits: .current) else { return nil }
    self.picture = picture
    mode = .automatic
    super.init()
  }

  /// Creates an image like `init(named:)`, from the given bundle and for the scale of the given traits. With
  /// `nil`, the app's bundle and the device's scale are used.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(Picture(named: name, in: bundle ?? .main, traits: traitCollection ?? .current))
  }

  /// Creates an empty image of size zero, which displays nothing.
  public convenience override init() { self.init(drawing: Data(), size: .zero, scale: 1) }

  /// Creates a symbol image of 20 by 20 points, which is drawn in the tint color of the view that displays
  /// it; returns `nil` for other names.
  ///
  /// The symbols are custom drawings for: `plus`, `minus`, `xmark`, `checkmark`, `circle`, `ellipsis`,
  /// `magnifyingglass`, `line.3.horizontal`, `square.and.arrow.up`, `chevron.` and `arrow.` with `left`,
  /// `right`, `up` or `down`, `chevron.backward`, `chevron.forward` and `arrow.clockwise`.
  public init?(systemName name: String) {
    guard let picture = Picture(symbolNamed: name, nil) else { return nil }
    self.picture = picture
    mode = .automatic
    super.init()
  }

  /// Creates a symbol image like `init(systemName:)`, with the size and the weight of a symbol configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init(Picture(symbolNamed: name, configuration as? SymbolConfiguration))
  }

  /// A Boolean value that indicates whether the image is a symbol.
  open var isSymbolImage: Bool { picture.symbol != nil }
  /// The size and the weight of a symbol, or `nil` if none were specified.
  open var symbolConfiguration: UIImage.SymbolConfiguration? { picture.symbol?.configuration }
  /// Returns the symbol with another configuration. Other images are returned unchanged.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard var symbol = picture.symbol, let configuration = configuration as? SymbolConfiguration else {
      return self
    }
    symbol.configuration = configuration
    return UIImage(
      Picture(symbol: symbol, color: CGColor(gray: 0, alpha: 1), scale: scale), renderingMode)
  }
  /// Returns the symbol with the attributes that a configuration specifies, or `nil` for other images.
  open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }

  /// Creates an image from the bytes of a file; returns `nil` if they don't start with the header of a PNG or
  /// JPEG file that has a size.
  public init?(data: Data) {
    guard let picture = Picture(data: data, scale: 1) else { return nil }
    self.picture = picture
    mode = .automatic
    super.init()
  }

  private convenience init?(_ picture: Picture?) {
    guard let picture else { return nil }
    self.init(picture, .automatic)
  }

  private init(_ picture: Picture, _ renderingMode: UIImage.RenderingMode) {
    self.picture = picture
    mode = renderingMode
    super.init()
  }

  /// Creates a drawn image from the bytes of an SVG document.
  init(drawing: Data, size: CGSize, scale: CGFloat) {
    picture = Picture(drawing: drawing, size: size, scale: scale)
    mode = .automatic
    super.init()
  }

  /// The displayed size of the image, in points. The orientation stored in a photo is applied.
  open var size: CGSize { picture.size }

  /// The number of pixels per point: 1 for an image created from data, the scale in the file name for a named
  /// image, and the scale of the device or renderer for a drawn image.
  open var scale: CGFloat { picture.scale }

  final var data: Data { picture.data }
  final var format: ImageHeader.Format { picture.format }
  /// An identifier derived from the image's bytes, so that a client can request each image once.
  final var identifier: String { picture.identifier }

  /// The way in which the image is drawn. The default is `automatic`.
  open var renderingMode: UIImage.RenderingMode { mode }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(picture, renderingMode)
  }

  /// Returns the image as displayed by a view with the given tint color.
  ///
  /// - Parameter automatic: What the view makes of images without a rendering mode of their own. Symbols are templates everywhere.
  final func tinted(_ color: CGColor, automatic: UIImage.RenderingMode = .alwaysOriginal) -> UIImage {
    let usual = isSymbolImage ? .alwaysTemplate : automatic
    guard (mode == .automatic ? usual : mode) == .alwaysTemplate else { return self }
    if let symbol = picture.symbol {
      return UIImage(Picture(symbol: symbol, color: color, scale: scale), mode)
    }
    guard size.width > 0, size.height > 0 else { return self }
    return UIImage(drawing: SVGDocument.data(of: self, in: color), size: size, scale: scale)
  }
}

extension UIImage {
  /// The ways in which images are drawn.
  public enum RenderingMode: Int, @unchecked Sendable {
    /// As the view decides: in tint color in bars, system buttons, and segments, and as it is elsewhere.
    case automatic = 0
    /// As it is.
    case alwaysOriginal = 1
    /// Its opaque parts in the tint color.
    case alwaysTemplate = 2
  }
}

/// The contents of an image.
private struct Picture {
  let data: Data
  let format: ImageHeader.Format
  let identifier: String
  /// The size, in points.
  let size: CGSize
  /// The number of pixels per point.
  let scale: CGFloat
  /// The symbol to redraw in a tint color; `nil` for other images.
  var symbol: SymbolGlyph?

  /// Creates a picture from the bytes of a PNG or JPEG file.
  init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data) else { return nil }
    self.data = data
    format = header.format
    identifier = Self.identifier(of: data)
    size = CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
    self.scale = scale
  }

  /// Creates a picture from the file of a bundle that matches the scale of the traits, or of the device if
  /// the traits have none.
  init?(named name: String, in bundle: Bundle, traits: UITraitCollection) {
    let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.deviceScale
    guard let file = ImageFile(named: name, in: bundle, scale: scale) else { return nil }
    self.init(data: file.data, scale: file.scale)
  }

  /// Creates a picture from the bytes of an SVG document.
  init(drawing: Data, size: CGSize, scale: CGFloat) {
    data = drawing
    format = .svg
    identifier = Self.identifier(of: drawing)
    self.size = size
    self.scale = scale
  }

  init?(symbolNamed name: String, _ configuration: UIImage.SymbolConfiguration?) {
    guard var symbol = SymbolGlyph(named: name) else { return nil }
    symbol.configuration = configuration
    self.init(symbol: symbol, color: CGColor(gray: 0, alpha: 1), scale: UITraitCollection.deviceScale)
  }

  init(symbol: SymbolGlyph, color: CGColor, scale: CGFloat) {
    self.init(drawing: symbol.drawing(in: color), size: symbol.size, scale: scale)
    self.symbol = symbol
  }

  /// A 64-bit FNV-1a hash.
  private static func identifier(of data: Data) -> String {
    let hash = data.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension UITraitCollection {
  fileprivate static var deviceScale: CGFloat { Timeline.current.deviceTraits.displayScale }
}
