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
    let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
    let list = stage.root.list
    let (start, indicator) = (list.contentInset.top, list.verticalScrollIndicatorInsets.top)
    stage.drag(by: -400)
    stage.settle()
    let saved = (list.contentInset, list.verticalScrollIndicatorInsets)
    list.contentInset.bottom = 300
    list.verticalScrollIndicatorInsets.bottom = 300
    stage.drag(by: 300)
    stage.drag(by: 500)
    stage.settle()
    (list.contentInset, list.verticalScrollIndicatorInsets) = saved
    let offset = list.contentOffset.y
    list.contentOffset.y += 50
    expectEqual(list.contentOffset.y, offset + 50)
    list.contentOffset.y = offset
    stage.settle()
    expect(list.contentInset.top == start && list.contentInset.bottom == 0)
    expectEqual(list.verticalScrollIndicatorInsets.top, indicator)
    expectAtMost(abs(stage.root.distance), 0.5)
    header.uninstall()
    expect(list.contentInset == .zero && list.verticalScrollIndicatorInsets == .zero)
  }

  @Test("Two headers that leave a list leave no rounding error", arguments: HeaderKind.inFront)
  func roundingErrors(kind: HeaderKind) {
    for number in 1...20 {
      let own = UIEdgeInsets(top: 0.137 * CGFloat(number), left: 0, bottom: 0.219 * CGFloat(number), right: 0)
      let headers = [kind.make(), HeaderKind.stretchy.make(), RevealingFooterView()]
      let stage = HeaderStage(.phoneNotch) {
        RowsScreen {
          $0.list.contentInset = own
          $0.list.verticalScrollIndicatorInsets = own
        }
      }
      for header in headers { header.install(in: stage.root.list) }
      stage.settle()
      for header in headers { header.uninstall() }
      expectEqual(stage.root.list.contentInset, own)
      expectEqual(stage.root.list.verticalScrollIndicatorInsets, own)
    }
  }

  @Test(
    "The scroll indicator begins at the header where the system doesn't adjust its insets",
    arguments: HeaderKind.inFront)
  func unadjustedIndicator(kind: HeaderKind) {
    let header = kind.make()
    let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
    let list = stage.root.list
    for isAdjusted in [true, false, true] {
      list.automaticallyAdjustsScrollIndicatorInsets = isAdjusted
      stage.settle()
      let systemInset = isAdjusted ? list.safeAreaInsets.top : 0
      expectEqual(list.verticalScrollIndicatorInsets.top + systemInset, stage.bottom(of: header))
    }
    list.automaticallyAdjustsScrollIndicatorInsets = false
    header.uninstall()
    expectEqual(list.verticalScrollIndicatorInsets, .zero)
  }

  @Test(
    "A keyboard over a short page leaves nothing", arguments: HeaderKind.allCases,
    [CGFloat(300), 737])
  func keyboardOverShortPage(kind: HeaderKind, keyboard: CGFloat) {
    let header = kind.make()
    (header as? FlexibleHeaderView)?.extendsShortScrollViews = true
    (header as? SectionedHeaderView)?.extendsShortScrollViews = true
    let stage = HeaderStage(.phone47) { RowsScreen(rowCount: 3) { header.install(in: $0.list) } }
    let list = stage.root.list
    let (saved, offset) = (list.contentInset, list.contentOffset)
    for _ in 1...2 {
      list.contentInset.bottom = keyboard
      stage.settle()
      list.contentInset = saved
      stage.settle()
      expect(list.contentInset == saved && list.contentOffset == offset)
    }
    header.uninstall()
    expectEqual(list.contentInset, .zero)
  }

  @Test("Insets that were stored before the heights changed", arguments: HeaderKind.atTheTop)
  func storedInsetsAndHeights(kind: HeaderKind) {
    let header = kind.make()
    let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
    let list = stage.root.list
    let saved = list.contentInset
    list.contentInset.bottom = 300
    header.setMaximumHeight(220)
    stage.settle()
    let expanded = list.contentInset.top
    expectEqual(expanded, saved.top + 60)
    list.contentInset = saved
    stage.settle()
    expectEqual(list.contentInset.top, expanded)
    header.uninstall()
    expectEqual(list.contentInset, .zero)
  }

  @Test(
    "An inset that is added while the header's part changes is kept", .needs(.touches),
    arguments: HeaderKind.atTheTop)
  func additionWhileCollapsed(kind: HeaderKind) {
    let header = kind.make()
    header.setInsetFollowsVisibleHeight(true)
    let stage = HeaderStage(.phone47) { RowsScreen { header.install(in: $0.list) } }
    stage.drag(by: -400)
    stage.settle()
    stage.root.list.contentInset.top += 20
    stage.drag(by: 700)
    stage.settle()
    header.uninstall()
    expectEqual(stage.root.list.contentInset.top, 20)
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
        RowsScreen(rowCount: rowCount) { screen in
          (footerIsFirst ? [footer, header] : [header, footer]).forEach { $0.install(in: screen.list) }
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
      expectEqual(stage.root.list.contentInset, .zero, "\(stage.root.list.contentInset)")
    }
  }

  @Test(
    "An inset that is added while headers are in use stays when they leave, in either order",
    arguments: HeaderKind.aloneAndInPairs, [0.1, 33.5])
  func addedInset(kinds: [HeaderKind], own: Double) {
    // One header leaves in one order.
    for isReversed in [false, true].prefix(kinds.count) {
      let headers = kinds.map { $0.make() }
      let stage = HeaderStage(.phoneNotch) {
        RowsScreen { screen in
          screen.list.contentInset = UIEdgeInsets(top: CGFloat(own), left: 0, bottom: CGFloat(own), right: 0)
          headers.forEach { $0.install(in: screen.list) }
        }
      }
      let list = stage.root.list
      stage.drag(by: -200)
      stage.settle()
      list.contentInset.top += 12
      stage.drag(by: 500)
      stage.settle()
      for header in isReversed ? headers.reversed() : headers { header.uninstall() }
      expectLess(abs(list.contentInset.top - CGFloat(own) - 12), 1e-6)
      expectEqual(list.contentInset.bottom, CGFloat(own))
      expectEqual(list.verticalScrollIndicatorInsets, .zero)
    }
  }

  @Test(
    "Content at its top begins below the header for each order of set-up",
    arguments: HeaderKind.atTheTop)
  func twiceInstalled(kind: HeaderKind) {
    let header = kind.make()
    let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
    let (inset, frame) = (stage.root.list.contentInset, header.frame)
    for _ in 0..<3 {
      header.uninstall()
      stage.settle()
      expect(stage.root.list.contentInset == .zero && stage.root.distance == 0)
      header.install(in: stage.root.list)
      header.install(in: stage.root.list)
      stage.settle()
      expect(stage.root.list.contentInset == inset && header.frame == frame && stage.root.distance == 0)
    }
  }
}
