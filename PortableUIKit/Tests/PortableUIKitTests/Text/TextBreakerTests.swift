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

  @Test func linesEndAfterWords() {
    expectEqual(lines("11 22 33", digit * 5), ["11 22", "33"])
    expectEqual(lines("11 22 33", digit * 100), ["11 22 33"])
    expectEqual(lines("11   22", digit * 2), ["11", "22"])
  }

  @Test func spacesAtTheEndOfALineTakeNoRoom() throws {
    let breaker = TextBreaker(text: "11 22", font: font, mode: .byWordWrapping)
    let lines = breaker.lines(width: digit * 2, limit: 10)
    expectEqual(lines.map(\.width), [digit * 2, digit * 2])
    expectEqual(lines.map(\.endsParagraph), [false, true])
  }

  @Test func wordsWiderThanALineAreBroken() {
    expectEqual(lines("1 23456", digit * 3), ["1", "234", "56"])
    expectEqual(lines("123", 1), ["1", "2", "3"])
    expectEqual(lines("123", 0), ["1", "2", "3"])
    expectEqual(lines("12", .nan), ["1", "2"])
  }

  @Test func characterWrappingBreaksAnywhere() {
    expectEqual(lines("11 22 33", digit * 3, .max, .byCharWrapping), ["11", "22", "33"])
    expectEqual(lines("1 2345", digit * 3, .max, .byCharWrapping), ["1 2", "345"])
  }

  @Test func linesEndAfterHyphensAndBetweenIdeographs() {
    expectEqual(lines("ab-cd", font.width(of: "ab-c")), ["ab-", "cd"])
    expectEqual(lines("1-2", digit * 2), ["1-", "2"])
    expectEqual(lines("漢字漢字", 2816 * 3), ["漢字漢", "字"])
  }

  @Test func noBreakSpacesHoldWordsTogether() {
    expectEqual(lines("1 2\u{A0}3", digit * 3), ["1", "2\u{A0}3"])
  }

  @Test func newlinesEndParagraphs() {
    expectEqual(lines("1\n2", .infinity), ["1", "2"])
    expectEqual(lines("1\n\n2", .infinity), ["1", "", "2"])
    expectEqual(lines("1\r\n2\n", .infinity), ["1", "2", ""])
    expectEqual(lines("", .infinity), [])
  }

  @Test("[A] what is left over is truncated as the mode says")
  func leftOverTextIsTruncated() {
    let width = digit * 3 + ellipsis
    expectEqual(lines("1234567890", width, 1, .byTruncatingTail), ["123…"])
    expectEqual(lines("1234567890", width, 1, .byTruncatingHead), ["…890"])
    expectEqual(lines("1234567890", width, 1, .byTruncatingMiddle), ["1…90"])
    expectEqual(lines("1234567890", width, 1, .byWordWrapping), ["1234"])
    expectEqual(lines("1234567890", digit * 3.5, 1, .byClipping), ["1234"])
    expectEqual(lines("1234567890", digit * 10, 1, .byTruncatingTail), ["1234567890"])
  }

  @Test func spacesBeforeAnEllipsisAreDropped() {
    expectEqual(lines("12 3456", font.width(of: "12 ") + ellipsis, 1, .byTruncatingTail), ["12…"])
  }

  @Test func onlyTheLastLineIsTruncated() {
    let width = digit * 3.3 + ellipsis
    expectEqual(lines("11 22 33 44 55 66", width, 2, .byTruncatingTail), ["11 22", "33…"])
    expectEqual(lines("11 22 33 44 55 66", width, 2, .byTruncatingHead), ["11 22", "… 66"])
  }

  @Test func anEllipsisStandsForFurtherParagraphs() {
    expectEqual(lines("12\n34", .infinity, 1, .byTruncatingTail), ["12…"])
    expectEqual(lines("12\n34", .infinity, 1, .byTruncatingHead).count, 1)
    expectEqual(lines("12\n34", .infinity, 1, .byWordWrapping), ["12"])
  }

  @Test func aPlaceTooSmallForTheEllipsisShowsTheEllipsis() {
    expectEqual(lines("1234", 10, 1, .byTruncatingTail), ["…"])
    expectEqual(lines("1234", 10, 1, .byTruncatingMiddle), ["…"])
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
