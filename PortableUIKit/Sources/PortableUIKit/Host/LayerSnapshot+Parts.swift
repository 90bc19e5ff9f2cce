import Foundation

extension LayerSnapshot {
  /// A color with components from 0 to 1.
  public struct Color: Codable, Hashable, Sendable {
    /// The red component, 0...1.
    public var red: Double
    /// The green component, 0...1.
    public var green: Double
    /// The blue component, 0...1.
    public var blue: Double
    /// The alpha component, 0...1.
    public var alpha: Double

    /// Creates a color with the given components, 0...1.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// A border inside of the edge of a layer.
  public struct Border: Codable, Hashable, Sendable {
    /// The width of the border, in points.
    public var width: Double
    /// The color of the border.
    public var color: Color

    /// Creates a border with a width, in points, and a color.
    public init(width: Double, color: Color) {
      self.width = width
      self.color = color
    }
  }

  /// The shadow of a layer.
  public struct Shadow: Codable, Hashable, Sendable {
    /// The color, without `opacity`.
    public var color: Color
    /// The opacity of the shadow, 0...1.
    public var opacity: Double
    /// The offset of the shadow from the layer, in points.
    public var offset: CGSize
    /// The blur radius of the shadow, in points.
    public var radius: Double
    /// The bounding box of the shadow's outline, in the layer's coordinates; `nil` for the outline of the
    /// layer.
    public var pathBox: CGRect?

    /// Creates a shadow with the given properties.
    public init(color: Color, opacity: Double, offset: CGSize, radius: Double, pathBox: CGRect?) {
      self.color = color
      self.opacity = opacity
      self.offset = offset
      self.radius = radius
      self.pathBox = pathBox
    }
  }

  /// A line of text.
  public struct TextLine: Codable, Hashable, Sendable {
    /// The characters, including an ellipsis for omitted ones.
    public var text: String
    /// The start of the line, in the layer's coordinates.
    public var x: Double
    /// The y coordinate of the baseline, in the layer's coordinates.
    public var baseline: Double
    /// The measured width of the line, in points. A renderer with another font can stretch the line to this
    /// width.
    public var width: Double
    /// The size of the font, in points.
    public var fontSize: Double
    /// The CSS weight of the font, 100...900.
    public var fontWeight: Int
    /// The color of the text.
    public var color: Color

    /// Creates a line with the given properties.
    public init(
      text: String, x: Double, baseline: Double, width: Double, fontSize: Double, fontWeight: Int,
      color: Color
    ) {
      self.text = text
      self.x = x
      self.baseline = baseline
      self.width = width
      self.fontSize = fontSize
      self.fontWeight = fontWeight
      self.color = color
    }
  }

  /// An image.
  public struct Image: Codable, Hashable, Sendable {
    /// The identifier of the image's bytes, which are in `LayerSnapshot.imageData(below:)`.
    public var identifier: String
    /// The media type of the bytes: "image/png", "image/jpeg" or, for drawn images, "image/svg+xml".
    public var mediaType: String
    /// The size of the whole image, in points.
    public var size: CGSize
    /// The content mode, by UIKit's name, for example "scaleAspectFill".
    public var contentMode: String
    /// The frame of the image, in the layer's coordinates; it may extend beyond the bounds.
    public var frame: CGRect

    /// Creates an image with the given properties.
    public init(identifier: String, mediaType: String, size: CGSize, contentMode: String, frame: CGRect) {
      self.identifier = identifier
      self.mediaType = mediaType
      self.size = size
      self.contentMode = contentMode
      self.frame = frame
    }
  }
}
