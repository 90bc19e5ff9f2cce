import Foundation

/// The background of a button with a configuration.
public struct UIBackgroundConfiguration: Hashable {
  private init() {}

  /// Returns a background without a color.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }

  /// Returns a background whose color is the tint color unless another one is set.
  static func tinted(cornerRadius: CGFloat) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.cornerRadius = cornerRadius
    return background
  }

  /// A view in the background. The default is `nil`.
  public var customView: UIView?
  /// The corner radius, in points. The default is 0.
  public var cornerRadius: CGFloat = 0
  /// The insets from the edges of the containing view, in points. Negative insets extend beyond the edges. The
  /// default is zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The background color. The default, `nil`, is the tint color.
  public var backgroundColor: UIColor?
  /// A transformation of the background color. The default is `nil`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The visual effect behind the color. The default is `nil`.
  public var visualEffect: UIVisualEffect?
  /// The image in front of the color. The default is `nil`.
  public var image: UIImage?
  /// The content mode of the image. The default is `scaleToFill`.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the stroke. The default, `nil`, is the tint color.
  public var strokeColor: UIColor?
  /// A transformation of the stroke color. The default is `nil`.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke, in points. The default, 0, draws no stroke.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outwards from the edges of the background, in points. The default is 0.
  public var strokeOutset: CGFloat = 0

  /// Hashes some of the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    hasher.combine(backgroundColor)
    hasher.combine(strokeColor)
    hasher.combine(strokeWidth)
  }

  /// Returns the background color, or `tintColor` if there is none, after its transformation.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the stroke color, or `tintColor` if there is none, after its transformation.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// A transformation of a color.
public struct UIConfigurationColorTransformer {
  /// The closure that returns the transformed color.
  public let transform: (UIColor) -> UIColor
  private let identity = TransformerIdentity()

  /// Creates a transformation with a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the transformed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// Transformations are equal only to their own copies.
extension UIConfigurationColorTransformer: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// A transformation of text attributes.
public struct UIConfigurationTextAttributesTransformer {
  /// The closure that returns the transformed attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = TransformerIdentity()

  /// Creates a transformation with a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// Transformations are equal only to their own copies.
extension UIConfigurationTextAttributesTransformer: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

private final class TransformerIdentity {}
