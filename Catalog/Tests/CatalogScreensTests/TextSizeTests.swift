import CatalogScreens
import HeaderTesting
import Testing

/// Text in the headers of screens and recipes, at all text sizes. Those in lists of parts
/// are tested by `PartScreensTests`.
@MainActor @Suite("Text of the catalog's headers") struct TextSizeTests {
  private nonisolated static let screens =
    (CatalogScreen.all.filter { $0.group != .parts } + CatalogScreen.recipes).map(\.id)

  /// Each screen at each text size, on one of the devices: all pairs of a screen, a size, and a device.
  @Test("No text is cut, leaves the screen, or overlaps another one", arguments: screens)
  func texts(screen: String) throws {
    let turn = try #require(Self.screens.firstIndex(of: screen))
    for textSize in UIContentSizeCategory.allSizes {
      let device = textSize.device(turn: turn)
      // The size of the device, and one that is chosen while the screen is shown.
      for former in Set([textSize, .large]) {
        let stage = try ScreenStage(screen, on: device, textSize: former)
        stage.simulator.preferredContentSizeCategory = textSize
        stage.settle()
        let header = try stage.view(ScrollHeaderView.self)
        let place = "\(device.name), \(former.rawValue) to \(textSize.rawValue)"
        expectNil(header.textFault, "\(place), expanded")
        stage.drag(from: CGPoint(x: 187, y: stage.window.bounds.height - 100), by: -550)
        expectNil(header.textFault, "\(place), collapsed")
      }
    }
  }
}
