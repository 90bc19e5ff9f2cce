import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/Insets.md: what belongs to the app.
@MainActor @Suite("Headers and the app's insets") struct InsetMeetingTests {
  @Test(
    "A keyboard that stores and restores the insets leaves nothing", .needs(.touches),
    arguments: HeaderKind.atTheTop)
  func storedInsets(kind: HeaderKind) {
    let header = kind.make()
    header.setInsetFollowsVisibleHeight(true)
    let stage = HeaderStage(.phoneNotch) { MeetingScreen { header.install(in: $0.table) } }
    let table = stage.root.table
    let (start, indicator) = (table.contentInset.top, table.verticalScrollIndicatorInsets.top)
    stage.drag(by: -400)
    stage.settle()
    let saved = (table.contentInset, table.verticalScrollIndicatorInsets)
    table.contentInset.bottom = 300
    table.verticalScrollIndicatorInsets.bottom = 300
    stage.drag(by: 300)
    stage.drag(by: 500)
    stage.settle()
    (table.contentInset, table.verticalScrollIndicatorInsets) = saved
    stage.settle()
    // A bar writes the indicator's inset at scroll events only.
    if HeaderKind.bars.contains(kind) { stage.drag(by: 100) }
    stage.settle()
    expect(table.contentInset.top == start && table.contentInset.bottom == 0)
    expectEqual(table.verticalScrollIndicatorInsets.top, indicator)
    expectAtMost(abs(stage.root.distance), 0.5)
    header.uninstall()
    expect(table.contentInset == .zero && table.verticalScrollIndicatorInsets == .zero)
  }

  @Test("Insets that were stored before the heights changed", arguments: HeaderKind.atTheTop)
  func storedInsetsAndHeights(kind: HeaderKind) {
    let header = kind.make()
    let stage = HeaderStage(.phoneNotch) { MeetingScreen { header.install(in: $0.table) } }
    let table = stage.root.table
    let saved = table.contentInset
    table.contentInset.bottom = 300
    header.setMaximumHeight(220)
    stage.settle()
    let expanded = table.contentInset.top
    expectEqual(expanded, saved.top + 60)
    table.contentInset = saved
    stage.settle()
    expectEqual(table.contentInset.top, expanded)
    header.uninstall()
    expectEqual(table.contentInset, .zero)
  }

  @Test("An inset that is added while the header's part changes is kept", .needs(.touches))
  func additionWhileCollapsed() {
    let header = FlexibleHeaderView(maximumHeight: 160, minimumHeight: 60)
    header.insetFollowsVisibleHeight = true
    let stage = HeaderStage(.phone47) { MeetingScreen { header.install(in: $0.table) } }
    stage.drag(by: -400)
    stage.settle()
    stage.root.table.contentInset.top += 20
    stage.drag(by: 700)
    stage.settle()
    header.uninstall()
    expectEqual(stage.root.table.contentInset.top, 20)
  }

  @Test(
    "A footer on a short page keeps its place, whatever is installed first", .needs(.touches),
    arguments: HeaderKind.atTheTop, [0, 3, 12])
  func footerOnShortPage(kind: HeaderKind, rowCount: Int) {
    for footerIsFirst in [true, false] {
      let (header, footer) = (kind.make(), HeaderKind.footer.make())
      (header as? FlexibleHeaderView)?.extendsShortScrollViews = true
      (header as? SectionedHeaderView)?.extendsShortScrollViews = true
      let stage = HeaderStage(.phoneNotch) {
        MeetingScreen(rowCount: rowCount) { screen in
          (footerIsFirst ? [footer, header] : [header, footer]).forEach { $0.install(in: screen.table) }
        }
      }
      let height = footer.frame.height
      for distance in [-200.0, 300, -100, 400] {
        stage.drag(by: distance)
        stage.settle()
        stage.root.view.setNeedsLayout()
        stage.settle()
      }
      expect(footer.frame.height == height && height <= 40)
      header.uninstall()
      footer.uninstall()
      expectEqual(stage.root.table.contentInset, .zero, "\(stage.root.table.contentInset)")
    }
  }

  @Test(
    "An inset that is added while headers are in use stays when they leave, in either order",
    arguments: HeaderKind.aloneAndInPairs, [0.1, 33.5])
  func addedInset(kinds: [HeaderKind], own: Double) {
    for isReversed in [true, false] {
      let headers = kinds.map { $0.make() }
      let stage = HeaderStage(.phoneNotch) {
        MeetingScreen { screen in
          screen.table.contentInset = UIEdgeInsets(top: CGFloat(own), left: 0, bottom: CGFloat(own), right: 0)
          headers.forEach { $0.install(in: screen.table) }
        }
      }
      let table = stage.root.table
      stage.drag(by: -200)
      stage.settle()
      table.contentInset.top += 12
      stage.drag(by: 500)
      stage.settle()
      for header in isReversed ? headers.reversed() : headers { header.uninstall() }
      expectLess(abs(table.contentInset.top - CGFloat(own) - 12), 1e-6)
      expectEqual(table.contentInset.bottom, CGFloat(own))
      expectEqual(table.verticalScrollIndicatorInsets, .zero)
    }
  }

  @Test(
    "Content at its top begins below the header for each order of set-up",
    arguments: HeaderKind.atTheTop)
  func twiceInstalled(kind: HeaderKind) {
    let header = kind.make()
    let stage = HeaderStage(.phoneNotch) { MeetingScreen { header.install(in: $0.table) } }
    let (inset, frame) = (stage.root.table.contentInset, header.frame)
    for _ in 0..<3 {
      header.uninstall()
      stage.settle()
      expect(stage.root.table.contentInset == .zero && stage.root.distance == 0)
      header.install(in: stage.root.table)
      header.install(in: stage.root.table)
      stage.settle()
      expect(stage.root.table.contentInset == inset && header.frame == frame && stage.root.distance == 0)
    }
  }
}
