import Foundation

/// What a label shows, kept in the `contents` of its layer.
struct TextContent {
  var text: String
  var font: UIFont
  var color: UIColor
  var alignment: NSTextAlignment
  var lineBreakMode: NSLineBreakMode
  /// 0 for as many as fit.
  var maximumLines: Int

  /// The text laid out for a width, unlimited when nil.
  func layout(width: CGFloat?, height: CGFloat? = nil) -> TextLayout {
    var limit = maximumLines > 0 ? maximumLines : Int.max
    if let height, font.lineHeight > 0 {
      // The small surplus lets a height that was rounded to pixels hold the lines it was made for.
      limit = min(limit, max(1, Int(min(height / font.lineHeight + 0.001, 1_000_000))))
    }
    let breaker = TextBreaker(text: text, font: font, mode: lineBreakMode)
    return TextLayout(lines: breaker.lines(width: width ?? .infinity, limit: limit), font: font)
  }
}
