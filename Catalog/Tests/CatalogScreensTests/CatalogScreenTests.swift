import CatalogScreens
import Testing

@MainActor struct CatalogScreenTests {
  @Test func screensHaveNamesOfTheirOwnAndASummary() {
    #expect(Set(CatalogScreen.all.map(\.id)).count == CatalogScreen.all.count)
    for screen in CatalogScreen.all {
      #expect(CatalogScreen.named(screen.id)?.id == screen.id)
      #expect(!screen.summary.isEmpty && !screen.summary.contains("\n"))
    }
    #expect(CatalogScreen.named("nowhere") == nil)
  }

  @Test func typicalUseTracksItsTableFromTheTop() {
    let screen = TypicalUseViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = screen
    window.isHidden = false
    window.layoutIfNeeded()
    let header = screen.headerViewController.headerView
    #expect(header.trackingScrollView === screen.tableView)
    #expect(screen.view.subviews.last === header)
    #expect(header.scrollPhasePercentage == 1)
    #expect(screen.tableView.contentOffset.y == -screen.tableView.adjustedContentInset.top)
    #expect(screen.tableView.numberOfRows(inSection: 0) == 60)
  }

  @Test func typicalUseHasItsPicture() {
    let screen = TypicalUseViewController()
    screen.loadViewIfNeeded()
    let pictures = screen.headerViewController.headerView.contentView.subviews.compactMap {
      $0 as? UIImageView
    }
    #expect(pictures.count == 1)
    #expect(pictures.first?.image != nil)
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
    #expect(header.scrollPhase == .shifting)
    #expect(header.frame.minY < 0)
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
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 375, height: bar.maximumHeight))
    #expect(table.contentOffset.y == -bar.maximumHeight && table.contentInset.top == bar.maximumHeight)
    table.delegate?.scrollViewWillBeginDragging(table)
    for step in 1...30 { table.contentOffset.y = CGFloat(step * 10) - bar.maximumHeight }
    bar.layoutIfNeeded()
    // Without a finger a Safari bar does not follow.
    #expect(bar.frame.height == (id == "safari" ? bar.maximumHeight : bar.minimumHeight))
    #expect(screen.view.subviews.last === bar)
  }
}
