import FlexibleHeader
import HeaderTesting
import Testing

/// `insetFollowsVisibleHeight`
@MainActor @Suite("Insets that follow the header") struct FollowingInsetTests {
  private nonisolated static let kinds = HeaderKind.following

  private func makeStage(
    _ kind: HeaderKind, _ list: ListKind = .table, _ setUp: @escaping (UIScrollView) -> Void = { _ in }
  ) -> (HeaderStage<RowsScreen>, ScrollHeaderView) {
    let header = kind.make()
    header.setInsetFollowsVisibleHeight(true)
    let stage = HeaderStage(.phoneNotch) {
      RowsScreen(list) { screen in
        setUp(screen.list)
        header.install(in: screen.list)
      }
    }
    return (stage, header)
  }

  @Test(
    "A header that an observer of the inset uninstalls leaves no insets", .needs(.touches), arguments: kinds)
  func uninstalledByAnObserver(kind: HeaderKind) {
    let (stage, header) = makeStage(kind)
    let list = stage.root.list
    let observation = list.observe(\.contentInset) { [weak header] _, _ in
      MainActor.assumeIsolated { header?.uninstall() }
    }
    stage.drag(by: -60)
    observation.invalidate()
    expectEqual(list.contentInset, .zero)
    expectEqual(list.verticalScrollIndicatorInsets, .zero)
  }

  @Test("Commands collapse and expand a header over every list", arguments: kinds, ListKind.allCases)
  func commands(kind: HeaderKind, list: ListKind) {
    let (stage, header) = makeStage(kind, list)
    let (bottom, top) = (stage.bottom(of: header), stage.root.list.contentOffset.y)
    for _ in 1...2 {
      header.setCollapsed(true, animated: true)
      stage.settle()
      expectEqual(header.headerProgress.collapse, 1)
      header.setCollapsed(false, animated: true)
      stage.settle()
      expectLess(abs(stage.bottom(of: header) - bottom), 0.51)
      expectLess(abs(stage.root.list.contentOffset.y - top), 0.51)
    }
  }

  private final class RefusingDelegate: NSObject, UITableViewDelegate {
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
  }

  @Test("The inset follows the header after a tap on the status bar that the app refuses", arguments: kinds)
  func refusedScrollToTop(kind: HeaderKind) {
    let delegate = RefusingDelegate()
    let (stage, _) = makeStage(kind) { $0.delegate = delegate }
    let list = stage.root.list
    list.setContentOffset(CGPoint(x: 0, y: 1200), animated: true)
    stage.settle()
    let inset = list.contentInset
    stage.tapStatusBar()
    stage.settle()
    expectEqual(list.contentOffset.y, 1200)
    expectEqual(list.contentInset, inset)
  }

  @Test(
    "So it does if the app refuses while the content decelerates", .needs(.touches),
    arguments: kinds)
  func refusedScrollToTopInDeceleration(kind: HeaderKind) {
    let delegate = RefusingDelegate()
    let insets = [false, true].map { isTapped in
      let (stage, _) = makeStage(kind) { $0.delegate = delegate }
      let list = stage.root.list
      list.contentOffset.y = 1600
      stage.settle()
      var tapsLeft = isTapped ? 1 : 0
      stage.fling(from: CGPoint(x: 180, y: 400), to: CGPoint(x: 180, y: 480)) {
        guard list.isDecelerating, tapsLeft > 0 else { return }
        tapsLeft -= 1
        stage.tapStatusBar()
      }
      expectEqual(tapsLeft, 0)
      return list.contentInset
    }
    expectEqual(insets[0], insets[1])
  }

  /// Documentation/InAnApp.md#in-a-navigation-controller: navigation bars get their background 4 points from the top.
  @Test("Content is at its top until the header has collapsed", .needs(.touches), arguments: kinds)
  func distanceFromTop(kind: HeaderKind) {
    let (stage, header) = makeStage(kind)
    var mostInCollapse: CGFloat = 0
    let finger = stage.finger()
    finger.down(at: CGPoint(x: 180, y: 700))
    for step in 1...50 where header.headerProgress.collapse < 1 {
      mostInCollapse = max(mostInCollapse, stage.root.distance)
      finger.move(to: CGPoint(x: 180, y: 700 - 7 * CGFloat(step)))
      stage.step()
    }
    finger.up()
    stage.settle()
    expectEqual(header.headerProgress.collapse, 1)
    expectLess(mostInCollapse, 0.51)
    stage.root.list.contentOffset.y += 300
    expectGreater(stage.root.distance, 4)
  }

  /// The system takes content that touches the header for content at its top, and doesn't ask the delegate.
  @Test("A tap on the status bar expands a header that content touches", .needs(.touches), arguments: kinds)
  func tapOnTheStatusBar(kind: HeaderKind) {
    let (stage, header) = makeStage(kind)
    let bottom = stage.bottom(of: header)
    stage.drag(by: -30)
    stage.settle()
    stage.tapStatusBar()
    stage.settle()
    withKnownIssue { expectLess(abs(stage.bottom(of: header) - bottom), 0.51) }
  }

  @Test("Commands expand a header whose events the app forwards") func commandsOfForwardedHeader() {
    let stage = HeaderStage(.phoneNotch) { ListScreen(.table, flags: .recommended) }
    let header = stage.root.header
    header.insetFollowsVisibleHeight = true
    stage.settle()
    let bottom = stage.bottom(of: header)
    header.setCollapsed(true, animated: true)
    stage.settle()
    header.setCollapsed(false, animated: true)
    stage.settle()
    expectLess(abs(stage.bottom(of: header) - bottom), 0.51)
  }

  @Test(
    "A header that snaps expands over every list", .needs(.touches),
    arguments: kinds.filter { $0 != .returningSections }, ListKind.allCases)
  func snapping(kind: HeaderKind, list: ListKind) {
    let (stage, header) = makeStage(kind, list)
    header.snaps = true
    stage.settle()
    let bottom = stage.bottom(of: header)
    stage.drag(by: -40)
    stage.settle()
    expectLess(abs(stage.bottom(of: header) - bottom), 0.51)
  }

  @Test("An expansion that the app ends half way leaves an inset that follows the header", arguments: kinds)
  func interruptedExpansion(kind: HeaderKind) {
    let (stage, header) = makeStage(kind)
    let list = stage.root.list
    header.setCollapsed(true, animated: false)
    stage.settle()
    header.setCollapsed(false, animated: true)
    stage.advance(by: 0.1)
    list.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
    stage.settle()
    let top = max(stage.bottom(of: header), list.safeAreaInsets.top)
    expectLess(abs(list.adjustedContentInset.top - top), 0.51)
  }

  @Test(
    "A safe area that grows and shrinks again moves neither header nor content", .needs(.touches),
    arguments: kinds)
  func safeAreaThereAndBack(kind: HeaderKind) {
    let (stage, header) = makeStage(kind)
    let list = stage.root.list
    stage.drag(by: -80)
    let (offset, bottom) = (list.contentOffset.y, stage.bottom(of: header))
    for inset in [30, 0] as [CGFloat] {
      stage.root.additionalSafeAreaInsets.top = inset
      stage.settle()
    }
    expectLess(abs(list.contentOffset.y - offset), 0.51)
    expectLess(abs(stage.bottom(of: header) - bottom), 0.51)
  }

  @Test(
    "Content stays where a finger leaves it below two headers with following insets", .needs(.touches),
    arguments: kinds.filter { $0 != .stretchy })
  func twoFollowingInsets(kind: HeaderKind) {
    let (stage, _) = makeStage(kind) { list in
      let stretchy = HeaderKind.stretchy.make()
      stretchy.setInsetFollowsVisibleHeight(true)
      stretchy.install(in: list)
    }
    let list = stage.root.list
    let top = list.contentOffset.y
    for distance in [60.0, 120] {
      stage.drag(by: -60)
      let offset = list.contentOffset.y
      expectLess(abs(offset - top - distance), 25)
      stage.settle()
      expectEqual(list.contentOffset.y, offset)
    }
  }

  @Test("A header over content that doesn't bounce returns at its top", .needs(.touches), arguments: kinds)
  func contentWithoutBounce(kind: HeaderKind) {
    let (stage, header) = makeStage(kind) { $0.bounces = false }
    stage.drag(by: -300)
    for _ in 1...5 { stage.drag(from: CGPoint(x: 180, y: 300), by: 300) }
    expectLess(abs(stage.bottom(of: header) - 207), 0.51)
  }

  @Test(
    "In a sheet, which a pull would move, the next drag expands the header", .needs(.touches),
    arguments: kinds, [true, false])
  func sheet(kind: HeaderKind, isInNavigation: Bool) {
    let stage = HeaderStage(.phoneNotch) { UIViewController() }
    let header = kind.make()
    header.setInsetFollowsVisibleHeight(true)
    let screen = RowsScreen(.table) { header.install(in: $0.list) }
    let sheet = isInNavigation ? UINavigationController(rootViewController: screen) : screen
    sheet.modalPresentationStyle = .pageSheet
    stage.root.present(sheet, animated: false)
    stage.settle()
    let (top, height) = (screen.contentTop, header.headerProgress.visibleHeight)
    let place = screen.view.convert(CGPoint(x: 180, y: 400), to: nil)
    stage.drag(from: place, by: -80)
    expectGreater(header.headerProgress.collapse + header.headerProgress.exit, 0)
    stage.drag(from: place, by: 80)
    expectEqual(screen.view.convert(CGPoint(x: 180, y: 400), to: nil), place)
    expectLess(abs(screen.contentTop - top), 0.51)
    expectLess(abs(header.headerProgress.visibleHeight - height), 0.51)
  }

  @Test("In a sheet with a refresh control, the inset follows the header", .needs(.touches), arguments: kinds)
  func sheetWithRefreshControl(kind: HeaderKind) {
    let stage = HeaderStage(.phoneNotch) { UIViewController() }
    let header = kind.make()
    header.setInsetFollowsVisibleHeight(true)
    let screen = RowsScreen(.table) {
      $0.list.refreshControl = UIRefreshControl()
      header.install(in: $0.list)
    }
    screen.modalPresentationStyle = .pageSheet
    stage.root.present(screen, animated: false)
    stage.settle()
    let inset = screen.list.contentInset.top
    stage.drag(from: screen.view.convert(CGPoint(x: 180, y: 400), to: nil), by: -80)
    expectLess(screen.list.contentInset.top, inset - 40)
  }

  @Test(
    "A header whose content no longer bounces can be expanded", .needs(.touches), arguments: kinds,
    [8, 13, 14, 60])
  func bounceThatEnds(kind: HeaderKind, rowCount: Int) {
    var settings = [\UIScrollView.bounces, \.alwaysBounceVertical]
    if #available(iOS 17.4, *) { settings.append(\.bouncesVertically) }
    for setting in settings {
      let (stage, header) = makeStage(kind)
      stage.root.rowCount = rowCount
      stage.drag(by: -50)
      stage.root.list[keyPath: setting] = false
      for _ in 1...4 { stage.drag(from: CGPoint(x: 180, y: 300), by: 300) }
      expectLess(abs(stage.root.distance), 0.51, "\(setting)")
      expectLess(header.headerProgress.collapse, 0.01, "\(setting)")
    }
  }

  @Test(
    "A rotation during a deceleration doesn't leave content beyond its top", .needs(.touches),
    arguments: kinds)
  func rotationDuringADeceleration(kind: HeaderKind) {
    let (stage, _) = makeStage(kind)
    let list = stage.root.list
    stage.drag(by: -400)
    stage.hold(from: CGPoint(x: 180, y: 300), by: 200, steps: 5).up()
    stage.advance(by: 0.05)
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    expectAtLeast(list.contentOffset.y, -list.adjustedContentInset.top - 0.5)
  }

  @Test(
    "Content that becomes short under a collapsed header begins below the header", .needs(.touches),
    arguments: kinds, ListKind.allCases)
  func shortContent(kind: HeaderKind, list: ListKind) {
    let (stage, header) = makeStage(kind, list) { $0.alwaysBounceVertical = false }
    stage.drag(by: -500)
    stage.root.rowCount = 3
    stage.settle()
    expectLess(abs(stage.root.distance), 0.51)
    expectLess(abs(stage.root.contentTop - stage.bottom(of: header)), 0.51)
  }

  @Test(
    "Content of any length that became short can be pulled down until the header is expanded",
    .needs(.touches), arguments: kinds, ListKind.allCases)
  func pullingShortContent(kind: HeaderKind, list: ListKind) {
    let (stage, header) = makeStage(kind, list) { $0.alwaysBounceVertical = false }
    // Each kind and each list meets every number of rows.
    for rows in [10, 12, 13, 14, 15, 16, 17, 20].part(of: 3, at: [kind.place, list.place]) {
      stage.root.rowCount = 60
      stage.settle()
      stage.drag(by: rows.isMultiple(of: 2) ? -60 : -500)
      stage.root.rowCount = rows
      stage.settle()
      for _ in 1...4 { stage.drag(from: CGPoint(x: 180, y: 300), by: 300) }
      expectLess(abs(stage.root.distance), 0.51, "\(rows) rows")
      expectLess(abs(stage.root.contentTop - stage.bottom(of: header)), 0.51, "\(rows) rows")
      expectLess(header.headerProgress.collapse, 0.01, "\(rows) rows")
    }
  }

  @Test(
    "A row that code scrolls to isn't covered by a header that can return", .needs(.touches),
    arguments: kinds, [false, true])
  func scrollToRow(kind: HeaderKind, animated: Bool) throws {
    for (start, row) in [(40, 20), (20, 5), (30, 28)] {
      let (stage, header) = makeStage(kind)
      let table = try #require(stage.root.table)
      stage.drag(by: -500)
      table.scrollToRow(at: IndexPath(row: start, section: 0), at: .top, animated: true)
      stage.settle()
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: animated)
      stage.settle()
      let top = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: stage.window).minY
      // A stretchy header leaves with the content.
      let edge = max(stage.bottom(of: header), table.safeAreaInsets.top)
      expectLess(abs(top - edge), 0.51, "from \(start) to \(row): \(top) below \(edge)")
    }
  }

  @Test("A header is expanded over the top of another list", arguments: kinds)
  func anotherList(kind: HeaderKind) {
    let header = kind.make()
    header.setInsetFollowsVisibleHeight(true)
    let (first, second) = (RowsScreen { header.install(in: $0.list) }, RowsScreen())
    let stage = HeaderStage(.phoneNotch) { () -> UITabBarController in
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      return tabs
    }
    stage.settle()
    stage.root.selectedIndex = 1
    header.install(in: second.list)
    stage.settle()
    expectEqual(stage.bottom(of: header), 207)
    expectEqual(second.contentTop, 207)
  }

  @Test(
    "The header keeps its height while scrolling is disabled for a moment, or the list moves there and back",
    .needs(.touches), arguments: kinds, [0, -60] as [CGFloat])
  func otherSystemInset(kind: HeaderKind, distance: CGFloat) {
    // Over a list that moves down, a collapsed header expands.
    for change in distance == 0 ? [disableScrolling, moveList] : [disableScrolling] {
      let (stage, header) = makeStage(kind)
      if distance != 0 { stage.drag(by: distance) }
      let (offset, height) = (stage.root.list.contentOffset, header.frame.height)
      change(stage)
      expectEqual(stage.root.list.contentOffset, offset)
      expectEqual(header.frame.height, height)
    }
  }

  @Test(
    "A refresh that the app begins and ends leaves the header as it was", .needs(.touches), arguments: kinds,
    [0, -60] as [CGFloat])
  func refreshByTheApp(kind: HeaderKind, distance: CGFloat) {
    let (stage, header) = makeStage(kind)
    let list = stage.root.list
    if distance != 0 { stage.drag(by: distance) }
    let (offset, height) = (list.contentOffset, header.frame.height)
    let control = UIRefreshControl()
    list.refreshControl = control
    control.beginRefreshing()
    stage.advance(by: 0.5)
    control.endRefreshing()
    stage.settle()
    expectEqual(list.contentOffset, offset)
    expectEqual(header.frame.height, height)
  }

  @Test("A command continues when the inset begins to follow", arguments: kinds, [true, false])
  func followingDuringACommand(kind: HeaderKind, isCollapsed: Bool) {
    for list in ListKind.allCases {
      let (stage, header) = makeStage(kind, list)
      header.setInsetFollowsVisibleHeight(false)
      header.setCollapsed(!isCollapsed, animated: false)
      stage.settle()
      header.setCollapsed(isCollapsed, animated: true)
      stage.advance(by: 0.1)
      header.setInsetFollowsVisibleHeight(true)
      stage.settle()
      expectLess(abs(header.headerProgress.collapse - (isCollapsed ? 1 : 0)), 0.01, "\(list)")
      let edge = max(stage.bottom(of: header), stage.root.list.safeAreaInsets.top)
      expectLess(abs(stage.root.list.adjustedContentInset.top - edge), 0.51, "\(list)")
    }
  }

  @Test("A scroll to the top arrives when the inset begins to follow", .needs(.touches), arguments: kinds)
  func followingDuringAScrollToTop(kind: HeaderKind) {
    let (stage, header) = makeStage(kind)
    header.setInsetFollowsVisibleHeight(false)
    stage.drag(by: -500)
    stage.tapStatusBar()
    stage.advance(by: 0.1)
    header.setInsetFollowsVisibleHeight(true)
    stage.settle()
    // Before iOS 17.4, a header whose inset doesn't follow it and that doesn't snap isn't informed of scrolls.
    withKnownIssue {
      expectLess(abs(stage.bottom(of: header) - 207), 0.51)
      expectLess(abs(stage.root.contentTop - 207), 0.51)
    } when: {
      kind == .stretchy && !UIKitAnswers.initial.hasScrollAnimationState
    }
  }

  @Test(
    "Content at the header moves by what the app adds to the inset, and the header stays", .needs(.touches),
    arguments: kinds, [0, -60] as [CGFloat])
  func insetOfTheApp(kind: HeaderKind, distance: CGFloat) {
    for change in [30, -30] as [CGFloat] {
      let (stage, header) = makeStage(kind)
      let list = stage.root.list
      if distance != 0 { stage.drag(by: distance) }
      let (offset, height) = (list.contentOffset.y, header.frame.height)
      list.contentInset.top += change
      stage.settle()
      expectLess(abs(list.contentOffset.y - (offset - change)), 0.51)
      // The inset makes a stretchy header higher.
      if kind != .stretchy { expectEqual(header.frame.height, height) }
      list.contentInset.top -= change
      stage.settle()
      expectLess(abs(list.contentOffset.y - offset), 0.51)
      expectEqual(header.frame.height, height)
    }
  }

  @Test(
    "A list that is filtered stays within its range above a footer, and has its place when it is whole again",
    .needs(.touches), arguments: kinds)
  func filteredAboveAFooter(kind: HeaderKind) {
    let footer = HeaderKind.footer.make()
    let (stage, header) = makeStage(kind) { footer.install(in: $0) }
    let list = stage.root.list
    for distance in [-60, -500] as [CGFloat] {
      stage.drag(by: distance)
      for rows in [3, 12, 60] {
        stage.root.rowCount = rows
        stage.settle()
        let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
        let top = -list.adjustedContentInset.top
        expectAtMost(list.contentOffset.y, max(top, end) + 0.5, "\(rows) rows")
        expectAtLeast(list.contentOffset.y, top - 0.5, "\(rows) rows")
        expectLess(stage.gap(below: header, in: list), 0.51, "\(rows) rows")
      }
      header.setCollapsed(false, animated: false)
      stage.settle()
    }
  }

  private func disableScrolling(on stage: HeaderStage<RowsScreen>) {
    stage.root.list.isScrollEnabled = false
    stage.root.list.isScrollEnabled = true
    stage.settle()
  }

  private func moveList(on stage: HeaderStage<RowsScreen>) {
    let list = stage.root.list
    let frame = list.frame
    list.frame = CGRect(x: 0, y: 100, width: frame.width, height: frame.height - 100)
    stage.settle()
    list.frame = frame
    stage.settle()
  }
}
