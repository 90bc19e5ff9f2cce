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
    arguments: UIContentSizeCategory.allSizes, DeviceModel.all)
  func texts(textSize: UIContentSizeCategory, device: DeviceModel) {
    for title in Self.titles {
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
      expectNil(stage.root.header.textFault, "\(title), expanded")
      stage.drag(from: CGPoint(x: 180, y: stage.window.bounds.height - 60), by: -600)
      expectNil(stage.root.header.textFault, "\(title), collapsed")
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
}
