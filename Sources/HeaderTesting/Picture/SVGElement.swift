import Foundation

/// A value of an SVG attribute.
protocol SVGAttribute {
  /// The value's text in the document, not yet escaped.
  var svgText: String { get }
}

extension String: SVGAttribute {
  var svgText: String { self }
}

extension Int: SVGAttribute {
  var svgText: String { String(self) }
}

extension Double: SVGAttribute {
  /// The number rounded to a thousandth, the same on every machine. A value that isn't finite becomes 0, so
  /// that the file stays valid.
  var svgText: String {
    guard isFinite else { return "0" }
    return JSONText.number(self, parts: 1000)
  }
}

extension CGFloat: SVGAttribute {
  var svgText: String { Double(self).svgText }
}

/// An element of an SVG document.
struct SVGElement {
  var name: String
  var attributes: [(name: String, value: any SVGAttribute)]
  var text: String?
  var children: [SVGElement]

  init(
    _ name: String, _ attributes: KeyValuePairs<String, any SVGAttribute> = [:], text: String? = nil,
    children: [SVGElement] = []
  ) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    self.text = text
    self.children = children
  }

  init(_ name: String, _ attributes: [(String, String)]) {
    self.name = name
    self.attributes = attributes.map { ($0.0, $0.1) }
    children = []
  }

  /// Returns a group moved by `x`, `y`.
  static func group(x: Double, y: Double, _ children: [SVGElement]) -> SVGElement {
    SVGElement("g", ["transform": "translate(\(x.svgText) \(y.svgText))"], children: children)
  }

  /// Returns an SVG 1.1 document of this size, in points.
  static func document(width: Double, height: Double, _ children: [SVGElement]) -> String {
    let root = SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "xmlns:xlink": "http://www.w3.org/1999/xlink",
        "version": "1.1", "viewBox": "0 0 \(width.svgText) \(height.svgText)", "width": width,
        "height": height, "font-family": FilmStripStyle.fonts,
      ], children: children)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.rendered()
  }

  /// Returns this element with one more attribute.
  func with(_ name: String, _ value: any SVGAttribute) -> SVGElement {
    var copy = self
    copy.attributes.append((name, value))
    return copy
  }

  /// Returns the element as XML, with one line for each element.
  ///
  /// - Parameter indent: The number of spaces before the element, one more for each level of nesting; `nil`
  ///   for no indentation.
  func rendered(indent: Int? = 0) -> String {
    let margin = String(repeating: " ", count: indent ?? 0)
    let list = attributes.map { " \($0.name)=\"\(Self.escaped($0.value.svgText))\"" }.joined()
    if let text {
      // Line breaks would become part of the text.
      let content = children.map { $0.rendered().filter { $0 != "\n" } }.joined()
      return "\(margin)<\(name)\(list)>\(Self.escaped(text))\(content)</\(name)>\n"
    }
    if children.isEmpty { return "\(margin)<\(name)\(list)/>\n" }
    let content = children.map { $0.rendered(indent: indent.map { $0 + 1 }) }.joined()
    return "\(margin)<\(name)\(list)>\n\(content)\(margin)</\(name)>\n"
  }

  /// Returns `text` with everything escaped or replaced that XML 1.0 doesn't allow in texts and attributes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x09, 0x0A, 0x0D: result += "&#\(scalar.value);"
      case 0..<0x20, 0xFFFE, 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
