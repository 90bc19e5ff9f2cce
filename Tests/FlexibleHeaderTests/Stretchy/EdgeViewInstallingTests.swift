import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Installing stretchy headers and revealing footers") struct EdgeViewInstallingTests {
  private func makeHeader() -> StretchyHeaderView {
    let header = StretchyHeaderView(maximumHeight: 250)
    header.minimumHeight = 80
    return header
  }

  private func makeFooter() -> RevealingFooterView {
    let footer = RevealingFooterView(frame: .zero)
    footer.minimumHeight = 50
    footer.restingHeight = 60
    return footer
  }

  @Test func headerOfATableIsInItsBackgroundView() {
    let screen = EdgeScreen()
    let header = makeHeader()
    header.install(in: screen.scrollView)
    screen.show()
    expectSame(screen.table?.backgroundView?.subviews.first, header)
    expectSame(screen.scrollView.subviews.first, screen.table?.backgroundView)
  }

  @Test(arguments: [ListKind.table, .collection])
  func aBackgroundViewThatIsThereStaysBehindIt(kind: ListKind) {
    let screen = EdgeScreen(kind: kind)
    let background = UIView()
    screen.table?.backgroundView = background
    (screen.scrollView as? UICollectionView)?.backgroundView = background
    let header = makeHeader()
    header.install(in: screen.scrollView)
    screen.show()
    let present = screen.table?.backgroundView ?? (screen.scrollView as? UICollectionView)?.backgroundView
    expect(present === background && background.subviews.isEmpty)
    expectEqual(Array(screen.scrollView.subviews.prefix(2)), [background, header.superview])
    expectEqual(screen.place(of: header).maxY, screen.firstRowTop)
    header.uninstall()
    expectSame(background.superview, screen.scrollView)
  }

  @Test(arguments: [ListKind.table, .collection], [false, true])
  func rowsThatComeLaterAreInFrontOfIt(kind: ListKind, hasBackground: Bool) {
    let screen = EdgeScreen(kind: kind)
    if hasBackground {
      screen.table?.backgroundView = UIView()
      (screen.scrollView as? UICollectionView)?.backgroundView = UIView()
    }
    let views = [makeHeader(), makeFooter()] as [ScrollEdgeView]
    for view in views { view.install(in: screen.scrollView) }
    screen.show()
    for y in [CGFloat(-250), 300, 1500, 100] {
      screen.scroll(to: y)
      screen.stage.step()
      let subviews = screen.scrollView.subviews
      let rows = subviews.indices.filter {
        subviews[$0] is UITableViewCell || subviews[$0] is UICollectionViewCell
      }
      let stages = views.compactMap { view in subviews.firstIndex { $0 === view.superview } }
      expectEqual(stages.count, 2)
      expectLess(stages.max() ?? 0, rows.min() ?? 0, "at \(y)")
    }
  }

  @Test func aTableThatGetsAnotherBackgroundViewKeepsItsHeader() {
    let screen = EdgeScreen()
    let header = makeHeader()
    header.install(in: screen.scrollView)
    screen.show()
    for background in [UIView(), nil, UIView()] as [UIView?] {
      screen.table?.backgroundView = background
      screen.stage.step()
      expectSame(screen.table?.backgroundView, background)
      for y in [CGFloat(-400), -297, 0, 200] {
        screen.scroll(to: y)
        expectEqual(screen.place(of: header).maxY, screen.firstRowTop, "at \(y)")
      }
      expectEqual(screen.table?.contentInset.top, 250)
      let views = screen.scrollView.subviews
      expect(background == nil || views.firstIndex { $0 === background } == 0)
      expectEqual(views.filter { $0 === header.superview }.count, 1)
    }
    header.uninstall()
    expectEqual(screen.table?.contentInset.top, 0)
  }

  @Test func aSecondHeaderIsRefused() {
    let screen = EdgeScreen()
    let header = makeHeader()
    header.install(in: screen.scrollView)
    header.install(in: screen.scrollView)
    let second = makeHeader()
    let reports = misuses { second.install(in: screen.scrollView) }
    expect(reports.count == 1 && second.scrollView == nil)
    expectEqual(screen.scrollView.contentInset.top, 250)
    expectEmpty(misuses { makeFooter().install(in: screen.scrollView) })
  }

  @Test func anotherInsetAdjustmentIsFollowedAtTheNextLayout() {
    let screen = EdgeScreen()
    let header = makeHeader()
    header.install(in: screen.scrollView)
    screen.show()
    screen.scrollView.contentInsetAdjustmentBehavior = .never
    screen.stage.settle()
    expectEqual(screen.place(of: header).minY, 0)
    expectEqual(screen.scrollView.contentInset.top, 250)
  }

  @Test func touchesBesideTheHeaderReachTheScrollView() {
    let screen = EdgeScreen(kind: .plain)
    let header = makeHeader()
    header.install(in: screen.scrollView)
    screen.show()
    let scrollView = screen.scrollView
    let inHeader = CGPoint(x: 50, y: -100), beside = CGPoint(x: 50, y: 300)
    expectEqual(scrollView.hitTest(inHeader, with: nil)?.isDescendant(of: header), true)
    expectSame(scrollView.hitTest(beside, with: nil), scrollView)
  }

  @Test(arguments: ListKind.allCases) func nothingOutlivesTheScreen(kind: ListKind) {
    weak var lostHeader: StretchyHeaderView?
    weak var lostFooter: RevealingFooterView?
    weak var lostScrollView: UIScrollView?
    do {
      let screen = EdgeScreen(kind: kind, hasNavigationBar: true)
      let (header, footer) = (makeHeader(), makeFooter())
      header.titleView = addTitle("Mountains", to: header.contentView)
      header.handOverTitle(to: screen.controller.navigationItem)
      header.staysAtMinimumHeight = kind == .plain
      header.install(in: screen.scrollView)
      footer.install(in: screen.scrollView)
      screen.show()
      screen.scroll(to: 100)
      (lostHeader, lostFooter, lostScrollView) = (header, footer, screen.scrollView)
    }
    DeviceModel.phone47.makeCurrent()
    expect(lostHeader == nil && lostFooter == nil && lostScrollView == nil)
  }

  @Test("Uninstalling a header that isn't installed leaves its opacity to the app")
  func notInstalled() {
    let header = makeHeader()
    header.fadeDistance = 50
    header.alpha = 0.5
    header.uninstall()
    expectEqual(header.alpha, 0.5)
  }

  @Test("A header whose scroll view was deallocated is visible again when it is uninstalled")
  func deallocatedScrollView() {
    let stage = HeaderStage { UIViewController() }
    let header = makeHeader()
    header.fadeDistance = 50
    header.titleView = addTitle("Mountains", to: header.contentView)
    weak var released: UIView?
    do {
      let list = UIScrollView(frame: stage.window.bounds)
      released = list
      list.contentSize = CGSize(width: 300, height: 3000)
      stage.root.view.addSubview(list)
      header.install(in: list)
      stage.settle()
      list.contentOffset.y = 1000
      stage.settle()
      expect(header.alpha == 0 && header.titleVisibility == 0)
      list.removeFromSuperview()
    }
    expectNil(released)
    header.uninstall()
    expect(header.alpha == 1 && header.titleVisibility == 1)
  }
}
