import Foundation

/// The texts of which SVG images consist.
enum SVGDocument {
  /// Returns a document that shows the elements in a rectangle, at a size.
  static func data(of elements: String, in bounds: CGRect, size: CGSize) -> Data {
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(size.width))\" "
      + "height=\"\(number(size.height))\" viewBox=\"\(number(bounds.minX)) \(number(bounds.minY)) "
      + "\(number(bounds.width)) \(number(bounds.height))\" preserveAspectRatio=\"none\">"
    return Data((head + elements + "</svg>").utf8)
  }

  /// Returns an element that shows a whole image, which is contained in it.
  static func element(showing image: UIImage, attributes: String = "") -> String {
    "<image width=\"\(number(image.size.width))\" height=\"\(number(image.size.height))\" "
      + "href=\"data:\(image.format.rawValue);base64,\(image.data.base64EncodedString())\"\(attributes)/>"
  }

  /// Returns the definition of a pattern of tiles, of which one begins at the origin.
  static func pattern(of image: UIImage, named name: String) -> String {
    "<pattern id=\"\(name)\" patternUnits=\"userSpaceOnUse\" width=\"\(number(image.size.width))\" "
      + "height=\"\(number(image.size.height))\">\(element(showing: image))</pattern>"
  }

  /// Returns a picture of a rectangle that is filled with tiles, of which one begins at the origin.
  static func picture(of bounds: CGRect, tiledWith image: UIImage, alpha: CGFloat) -> UIImage {
    let rectangle =
      "<rect x=\"\(number(bounds.minX))\" y=\"\(number(bounds.minY))\" width=\"\(number(bounds.width))\" "
      + "height=\"\(number(bounds.height))\" fill=\"url(#p)\" fill-opacity=\"\(number(alpha))\"/>"
    let drawing = data(of: pattern(of: image, named: "p") + rectangle, in: bounds, size: bounds.size)
    return UIImage(drawing: drawing, size: bounds.size, scale: image.scale)
  }

  /// Returns a document that shows the opaque parts of an image in a color.
  static func data(of image: UIImage, in color: CGColor) -> Data {
    let filter =
      "<filter id=\"t\" x=\"0\" y=\"0\" width=\"1\" height=\"1\">"
      + "<feFlood flood-color=\"\(color.svgText)\" flood-opacity=\"\(number(color.alpha))\"/>"
      + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>"
    return data(
      of: filter + element(showing: image, attributes: " filter=\"url(#t)\""),
      in: CGRect(origin: .zero, size: image.size), size: image.size)
  }

  private static func number(_ value: CGFloat) -> String { JSONValue.digits(of: Double(value)) }
}
