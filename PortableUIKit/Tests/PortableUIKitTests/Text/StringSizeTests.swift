@testable import PortableUIKit
import Testing

struct StringSizeTests {
  private let font = UIFont.systemFont(ofSize: 20)

  @Test("[A] a text is as large as its letters, in the font that its attributes say")
  func oneLine() {
    let size = NSString(string: "Hello").size(withAttributes: [.font: font])
    expectEqual(size, CGSize(width: font.width(of: "Hello"), height: font.lineHeight))
    expectEqual(NSString(string: "").size(withAttributes: [.font: font]).width, 0)
  }

  @Test("[K] without a font letters have 12 points")
  func withoutFont() {
    let plain = UIFont.systemFont(ofSize: 12)
    expectEqual(NSString(string: "Hello").size().width, plain.width(of: "Hello"))
    expectEqual(NSAttributedString(string: "Hello").size().height, plain.lineHeight)
  }

  @Test("[A] parts have their own fonts, and each paragraph has a line")
  func partsAndParagraphs() {
    let large = UIFont.boldSystemFont(ofSize: 40)
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    text.append(NSAttributedString(string: "cd\n", attributes: [.font: large]))
    text.append(NSAttributedString(string: "e", attributes: [.font: font]))
    let size = text.size()
    expectLess(abs(size.width - font.width(of: "ab") - large.width(of: "cd")), 1e-9)
    expectLess(abs(size.height - font.lineHeight - large.lineHeight), 1e-9)
  }
}
