import Testing

@testable import PortableUIKit

@MainActor struct ButtonLookTests {
  @Test("[A] content goes to the top or the bottom, and leading to the left")
  func alignment() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setTitle("Title", for: .normal)
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .top
    expectEqual(button.effectiveContentHorizontalAlignment, .left)
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.frame.origin, .zero)
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.frame.maxY, 100)
    button.contentVerticalAlignment = .fill
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.frame.height, 100)
  }

  @Test("[A] titles have shadows and looks of their own, and pictures lie behind them")
  func looks() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setTitle("Title", for: .normal)
    button.setTitleShadowColor(.red, for: .normal)
    button.titleLabel?.shadowOffset = CGSize(width: 1, height: 2)
    expect(button.titleLabel?.shadowColor == .red && button.currentTitleShadowColor == .red)
    button.setAttributedTitle(NSAttributedString(string: "Other"), for: .selected)
    button.isSelected = true
    expectEqual(button.titleLabel?.text, "Other")
    button.isSelected = false
    expectEqual(button.titleLabel?.text, "Title")
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    button.setBackgroundImage(picture, for: .normal)
    button.layoutIfNeeded()
    expect(button.subviews.first?.frame == button.bounds && button.currentBackgroundImage === picture)
  }

  @Test("[A] the shadow of a label lies behind its text")
  func labelShadow() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Text"
    expectEqual(label.shadowOffset, CGSize(width: 0, height: -1))
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 2, height: 3)
    let lines = try #require(LayerSnapshot(of: label)?.text)
    try #require(lines.count == 2)
    expect(lines[0].x - lines[1].x == 2 && lines[0].baseline - lines[1].baseline == 3)
    expectGreater(lines[0].color.red, lines[1].color.red)
  }
}
