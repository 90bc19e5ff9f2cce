import CatalogScreens
import HeaderTesting
import Testing

/// Screens that are first shown in landscape, with the notch beside the content.
@MainActor struct LandscapeTests {
  private nonisolated static let screens = CatalogScreen.all.map(\.id)

  @Test("A header first shown in landscape doesn't fill the screen", arguments: screens)
  func height(screen: String) throws {
    let stage = try ScreenStage(screen, on: .phoneNotch, isLandscape: true)
    guard let header = stage.window.firstRecordableHeader as? FlexibleHeaderView else { return }
    let greatest = header.maximumHeight + header.topSafeAreaGuide.bounds.height
    expectAtMost(header.bounds.height, greatest, "it may be \(greatest) points high")
  }

  @Test("Text and buttons of a header stay inside the safe area at the sides", arguments: screens)
  func sides(screen: String) throws {
    let stage = try ScreenStage(screen, on: .phoneNotch, isLandscape: true)
    let header = try #require(stage.window.firstRecordableHeader)
    let area = stage.window.bounds.inset(by: stage.window.safeAreaInsets)
    expectGreater(area.minX, 0, "the notch must be at the side")
    for view in Self.words(below: header) {
      let frame = view.convert(view.bounds, to: nil)
      expect(frame.minX >= area.minX && frame.maxX <= area.maxX, "\(view) at \(frame)")
    }
  }

  /// Buttons, and labels whose text begins at their edge.
  private static func words(below view: UIView) -> [UIView] {
    if view.isHidden || view.alpha == 0 { return [] }
    if view is HeaderTabBar { return view.subviews.flatMap(words) }
    if view is UIControl { return view is UIPageControl ? [] : [view] }
    if let label = view as? UILabel { return label.textAlignment == .center ? [] : [label] }
    return view.subviews.flatMap(words)
  }
}
