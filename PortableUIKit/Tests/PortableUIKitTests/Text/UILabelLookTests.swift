import PortableUIKit
import Testing

@MainActor struct UILabelLookTests {
  /// Digits are 1824 of 2816 units wide, in the large font twice as wide.
  private let digit: CGFloat = 20.48 * 1824 / 2816
  private let font = UIFont.monospacedDigitSystemFont(ofSize: 20.48, weight: .regular)
  private let large = UIFont.monospacedDigitSystemFont(ofSize: 40.96, weight: .regular)

  private func label(_ text: NSAttributedString?, width: CGFloat = 300, height: CGFloat = 100) -> UILabel {
    switchOn(.phone47)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.font = font
    label.attributedText = text
    return label
  }

  private func mixed() -> NSMutableAttributedString {
    let text = NSMutableAttributedString(
      string: "11", attributes: [.font: font, .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "22", attributes: [.font: large, .foregroundColor: UIColor.blue]))
    return text
  }

  private func lines(_ label: UILabel) throws -> [LayerSnapshot.TextLine] {
    try #require(LayerSnapshot(of: label)).text
  }

  @Test("[A] each part has its own letters and color, on one baseline")
  func runs() throws {
    let label = label(mixed())
    let lines = try lines(label)
    expect(lines.map(\.text) == ["11", "22"] && lines.map(\.fontSize) == [20.48, 40.96])
    expect(lines.map(\.color.red) == [1, 0] && lines.map(\.color.blue) == [0, 1])
    expectEqual(lines[0].baseline, lines[1].baseline)
    expect(isNear(CGFloat(lines[0].width), 2 * digit) && isNear(CGFloat(lines[1].x), 2 * digit))
    expect(isNear(CGFloat(lines[1].width), 4 * digit))
    // The line is as high as its largest letters.
    expectEqual(label.sizeThatFits(.zero), CGSize(width: 80, height: 49))
  }

  @Test("[A] lines break across parts; each is as high as its own letters")
  func breaking() throws {
    let text = NSMutableAttributedString(string: "11 ", attributes: [.font: font])
    text.append(NSAttributedString(string: "22 2", attributes: [.font: large]))
    let label = label(text, width: 60, height: 200)
    label.numberOfLines = 0
    let lines = try lines(label)
    expectEqual(lines.map(\.text), ["11", "22", "2"])
    let gaps = [lines[1].baseline - lines[0].baseline, lines[2].baseline - lines[1].baseline]
    expect(isNear(CGFloat(gaps[0]), font.lineHeight - font.ascender + large.ascender))
    expect(isNear(CGFloat(gaps[1]), large.lineHeight))
  }

  @Test("[A] truncation keeps the looks of what is left")
  func truncation() throws {
    let text = mixed()
    text.append(NSAttributedString(string: "3333333333", attributes: [.font: font]))
    let lines = try lines(label(text, width: 120))
    expect(lines.map(\.text).joined().hasPrefix("1122") && lines.map(\.text).joined().hasSuffix("\u{2026}"))
    expectEqual(lines.map(\.fontSize), [20.48, 40.96, 20.48])
    expectAtMost(lines.map(\.width).reduce(0, +), 120)
  }

  @Test("[A] text and attributed text are two ways to see the same")
  func twoWays() throws {
    let label = label(mixed())
    expect(label.text == "1122" && label.accessibilityLabel == "1122")
    expect(label.font == font && label.textColor == .red)
    label.text = "5"
    expect(label.attributedText?.string == "5" && label.attributedText?.length == 1)
    let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    expect(attributes[.font] as? UIFont == font && attributes[.foregroundColor] as? UIColor == .red)
    label.text = nil
    expectNil(label.attributedText)
    label.attributedText = mixed()
    label.attributedText = nil
    expect(label.text == nil && label.sizeThatFits(.zero) == .zero)
  }

  @Test("[A] a font or color set later counts for the whole text")
  func laterChanges() throws {
    let label = label(mixed())
    label.textColor = .green
    try expectEqual(lines(label).map(\.color.green), [1, 1])
    label.font = font
    try expectEqual(lines(label).map(\.text), ["1122"])
  }

  @Test("[A] what the text leaves open is the label's")
  func openAttributes() throws {
    let label = label(NSAttributedString(string: "1"))
    try expectEqual(lines(label).map(\.fontSize), [20.48])
    expect(label.textColor == .label && label.font == font)
  }

  @Test("[A] a text that is changed later doesn't change the label")
  func changedLater() throws {
    let text = NSMutableAttributedString(string: "1122")
    let label = label(text)
    text.replaceCharacters(in: NSRange(location: 0, length: 1), with: "9")
    expectEqual(label.text, "1122")
    try expectEqual(lines(label).map(\.text), ["1122"])
  }

  @Test("[A] the paragraph style of the first character gives alignment, breaking and spacing")
  func paragraphStyle() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byWordWrapping
    style.lineSpacing = 10
    let text = NSAttributedString(string: "1 2", attributes: [.font: font, .paragraphStyle: style])
    let label = label(text, width: 14, height: 100)
    label.numberOfLines = 0
    expect(label.textAlignment == .right && label.lineBreakMode == .byWordWrapping)
    let lines = try lines(label)
    expectEqual(lines.map(\.text), ["1", "2"])
    expect(isNear(CGFloat(lines[1].baseline - lines[0].baseline), font.lineHeight + 10))
    expect(isNear(CGFloat(lines[0].x), 14 - digit))
    let height = label.sizeThatFits(CGSize(width: 14, height: 0)).height
    expect(isNear(height, (2 * font.lineHeight + 10), within: 0.5))
  }

  @Test("[A] a paragraph style copies as constant or changeable")
  func copiesOfStyles() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = -4
    expect(style.lineSpacing == 0 && style.lineBreakMode == .byWordWrapping)
    style.lineSpacing = 3
    let copy = style.copy() as? NSParagraphStyle
    style.lineSpacing = 5
    expect(copy?.lineSpacing == 3 && !(copy is NSMutableParagraphStyle))
    let other = copy?.mutableCopy() as? NSMutableParagraphStyle
    other?.setParagraphStyle(style)
    expect(other == style && copy != style && NSParagraphStyle.default.lineSpacing == 0)
  }

  @Test("[A] one line gets smaller letters to fit, but not smaller than allowed")
  func shrinking() throws {
    let label = label(NSAttributedString(string: "1111111111"), width: 8 * digit)
    try expect(lines(label)[0].text.hasSuffix("\u{2026}"))
    label.adjustsFontSizeToFitWidth = true
    try expectEqual(lines(label).map(\.text), ["1111111111"])
    expect(isNear(CGFloat(try lines(label)[0].fontSize), 20.48 * 0.8))
    label.minimumScaleFactor = 0.9
    expect(isNear(CGFloat(try lines(label)[0].fontSize), 20.48 * 0.9))
    try expect(lines(label)[0].text.hasSuffix("\u{2026}"))
    label.frame.size.width = 300
    try expectEqual(lines(label)[0].fontSize, 20.48)
    // The size that suits the text is that of its full letters.
    expectEqual(label.sizeThatFits(.zero).width, 133)
  }

  @Test("[A] several lines keep their letters' size")
  func severalLines() throws {
    let label = label(NSAttributedString(string: "1111 1111"), width: 60)
    label.adjustsFontSizeToFitWidth = true
    label.numberOfLines = 2
    try expectEqual(lines(label).map(\.fontSize), [20.48, 20.48])
  }
}
