import Foundation

/// The text displayed by a label, stored in the `contents` of its layer.
struct TextContent {
  var text: StyledText
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The maximum number of lines; 0 for as many as fit.
  var maximumLines = 1
  /// The additional space between two lines, in points.
  var lineSpacing: CGFloat = 0
  /// The minimum scale of the font for fitting the width of a line; `nil` if the font isn't scaled.
  var smallestScale: CGFloat?
  /// The shadow of the text: its color and its offset, in points.
  var shadow: (color: UIColor, offset: CGSize)?
  /// The latest layout. A copy with other text needs its own.
  var memory = TextLayoutMemory()

  /// Returns the layout for a width (unlimited if `nil`), with as many lines as fit into the height, but at
  /// least one.
  func layout(width: CGFloat?, height: CGFloat? = nil) -> TextLayout {
    var limit = maximumLines > 0 ? maximumLines : Int.max
    let breaker = TextBreaker(text: text, mode: lineBreakMode)
    if let height {
      let leastHeight = (text.stretches.map(\.look.font.lineHeight).min() ?? 0) + max(0, lineSpacing)
      // The small offset ensures that a height rounded to pixels holds the lines for which it was computed.
      let lines = (height + max(0, lineSpacing)) / max(leastHeight, 0.001) + 0.001
      limit = min(limit, max(1, Int(min(lines, 1_000_000))))
    }
    var layout = layout(breaker, width: width, limit: limit)
    // Larger fonts in the text leave room for fewer lines.
    while let height, layout.lines.count > 1, layout.size.height > height + 0.001 * layout.size.height {
      layout = self.layout(breaker, width: width, limit: layout.lines.count - 1)
    }
    return layout
  }

  /// Returns the layout of the text for a size, with the font scaled down if allowed.
  ///
  /// The result for the latest size is cached: a snapshot is taken for every frame, and few texts change
  /// between frames.
  func fittedLayout(in size: CGSize) -> TextLayout {
    if let layout = memory.layout(in: size, lines: maximumLines) { return layout }
    let layout = fitted(to: size.width).layout(width: size.width, height: size.height)
    memory.keep(layout, in: size, lines: maximumLines)
    return layout
  }

  /// Returns the text with the font scaled down so that one line fits the width, if allowed.
  func fitted(to width: CGFloat) -> TextContent {
    guard let smallestScale, maximumLines == 1 else { return self }
    let natural = layout(width: nil).size.width
    guard natural > width, natural > 0 else { return self }
    var copy = self
    copy.memory = TextLayoutMemory()
    copy.text = text.scaled(by: max(smallestScale, width / natural))
    return copy
  }

  private func layout(_ breaker: TextBreaker, width: CGFloat?, limit: Int) -> TextLayout {
    TextLayout(
      lines: breaker.lines(width: width ?? .infinity, limit: limit), looks: text.stretches.map(\.look),
      lineSpacing: lineSpacing)
  }
}
