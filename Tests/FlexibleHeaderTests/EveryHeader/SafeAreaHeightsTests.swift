import FlexibleHeader
import HeaderTesting
import Testing

/// What heights mean in all headers at the top of a screen.
@MainActor @Suite("Heights and the safe area") struct SafeAreaHeightsTests {
  /// The distances from the top of the window to the lower edge of a header of 160 points: expanded and collapsed.
  private func edges(
    _ kind: HeaderKind, on device: DeviceModel, including includesSafeArea: Bool, switchesLate: Bool
  ) -> [CGFloat] {
    let header = kind.make()
    (header as? StretchyHeaderView)?.extendsUnderTopSafeArea = true
    (header as? StretchyHeaderView)?.staysAtMinimumHeight = true
    if !switchesLate { header.heightsIncludeSafeArea = includesSafeArea }
    let stage = HeaderStage(device) { RowsScreen { header.install(in: $0.list) } }
    stage.settle()
    if switchesLate {
      header.heightsIncludeSafeArea = includesSafeArea
      stage.settle()
    }
    let expanded = header.frameInWindow.maxY
    header.setCollapsed(true, animated: false)
    stage.settle()
    return [expanded, header.frameInWindow.maxY]
  }

  @Test(
    "A header of 160 points ends 160 points below the safe area, or below the top edge if the heights include it",
    arguments: HeaderKind.atTheTop, [DeviceModel.phone47, .phoneNotch])
  func expandedHeight(kind: HeaderKind, device: DeviceModel) {
    device.makeCurrent()
    let safeArea = HeaderStage(device) { UIViewController() }.window.safeAreaInsets.top
    for switchesLate in [false, true] {
      let below = edges(kind, on: device, including: false, switchesLate: switchesLate)
      expectEqual(below, [safeArea + 160, safeArea + 60])
      let including = edges(kind, on: device, including: true, switchesLate: switchesLate)
      expectEqual(including, [160, HeaderKind.sectioned.contains(kind) ? safeArea + 60 : 60])
    }
  }

  @Test("Content begins below a header whose list begins at the safe area", arguments: HeaderKind.inFront)
  func listBelowTheSafeArea(kind: HeaderKind) {
    for hasNavigationBar in [false, true] {
      let header = kind.make()
      let screen = RowsScreen { screen in
        screen.pinListToSafeArea()
        header.install(in: screen.list)
      }
      let stage = HeaderStage(.phoneNotch) {
        hasNavigationBar ? UINavigationController(rootViewController: screen) : screen
      }
      stage.settle()
      expectEqual(screen.contentTop, header.frame.maxY, "navigation bar: \(hasNavigationBar)")
      header.setCollapsed(true, animated: false)
      stage.settle()
      expectAtMost(screen.contentTop, header.frame.maxY + 0.5, "navigation bar: \(hasNavigationBar)")
    }
  }
}
