import Foundation

extension UIImage {
  /// The size of a symbol relative to text of the same point size.
  public enum SymbolScale: Int, @unchecked Sendable {
    /// The default of the system, medium.
    case `default` = -1
    /// No scale is specified.
    case unspecified = 0
    /// Smaller than the text.
    case small = 1
    /// As high as the text's capital letters.
    case medium = 2
    /// Larger than the text.
    case large = 3
  }

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, @unchecked Sendable {
    /// No weight is specified.
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9
  }

  /// Attributes that select a variant of an image.
  // Immutable after initialization, like its subclass. The compiler can't check this for open classes.
  open class Configuration: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// Returns a configuration with the attributes that the other one specifies, and with those of this one
    /// otherwise.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { self }
  }

  /// The size and the weight of a symbol.
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    private let pointSize: CGFloat?
    private let textStyle: UIFont.TextStyle?
    private let weight: UIImage.SymbolWeight
    private let scale: UIImage.SymbolScale

    init(
      size pointSize: CGFloat?, _ textStyle: UIFont.TextStyle? = nil,
      _ weight: UIImage.SymbolWeight = .unspecified,
      _ scale: UIImage.SymbolScale = .unspecified
    ) {
      self.pointSize = pointSize.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
      self.textStyle = textStyle
      self.weight = weight
      self.scale = scale
      super.init()
    }

    /// A configuration that specifies nothing.
    open class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(size: nil) }

    /// Creates a configuration with the size of text, in points. Sizes that aren't finite and above 0 are ignored.
    public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }
    /// Creates a configuration with the size of text, in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(size: pointSize, nil, weight)
    }
    /// Creates a configuration with the size of text, in points, a weight, and a scale.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.init(size: pointSize, nil, weight, scale)
    }
    /// Creates a configuration with the size of a text style at the user's text size.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(size: nil, textStyle) }
    /// Creates a configuration with the size of a text style at the user's text size, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(size: nil, textStyle, .unspecified, scale)
    }
    /// Creates a configuration with the size and the weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    /// Creates a configuration with the size and the weight of a font, and a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(size: font.pointSize, nil, UIImage.SymbolWeight(font.weight), scale)
    }
    /// Creates a configuration with a scale.
    public convenience init(scale: UIImage.SymbolScale) { self.init(size: nil, nil, .unspecified, scale) }
    /// Creates a configuration with a weight.
    public convenience init(weight: UIImage.SymbolWeight) { self.init(size: nil, nil, weight) }

    /// Returns a configuration with the attributes that the other one specifies, and with those of this one
    /// otherwise.
    open override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let hasSize = other.pointSize != nil || other.textStyle != nil
      let merged = SymbolConfiguration(
        size: hasSize ? other.pointSize : pointSize, hasSize ? other.textStyle : textStyle,
        other.weight == .unspecified ? weight : other.weight,
        other.scale == .unspecified ? scale : other.scale)
      return merged as? Self ?? self
    }

    /// Returns whether the other object is a configuration with the same attributes.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && textStyle == other.textStyle && weight == other.weight
        && scale == other.scale
    }

    /// The hash of the attributes.
    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(scale)
      return hasher.finalize()
    }

    /// The factor of a symbol's size. The symbols are drawn for body text of 17 points.
    final var factor: CGFloat {
      let size = pointSize ?? textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize } ?? 17
      return size / 17 * scale.factor
    }

    /// The factor of the width of a symbol's lines.
    final var lineFactor: CGFloat { weight.lineFactor }
  }
}

extension UIImage.SymbolScale {
  /// The size relative to the medium scale [?].
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .large: 1.3
    default: 1
    }
  }
}

extension UIImage.SymbolWeight {
  /// The weight that corresponds to a font's.
  init(_ weight: UIFont.Weight) {
    let named: [(UIFont.Weight, UIImage.SymbolWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
    let nearest = named.min { abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue) }
    self = nearest?.1 ?? .regular
  }

  /// The width of the lines, relative to the regular weight.
  fileprivate var lineFactor: CGFloat {
    switch self {
    case .unspecified, .regular: 1
    case .ultraLight: 0.4
    case .thin: 0.6
    case .light: 0.8
    case .medium: 1.15
    case .semibold: 1.3
    case .bold: 1.5
    case .heavy: 1.7
    case .black: 1.9
    }
  }
}
