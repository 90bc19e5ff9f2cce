import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("A sectioned header adds its height to the insets and restores them")
struct SectionedHeaderInsetTests {
  @Test("The top inset grows by the expanded height", arguments: DeviceModel.all, ListKind.plainAndTable)
  func installing(device: DeviceModel, kind: ListKind) {
    let stage = HeaderStage(device) { SectionScreen(kind) }
    let screen = stage.root
    expectEqual(screen.scrollView.contentInset.top, 284)
    expectEqual(screen.scrollView.adjustedContentInset.top, 284 + device.safeAreaInsets.top)
    expectEqual(screen.contentTop, screen.header.frame.maxY)
    expectEqual(screen.header.frame.height, 284 + device.safeAreaInsets.top)
    expectEqual(screen.scrollView.verticalScrollIndicatorInsets.top, 284)
    expectNil(screen.fault())
  }

  @Test("Insets that other code assigns keep the header's share")
  func assignedInsets() {
    let stage = HeaderStage { SectionScreen() }
    stage.root.scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0)
    stage.settle()
    stage.drag(by: -5)
    stage.drag(by: 50)
    expectEqual(stage.root.scrollView.contentInset.top, 284)
    expectEqual(stage.root.scrollView.contentInset.bottom, 30)
    stage.root.headerViewController.uninstall()
    expectEqual(stage.root.scrollView.contentInset.top, 0)
  }

  @Test("Short content gets the length that it lacks, if the app wants that")
  func shortContent() {
    let stage = HeaderStage { SectionScreen(rowCount: 4) }
    let screen = stage.root
    stage.drag(by: -200)
    expectEqual(screen.header.visibleHeight, 284, "short content keeps the header expanded")
    screen.header.extendsShortScrollViews = true
    stage.settle()
    // Tabs and the collapsed picture stay visible.
    expectLess(abs(screen.scrollView.contentInset.bottom - (667 - 20 - 100 - 200)), 1e-9)
    stage.drag(by: -250)
    expectEqual(screen.header.visibleHeight, 100)
    screen.rowCount = 80
    stage.settle()
    expectEqual(screen.scrollView.contentInset.bottom, 0)
    screen.rowCount = 4
    stage.settle()
    screen.headerViewController.uninstall()
    expectEqual(screen.scrollView.contentInset, .zero)
  }

  @Test("The indicator's inset follows the visible height")
  func indicator() {
    let stage = HeaderStage { SectionScreen() }
    stage.drag(by: -500) {
      let screen = stage.root
      let inset = screen.scrollView.verticalScrollIndicatorInsets.top
      expectLess(abs(inset - screen.header.visibleHeight), 1e-6)
    }
    expectEqual(stage.root.header.visibleHeight, 100)
  }

  @Test("A scroll view without a superview is reported")
  func misuse() {
    DeviceModel.phone47.makeCurrent()
    let header = SectionedHeaderView()
    header.sections = [HeaderSection(UIView(), maximumHeight: 50)]
    let reports = misuses { header.install(in: UIScrollView()) }
    expect(reports.count == 1 && header.trackingScrollView == nil)
  }

  @Test("The header works as a subview of its scroll view")
  func tableViewController() {
    DeviceModel.phone47.makeCurrent()
    let header = SectionedHeaderView()
    let stage = HeaderStage { UITableViewController(style: .plain) }
    header.sections = [HeaderSection(UIView(), maximumHeight: 100, minimumHeight: 50)]
    header.install(in: stage.root.tableView)
    stage.root.tableView.contentSize.height = 3000
    stage.settle()
    expectEqual(stage.root.tableView.contentInset.top, 100)
    stage.root.tableView.contentOffset.y = 500
    stage.settle()
    let frame = header.convert(header.bounds, to: stage.window)
    expect(frame.minY == 0 && frame.height >= 70)
    header.uninstall()
    expect(stage.root.tableView.contentInset.top == 0 && header.superview == nil)
  }
}
