import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Sections follow the content")
struct SectionedHeaderScrollTests {
  nonisolated static let strokes = [
    "flick-down-1", "flick-down-2", "flick-down-3", "flick-down-4", "flick-up-1", "flick-up-2",
    "hesitant-up-down-up", "interrupted-flick", "long-wander",
  ]

  @Test("Sections collapse in their order and return by their rules", .needs(.touches))
  func order() {
    let stage = HeaderStage { SectionScreen(snaps: false) }
    let screen = stage.root
    stage.drag(by: -40)
    expect(screen.search.visibleHeight < 44 && screen.picture.visibleHeight == 200)
    expectEqual(screen.contentTop, screen.header.frame.maxY)
    stage.drag(by: -300)
    stage.drag(by: -300)
    expect(screen.search.isGone && screen.picture.visibleHeight == 60 && screen.tabs.visibleHeight == 40)
    expect(screen.picture.collapseProgress == 1 && screen.search.exitProgress == 1)
    expectEqual(screen.search.view.superview?.isHidden, true)
    expect(screen.header.progress == 1 && screen.header.isLifted)
    stage.drag(by: 100)
    expectEqual(screen.search.visibleHeight, 44, "the search row returns at once")
    expectEqual(screen.picture.visibleHeight, 60, "the picture returns at the top")
    screen.scrollView.setContentOffset(
      CGPoint(x: 0, y: -screen.scrollView.adjustedContentInset.top), animated: true)
    stage.settle()
    expect(screen.header.visibleHeight == 284 && screen.header.progress == 0 && !screen.header.isLifted)
  }

  /// Each stroke is played on each kind of list and on each device, but not in each combination.
  @Test(
    "Recorded strokes leave no gap and end at stops", .needs(.touches), arguments: DeviceModel.all, strokes)
  func stroke(device: DeviceModel, name: String) throws {
    let kinds = [(ListKind.plain, false), (.table, false), (.table, true)]
    let deviceIndex = try #require(DeviceModel.all.firstIndex(of: device))
    let strokeIndex = try #require(Self.strokes.firstIndex(of: name))
    let (kind, follows) = kinds[(deviceIndex + strokeIndex) % kinds.count]
    let stage = HeaderStage(device) { SectionScreen(kind) }
    let screen = stage.root
    screen.header.insetFollowsVisibleHeight = follows
    for start in [nil, 120.0, 900.0] {
      if let start { screen.scrollView.contentOffset.y = start }
      stage.settle()
      var faults: [String] = []
      try stage.play(name) { if let fault = screen.fault() { faults.append(fault) } }
      expectEmpty(faults, "\(kind), from \(start ?? 0): \(faults.first ?? "")")
      let heights = [screen.search.visibleHeight, screen.picture.visibleHeight]
      expect(isNear(heights[0], [0, 44]) && isNear(heights[1], [60, 200]), "\(kind): \(heights)")
      expectEqual(screen.scrollView.contentInset.top, follows ? screen.header.visibleHeight : 284)
    }
  }

  private func isNear(_ height: CGFloat, _ stops: [CGFloat]) -> Bool {
    stops.contains { abs($0 - height) <= 0.5 }
  }

  @Test("An offset that is set without animation moves no section")
  func jumping() {
    let stage = HeaderStage { SectionScreen() }
    stage.root.scrollView.contentOffset.y = 700
    stage.settle()
    expectEqual(stage.root.header.visibleHeight, 284)
    expect(stage.root.header.isLifted && stage.root.header.overlap > 500)
    expectNil(stage.root.fault())
  }

  @Test("An animated scroll and a tap on the status bar count as scrolling", .needs(.clock))
  func animatedScroll() {
    let stage = HeaderStage { SectionScreen() }
    stage.root.scrollView.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
    stage.settle()
    expectEqual(stage.root.header.visibleHeight, 100)
    stage.tapStatusBar()
    stage.settle()
    expectEqual(stage.root.header.visibleHeight, 284)
    expectEqual(stage.root.contentTop, stage.root.header.frame.maxY)
  }

  @Test("A stretching section grows while the content is pulled down", .needs(.touches))
  func stretching() {
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    screen.header.stretchingSection = screen.picture.view
    var greatest: CGFloat = 0
    stage.drag(by: 200) {
      greatest = max(greatest, screen.header.stretch)
      expectLess(abs(screen.header.frame.maxY - screen.contentTop), 0.51)
      expectLess(abs(screen.picture.view.bounds.height - 200 - screen.header.stretch), 0.51)
    }
    expect(greatest > 20 && screen.header.stretch == 0 && screen.header.visibleHeight == 284)
  }

  @Test("Commands move header and content together, also in an animation", arguments: [false, true])
  func commands(animated: Bool) {
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    screen.header.collapse(animated: animated)
    var faults: [String] = []
    stage.settle { if let fault = screen.fault() { faults.append(fault) } }
    expectEmpty(faults)
    expect(screen.header.visibleHeight == 100 && screen.contentTop == screen.header.frame.maxY)
    screen.header.expand(section: screen.picture, animated: animated)
    stage.settle()
    expect(screen.picture.visibleHeight == 200 && screen.search.isGone)
    screen.header.expand(animated: animated)
    stage.settle()
    expect(screen.header.visibleHeight == 284 && screen.contentTop == 304)
    let foreign = HeaderSection(UIView(), maximumHeight: 10)
    screen.header.collapse(section: foreign, animated: animated)
    stage.settle()
    expectEqual(screen.header.visibleHeight, 284, "sections of other headers are ignored")
  }

  @Test("A finger stops an animation where it is", .needs(.touches))
  func interruption() {
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    screen.header.collapse()
    stage.advance(by: 0.1)
    let finger = stage.finger()
    finger.down(at: CGPoint(x: 180, y: 500))
    stage.advance(by: 0.1)
    expect(!screen.header.isAnimating)
    let height = screen.header.visibleHeight
    expect(height > 100 && height < 284)
    stage.advance(by: 0.3)
    expectEqual(screen.header.visibleHeight, height)
    finger.up()
    stage.settle()
    expect([100.0, 144, 240, 284].contains { abs($0 - screen.header.visibleHeight) <= 0.5 })
  }

  @Test("Closures receive each change once")
  func telling() {
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    var events: [String] = []
    var lifted: [Bool] = []
    screen.header.progressDidChange = { _ in events.append("progress") }
    screen.header.sectionsDidChange = { events.append("sections") }
    screen.header.didComeToRest = { events.append("rest") }
    screen.header.liftedDidChange = { lifted.append($0) }
    stage.drag(by: -400)
    expect(events.contains("progress") && events.last == "rest")
    expect(lifted == [true])
    events = []
    screen.header.sections = [screen.search, screen.tabs]
    expectEqual(events.filter { $0 == "sections" }.count, 1)
    events = []
    stage.settle()
    expect(!events.contains("sections"))
  }

  @Test("A scroll view that is deallocated leaves the header as it is, also while it settles")
  func lostScrollView() {
    DeviceModel.phone47.makeCurrent()
    let header = SectionedHeaderView()
    header.sections = [HeaderSection(UIView(), maximumHeight: 200, minimumHeight: 50, snaps: true)]
    let stage = HeaderStage { UIViewController() }
    stage.root.view.addSubview(header)
    autoreleasepoolIfNeeded {
      let scrollView = UIScrollView(frame: stage.root.view.bounds)
      scrollView.contentSize.height = 3000
      stage.root.view.insertSubview(scrollView, at: 0)
      header.trackingScrollView = scrollView
      stage.settle()
      header.collapse()
      stage.step()
      scrollView.removeFromSuperview()
    }
    stage.settle()
    expect(header.trackingScrollView == nil && header.frame.height.isFinite)
    header.expand(animated: false)
    expectEqual(header.visibleHeight, 200)
  }

  private func autoreleasepoolIfNeeded(_ body: () -> Void) { body() }
}
