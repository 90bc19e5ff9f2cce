import FlexibleHeader
import HeaderTesting
import Testing

/// What heights mean in all headers at the top of a screen.
@MainActor @Suite("Heights and the safe area") struct SafeAreaHeightsTests {
  private nonisolated static let kinds: [HeaderKind] = [.flexible, .sections, .bar, .stretchy]

  /// The distances from the top of the window to the lower edge of a header of 160 points: expanded and collapsed.
  private func edges(
    _ kind: HeaderKind, on device: DeviceModel, including includesSafeArea: Bool, switchesLate: Bool
  ) -> [CGFloat] {
    let header = kind.make()
    (header as? StretchyHeaderView)?.extendsUnderTopSafeArea = true
    (header as? StretchyHeaderView)?.staysAtMinimumHeight = true
    if !switchesLate { header.heightsIncludeSafeArea = includesSafeArea }
    let stage = HeaderStage(device) { MeetingScreen { header.install(in: $0.table) } }
    stage.settle()
    if switchesLate {
      header.heightsIncludeSafeArea = includesSafeArea
      stage.settle()
    }
    let table = stage.root.table
    let expanded = header.convert(header.bounds, to: stage.window).maxY
    for _ in 0..<20 {
      table.contentOffset.y += 10
      stage.step()
    }
    return [expanded, header.convert(header.bounds, to: stage.window).maxY]
  }

  @Test(
    "A header of 160 points ends 160 points below the safe area, or below the top edge if the heights include it",
    arguments: kinds, [DeviceModel.phone47, .phoneNotch])
  func expandedHeight(kind: HeaderKind, device: DeviceModel) {
    device.makeCurrent()
    let safeArea = HeaderStage(device) { UIViewController() }.window.safeAreaInsets.top
    for switchesLate in [false, true] {
      let below = edges(kind, on: device, including: false, switchesLate: switchesLate)
      expectEqual(below, [safeArea + 160, safeArea + 60])
      let including = edges(kind, on: device, including: true, switchesLate: switchesLate)
      expectEqual(including, [160, kind == .sections ? safeArea + 60 : 60])
    }
  }
}
