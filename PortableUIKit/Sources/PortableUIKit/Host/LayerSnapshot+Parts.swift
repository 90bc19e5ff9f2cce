import Foundation

extension LayerSnapshot {
  /// A colour as numbers from 0 to 1.
  public struct Color: Codable, Hashable, Sendable {
    /// The red part, 0...1.
    public var red: Double
    /// The green part, 0...1.
    public var green: Double
    /// The blue part, 0...1.
    public var blue: Double
    /// How opaque the colour is, 0...1.
    public var alpha: Double

    /// A colour of the given parts, 0...1 each.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// A line inside the edge of a layer.
  public struct Border: Codable, Hashable, Sendable {
    /// How thick the line is, in points.
    public var width: Double
    /// The colour of the line.
    public var color: Color

    /// A line of a thickness in points and a colour.
    public init(width: Double, color: Color) {
      self.width = width
      self.color = color
    }
  }

  /// The shadow that a layer throws.
  public struct Shadow: Codable, Hashable, Sendable {
    /// The colour before `opacity`.
    public var color: Color
    /// How opaque the shadow is, 0...1.
    public var opacity: Double
    /// How far the shadow lies from the layer, in points.
    public var offset: CGSize
    /// How far the shadow is blurred, in points.
    public var radius: Double
    /// The box of the outline that throws the shadow, in the layer's coordinates; nil for the layer itself.
    public var pathBox: CGRect?

    /// A shadow with the given properties.
    public init(color: Color, opacity: Double, offset: CGSize, radius: Double, pathBox: CGRect?) {
      self.color = color
      self.opacity = opacity
      self.offset = offset
      self.radius = radius
      self.pathBox = pathBox
    }
  }

  /// One line of text.
  public struct TextLine: Codable, Hashable, Sendable {
    /// The characters, an ellipsis for left-out ones included.
    public var text: String
    /// Where the line starts, in the layer's coordinates.
    public var x: Double
    /// The height of the baseline, in the layer's coordinates.
    public var baseline: Double
    /// How wide the line was measured, in points; a renderer with other letters can stretch the line to it.
    public var width: Double
    /// The size of the font, in points.
    public var fontSize: Double
    /// The weight of the font as web pages count it, 100...900.
    public var fontWeight: Int
    /// The colour of the letters.
    public var color: Color

    /// A line with the given properties.
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

  /// A picture.
  public struct Image: Codable, Hashable, Sendable {
    /// Names the picture's bytes; `LayerSnapshot.imageData(below:)` has them.
    public var identifier: String
    /// The format of the bytes, "image/png", "image/jpeg" or, for what was drawn, "image/svg+xml".
    public var mediaType: String
    /// The size of the whole picture, in points.
    public var size: CGSize
    /// How the picture fills the bounds, by UIKit's name, for instance "scaleAspectFill".
    public var contentMode: String
    /// Where the picture is drawn, in the layer's coordinates; it may stick out of the bounds.
    public var frame: CGRect

    /// A picture with the given properties.
    public init(identifier: String, mediaType: String, size: CGSize, contentMode: String, frame: CGRect) {
      self.identifier = identifier
      self.mediaType = mediaType
      self.size = size
      self.contentMode = contentMode
      self.frame = frame
    }
  }
}
