import FlexibleHeader
import HeaderTesting
import Testing

/// `setCollapsed(_:animated:)` while something else moves the content.
@MainActor @Suite("Commands that meet other movements") struct CommandMeetingTests {
  private func makeStage(_ kind: HeaderKind, snaps: Bool = false) -> (
    HeaderStage<RowsScreen>, ScrollHeaderView
  ) {
    let header = kind.make()
    header.snaps = snaps
    let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
    stage.settle()
    return (stage, header)
  }

  private func expectRest(
    _ header: ScrollHeaderView, isCollapsed: Bool, on stage: HeaderStage<RowsScreen>, _ title: String
  ) {
    stage.settle()
    expectEqual(header.headerProgress.collapse, isCollapsed ? 1 : 0, "\(title)")
    expectAtMost(stage.gap(below: header, in: stage.root.list), 0.51, "\(title)")
    expectAtLeast(stage.root.distance, -0.5, "\(title)")
  }

  @Test("Of two opposite commands, the last one counts", arguments: HeaderKind.atTheTop, [0, 70, 700])
  func oppositeCommands(kind: HeaderKind, distance: Int) {
    for isCollapsed in [true, false] {
      for frames in [0, 1, 6] {
        let (stage, header) = makeStage(kind)
        stage.root.list.contentOffset.y += CGFloat(distance)
        stage.settle()
        header.setCollapsed(!isCollapsed, animated: true)
        for _ in 0..<frames { stage.step() }
        header.setCollapsed(isCollapsed, animated: true)
        expectRest(header, isCollapsed: isCollapsed, on: stage, "after \(frames) frames")
      }
    }
  }

  @Test(
    "A command ends a deceleration", .needs(.touches), arguments: HeaderKind.atTheTop, [false, true])
  func deceleration(kind: HeaderKind, snaps: Bool) {
    for (pull, isCollapsed) in [(-60, false), (-60, true), (60, true)] as [(CGFloat, Bool)] {
      let (stage, header) = makeStage(kind, snaps: snaps)
      stage.hold(by: pull, steps: 4).up()
      stage.advance(by: 0.08)
      header.setCollapsed(isCollapsed, animated: true)
      expectRest(header, isCollapsed: isCollapsed, on: stage, "pulled by \(pull)")
    }
  }

  @Test("A command ends a snap", arguments: HeaderKind.atTheTop, [false, true])
  func snap(kind: HeaderKind, animated: Bool) {
    for (distance, isCollapsed) in [(70, false), (30, true)] as [(CGFloat, Bool)] {
      // The snap begins a tenth of a second after the last move.
      for frames in stride(from: animated ? 7 : 8, through: 14, by: 2) {
        let (stage, header) = makeStage(kind, snaps: true)
        stage.root.list.contentOffset.y += distance
        for _ in 0..<frames { stage.step() }
        header.setCollapsed(isCollapsed, animated: animated)
        expectRest(header, isCollapsed: isCollapsed, on: stage, "\(distance) points, \(frames) frames")
      }
    }
  }

  @Test("A command ends an animated scroll of the app", arguments: HeaderKind.atTheTop, [false, true])
  func animatedScroll(kind: HeaderKind, snaps: Bool) {
    for (start, end, isCollapsed) in [(0, 60, true), (100, 0, true), (0, 400, false)]
      as [(CGFloat, CGFloat, Bool)]
    {
      let (stage, header) = makeStage(kind, snaps: snaps)
      let (list, top) = (stage.root.list, stage.root.list.contentOffset.y)
      list.contentOffset.y = top + start
      stage.settle()
      list.setContentOffset(CGPoint(x: 0, y: top + end), animated: true)
      stage.advance(by: 0.1)
      header.setCollapsed(isCollapsed, animated: true)
      expectRest(header, isCollapsed: isCollapsed, on: stage, "from \(start) to \(end)")
    }
  }

  @Test(
    "A command for a header that has the height leaves a scroll of the app alone",
    arguments: HeaderKind.atTheTop.filter { $0 != .safariBar })
  func withoutEffect(kind: HeaderKind) {
    let (stage, header) = makeStage(kind)
    let list = stage.root.list
    list.contentOffset.y = 500
    stage.settle()
    list.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    stage.advance(by: 0.15)
    header.setCollapsed(true, animated: true)
    stage.settle()
    expectEqual(list.contentOffset.y, 900)
  }

  @Test(
    "A command during a scroll of the app that would undo it counts, also for a header that has the height",
    arguments: HeaderKind.atTheTop, [false, true])
  func commandDuringScroll(kind: HeaderKind, animated: Bool) {
    for (start, end, isCollapsed) in [(700, 0, true), (130, 20, true), (700, 300, true), (0, 700, false)]
      as [(CGFloat, CGFloat, Bool)]
    {
      for frames in [1, 6] {
        let (stage, header) = makeStage(kind)
        let (list, top) = (stage.root.list, stage.root.list.contentOffset.y)
        list.contentOffset.y = top + start
        stage.settle()
        list.setContentOffset(CGPoint(x: 0, y: top + end), animated: true)
        for _ in 0..<frames { stage.step() }
        header.setCollapsed(isCollapsed, animated: animated)
        expectRest(header, isCollapsed: isCollapsed, on: stage, "\(start) to \(end), \(frames) frames")
        // The command has ended.
        list.setContentOffset(CGPoint(x: 0, y: -list.adjustedContentInset.top), animated: true)
        expectRest(header, isCollapsed: false, on: stage, "to the top")
      }
    }
  }

  @Test(
    "A tap on the status bar doesn't expand a header that a later command collapses", .needs(.touches),
    arguments: HeaderKind.atTheTop.filter { $0 != .safariBar })
  func commandDuringScrollToTop(kind: HeaderKind) {
    let (stage, header) = makeStage(kind)
    stage.root.list.contentOffset.y = 700
    stage.settle()
    stage.tapStatusBar()
    stage.advance(by: 0.1)
    header.setCollapsed(true, animated: true)
    expectRest(header, isCollapsed: true, on: stage, "collapsed")
  }

  @Test(
    "A scroll to the top that begins after a command, during a scroll away, expands the header",
    arguments: HeaderKind.atTheTop)
  func laterScroll(kind: HeaderKind) {
    let (stage, header) = makeStage(kind)
    let list = stage.root.list
    list.contentOffset.y = 500
    stage.settle()
    list.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    stage.advance(by: 0.1)
    header.setCollapsed(true, animated: true)
    stage.advance(by: 0.1)
    list.setContentOffset(CGPoint(x: 0, y: -list.adjustedContentInset.top), animated: true)
    expectRest(header, isCollapsed: false, on: stage, "later scroll")
  }

  @Test(
    "A scroll of the app goes on from content that bounces or decelerates, also where the header snaps",
    .needs(.touches), arguments: HeaderKind.atTheTop, [60, -40] as [CGFloat])
  func scrollOfTheApp(kind: HeaderKind, pull: CGFloat) {
    for snaps in [false, true] {
      let (stage, _) = makeStage(kind, snaps: snaps)
      stage.hold(by: pull, steps: 4).up()
      stage.advance(by: 0.08)
      stage.root.list.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      stage.settle()
      expectEqual(stage.root.list.contentOffset.y, 900, "snaps: \(snaps)")
    }
  }

  @Test(
    "A scroll that the app begins as a finger leaves goes on, also where the header snaps", .needs(.touches),
    arguments: HeaderKind.atTheTop, ScrollingDelegate.Moment.allCases)
  func scrollAfterDrag(kind: HeaderKind, moment: ScrollingDelegate.Moment) {
    for pull in [-70, -30, 60] as [CGFloat] {
      for duration in [0.1, 0.6] {
        let (stage, _) = makeStage(kind, snaps: true)
        let delegate = ScrollingDelegate(at: moment)
        stage.root.list.delegate = delegate
        stage.settle()
        let finger = stage.hold(by: pull)
        stage.advance(by: duration)
        finger.up()
        stage.settle()
        expectEqual(stage.root.list.contentOffset.y, 900, "pulled by \(pull), held \(duration) s")
      }
    }
  }

  @Test(
    "A command while pages move leads to the page that comes", arguments: HeaderKind.abovePages,
    [true, false])
  func pages(kind: HeaderKind, isCollapsed: Bool) {
    for (page, frames) in [(1, 0), (1, 8), (2, 3)] {
      let screen = PagesScreen(kind)
      let header = screen.controller.header!
      header.setCollapsed(!isCollapsed, animated: false)
      if !isCollapsed { screen.lists[0].list.contentOffset.y = 700 }
      screen.stage.settle()
      screen.controller.select(page, animated: true)
      for _ in 0..<frames { screen.stage.step() }
      header.setCollapsed(isCollapsed, animated: true)
      screen.stage.settle()
      expectEqual(header.headerProgress.collapse, isCollapsed ? 1 : 0, "page \(page) after \(frames) frames")
      expectLess(screen.greatestGap, 0.5)
    }
  }
}

/// Scrolls to 900 points as a finger leaves.
@MainActor final class ScrollingDelegate: NSObject, UITableViewDelegate {
  enum Moment: CaseIterable {
    case willEnd, didEnd
  }

  private let moment: Moment

  init(at moment: Moment) { self.moment = moment }

  private func scroll(_ scrollView: UIScrollView) {
    scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard moment == .willEnd else { return }
    targetContentOffset.pointee = scrollView.contentOffset
    scroll(scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if moment == .didEnd { scroll(scrollView) }
  }
}
