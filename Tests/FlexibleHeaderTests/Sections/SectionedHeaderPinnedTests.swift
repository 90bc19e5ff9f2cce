import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Pinned section headers below a sectioned header") struct SectionedHeaderPinnedTests {
  @Test("They are at the header's lower edge while content scrolls", arguments: PinnedListKind.allCases)
  func scrolling(kind: PinnedListKind) {
    let stage = HeaderStage(.phoneNotch) { PinnedHeaderScreen(kind) }
    let screen = stage.root
    expect(screen.list.contentInset.top == 284 && screen.contentTop == 47 + 284)
    var faults: [String] = []
    let check = { if let fault = screen.fault() { faults.append(fault) } }
    check()
    for distance in [-60.0, -150, -300, 20, 80, -100, 500] {
      stage.drag(by: distance, onFrame: check)
      stage.settle(onFrame: check)
    }
    expectEmpty(faults, "\(faults.count): \(faults.first ?? "")")
  }

  @Test("The content stays where it is put, and the inset is the visible height")
  func inset() {
    let stage = HeaderStage(.phoneNotch) { PinnedHeaderScreen(.table) }
    let screen = stage.root
    stage.drag(by: -600)
    expect(screen.header.visibleHeight == 100 && screen.list.contentInset.top == 100)
    let offset = screen.list.contentOffset.y
    screen.header.insetFollowsVisibleHeight = false
    expect(screen.list.contentInset.top == 284 && screen.list.contentOffset.y == offset)
    screen.header.insetFollowsVisibleHeight = true
    stage.settle()
    expect(screen.list.contentInset.top == 100 && screen.list.contentOffset.y == offset)
    screen.header.expand(animated: false)
    stage.settle()
    expect(screen.list.contentInset.top == 284 && screen.list.contentOffset.y == offset)
    expectNil(screen.fault())
    screen.header.uninstall()
    expect(screen.list.contentInset == .zero && screen.list.verticalScrollIndicatorInsets == .zero)
  }

  @Test(
    "A header that touches the content stays in place when the option changes", .needs(.touches),
    arguments: [60.0, 120, 180])
  func touchingContent(distance: Double) {
    let stage = HeaderStage(.phoneNotch) { PinnedHeaderScreen(.table) }
    let screen = stage.root
    stage.drag(by: -distance)
    let height = screen.header.visibleHeight
    expect(height < 284 && screen.list.contentInset.top == height)
    for follows in [false, true, false] {
      screen.header.insetFollowsVisibleHeight = follows
      stage.settle()
      expectEqual(screen.header.visibleHeight, height)
      expectLess(abs(screen.contentTop - screen.header.frame.maxY), 0.51)
    }
  }

  @Test(
    "An animation of the header alone moves them along", .needs(.clock), arguments: PinnedListKind.allCases)
  func animation(kind: PinnedListKind) {
    let stage = HeaderStage(.phoneNotch) { PinnedHeaderScreen(kind) }
    let screen = stage.root
    stage.drag(by: -600)
    var faults: [String] = []
    screen.header.expand()
    stage.settle { if let fault = screen.fault() { faults.append(fault) } }
    expectEqual(screen.header.visibleHeight, 284)
    screen.header.collapse()
    stage.settle { if let fault = screen.fault() { faults.append(fault) } }
    expectEqual(screen.header.visibleHeight, 100)
    expectEmpty(faults, "\(faults.count): \(faults.first ?? "")")
  }

  @Test("A tap on the status bar expands the header completely", .needs(.touches))
  func statusBarTap() {
    let stage = HeaderStage(.phoneNotch) { PinnedHeaderScreen(.table) }
    let screen = stage.root
    stage.drag(by: -600)
    stage.tapStatusBar()
    stage.settle()
    expect(screen.header.visibleHeight == 284 && screen.contentTop == 331)
    expectEqual(screen.list.contentInset.top, 284)
  }

  @Test(
    "A flick to the top expands the header completely", .needs(.touches), arguments: PinnedListKind.allCases)
  func flick(kind: PinnedListKind) {
    let stage = HeaderStage(.phoneNotch) { PinnedHeaderScreen(kind) }
    let screen = stage.root
    stage.drag(by: -250)
    stage.drag(by: -100)
    stage.fling(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 700), lasting: 0.15)
    stage.settle()
    expect(screen.header.visibleHeight == 284 && abs(screen.contentTop - 331) < 0.51)
  }

  @Test("Content that can't be pulled keeps an inset from which the header can expand", .needs(.touches))
  func contentWithoutBounce() {
    let stage = HeaderStage(.phoneNotch) { PinnedHeaderScreen(.table) }
    let screen = stage.root
    screen.list.bounces = false
    stage.drag(by: -150)
    expectLess(screen.header.visibleHeight, 200)
    stage.drag(by: 300)
    expect(screen.header.visibleHeight == 284 && screen.fault() == nil)

    let short = HeaderStage(.phoneNotch) { PinnedHeaderScreen(.flow, rowsPerSection: 2) }
    short.root.list.alwaysBounceVertical = false
    short.drag(by: -300)
    expectLess(short.root.header.visibleHeight, 284)
    short.drag(by: 300)
    expectEqual(short.root.header.visibleHeight, 284)
  }

  /// Each stroke is played with sections that snap and with others, and so is each kind of list.
  @Test(
    "Recorded strokes keep them at the header", .needs(.touches),
    arguments: SectionedHeaderScrollTests.strokes)
  func stroke(name: String) throws {
    let strokeIndex = try #require(SectionedHeaderScrollTests.strokes.firstIndex(of: name))
    for (kindIndex, kind) in PinnedListKind.allCases.enumerated() {
      let stage = HeaderStage(.phoneNotch) { PinnedHeaderScreen(kind) }
      let screen = stage.root
      let snaps = (strokeIndex + kindIndex) % 2 == 0
      screen.search.snaps = snaps
      screen.picture.snaps = snaps
      var faults: [String] = []
      try stage.play(name) { if let fault = screen.fault() { faults.append(fault) } }
      expectEmpty(faults, "\(kind): \(faults.count), \(faults.first ?? "")")
      let height = screen.picture.visibleHeight
      expect(!snaps || abs(height - 60) < 0.51 || abs(height - 200) < 0.51, "\(kind): \(height)")
    }
  }

  @Test(
    "A refresh control starts only at the top, and the header keeps its height meanwhile", .needs(.touches))
  func refreshing() {
    let stage = HeaderStage(.phoneNotch) { PinnedHeaderScreen(.table) }
    let screen = stage.root
    let control = UIRefreshControl()
    screen.list.refreshControl = control
    stage.drag(from: CGPoint(x: 180, y: 350), by: 400, lasting: 0.5)
    expect(control.isRefreshing && screen.header.visibleHeight == 284)
    expect(screen.contentTop == 331 + 60 && screen.list.contentInset.top == 284)
    stage.drag(by: -500)
    control.endRefreshing()
    stage.settle()
    expectNil(screen.fault())
    stage.tapStatusBar()
    stage.settle()
    expectEqual(screen.contentTop, 331)
  }

  @Test("Rotation keeps them at the header", .needs(.rotation), arguments: PinnedListKind.allCases)
  func rotation(kind: PinnedListKind) {
    let stage = HeaderStage(.phoneNotch) { PinnedHeaderScreen(kind) }
    let screen = stage.root
    for distance in [0.0, -100, -500] {
      if distance != 0 { stage.drag(by: distance) }
      for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
        stage.rotate(to: orientation)
        stage.settle()
        expectNil(screen.fault(), "\(distance), \(orientation.rawValue)")
      }
    }
  }
}
