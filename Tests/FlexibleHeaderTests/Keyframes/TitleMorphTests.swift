import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Keyframes.md#effects
@MainActor @Suite("Title morphs measure texts once") struct TitleMorphTests {
  private final class CountingLabel: UILabel {
    var measurements = 0

    override var intrinsicContentSize: CGSize {
      measurements += 1
      return super.intrinsicContentSize
    }
  }

  @Test("Scrolling measures no text; another text or width is measured once", .needs(.touches))
  func measurements() {
    let header = FlexibleHeaderView(maximumHeight: 160, minimumHeight: 56)
    let (first, second) = (CountingLabel(), CountingLabel())
    for (label, y) in [(first, 100.0), (second, 60)] {
      label.text = "Chestnuts"
      label.frame = CGRect(x: 16, y: y, width: 300, height: 40)
      header.contentView.addSubview(label)
    }
    second.textAlignment = .center
    header.effects.morph(first, into: second)
    let stage = HeaderStage(.phoneNotch) { RowsScreen(.plain) { header.install(in: $0.list) } }
    stage.settle()
    (first.measurements, second.measurements) = (0, 0)
    stage.drag(by: -60)
    let middle = first.frame.midX
    expect(first.transform != .identity && first.measurements == 0 && second.measurements == 0)
    first.text = "Roasted chestnuts over an open fire"
    second.text = first.text
    stage.drag(by: -30)
    expectNotEqual(first.frame.midX, middle)
    expect(first.measurements <= 2 && second.measurements <= 2)
  }

  @Test("Both labels show the text at one place, in the event after the app moved one of them")
  func movedLabel() {
    let header = FlexibleHeaderView(maximumHeight: 160, minimumHeight: 56)
    let (first, second) = (UILabel(), UILabel())
    for (label, y) in [(first, 100.0), (second, 60)] {
      label.text = "Chestnuts"
      label.textAlignment = .center
      label.frame = CGRect(x: 16, y: y, width: 300, height: 40)
      header.addSubview(label)
    }
    header.effects.morph(first, into: second)
    let stage = HeaderStage(.phoneNotch) { RowsScreen(.plain) { header.install(in: $0.list) } }
    stage.settle()
    let list = stage.root.list
    let top = list.contentOffset.y
    for (distance, label) in [(20.0, second), (40, first), (60, second), (30, first)] {
      label.center.y -= 7
      list.contentOffset.y = top + distance
      expect(first.transform != .identity && second.transform != .identity)
      expect(abs(first.frame.midY - second.frame.midY) < 1e-6)
    }
  }
}
