@testable import PortableUIKit
import Testing

@MainActor struct UILabelTests {
  // Not in `init`: another test may run between that and the test itself.
  func label(
    _ text: String?, lines: Int = 1, size: CGFloat = 17, on device: DeviceModel = .phone47
  ) -> UILabel {
    HostSimulator(device: device).makeCurrent()
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test("[A] defaults") func defaults() {
    let label = UILabel()
    expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
    expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail)
    expect(label.numberOfLines == 1 && label.text == nil && !label.isUserInteractionEnabled)
    label.font = nil
    label.textColor = nil
    expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
  }

  @Test("[K] a line's height is rounded up to pixels: 20.287 → 20.5 at 2×")
  func oneLineHasTheHeightOfTheFont() {
    // H 2084, i 668 of 2816 units.
    let width = 17 * (2084.0 + 668) / 2816
    let size = label("Hi").sizeThatFits(.zero)
    expectEqual(size, CGSize(width: (width * 2).rounded(.up) / 2, height: 20.5))
  }

  @Test func pixelsAreThoseOfTheDevice() {
    expectLess(abs(label("Hi", on: .phoneNotch).sizeThatFits(.zero).height - 61.0 / 3), 1e-9)
  }

  @Test func anEmptyLabelTakesNoRoom() {
    expectEqual(label(nil).sizeThatFits(CGSize(width: 100, height: 100)), .zero)
    expectEqual(label("", lines: 0).sizeThatFits(.zero), .zero)
  }

  @Test("[K] one line is measured whole, whatever room there is")
  func oneLineIgnoresTheWidth() {
    let text = label("Hello, world")
    expectEqual(text.sizeThatFits(CGSize(width: 10, height: 10)), text.sizeThatFits(.zero))
    text.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    text.sizeToFit()
    expect(text.bounds.size == text.sizeThatFits(.zero) && text.frame.minX == 5)
  }

  @Test("A label that was measured has the size of a new one after each change")
  func changesAreMeasured() {
    let title = NSAttributedString(
      string: "11 22 33 44", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
    let changes: [(UILabel) -> Void] = [
      { $0.text = "11 22 33 44 55 66" }, { $0.font = .systemFont(ofSize: 31) }, { $0.numberOfLines = 2 },
      { $0.lineBreakMode = .byCharWrapping }, { $0.attributedText = title },
      { $0.font = .systemFont(ofSize: 9) },
      { $0.adjustsFontForContentSizeCategory = true }, { $0.text = "1" },
    ]
    let room = CGSize(width: 60, height: 0)
    for count in 1...changes.count {
      let (measured, new) = (label("11 22", lines: 0), label("11 22", lines: 0))
      for change in changes.prefix(count) {
        _ = (measured.sizeThatFits(.zero), measured.sizeThatFits(room))
        change(measured)
        change(new)
      }
      expectEqual(measured.sizeThatFits(room), new.sizeThatFits(room), "after \(count) changes")
      expectEqual(measured.sizeThatFits(.zero), new.sizeThatFits(.zero), "after \(count) changes")
    }
  }

  @Test func severalLinesWrapAtTheWidth() {
    let text = label("11 22 33 44", lines: 0, size: 20)
    let width = UIFont.systemFont(ofSize: 20).width(of: "33 44")
    // Twice 23.8671875, rounded up to half points.
    expectEqual(text.sizeThatFits(CGSize(width: width, height: 0)).height, 48)
    expectEqual(text.sizeThatFits(CGSize(width: width, height: 0)).width, (width * 2).rounded(.up) / 2)
    expectEqual(text.sizeThatFits(.zero).height, 24)
    text.numberOfLines = 1
    expectEqual(text.sizeThatFits(CGSize(width: width, height: 0)).height, 24)
  }

  @Test func theFittingSizeHoldsTheTextWithoutTruncation() {
    let text = label("The quick brown fox jumps over the lazy dog", lines: 0)
    for width in stride(from: CGFloat(60), through: 400, by: 13) {
      text.frame.size = text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      let lines = LayerSnapshot(of: text)?.text.map(\.text) ?? []
      expect(text.frame.width <= width && lines.joined(separator: " ") == text.text)
    }
  }

  @Test("[?] textRect is limited by lines and by the bounds; its origin is the bounds'")
  func textRectIsLimited() {
    let text = label("11 22 33 44", lines: 0, size: 20)
    let bounds = CGRect(x: 7, y: 9, width: UIFont.systemFont(ofSize: 20).width(of: "33 44"), height: 100)
    expectEqual(text.textRect(forBounds: bounds, limitedToNumberOfLines: 1).height, 24)
    expectEqual(text.textRect(forBounds: bounds, limitedToNumberOfLines: 0).height, 48)
    expectEqual(text.textRect(forBounds: bounds, limitedToNumberOfLines: 0).origin, bounds.origin)
    expectEqual(text.textRect(forBounds: bounds, limitedToNumberOfLines: 0).width, bounds.width)
  }

  @Test func aLabelOfNoSizeShowsNothing() {
    let text = label("Hello")
    expectEqual(LayerSnapshot(of: text)?.text, [])
    text.sizeToFit()
    expectEqual(LayerSnapshot(of: text)?.text.map(\.text), ["Hello"])
  }

  @Test func aLowLabelShowsOnlyTheLinesThatFit() {
    let text = label("11 22 33 44", lines: 0, size: 20)
    text.frame = CGRect(x: 0, y: 0, width: UIFont.systemFont(ofSize: 20).width(of: "11 22…"), height: 30)
    expectEqual(LayerSnapshot(of: text)?.text.map(\.text), ["11 22…"])
  }

  @Test("[A] the text is the accessibility label unless one is set")
  func theTextIsTheAccessibilityLabel() {
    let text = label("Hello")
    expect(text.accessibilityLabel == "Hello" && text.isAccessibilityElement)
    text.accessibilityLabel = "Greeting"
    expectEqual(text.accessibilityLabel, "Greeting")
    text.accessibilityLabel = nil
    expectEqual(text.accessibilityLabel, "Hello")
  }
}
