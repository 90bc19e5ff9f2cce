import Foundation

extension NSAttributedString {
  /// Returns the size of the text with one line per paragraph, in points, not rounded to pixels. Characters
  /// without a font have a size of 12 points.
  public func size() -> CGSize {
    let content = TextContent(
      text: StyledText(AttributedText(self), look: .plain) { _ in }, lineBreakMode: .byWordWrapping,
      maximumLines: 0)
    return content.layout(width: nil).size
  }
}

extension String {
  /// Returns the size of the text with the given attributes and one line per paragraph, in points, not
  /// rounded to pixels. Without a font, the size is 12 points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }
}

extension NSString {
  /// Returns the size of the text with the given attributes and one line per paragraph, in points, not
  /// rounded to pixels. Without a font, the size is 12 points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attrs)
  }
}

extension TextLook {
  /// The default text attributes.
  static var plain: TextLook { TextLook(font: .systemFont(ofSize: 12), color: .black) }
}
