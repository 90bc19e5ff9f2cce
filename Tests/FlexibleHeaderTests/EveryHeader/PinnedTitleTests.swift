import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Pinned section headers below an inset that follows the header") struct PinnedTitleTests {
  private nonisolated static let kinds: [HeaderKind] = [
    .flexible, .shifting, .sections, .returningSections, .stretchy,
  ]

  @Test(
    "They follow a header whose smallest height changes over content in the middle", .needs(.touches),
    arguments: kinds, PinnedListKind.allCases)
  func changedHeight(kind: HeaderKind, list: PinnedListKind) {
    for isTouched in [false, true] {
      let stage = HeaderStage(.phoneNotch) { PinnedListScreen(list) }
      let header = kind.make()
      header.setInsetFollowsVisibleHeight(true)
      header.install(in: stage.root.list)
      stage.settle()
      stage.drag(by: -400)
      stage.settle()
      let finger = stage.finger()
      if isTouched {
        finger.down(at: CGPoint(x: 100, y: 500))
        finger.move(to: CGPoint(x: 100, y: 480))
        stage.advance(by: 0.3)
      }
      for height in [90.0, 45, 60] {
        header.setSmallestHeight(height)
        stage.advance(by: 0.3)
        expectNil(stage.root.fault(below: stage.bottom(of: header)), "\(height), touched: \(isTouched)")
      }
      if isTouched { finger.up() }
    }
  }
}

extension ScrollHeaderView {
  /// Sets the height of the collapsed header. Of several sections, the last one stays.
  fileprivate func setSmallestHeight(_ height: CGFloat) {
    switch self {
    case let header as FlexibleHeaderView: header.minimumHeight = height
    case let header as StretchyHeaderView: header.minimumHeight = height
    case let header as SectionedHeaderView: header.sections.last?.maximumHeight = height
    default: break
    }
  }
}
