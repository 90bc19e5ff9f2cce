import Foundation

/// Breaks text into lines of a given width.
struct TextBreaker {
  private let characters: [Character]
  private let widths: [CGFloat]
  /// For each look, the index after its last character.
  private let lookEnds: [Int]
  private let looks: [TextLook]
  private let mode: NSLineBreakMode
  private static let ellipsis = "\u{2026}"
  /// The tolerance for sums of widths in different order, in points.
  private static let tolerance: CGFloat = 0.0001

  init(text: StyledText, mode: NSLineBreakMode) {
    var (characters, widths, ends): ([Character], [CGFloat], [Int]) = ([], [], [])
    for stretch in text.stretches {
      let (metrics, size) = (stretch.look.font.metrics, stretch.look.font.pointSize)
      for character in stretch.text {
        characters.append(character)
        widths.append(metrics.advance(of: character) * size)
      }
      ends.append(characters.count)
    }
    self.characters = characters
    self.widths = widths
    lookEnds = ends
    looks = text.stretches.map(\.look)
    self.mode = mode
  }

  init(text: String, font: UIFont, mode: NSLineBreakMode) {
    self.init(text: StyledText(text, look: TextLook(font: font, color: .label)), mode: mode)
  }

  /// Returns at most `limit` lines. The mode determines how remaining text is handled.
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

  /// Returns the end of the line that begins at `start`. Trailing spaces may exceed the width.
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
    return TextLayout.Line(
      text: String(characters[range]), width: sum(range), endsParagraph: endsParagraph, runs: runs(in: range))
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1].isBreakingSpace { end -= 1 }
    return range.lowerBound..<end
  }

  private func sum(_ range: Range<Int>) -> CGFloat { widths[range].reduce(0, +) }

  /// Returns the look of a character; beyond the end, that of the last one.
  private func look(at index: Int) -> Int {
    lookEnds.firstIndex { index < $0 } ?? lookEnds.count - 1
  }

  /// Returns the characters of a range, grouped by look. There's at least one run, so that an empty line has
  /// a height.
  private func runs(in range: Range<Int>) -> [TextLayout.Run] {
    var runs: [TextLayout.Run] = []
    var start = range.lowerBound
    repeat {
      let look = look(at: start)
      let part = start..<max(start, min(range.upperBound, lookEnds[look]))
      runs.append(TextLayout.Run(text: shown(part), width: sum(part), look: look))
      start = part.upperBound
    } while start < range.upperBound
    return runs
  }

  /// Lines joined by truncation are shown side by side.
  private func shown(_ range: Range<Int>) -> String {
    String(characters[range].map { $0.isNewline ? " " : $0 })
  }
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
    // The ellipsis has the look of the first character that it replaces, as far as that can be determined in
    // advance.
    let cut = mode == .byTruncatingTail ? prefix(of: rest, width: width).upperBound : start
    let ellipsis = ellipsis(look: look(at: min(cut, max(start, paragraphEnd - 1))))
    let room = max(0, width - ellipsis.width)
    switch mode {
    case .byWordWrapping, .byCharWrapping:
      let end = endOfLine(from: start, paragraphEnd: paragraphEnd, width: width)
      return line(start..<end, endsParagraph: end == paragraphEnd)
    case .byClipping:
      return line(clipped(rest, width: width), endsParagraph: true)
    case .byTruncatingTail:
      let head = trimmed(prefix(of: rest, width: room))
      return truncated(head: head, ellipsis, tail: paragraphEnd..<paragraphEnd)
    case .byTruncatingHead:
      let all = start..<characters.count
      return truncated(head: start..<start, ellipsis, tail: suffix(of: all, width: room))
    case .byTruncatingMiddle:
      let all = start..<characters.count
      let head = prefix(of: all, width: room / 2)
      let tail = suffix(of: head.upperBound..<all.upperBound, width: room - sum(head))
      return truncated(head: trimmed(head), ellipsis, tail: tail)
    }
  }

  private func ellipsis(look: Int) -> TextLayout.Run {
    TextLayout.Run(text: Self.ellipsis, width: looks[look].font.width(of: Self.ellipsis), look: look)
  }

  private func truncated(
    head: Range<Int>, _ ellipsis: TextLayout.Run, tail: Range<Int>
  ) -> TextLayout.Line {
    var runs: [TextLayout.Run] = []
    let parts = (head.isEmpty ? [] : self.runs(in: head)) + [ellipsis]
    for run in parts + (tail.isEmpty ? [] : self.runs(in: tail)) {
      if let last = runs.last, last.look == run.look {
        runs[runs.count - 1].text += run.text
        runs[runs.count - 1].width += run.width
      } else {
        runs.append(run)
      }
    }
    return TextLayout.Line(
      text: runs.map(\.text).joined(), width: sum(head) + ellipsis.width + sum(tail), endsParagraph: true,
      runs: runs)
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

  /// Returns the characters that begin before the edge.
  private func clipped(_ range: Range<Int>, width: CGFloat) -> Range<Int> {
    let fitting = prefix(of: range, width: width)
    let isCutInside = fitting.upperBound < range.upperBound && sum(fitting) < width
    return range.lowerBound..<fitting.upperBound + (isCutInside ? 1 : 0)
  }
}

extension Character {
  /// A Boolean value that indicates whether a line may end at this space; excludes no-break spaces.
  fileprivate var isBreakingSpace: Bool {
    isWhitespace && !isNewline && self != "\u{A0}" && self != "\u{202F}"
  }

  /// A Boolean value that indicates whether a line may end next to this character without a space.
  fileprivate var isIdeographic: Bool {
    unicodeScalars.first?.isSquare ?? false
  }
}
