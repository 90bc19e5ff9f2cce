import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/SectionedHeader.md#parts
@MainActor @Suite("Text of parts at all text sizes") struct TextSizeTests {
  private nonisolated static let titles = [
    "Settings", "Notifications and sounds", "Donaudampfschifffahrtsgesellschaft", "",
  ]

  private static func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }

  @Test(
    "No text is cut, leaves the screen, or overlaps another one", .needs([.settings, .touches]),
    arguments: UIContentSizeCategory.allSizes)
  func texts(textSize: UIContentSizeCategory) {
    for (index, title) in Self.titles.enumerated() {
      let device = textSize.device(turn: index)
      let stage = HeaderStage(device) { () -> PartsScreen in
        let field = UISearchTextField()
        field.placeholder = "Search"
        return PartsScreen {
          [
            .titleBar(title, leading: Self.button("Cancel"), trailing: Self.button("Done")),
            .largeTitle(title), .search(field, returns: nil),
            .tabs(HeaderTabBar(titles: ["Posts", "Photographs", "Likes"])),
          ]
        }
      }
      stage.textSize = textSize
      expect(stage.settle())
      expectNil(stage.root.header.textFault, "\(title), \(device.name), expanded")
      stage.drag(from: CGPoint(x: 180, y: stage.window.bounds.height - 60), by: -600)
      expectNil(stage.root.header.textFault, "\(title), \(device.name), collapsed")
      expectEqual(stage.warnings, [])
    }
  }

  @Test("A text size that changes on the screen changes the heights", .needs(.settings))
  func changedTextSize() {
    let stage = HeaderStage(.phoneNotch) {
      PartsScreen { [.titleBar("Settings"), .largeTitle("Settings"), .search(UISearchTextField())] }
    }
    stage.settle()
    let heights = stage.root.header.sections.map(\.visibleHeight)
    expectEqual(heights[0], 44)
    expectEqual(heights[2], 48)
    stage.textSize = .accessibilityExtraExtraExtraLarge
    stage.settle()
    for (section, height) in zip(stage.root.header.sections, heights) {
      expectGreater(section.visibleHeight, height + 15)
    }
    stage.textSize = .large
    stage.settle()
    expectEqual(stage.root.header.sections.map(\.visibleHeight), heights)
  }

  @Test(
    "Rows that were not on the screen have their own heights after larger text",
    .needs([.settings, .touches]))
  func rowsAfterLargeText() {
    let stage = HeaderStage(.phoneNotch) { PartsScreen { [.titleBar("Settings")] } }
    stage.settle()
    let table = stage.root.tableView!
    let height = table.visibleCells[0].bounds.height
    stage.textSize = .accessibilityExtraExtraExtraLarge
    stage.settle()
    expectGreater(table.visibleCells[0].bounds.height, height + 10)
    stage.drag(by: -300)
    stage.textSize = .large
    stage.settle()
    for _ in 0..<6 {
      for cell in table.visibleCells { expectLess(abs(cell.bounds.height - height), 0.01) }
      stage.drag(from: CGPoint(x: 180, y: 700), by: -500)
    }
  }

  /// Documentation/Behavior/SectionedHeader.md#headers-taller-than-the-window
  @Test(
    "In a header that is taller than the screen, all text can be read at rest, and the list can be used",
    .needs([.settings, .touches, .rotation]), arguments: [false, true])
  func tallerThanTheScreen(isVoiceOverRunning: Bool) {
    let variant = StageVariant(
      .phone47, orientation: .landscapeLeft, textSize: .accessibilityExtraExtraExtraLarge)
    let stage = HeaderStage(variant) { () -> PartsScreen in
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.text = String(repeating: "Walks, maps, and bread. ", count: 8)
      return PartsScreen {
        [
          .titleBar("Ines Varga", trailing: Self.button("Follow")), .largeTitle("Ines Varga"),
          .padded(label), .tabs(HeaderTabBar(titles: ["Posts", "Media"])),
        ]
      }
    }
    stage.isVoiceOverRunning = isVoiceOverRunning
    stage.settle()
    let (header, bounds) = (stage.root.header, stage.window.bounds)
    expectGreater(header.frameInWindow.maxY, bounds.height)
    var read: [UILabel: Set<Int>] = [:]
    for _ in 0..<40 {
      for label in header.labels where label.isShown {
        read[label, default: []].formUnion(label.rowsShown(in: bounds))
      }
      stage.drag(from: CGPoint(x: 330, y: 300), by: -60)
    }
    for label in header.labels {
      expectGreater(read[label, default: []].count, Int(label.bounds.height) - 2, "\(label.text ?? "")")
    }
    expectAtMost(header.frameInWindow.maxY, bounds.height - 44)
    let cell = stage.root.tableView.visibleCells.last
    expectGreater(cell?.frameInWindow.minY ?? 0, header.frameInWindow.maxY)
    for _ in 0..<50 { stage.drag(from: CGPoint(x: 330, y: 100), by: 250) }
    expectNil(header.textFault)
    expectEqual(header.sections.map(\.isGone), [false, false, false, false])
  }
}

extension UIView {
  /// The rows of points of the view that can be seen on the screen.
  fileprivate func rowsShown(in screen: CGRect) -> Set<Int> {
    let visible = visibleFrameInWindow.intersection(screen)
    guard !visible.isEmpty else { return [] }
    let top = convert(visible.origin, from: nil).y
    return Set(Int(top.rounded(.up))...Int((top + visible.height).rounded(.down)))
  }
}
