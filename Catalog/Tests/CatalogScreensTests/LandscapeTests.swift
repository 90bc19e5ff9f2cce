import CatalogScreens
import HeaderTesting
import Testing

/// Screens that are first seen on a phone that lies on its side, its notch beside the content.
@MainActor struct LandscapeTests {
  private nonisolated static let screens = CatalogScreen.all.map(\.id)

  @Test("A header has its own height from the start, not the screen's", arguments: screens)
  func height(screen: String) throws {
    let stage = try ScreenStage(screen, on: .phoneNotch, isLandscape: true)
    guard let header = stage.window.firstRecordableHeader as? FlexibleHeaderView else { return }
    let greatest = header.maximumHeight + header.topSafeAreaGuide.bounds.height
    expectAtMost(header.bounds.height, greatest, "it may be \(greatest) points high")
  }

  @Test("Words and buttons on a header keep clear of the notch", arguments: screens)
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
