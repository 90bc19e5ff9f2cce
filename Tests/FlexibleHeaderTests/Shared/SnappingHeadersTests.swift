import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Headers that snap, and that are collapsed by command") struct SnappingHeadersTests {
  private func drag(_ stage: HeaderStage<UIViewController>, by distance: CGFloat) {
    stage.drag(from: CGPoint(x: 100, y: 600), by: distance)
    stage.settle()
  }

  // MARK: - Flexible header

  @Test("A flexible header snaps to the nearer height", .needs(.touches))
  func flexibleHeaderSnaps() {
    let stage = HeaderStage(.phoneNotch) { ScrollScreen() }
    let header = stage.root.headerViewController.headerView
    stage.drag(from: CGPoint(x: 100, y: 600), by: -50)
    stage.settle()
    expect(header.frame.height > 110 && header.frame.height < 200)
    header.snaps = true
    stage.drag(from: CGPoint(x: 100, y: 600), by: -40)
    stage.settle()
    expectLess(abs(header.frame.height - 103), 0.5)
    stage.drag(from: CGPoint(x: 100, y: 400), by: 90)
    stage.settle()
    expectLess(abs(header.frame.height - 207), 0.5)
  }

  @Test("A flexible header is collapsed and expanded by command", arguments: [false, true])
  func flexibleHeaderCollapses(animated: Bool) {
    let stage = HeaderStage(.phoneNotch) { ScrollScreen() }
    let header = stage.root.headerViewController.headerView
    header.setCollapsed(true, animated: animated)
    expect(animated ? header.frame.height == 207 : header.frame.height == 103)
    stage.settle()
    expect(header.frame.height == 103 && stage.root.scrollView.contentOffset.y == -103)
    stage.root.scrollView.contentOffset.y = 700
    header.setCollapsed(true, animated: animated)
    stage.settle()
    expectEqual(stage.root.scrollView.contentOffset.y, 700, "it is collapsed already")
    header.setCollapsed(false, animated: animated)
    stage.settle()
    expect(header.frame.height == 207 && stage.root.scrollView.contentOffset.y == -207)
  }

  // MARK: - Stretchy header

  private func makeStretchy() -> (EdgeScreen, StretchyHeaderView) {
    let screen = EdgeScreen(kind: .plain)
    let header = StretchyHeaderView(maximumHeight: 200)
    header.minimumHeight = 60
    header.install(in: screen.scrollView)
    screen.show()
    return (screen, header)
  }

  @Test(
    "A stretchy header snaps to the nearer height, and the app's delegate keeps its events", .needs(.touches))
  func stretchyHeaderSnaps() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var drags = 0
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        drags += 1
      }
    }
    let (screen, header) = makeStretchy()
    let delegate = Delegate()
    screen.scrollView.delegate = delegate
    header.snaps = true
    drag(screen.stage, by: -110)
    expect(abs(header.bounds.height - 60) < 0.5 && delegate.drags == 1)
    drag(screen.stage, by: 100)
    expect(abs(header.bounds.height - 200) < 0.5 && delegate.drags == 2)
    header.snaps = false
    expectSame(screen.scrollView.delegate, delegate)
    header.snaps = true
    header.uninstall()
    expectSame(screen.scrollView.delegate, delegate)
  }

  @Test("A stretchy header is collapsed and expanded by command", arguments: [false, true])
  func stretchyHeaderCollapses(animated: Bool) {
    let (screen, header) = makeStretchy()
    header.setCollapsed(true, animated: animated)
    screen.stage.settle()
    expect(header.bounds.height == 60 && header.visibleHeight == 60)
    screen.scroll(to: 500)
    header.setCollapsed(false, animated: animated)
    screen.stage.settle()
    expect(header.bounds.height == 200 && screen.restsAtTop)
  }

  @Test("Short content is scrolled as far as possible")
  func shortContent() {
    let screen = EdgeScreen(kind: .plain, rows: 13)
    let header = StretchyHeaderView(maximumHeight: 200)
    header.minimumHeight = 60
    header.install(in: screen.scrollView)
    screen.show()
    header.setCollapsed(true, animated: false)
    let scrollView = screen.scrollView
    let end =
      scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
    expectEqual(scrollView.contentOffset.y, max(end, -scrollView.adjustedContentInset.top))
  }

  // MARK: - Height bar

  @Test("A height bar snaps to the nearer height", .needs(.touches))
  func heightBarSnaps() {
    let fixture = BarFixture(SquareCashBehavior())
    fixture.bar.snaps = true
    fixture.stroke(34)
    expectEqual(fixture.bar.frame.height, 44)
    fixture.stroke(-40)
    expectEqual(fixture.bar.frame.height, 96)
  }

  @Test("A height bar is collapsed and expanded by command", arguments: [false, true])
  func heightBarCollapses(animated: Bool) {
    for kind in HeaderKind.bars {
      let fixture = BarFixture(kind.makeBehavior())
      fixture.distance = 0
      fixture.bar.setCollapsed(true, animated: animated)
      fixture.rest()
      fixture.bar.layoutIfNeeded()
      expectLess(abs(fixture.bar.frame.height - 44), 0.5, "\(kind)")
      fixture.bar.setCollapsed(false, animated: animated)
      fixture.rest()
      fixture.bar.layoutIfNeeded()
      expectLess(abs(fixture.bar.frame.height - 96), 0.5, "\(kind)")
    }
  }

  // MARK: - Several headers

  @Test("Sections report their rest where a stretchy header has brought the content", .needs(.touches))
  func restBesideSnappingHeader() {
    let (screen, header) = makeStretchy()
    header.snaps = true
    let sectioned = SectionedHeaderView()
    sectioned.sections = [HeaderSection(UIView(), maximumHeight: 40)]
    sectioned.install(in: screen.scrollView)
    var offsets: [CGFloat] = []
    sectioned.didComeToRest = { offsets.append(screen.scrollView.contentOffset.y) }
    drag(screen.stage, by: -110)
    expectLess(abs(header.bounds.height - 60), 0.5)
    expectEqual(offsets.last, screen.scrollView.contentOffset.y)
  }
}
