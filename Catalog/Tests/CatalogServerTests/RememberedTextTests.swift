import HeaderTesting
import CatalogScreens
import Testing

/// The layout of a text is remembered between frames; every change of the label has to show at once.
@MainActor struct RememberedTextTests {
  @Test("The picture of a label follows its text, size, number of lines, alignment, and font")
  func changes() {
    let simulator = HostSimulator(device: .phone47)
    simulator.makeCurrent()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    label.text = "some words that need more than a single line of the label"
    label.numberOfLines = 0
    func lines() -> [LayerSnapshot.TextLine] { LayerSnapshot(of: label)?.text ?? [] }
    var seen = [lines()]
    expectEqual(lines(), seen[0])
    let changes: [() -> Void] = [
      { label.bounds.size.width = 90 }, { label.bounds.size.height = 30 }, { label.bounds.size.height = 200 },
      { label.numberOfLines = 2 }, { label.textAlignment = .right }, { label.font = .systemFont(ofSize: 30) },
      { label.text = "other words" }, { label.textColor = .red },
      { (label.numberOfLines, label.adjustsFontSizeToFitWidth) = (1, true) },
      { label.bounds.size.width = 60 }, { label.text = "other, longer words" },
    ]
    for (index, change) in changes.enumerated() {
      change()
      expectEqual(lines(), lines())
      expectNotEqual(lines(), seen.last, "change \(index)")
      seen.append(lines())
    }
    label.text = "a"
    label.bounds.size = CGSize(width: 90, height: 200)
    label.adjustsFontSizeToFitWidth = false
    expectEqual(lines().map(\.text), ["a"])
  }
}
