@testable import PortableUIKit
import Testing

/// Sizes are chosen so that widths are easy: at 2816 points an advance is a whole number of points; digits have
/// 1824, a space 792.
struct TextBreakerTests {
  let font = UIFont.monospacedDigitSystemFont(ofSize: 2816, weight: .regular)
  let digit: CGFloat = 1824
  var ellipsis: CGFloat { font.width(of: "…") }

  func lines(
    _ text: String, _ width: CGFloat, _ limit: Int = .max, _ mode: NSLineBreakMode = .byWordWrapping
  ) -> [String] {
    TextBreaker(text: text, font: font, mode: mode).lines(width: width, limit: limit).map(\.text)
  }

  @Test func linesEndWhereTheTextMayBreak() {
    // The rule, the text, the width in digits, the mode, and the lines.
    let cases: [(String, String, CGFloat, NSLineBreakMode, [String])] = [
      ("after words", "11 22 33", 5, .byWordWrapping, ["11 22", "33"]),
      ("nowhere in a wide place", "11 22 33", 100, .byWordWrapping, ["11 22 33"]),
      ("after several spaces", "11   22", 2, .byWordWrapping, ["11", "22"]),
      ("in words wider than a line", "1 23456", 3, .byWordWrapping, ["1", "234", "56"]),
      ("after each character of a narrow place", "123", 0.001, .byWordWrapping, ["1", "2", "3"]),
      ("after each character without a width", "123", 0, .byWordWrapping, ["1", "2", "3"]),
      ("after each character of an unusable width", "12", .nan, .byWordWrapping, ["1", "2"]),
      ("after characters, without the space", "11 22 33", 3, .byCharWrapping, ["11", "22", "33"]),
      ("after characters", "1 2345", 3, .byCharWrapping, ["1 2", "345"]),
      ("after a hyphen", "1-2", 2, .byWordWrapping, ["1-", "2"]),
      ("between ideographs", "漢字漢字", 2816 * 3 / digit, .byWordWrapping, ["漢字漢", "字"]),
      ("not at a no-break space", "1 2\u{A0}3", 3, .byWordWrapping, ["1", "2\u{A0}3"]),
      ("at a newline", "1\n2", .infinity, .byWordWrapping, ["1", "2"]),
      ("at each newline", "1\n\n2", .infinity, .byWordWrapping, ["1", "", "2"]),
      ("at newlines of Windows and at the end", "1\r\n2\n", .infinity, .byWordWrapping, ["1", "2", ""]),
      ("in no line without text", "", .infinity, .byWordWrapping, []),
    ]
    for (rule, text, width, mode, expected) in cases {
      expectEqual(lines(text, digit * width, .max, mode), expected, "\(rule)")
    }
    expectEqual(lines("ab-cd", font.width(of: "ab-c")), ["ab-", "cd"], "after a hyphen between letters")
  }

  @Test func spacesAtTheEndOfALineTakeNoRoom() throws {
    let breaker = TextBreaker(text: "11 22", font: font, mode: .byWordWrapping)
    let lines = breaker.lines(width: digit * 2, limit: 10)
    expectEqual(lines.map(\.width), [digit * 2, digit * 2])
    expectEqual(lines.map(\.endsParagraph), [false, true])
  }

  @Test("[A] what is left over is truncated as the mode says, in the last line")
  func leftOverTextIsTruncated() {
    let (ten, six) = ("1234567890", "11 22 33 44 55 66")
    let (room, roomForWord) = (digit * 3 + ellipsis, digit * 3.3 + ellipsis)
    // The rule, the text, the width, the number of lines, the mode, and the lines.
    let cases: [(String, String, CGFloat, Int, NSLineBreakMode, [String])] = [
      ("at the end", ten, room, 1, .byTruncatingTail, ["123…"]),
      ("at the beginning", ten, room, 1, .byTruncatingHead, ["…890"]),
      ("in the middle", ten, room, 1, .byTruncatingMiddle, ["1…90"]),
      ("without an ellipsis", ten, room, 1, .byWordWrapping, ["1234"]),
      ("without an ellipsis, in a character", ten, digit * 3.5, 1, .byClipping, ["1234"]),
      ("not if it fits", ten, digit * 10, 1, .byTruncatingTail, [ten]),
      ("without a space", "12 3456", font.width(of: "12 ") + ellipsis, 1, .byTruncatingTail, ["12…"]),
      ("at the end of the last line", six, roomForWord, 2, .byTruncatingTail, ["11 22", "33…"]),
      ("at the beginning of the last line", six, roomForWord, 2, .byTruncatingHead, ["11 22", "… 66"]),
      ("before further paragraphs", "12\n34", .infinity, 1, .byTruncatingTail, ["12…"]),
      ("before further paragraphs, by words", "12\n34", .infinity, 1, .byWordWrapping, ["12"]),
      ("to the ellipsis in a small place", "1234", 10, 1, .byTruncatingTail, ["…"]),
      ("to the ellipsis in a small place, in the middle", "1234", 10, 1, .byTruncatingMiddle, ["…"]),
    ]
    for (rule, text, width, limit, mode, expected) in cases {
      expectEqual(lines(text, width, limit, mode), expected, "\(rule)")
    }
    expectEqual(lines("12\n34", .infinity, 1, .byTruncatingHead).count, 1)
  }

  @Test func measuredWidthHoldsTheText() {
    for size in stride(from: CGFloat(9), through: 40, by: 0.7) {
      let font = UIFont.systemFont(ofSize: size, weight: .semibold)
      let text = "The quick brown fox jumps over the lazy dog"
      let width = font.width(of: text)
      let breaker = TextBreaker(text: text, font: font, mode: .byTruncatingTail)
      expectEqual(breaker.lines(width: width, limit: 1).map(\.text), [text])
    }
  }

  @Test func alignmentPlacesTheLine() {
    let line = TextLayout.Line(text: "1 2", width: 60, endsParagraph: false)
    let places = [NSTextAlignment.left, .center, .right, .justified, .natural]
    expectEqual(places.map { line.inset($0, in: 100, isRightToLeft: false) }, [0, 20, 40, 0, 0])
    expectEqual(places.map { line.inset($0, in: 100, isRightToLeft: true) }, [0, 20, 40, 0, 40])
    expect(line.canBeJustified)
    expect(!TextLayout.Line(text: "1 2", width: 60, endsParagraph: true).canBeJustified)
  }
}
