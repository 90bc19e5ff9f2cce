@testable import PortableUIKit
import Testing

struct UIFontTests {
  @Test(
    "[K] 10: line height is 1.193359375 times the size",
    arguments: [(17, 20.287109375), (20, 23.8671875), (34, 40.57421875)])
  func lineHeightFollowsTheSize(size: CGFloat, height: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    expectEqual(font.lineHeight, height)
    expectEqual(font.ascender - font.descender, height)
    expect(font.capHeight < font.ascender && font.descender < 0)
  }

  @Test("[A] text styles have iOS's sizes at the default text size")
  func textStylesHaveTheirSizes() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
    ]
    expectEqual(
      styles.map { UIFont.preferredFont(forTextStyle: $0).pointSize },
      [34, 28, 22, 20, 17, 17, 16, 15, 13, 12])
    expectEqual(UIFont.preferredFont(forTextStyle: .headline), .systemFont(ofSize: 17, weight: .semibold))
    expectEqual(UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "?")), .systemFont(ofSize: 17))
  }

  @Test func fontsOfTheSameSizeAndWeightAreEqual() {
    expectEqual(UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 12, weight: .regular))
    expectEqual(UIFont.boldSystemFont(ofSize: 12), .systemFont(ofSize: 12, weight: .bold))
    expectNotEqual(UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 13))
    expectNotEqual(UIFont.systemFont(ofSize: 12), .boldSystemFont(ofSize: 12))
    expectNotEqual(UIFont.systemFont(ofSize: 12), .monospacedDigitSystemFont(ofSize: 12, weight: .regular))
    expectEqual(UIFont.boldSystemFont(ofSize: 12).withSize(30), .boldSystemFont(ofSize: 30))
    expectEqual(UIFont.systemFont(ofSize: 9, weight: .semibold).fontName, ".SFUI-Semibold")
  }

  @Test func sizesThatAreNoPositiveNumbersCountAsZero() {
    expectEqual(UIFont.systemFont(ofSize: -4).pointSize, 0)
    expectEqual(UIFont.systemFont(ofSize: .nan).lineHeight, 0)
    expectEqual(UIFont.systemFont(ofSize: .infinity).width(of: "abc"), 0)
  }

  @Test func widthsComeFromTheTable() {
    // Inter: H 2084, i 668, space 792 of 2816.
    expectEqual(UIFont.systemFont(ofSize: 2816).width(of: "Hi "), 3544)
    // The bold font has 2101, 766 and 653.
    expectEqual(UIFont.boldSystemFont(ofSize: 2816).width(of: "Hi "), 3520)
    expectLess(abs(UIFont.systemFont(ofSize: 28.16).width(of: "0123456789") - 169.4), 1e-9)
  }

  @Test("[A] digits are of one width in the font that promises it, and only there")
  func equalDigits() {
    let (plain, equal) = (
      UIFont.systemFont(ofSize: 2816), UIFont.monospacedDigitSystemFont(ofSize: 2816, weight: .regular)
    )
    expect(plain.width(of: "1") == 1308 && plain.width(of: "0") > 1700)
    expect("0123456789".allSatisfy { equal.width(of: String($0)) == 1824 })
    expectEqual(equal.width(of: "Hi "), plain.width(of: "Hi "))
  }

  @Test("letters have the widths of the four weights that they are drawn in, others those of the nearest")
  func weights() {
    func width(_ weight: UIFont.Weight) -> CGFloat {
      UIFont.systemFont(ofSize: 17, weight: weight).width(of: "in")
    }
    expect(width(.thin) == width(.regular) && width(.black) == width(.bold))
    expect(width(.regular) < width(.medium) && width(.medium) < width(.semibold))
    expectLess(width(.semibold), width(.bold))
  }

  @Test func charactersOutsideTheTableHaveAWidthToo() {
    let font = UIFont.systemFont(ofSize: 100)
    expectEqual(font.width(of: "漢字"), 200)
    expectEqual(font.width(of: "👨‍👩‍👧"), 100)
    expectEqual(font.width(of: "e\u{301}"), font.width(of: "e"))
    expectEqual(font.width(of: "\u{AD}"), 0)
    expectLess(abs(font.width(of: "\u{10A0}") - 62.5), 1e-9)
  }

  @Test func blocksOfTheTableDoNotOverlap() {
    let blocks = FontMetricsTable.blocks
    expect(blocks.allSatisfy { $0.regular.count == $0.bold.count && $0.medium.count == $0.semibold.count })
    expect(blocks.allSatisfy { $0.regular.count == $0.medium.count })
    for (block, next) in zip(blocks, blocks.dropFirst()) {
      expectAtMost(block.codes.upperBound, next.codes.lowerBound)
    }
  }
}
