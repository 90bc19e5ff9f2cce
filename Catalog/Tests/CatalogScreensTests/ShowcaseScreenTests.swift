import CatalogScreens
import HeaderTesting
import Testing

/// The showcase screens do what their summaries say.
@MainActor struct ShowcaseScreenTests {
  private let middle = CGPoint(x: 187, y: 400)

  private func sections(_ stage: ScreenStage) throws -> SectionedHeaderView {
    try stage.view(SectionedHeaderView.self)
  }

  @Test func profileKeepsItsHeaderWhilePagesAreSwiped() throws {
    let stage = try ScreenStage("profile")
    let pages = try #require(stage.window.rootViewController as? HeaderPagesViewController)
    let header = try sections(stage)
    stage.drag(from: middle, by: -150)
    let height = header.visibleHeight
    stage.drag(from: CGPoint(x: 330, y: 500), by: 0, sideways: -250)
    expectEqual(pages.selectedIndex, 1)
    expectLess(abs(header.visibleHeight - height), 1e-6)
    stage.tap(try stage.button("Likes"))
    expectEqual(pages.selectedIndex, 2)
    expectLess(abs(header.visibleHeight - height), 1e-6, "a short page must not expand the header")
  }

  @Test func profilesAvatarEndsInTheBar() throws {
    let stage = try ScreenStage("profile", on: .phoneNotch)
    let avatar = try stage.view(UIImageView.self) { $0.layer.cornerRadius == 42 }
    expectEqual(avatar.frame.width, 84)
    for _ in 0..<2 { stage.drag(from: CGPoint(x: 200, y: 700), by: -400) }
    let frame = avatar.convert(avatar.bounds, to: nil)
    expectLess(abs(frame.width - 30), 0.5)
    expect(abs(frame.midY - (47 + 22)) < 0.5 && abs(frame.midX - 31) < 0.5)
  }

  @Test func profilesCoverReachesTheTopWhileItIsStretched() throws {
    let stage = try ScreenStage("profile", on: .phoneNotch)
    let cover = try stage.view(UIImageView.self) { $0.contentMode == .scaleAspectFill }
    let finger = HostFinger(in: stage.window)
    finger.down(at: CGPoint(x: 200, y: 500))
    for step in 1...20 {
      stage.simulator.step()
      finger.move(to: CGPoint(x: 200, y: 500 + CGFloat(step) * 10))
    }
    stage.simulator.step()
    try expectGreater(sections(stage).headerProgress.stretch, 50)
    expectAtMost(cover.convert(cover.bounds, to: nil).minY, 0)
  }

  @Test func storePagesBottomBarLeavesAndReturns() throws {
    let stage = try ScreenStage("store-page")
    let home = try stage.view(UIButton.self) { $0.accessibilityLabel == "Home" }
    let bottom = { home.convert(home.bounds, to: nil).minY }
    let start = bottom()
    stage.drag(from: middle, by: -350)
    expectAtLeast(bottom(), stage.window.bounds.maxY)
    stage.drag(from: CGPoint(x: 187, y: 200), by: 420)
    expectLess(abs(bottom() - start), 0.5)
  }

  @Test func feedsTabBarLeavesAndReturnsWithTheHeader() throws {
    let stage = try ScreenStage("feed")
    let bar = try stage.view(UITabBar.self)
    let header = try stage.header
    expectAtMost(bar.convert(bar.bounds, to: nil).maxY, stage.window.bounds.maxY)
    stage.drag(from: middle, by: -300)
    expect(header.isShiftedOffscreen && bar.convert(bar.bounds, to: nil).minY >= stage.window.bounds.maxY)
    stage.drag(from: middle, by: 120)
    expect(!header.isShiftedOffscreen && bar.convert(bar.bounds, to: nil).maxY <= stage.window.bounds.maxY)
  }

  @Test func articlesToolbarLeavesWithTheAddress() throws {
    let stage = try ScreenStage("article")
    let share = try stage.view(UIButton.self) { $0.accessibilityLabel == "Share" }
    stage.drag(from: middle, by: -300)
    expectAtLeast(share.convert(share.bounds, to: nil).minY, stage.window.bounds.maxY)
  }

  @Test func settingsAreFilteredByTheSearchText() throws {
    let stage = try ScreenStage("settings")
    let table = try stage.view(UITableView.self)
    let field = try stage.view(UITextField.self)
    field.text = "wi"
    field.sendActions(for: .editingChanged)
    stage.settle()
    expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 1)
    field.text = ""
    field.sendActions(for: .editingChanged)
    expectEqual(table.numberOfSections, 5)
  }

  @Test(arguments: [(0, 84, 84), (1, 84, 210), (2, 84, 140), (3, 140, 140), (4, 220, 220)])
  func appBarsFollowTheirFlags(setUp: Int, collapsed: CGFloat, returned: CGFloat) throws {
    let stage = try ScreenStage("app-bars")
    let header = try sections(stage)
    let chooser = try stage.view(UISegmentedControl.self)
    chooser.selectedSegmentIndex = setUp
    chooser.sendActions(for: .valueChanged)
    stage.settle()
    expectEqual(header.visibleHeight, 220)
    for _ in 0..<2 { stage.drag(from: CGPoint(x: 187, y: 600), by: -300) }
    expectLess(abs(header.visibleHeight - collapsed), 0.5)
    stage.drag(from: middle, by: 136)
    expectLess(abs(header.visibleHeight - returned), 11, "\(header.visibleHeight)")
  }
}
