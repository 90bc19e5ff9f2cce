import CatalogScreens
import Testing

@MainActor struct CatalogScreenTests {
  @Test func screensHaveUniqueNamesAndASummary() {
    expectEqual(Set(CatalogScreen.all.map(\.id)).count, CatalogScreen.all.count)
    for screen in CatalogScreen.all {
      expectEqual(CatalogScreen.named(screen.id)?.id, screen.id)
      expect(!screen.summary.isEmpty && !screen.summary.contains("\n"))
    }
    expectNil(CatalogScreen.named("nowhere"))
  }

  @Test func typicalUseTracksItsTableFromTheTop() {
    let screen = TypicalUseViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = screen
    window.isHidden = false
    window.layoutIfNeeded()
    let header = screen.headerViewController.headerView
    expectSame(header.trackingScrollView, screen.tableView)
    expectSame(screen.view.subviews.last, header)
    expectEqual(header.scrollPhasePercentage, 1)
    expectEqual(screen.tableView.contentOffset.y, -screen.tableView.adjustedContentInset.top)
    expectEqual(screen.tableView.numberOfRows(inSection: 0), 60)
  }

  @Test func typicalUseHasItsPicture() {
    let screen = TypicalUseViewController()
    screen.loadViewIfNeeded()
    let pictures = screen.headerViewController.headerView.contentView.subviews.compactMap {
      $0 as? UIImageView
    }
    expectEqual(pictures.count, 1)
    expectNotNil(pictures.first?.image)
  }

  @Test func typicalUseShiftsAfterCollapsing() {
    let screen = TypicalUseViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = screen
    window.isHidden = false
    window.layoutIfNeeded()
    let header = screen.headerViewController.headerView
    screen.tableView.contentOffset.y = 0
    screen.tableView.contentOffset.y = 300
    expectEqual(header.scrollPhase, .shifting)
    expectLess(header.frame.minY, 0)
  }

  @Test(arguments: ["square-cash", "facebook", "safari"])
  func screensOfBarsFollowTheirTables(id: String) throws {
    let controller = CatalogScreen.named(id)?.makeViewController()
    let screen = try #require(controller as? BarScreenViewController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = screen
    window.isHidden = false
    window.layoutIfNeeded()
    let (bar, table) = (screen.bar, screen.tableView)
    let safeArea = screen.view.safeAreaInsets.top
    let full = safeArea + bar.maximumHeight
    expectEqual(bar.frame, CGRect(x: 0, y: 0, width: 375, height: full))
    expect(table.contentOffset.y == -full && table.adjustedContentInset.top == full)
    // In the turn in which the table gets its rows, only the table moves its content.
    HostSimulator.current.step()
    for step in 1...30 { table.contentOffset.y = CGFloat(step * 10) - full }
    bar.layoutIfNeeded()
    // Without a finger a Safari bar does not follow.
    expectEqual(bar.frame.height, id == "safari" ? full : safeArea + bar.minimumHeight)
    expectSame(screen.view.subviews.last, bar)
  }
}
