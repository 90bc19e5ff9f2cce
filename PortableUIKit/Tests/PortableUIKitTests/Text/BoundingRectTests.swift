import PortableUIKit
import Testing

@MainActor struct BoundingRectTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
  private let lineHeight = UIFont.systemFont(ofSize: 20).lineHeight

  private func bounds(
    _ text: String, width: CGFloat = 0, height: CGFloat = 0, _ options: NSStringDrawingOptions
  ) -> CGRect {
    text.boundingRect(
      with: CGSize(width: width, height: height), options: options, attributes: attributes, context: nil)
  }

  @Test("[A] text is wrapped at the width only with the origin of line fragments")
  func wrapping() {
    let text = "one two three"
    let line = bounds(text, .usesLineFragmentOrigin)
    expectEqual(line.origin, .zero)
    expectEqual(line.height, lineHeight)
    expectEqual(line.width, text.size(withAttributes: attributes).width)
    let half = bounds(text, width: line.width / 2, .usesLineFragmentOrigin)
    expectAtLeast(half.height, 2 * lineHeight)
    expectAtMost(half.width, line.width / 2)
    let unwrapped = bounds(text, width: line.width / 2, [])
    expectEqual(unwrapped.size, line.size)
    expectLess(unwrapped.minY, 0)
  }

  @Test("[K] the height limits the lines only if the last visible one is truncated")
  func height() {
    let width = bounds("three", .usesLineFragmentOrigin).width + 1
    let whole = bounds("one two three", width: width, height: lineHeight, .usesLineFragmentOrigin)
    expectAtLeast(whole.height, 2 * lineHeight)
    let truncated = bounds(
      "one two three", width: width, height: lineHeight, [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
    expectEqual(truncated.height, lineHeight)
  }

  @Test("[K] a paragraph that is truncated is one line")
  func truncatedParagraph() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    var attributes = attributes
    attributes[.paragraphStyle] = style
    let context = NSStringDrawingContext()
    let bounds = NSAttributedString(string: "one two three", attributes: attributes).boundingRect(
      with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin, context: context)
    expectEqual(bounds.height, lineHeight)
    expectEqual(context.totalBounds, bounds)
  }

  @Test("[T] fonts are found by the names of their families, too")
  func familyNames() {
    expectEqual(UIFont(name: "Helvetica Neue", size: 12)?.pointSize, 12)
    expectNil(UIFont(name: "No Such Font", size: 12))
  }

  @Test("[A] the sizes of system fonts")
  func systemSizes() {
    let sizes = [
      UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.systemFontSize, UIFont.smallSystemFontSize,
    ]
    expectEqual(sizes, [17, 18, 14, 12])
  }
}
