import Foundation

extension NSAttributedString {
  /// The size of the text on as many lines as it has paragraphs, in points, not rounded to pixels. Letters without a
  /// font have 12 points.
  public func size() -> CGSize {
    let content = TextContent(
      text: StyledText(AttributedText(self), look: .plain) { _ in }, lineBreakMode: .byWordWrapping,
      maximumLines: 0)
    return content.layout(width: nil).size
  }
}

extension NSString {
  /// The size of the text with attributes, on as many lines as it has paragraphs, in points, not rounded to pixels.
  /// Without a font letters have 12 points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attrs).size()
  }
}

extension TextLook {
  /// How letters look that nothing is said about.
  fileprivate static var plain: TextLook { TextLook(font: .systemFont(ofSize: 12), color: .black) }
}
