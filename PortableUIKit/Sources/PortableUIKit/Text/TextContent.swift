import Foundation

/// What a label shows, kept in the `contents` of its layer.
struct TextContent {
  var text: StyledText
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// 0 for as many as fit.
  var maximumLines = 1
  /// What lies between two lines beyond their fonts' heights, in points.
  var lineSpacing: CGFloat = 0
  /// How small letters may become to fit a line's width, as a share of their size; nil if they may not.
  var smallestScale: CGFloat?
  /// What lies behind the letters, in their shape: its colour, and where it lies, in points.
  var shadow: (color: UIColor, offset: CGSize)?
  /// The latest layout; a copy with another text needs one of its own.
  var memory = TextLayoutMemory()

  /// The text laid out for a width, unlimited when nil, with as many lines as a height holds, at least one.
  func layout(width: CGFloat?, height: CGFloat? = nil) -> TextLayout {
    var limit = maximumLines > 0 ? maximumLines : Int.max
    let breaker = TextBreaker(text: text, mode: lineBreakMode)
    if let height {
      let leastHeight = (text.stretches.map(\.look.font.lineHeight).min() ?? 0) + max(0, lineSpacing)
      // The small surplus lets a height that was rounded to pixels hold the lines it was made for.
      let lines = (height + max(0, lineSpacing)) / max(leastHeight, 0.001) + 0.001
      limit = min(limit, max(1, Int(min(lines, 1_000_000))))
    }
    var layout = layout(breaker, width: width, limit: limit)
    // Larger letters among smaller ones leave room for fewer lines.
    while let height, layout.lines.count > 1, layout.size.height > height + 0.001 * layout.size.height {
      layout = self.layout(breaker, width: width, limit: layout.lines.count - 1)
    }
    return layout
  }

  /// The text, with letters so small that they fit if they may be, laid out inside a size.
  ///
  /// The result for the latest size is remembered: a picture of the screen is taken for every frame, and few texts
  /// change between two of them.
  func fittedLayout(in size: CGSize) -> TextLayout {
    if let layout = memory.layout(in: size, lines: maximumLines) { return layout }
    let layout = fitted(to: size.width).layout(width: size.width, height: size.height)
    memory.keep(layout, in: size, lines: maximumLines)
    return layout
  }

  /// The text with letters so small that one line fits the width, if they may be.
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
