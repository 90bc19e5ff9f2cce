import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

@MainActor @Suite("Progress of headers") struct HeaderProgressTests {
  private typealias Report = (progress: HeaderProgress, frame: CGRect)

  // MARK: - Flexible header

  @Test("A flexible header reports collapse, exit, and stretch with its frame in place")
  func flexibleHeaderReports() {
    let fixture = HeaderFixture(device: .phoneNotch)
    let header = fixture.header
    header.shiftBehavior = .enabled
    fixture.track()
    fixture.scroll(to: -207)
    var reports: [Report] = []
    header.progressDidChange = { reports.append(($0, header.frame)) }
    fixture.scroll(to: -247)
    fixture.scroll(to: -155)
    fixture.scroll(to: 600)
    expectEqual(reports.map(\.progress.visibleHeight), [247, 155, 47])
    expectEqual(reports.map(\.progress.stretch), [40, 0, 0])
    expect(reports.map(\.progress.collapse) == [0, 0.5, 1] && reports.map(\.progress.exit) == [0, 0, 1])
    expect(reports.allSatisfy { $0.frame.maxY == $0.progress.visibleHeight && $0.progress.isSettled })
    expectEqual(header.headerProgress, reports.last?.progress)
  }

  @Test("The subviews of a header are laid out when it reports")
  func subviewsAreLaidOut() {
    let fixture = HeaderFixture(device: .phoneNotch)
    let label = addTitle("Mountains", to: fixture.header.contentView)
    fixture.track()
    var bottoms: [CGFloat] = []
    fixture.header.progressDidChange = { [header = fixture.header] _ in
      bottoms.append((header.bounds.height - label.frame.maxY).rounded())
    }
    for y in [-200.0, -150, -110] { fixture.scroll(to: y) }
    expectEqual(bottoms, [20, 20, 20])
  }

  @Test("A header reports nothing if nothing changed")
  func nothingIsReportedWithoutChange() {
    let fixture = HeaderFixture(device: .phoneNotch)
    fixture.track()
    fixture.scroll(to: 100)
    var count = 0
    fixture.header.progressDidChange = { _ in count += 1 }
    for y in 101..<200 { fixture.scroll(to: CGFloat(y)) }
    fixture.header.setNeedsLayout()
    fixture.stage.settle()
    expectEqual(count, 0)
    fixture.header.progressDidChange = nil
    fixture.scroll(to: -207)
    expectEqual(count, 0)
  }

  @Test("The last report of a drag says that the header is settled", .needs(.touches))
  func dragEndsSettled() {
    let stage = HeaderStage(.phoneNotch) { ScrollScreen() }
    let header = stage.root.headerViewController.headerView
    var reports: [HeaderProgress] = []
    header.progressDidChange = { reports.append($0) }
    stage.drag(from: CGPoint(x: 100, y: 600), by: -60)
    stage.settle()
    expect(reports.first?.isSettled == false && reports.last?.isSettled == true)
    expect(reports.count(where: \.isSettled) == 1 && stage.isIdle)
  }

  @Test(
    "A listener that is added while the content moves learns that it comes to rest", .needs(.touches),
    arguments: HeaderKind.atTheTop)
  func listenersOfMovingContent(kind: HeaderKind) {
    let header = kind.make()
    let screen = EdgeScreen()
    header.install(in: screen.scrollView)
    screen.show()
    screen.scroll(to: 400)
    var last: HeaderProgress?
    screen.stage.fling(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 300)) {
      guard screen.scrollView.isDecelerating, last == nil else { return }
      last = header.headerProgress
      header.progressDidChange = { last = $0 }
    }
    expectEqual(last?.isSettled, true)
    header.progressDidChange = nil
    expect(screen.stage.isIdle)
  }

  @Test("A safe area that changes is reported once, with the new guide", .needs(.rotation))
  func delegatesReadTheNewGuide() {
    final class Delegate: FlexibleHeaderViewLayoutDelegate {
      var contentHeights: [CGFloat] = []

      func flexibleHeaderViewController(
        _ controller: FlexibleHeaderViewController,
        flexibleHeaderViewFrameDidChange header: FlexibleHeaderView
      ) {
        contentHeights.append(header.frame.height - header.topSafeAreaGuide.frame.height)
      }
    }
    let stage = HeaderStage(.phoneNotch) { ScrollScreen() }
    let delegate = Delegate()
    stage.root.headerViewController.layoutDelegate = delegate
    for turn in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      delegate.contentHeights = []
      stage.rotate(to: turn)
      stage.settle()
      expectEqual(delegate.contentHeights.last, 160, "\(delegate.contentHeights)")
    }
  }

  // MARK: - Height bar

  @Test("A height bar reports after the layout that takes it to its new height")
  func heightBarReports() {
    let fixture = BarFixture(SquareCashBehavior())
    fixture.distance = 0
    var reports: [Report] = []
    fixture.bar.progressDidChange = { reports.append(($0, fixture.bar.frame)) }
    for distance in [13.0, 26, 52, 90, 120] { fixture.distance = distance }
    expectEqual(reports.map(\.progress.collapse), [0.25, 0.5, 1])
    expect(reports.allSatisfy { $0.frame.height == $0.progress.visibleHeight })
    fixture.bar.behavior?.isElasticAtTop = true
    fixture.distance = -30
    expectLess(abs((reports.last?.progress.stretch ?? 0) - 30), 1e-9)
    expectLess(abs((reports.last?.frame.height ?? 0) - 126), 1e-9)
  }

  // MARK: - Stretchy header and footer

  @Test("A stretchy header far above the screen reports whether it is at rest", .needs(.touches))
  func headerFarAboveReportsRest() {
    let screen = EdgeScreen(kind: .table)
    let header = StretchyHeaderView(maximumHeight: 250)
    header.install(in: screen.scrollView)
    screen.show()
    for y in [2000.0, 3000] { screen.scrollView.contentOffset.y = y }
    var reports: [Bool] = []
    header.progressDidChange = { reports.append($0.isSettled) }
    let finger = screen.stage.finger()
    finger.down(at: CGPoint(x: 100, y: 600))
    for y in [580.0, 560, 540] { finger.move(to: CGPoint(x: 100, y: y)) }
    expectEqual(reports, [false])
    finger.up()
    screen.stage.settle()
    expectEqual(reports, [false, true])
  }

  @Test("A stretchy header reports its visible height below the safe area")
  func stretchyHeaderReports() {
    let screen = EdgeScreen()
    let header = StretchyHeaderView(maximumHeight: 250)
    header.minimumHeight = 50
    header.install(in: screen.scrollView)
    screen.show()
    var reports: [HeaderProgress] = []
    header.progressDidChange = { reports.append($0) }
    for y in [-347.0, -297, -197, -72, 0, 100] { screen.scroll(to: y) }
    expectEqual(reports.map(\.visibleHeight), [300, 250, 150, 25, 0])
    expect(reports.map(\.collapse) == [0, 0, 0.5, 1, 1] && reports.map(\.exit) == [0, 0, 0, 0.5, 1])
    expectEqual(reports.map(\.stretch), [50, 0, 0, 0, 0])
    header.uninstall()
    expect(header.headerProgress.collapse == 0 && header.headerProgress.exit == 0)
  }

  @Test("A footer reports how much of it is visible")
  func footerReports() {
    let screen = EdgeScreen(kind: .plain)
    let footer = RevealingFooterView(frame: .zero)
    footer.minimumHeight = 80
    footer.install(in: screen.scrollView)
    screen.show()
    var reports: [HeaderProgress] = []
    footer.progressDidChange = { reports.append($0) }
    let scrollView = screen.scrollView
    let end =
      scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
    for distance in [-20.0, 0, 20, 80, 100] { screen.scroll(to: end + distance) }
    expectEqual(reports.map(\.visibleHeight), [20, 80, 100])
    expect(reports.map(\.exit) == [0.75, 0, 0] && reports.map(\.stretch) == [0, 0, 20])
  }

  // MARK: - Streams

  @Test("A stream begins with the present progress, delivers the newest one, and ends with the header")
  func streamsDeliverProgress() async throws {
    DeviceModel.phone47.makeCurrent()
    var fixture: HeaderFixture? = HeaderFixture(device: .phoneNotch)
    fixture?.track()
    fixture?.scroll(to: -207)
    let updates = try #require(fixture?.header.progressUpdates)
    var iterator = updates.makeAsyncIterator()
    let first = await iterator.next()
    expectEqual(first?.collapse, 0)
    fixture?.scroll(to: -180)
    fixture?.scroll(to: -103)
    let second = await iterator.next()
    expectEqual(second?.collapse, 1)
    fixture = nil
    let end = await iterator.next()
    expectNil(end)
  }
}
