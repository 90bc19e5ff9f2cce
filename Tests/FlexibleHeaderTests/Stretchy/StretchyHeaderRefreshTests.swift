import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Pulling, full bleed, and scrolling to the top with a stretchy header")
struct StretchyHeaderRefreshTests {
  private func makeScreen(_ kind: ListKind = .table) -> (EdgeScreen, StretchyHeaderView) {
    let screen = EdgeScreen(kind: kind)
    let header = StretchyHeaderView(maximumHeight: 108)
    header.minimumHeight = 40
    header.install(in: screen.scrollView)
    screen.show()
    return (screen, header)
  }

  @Test("A pull past the threshold is reported once", .needs(.touches))
  func pull() {
    let (screen, header) = makeScreen()
    var pulls = 0
    var progress: [CGFloat] = []
    header.pullProgressDidChange = { progress.append($0) }
    header.didPullPastThreshold = { pulls += 1 }
    screen.stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 550), lasting: 0.5)
    screen.stage.settle()
    expect(pulls == 1 && progress.contains(1) && header.pullProgress == 0)
    expect(header.bounds.height == 108 && header.stretch == 0 && screen.restsAtTop)
  }

  @Test("A short pull is not reported", .needs(.touches))
  func shortPull() {
    let (screen, header) = makeScreen()
    header.didPullPastThreshold = { Issue.record("reported") }
    screen.stage.drag(from: CGPoint(x: 100, y: 250), by: 60)
    screen.stage.settle()
    expectEqual(header.pullProgress, 0)
  }

  @Test(
    "With full bleed it reaches to the top edge, and its heights count below the safe area",
    arguments: [false, true])
  func fullBleed(isPinned: Bool) {
    let (screen, header) = makeScreen()
    header.staysAtMinimumHeight = isPinned
    header.extendsUnderTopSafeArea = true
    screen.stage.settle()
    expectEqual(screen.place(of: header), CGRect(x: 0, y: 0, width: 390, height: 155))
    expect(header.stretch == 0 && header.headerProgress.collapse == 0 && header.visibleHeight == 108)
    screen.scroll(to: -205)
    expect(screen.place(of: header) == CGRect(x: 0, y: 0, width: 390, height: 205) && header.stretch == 50)
    screen.scroll(to: -87)
    expectEqual(screen.place(of: header), CGRect(x: 0, y: 0, width: 390, height: 87))
    expectEqual(header.headerProgress.collapse, 1)
    screen.scroll(to: -57)
    expectEqual(screen.place(of: header).maxY, isPinned ? 87 : 57)
    header.extendsUnderTopSafeArea = false
    expectEqual(header.bounds.height, 40)
  }

  @Test(
    "A tap on the status bar opens a header whose inset follows it", .needs(.touches), arguments: [0.0, 40])
  func statusBarTap(minimum: CGFloat) {
    let (screen, header) = makeScreen()
    header.minimumHeight = minimum
    header.insetFollowsVisibleHeight = true
    screen.scroll(to: 400)
    expectEqual(header.visibleHeight, 0)
    screen.stage.tapStatusBar()
    screen.stage.settle()
    expect(header.visibleHeight == 108 && screen.scrollView.contentOffset.y == -155)
  }
}
