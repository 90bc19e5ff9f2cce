import Foundation

/// Breaks text into lines of a width.
struct TextBreaker {
  private let characters: [Character]
  private let widths: [CGFloat]
  private let mode: NSLineBreakMode
  private let ellipsisWidth: CGFloat
  private static let ellipsis = "\u{2026}"
  /// In points: sums of widths may differ by that much from the same sums made in another order.
  private static let tolerance: CGFloat = 0.0001

  init(text: String, font: UIFont, mode: NSLineBreakMode) {
    let metrics = font.metrics
    characters = Array(text)
    widths = characters.map { metrics.advance(of: $0) * font.pointSize }
    ellipsisWidth = font.width(of: Self.ellipsis)
    self.mode = mode
  }

  /// At most `limit` lines; the mode says what becomes of text that is left over.
  func lines(width: CGFloat, limit: Int) -> [TextLayout.Line] {
    guard !characters.isEmpty, limit > 0 else { return [] }
    let width = max(0, width.isNaN ? 0 : width)
    var lines: [TextLayout.Line] = []
    var start = 0
    while lines.count < limit - 1 {
      let paragraphEnd = endOfParagraph(from: start)
      let next = endOfLine(from: start, paragraphEnd: paragraphEnd, width: width)
      lines.append(line(start..<next, endsParagraph: next == paragraphEnd))
      start = next
      guard next == paragraphEnd else { continue }
      if next == characters.count { return lines }
      start += 1
    }
    return lines + [lastLine(from: start, width: width)]
  }
}

// MARK: - Ordinary lines

extension TextBreaker {
  private func endOfParagraph(from start: Int) -> Int {
    characters[start...].firstIndex(where: \.isNewline) ?? characters.count
  }

  /// Where the line that begins at `start` ends; spaces at the end may stick out.
  private func endOfLine(from start: Int, paragraphEnd: Int, width: CGFloat) -> Int {
    var lastBreak = start
    var used: CGFloat = 0
    for index in start..<paragraphEnd {
      if index > start, canBreak(before: index) { lastBreak = index }
      used += widths[index]
      if used > width + Self.tolerance, !characters[index].isBreakingSpace {
        return lastBreak > start ? lastBreak : max(index, start + 1)
      }
    }
    return paragraphEnd
  }

  private func canBreak(before index: Int) -> Bool {
    let (previous, next) = (characters[index - 1], characters[index])
    if next.isBreakingSpace { return false }
    if mode == .byCharWrapping || previous.isBreakingSpace { return true }
    if previous == "-" { return next.isLetter && index > 1 && characters[index - 2].isLetter }
    return previous.isIdeographic && next.isIdeographic
  }

  private func line(_ range: Range<Int>, endsParagraph: Bool) -> TextLayout.Line {
    var range = range
    if !endsParagraph { range = trimmed(range) }
    return TextLayout.Line(text: String(characters[range]), width: sum(range), endsParagraph: endsParagraph)
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1].isBreakingSpace { end -= 1 }
    return range.lowerBound..<end
  }

  private func sum(_ range: Range<Int>) -> CGFloat { widths[range].reduce(0, +) }
}

// MARK: - The last line

extension TextBreaker {
  private func lastLine(from start: Int, width: CGFloat) -> TextLayout.Line {
    let paragraphEnd = endOfParagraph(from: start)
    let rest = start..<paragraphEnd
    let isLastParagraph = paragraphEnd == characters.count
    if isLastParagraph, sum(trimmed(rest)) <= width + Self.tolerance {
      return line(rest, endsParagraph: true)
    }
    let room = max(0, width - ellipsisWidth)
    switch mode {
    case .byWordWrapping, .byCharWrapping:
      let end = endOfLine(from: start, paragraphEnd: paragraphEnd, width: width)
      return line(start..<end, endsParagraph: end == paragraphEnd)
    case .byClipping:
      return line(clipped(rest, width: width), endsParagraph: true)
    case .byTruncatingTail:
      return truncated(head: trimmed(prefix(of: rest, width: room)), tail: paragraphEnd..<paragraphEnd)
    case .byTruncatingHead:
      let all = start..<characters.count
      return truncated(head: start..<start, tail: suffix(of: all, width: room))
    case .byTruncatingMiddle:
      let all = start..<characters.count
      let head = prefix(of: all, width: room / 2)
      let tail = suffix(of: head.upperBound..<all.upperBound, width: room - sum(head))
      return truncated(head: trimmed(head), tail: tail)
    }
  }

  private func truncated(head: Range<Int>, tail: Range<Int>) -> TextLayout.Line {
    // Lines that are joined by truncation stand side by side.
    let end = String(characters[tail].map { $0.isNewline ? " " : $0 })
    return TextLayout.Line(
      text: String(characters[head]) + Self.ellipsis + end,
      width: sum(head) + ellipsisWidth + sum(tail),
      endsParagraph: true)
  }

  private func prefix(of range: Range<Int>, width: CGFloat) -> Range<Int> {
    var used: CGFloat = 0
    for index in range {
      used += widths[index]
      if used > width + Self.tolerance { return range.lowerBound..<index }
    }
    return range
  }

  private func suffix(of range: Range<Int>, width: CGFloat) -> Range<Int> {
    var used: CGFloat = 0
    for index in range.reversed() {
      used += widths[index]
      if used > width + Self.tolerance { return index + 1..<range.upperBound }
    }
    return range
  }

  /// The characters that begin before the edge.
  private func clipped(_ range: Range<Int>, width: CGFloat) -> Range<Int> {
    let fitting = prefix(of: range, width: width)
    let isCutInside = fitting.upperBound < range.upperBound && sum(fitting) < width
    return range.lowerBound..<fitting.upperBound + (isCutInside ? 1 : 0)
  }
}

extension Character {
  /// A space at which a line may end; no-break spaces are none.
  fileprivate var isBreakingSpace: Bool {
    isWhitespace && !isNewline && self != "\u{A0}" && self != "\u{202F}"
  }

  /// A letter beside which a line may end without a space.
  fileprivate var isIdeographic: Bool {
    unicodeScalars.first?.isSquare ?? false
  }
}
