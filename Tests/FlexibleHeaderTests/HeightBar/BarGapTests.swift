import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/HeightBar.md
@MainActor @Suite("Bars and the content below them") struct BarGapTests {
  @Test("No gap opens when a refresh ends", .needs(.touches), arguments: HeaderKind.bars)
  func refreshEnds(kind: HeaderKind) {
    let bar = kind.make()
    let stage = HeaderStage(.phoneNotch) { RowsTableController() }
    let list: UITableView = stage.root.tableView
    list.rowHeight = 50
    let control = UIRefreshControl()
    stage.root.refreshControl = control
    bar.install(in: list)
    list.reloadData()
    stage.settle()
    control.beginRefreshing()
    stage.settle()
    stage.drag(by: -70)
    control.endRefreshing()
    stage.settle()
    expectAtMost(stage.gap(below: bar, in: list), 0.51)
  }

  @Test("No gap opens in a rotation", .needs(.touches), arguments: HeaderKind.bars)
  func rotation(kind: HeaderKind) {
    let bar = kind.make()
    let stage = HeaderStage(.phoneNotch) { RowsScreen { bar.install(in: $0.list) } }
    stage.drag(by: -110)
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    expectAtMost(stage.gap(below: bar, in: stage.root.list), 0.51)
  }

  @Test(
    "No gap opens when the keyboard leaves content that is too short to stay where it is", .needs(.touches),
    arguments: HeaderKind.bars)
  func keyboardLeaves(kind: HeaderKind) {
    let bar = kind.make()
    bar.avoidsKeyboard = true
    let field = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 40))
    let stage = HeaderStage(.phoneNotch) {
      RowsScreen(rowCount: 8) {
        bar.install(in: $0.list)
        $0.view.addSubview(field)
      }
    }
    stage.showsKeyboard = true
    field.becomeFirstResponder()
    stage.settle()
    stage.drag(from: CGPoint(x: 180, y: 400), by: -200)
    stage.settle()
    expect(kind == .safariBar || bar.headerProgress.collapse > 0.3)
    field.resignFirstResponder()
    stage.settle()
    expectAtMost(stage.gap(below: bar, in: stage.root.list), 0.51)
  }

  @Test("No gap opens when the navigation bar leaves", .needs(.touches), arguments: HeaderKind.bars)
  func navigationBarLeaves(kind: HeaderKind) {
    let bar = kind.make()
    let screen = RowsScreen { bar.install(in: $0.list) }
    let stage = HeaderStage(.phoneNotch) { UINavigationController(rootViewController: screen) }
    stage.settle()
    stage.drag(by: -110)
    stage.root.setNavigationBarHidden(true, animated: true)
    stage.settle()
    expectAtMost(stage.gap(below: bar, in: screen.list), 0.51)
  }

  @Test(
    "Pages begin below a bar that takes the place of another header", .needs(.touches),
    arguments: HeaderKind.bars)
  func barTakesTheHeadersPlace(kind: HeaderKind) {
    let bar = kind.make()
    let page = RowsScreen()
    let stage = HeaderStage(.phoneNotch) { HeaderPagesViewController(header: bar, pages: [page]) }
    stage.settle()
    stage.drag(by: -300)
    stage.root.header = FlexibleHeaderView(maximumHeight: 160, minimumHeight: 60)
    stage.settle()
    stage.drag(by: 400)
    stage.root.header = bar
    stage.settle()
    expectAtMost(stage.gap(below: bar, in: page.list), 0.51)
  }

  @Test(
    "A bar that is open in the middle of the content collapses by command", .needs(.touches),
    arguments: HeaderKind.bars, [false, true])
  func collapseByCommand(kind: HeaderKind, animated: Bool) {
    let bar = kind.make()
    let stage = HeaderStage(.phoneNotch) { RowsScreen { bar.install(in: $0.list) } }
    stage.drag(by: -300)
    stage.drag(by: -300)
    bar.setCollapsed(false, animated: animated)
    stage.settle()
    bar.setCollapsed(true, animated: animated)
    stage.settle()
    expectEqual(bar.headerProgress.collapse, 1)
  }

  @Test(
    "A bar over a stretchy header collapses by command without content beyond its end",
    arguments: HeaderKind.bars)
  func collapseAtTheEnd(kind: HeaderKind) {
    let bar = kind.make()
    let stretchy = StretchyHeaderView(maximumHeight: 200, minimumHeight: 0)
    let screen = EdgeScreen()
    bar.install(in: screen.scrollView)
    stretchy.install(in: screen.scrollView)
    screen.show()
    let list = screen.scrollView
    let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
    screen.scroll(to: end)
    bar.setCollapsed(false, animated: false)
    screen.scroll(to: end - 20)
    bar.setCollapsed(true, animated: false)
    screen.stage.settle()
    expectAtMost(list.contentOffset.y, end + 0.5)
  }

  @Test(
    "No gap opens when another header leaves content at its top", .needs(.touches),
    arguments: [HeaderKind.squareCashBar, .facebookBar])
  func otherHeaderLeaves(kind: HeaderKind) {
    let bar = kind.make()
    let stage = HeaderStage(.phoneNotch) { RowsScreen { bar.install(in: $0.list) } }
    let list = stage.root.list
    let stretchy = StretchyHeaderView(maximumHeight: 100, minimumHeight: 30)
    stretchy.install(in: list)
    stage.settle()
    // The bar is collapsed, and the other header has left.
    list.contentOffset.y += 100
    stage.settle()
    stretchy.uninstall()
    stage.settle()
    expectAtMost(abs(stage.root.distance), 0.51)
    expectAtMost(stage.gap(below: bar, in: list), 0.51)
  }

  @Test("The scroll indicator begins below a bar over a list that begins lower", arguments: HeaderKind.bars)
  func lowerList(kind: HeaderKind) {
    let bar = kind.make()
    let stage = HeaderStage(.phoneNotch) {
      RowsScreen {
        $0.list.frame = $0.list.frame.inset(by: UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0))
        bar.install(in: $0.list)
      }
    }
    stage.settle()
    let list = stage.root.list
    let top = list.frame.minY + list.verticalScrollIndicatorInsets.top + list.safeAreaInsets.top
    expectEqual(top, bar.frame.maxY)
  }
}
