import CatalogScreens
import HeaderTesting
import Testing

/// Text in the headers of all screens and recipes, at all text sizes.
@MainActor @Suite("Text of the catalog's headers") struct TextSizeTests {
  private nonisolated static let screens = (CatalogScreen.all + CatalogScreen.recipes).map(\.id)

  @Test(
    "No text is cut, leaves the screen, or overlaps another one", arguments: screens, DeviceModel.all)
  func texts(screen: String, device: DeviceModel) throws {
    for textSize in UIContentSizeCategory.allSizes {
      // The size of the device, and one that is chosen while the screen is shown.
      for former in Set([textSize, .large]) {
        let stage = try ScreenStage(screen, on: device, textSize: former)
        stage.simulator.preferredContentSizeCategory = textSize
        stage.settle()
        let header = try stage.view(ScrollHeaderView.self)
        expectNil(header.textFault, "\(former.rawValue) to \(textSize.rawValue), expanded")
        stage.drag(from: CGPoint(x: 187, y: stage.window.bounds.height - 100), by: -550)
        expectNil(header.textFault, "\(former.rawValue) to \(textSize.rawValue), collapsed")
      }
    }
  }
}
