import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/FieldProblems.md#refreshing
@MainActor @Suite("Pull to refresh of all headers", .needs(.touches)) struct RefreshActionTests {
  /// An action that a test ends.
  @MainActor private final class Request {
    private(set) var count = 0
    private var continuations: [CheckedContinuation<Void, Never>] = []

    func send() async {
      count += 1
      await withCheckedContinuation { continuations.append($0) }
    }

    func end() {
      for continuation in continuations { continuation.resume() }
      continuations = []
    }

    /// Waits until the action began for the given number of times.
    func begins(_ count: Int = 1) async {
      while self.count < count || continuations.isEmpty { await Task.yield() }
    }
  }

  private func screen(_ header: ScrollHeaderView, _ kind: ListKind) -> EdgeScreen {
    let screen = EdgeScreen(kind: kind)
    header.install(in: screen.scrollView)
    screen.show()
    return screen
  }

  private func pull(_ screen: EdgeScreen, onFrame: () -> Void = {}) {
    screen.stage.drag(from: CGPoint(x: 180, y: 300), by: 400, lasting: 0.5, onFrame: onFrame)
  }

  @Test(
    "A pull starts the action, the control is above the first row, and it ends with the action",
    arguments: HeaderKind.allCases, ListKind.allCases)
  func refreshing(kind: HeaderKind, list: ListKind) async throws {
    let request = Request()
    let header = kind.make()
    header.onRefresh { await request.send() }
    let screen = screen(header, list)
    let control = try #require(screen.scrollView.refreshControl)
    let top = screen.firstRowTop
    let inset = screen.scrollView.contentInset
    pull(screen)
    expect(control.isRefreshing)
    await request.begins()
    screen.stage.makeCurrent()
    expectEqual(screen.firstRowTop, top + control.bounds.height)
    let place = control.convert(control.bounds, to: screen.scrollView.superview)
    expect(abs(place.maxY - screen.firstRowTop) < 0.51, "\(place)")
    let hidesControl = control.superview?.subviews.contains {
      $0 !== control && $0.layer.zPosition >= control.layer.zPosition && header.isDescendant(of: $0)
    }
    expectEqual(hidesControl, false, "the header is in front of the control")
    if HeaderKind.inFront.contains(kind) {
      expectAtMost(screen.place(of: header).maxY, place.minY + 0.51, "the header covers the control")
    }
    pull(screen)
    expectEqual(request.count, 1)
    request.end()
    while control.isRefreshing { await Task.yield() }
    screen.stage.makeCurrent()
    screen.stage.settle()
    expectEqual(screen.firstRowTop, top)
    expectEqual(screen.scrollView.contentInset, inset)
    expectEmpty(screen.stage.warnings)
  }

  /// The system takes the room of the control away before it scrolls the content back.
  @Test(
    "No header stretches or jumps while the content returns to its top after a refresh",
    arguments: HeaderKind.allCases,
    [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .never])
  func returning(kind: HeaderKind, adjustment: UIScrollView.ContentInsetAdjustmentBehavior) throws {
    let header = kind.make()
    let screen = EdgeScreen()
    screen.scrollView.contentInsetAdjustmentBehavior = adjustment
    header.install(in: screen.scrollView)
    let control = UIRefreshControl()
    screen.scrollView.refreshControl = control
    screen.show()
    let (place, top) = (screen.place(of: header), screen.firstRowTop)
    pull(screen)
    expect(control.isRefreshing && abs(screen.firstRowTop - top - 60) < 0.51)
    var gap = screen.firstRowTop - screen.place(of: header).maxY
    var stretch = header.headerProgress.stretch
    control.endRefreshing()
    while screen.firstRowTop > top + 0.51 {
      screen.stage.step()
      let now = (
        gap: screen.firstRowTop - screen.place(of: header).maxY, stretch: header.headerProgress.stretch
      )
      // Without adjustment, the room is in the content inset. It counts as an inset of the app there, above which a stretchy
      // header is as tall as before, but isn't stretched.
      if kind != .stretchy || adjustment != .never {
        expectAtMost(now.stretch, stretch + 0.01, "\(screen.firstRowTop - top) points below")
      }
      expectAtMost(now.gap, gap + 0.51, "\(screen.firstRowTop - top) points below")
      (gap, stretch) = now
    }
    screen.stage.settle()
    expectEqual(screen.place(of: header), place)
    expectEqual(screen.firstRowTop, top)
  }

  /// Nothing else brings content back that a touch stopped.
  @Test(
    "Content that a touch stops on its way from a refresh returns to the header",
    arguments: HeaderKind.inFront, ListKind.allCases)
  func touchedOnTheWayBack(kind: HeaderKind, list: ListKind) {
    let header = kind.make()
    let control = UIRefreshControl()
    let screen = screen(header, list)
    screen.scrollView.refreshControl = control
    let (place, top) = (screen.place(of: header), screen.firstRowTop)
    pull(screen)
    control.endRefreshing()
    for _ in 1...4 { screen.stage.step() }
    let finger = screen.stage.finger()
    finger.down(at: CGPoint(x: 180, y: 500))
    screen.stage.advance(by: 1)
    expectAtLeast(screen.firstRowTop, top + 1, "the finger holds the content")
    finger.up()
    expect(screen.stage.settle(), "comes to rest")
    expectEqual(screen.place(of: header), place)
    expectEqual(screen.firstRowTop, top)
  }

  @Test("Another action replaces the first one, and no action removes the control")
  func replacing() async {
    let (first, second) = (Request(), Request())
    let header = HeaderKind.sections.make()
    header.onRefresh { await first.send() }
    let screen = screen(header, .table)
    let control = screen.scrollView.refreshControl
    header.onRefresh { await second.send() }
    expectSame(screen.scrollView.refreshControl, control)
    pull(screen)
    await second.begins()
    screen.stage.makeCurrent()
    expectEqual(first.count, 0)
    header.onRefresh(nil)
    screen.stage.settle()
    expect(screen.scrollView.refreshControl == nil && screen.restsAtTop)
    second.end()
  }

  @Test(
    "The control leaves with the header, and comes with it", arguments: HeaderKind.allCases, [false, true])
  func uninstalling(kind: HeaderKind, bounces: Bool) {
    let header = kind.make()
    header.onRefresh {}
    let screen = EdgeScreen()
    screen.scrollView.alwaysBounceVertical = bounces
    header.install(in: screen.scrollView)
    screen.show()
    expectNotNil(screen.scrollView.refreshControl)
    header.uninstall()
    expectNil(screen.scrollView.refreshControl)
    expect(screen.scrollView.alwaysBounceVertical == bounces)
    header.install(in: screen.scrollView)
    expectNotNil(screen.scrollView.refreshControl)
  }

  @Test("A control of a header that was released ends at once", arguments: HeaderKind.allCases)
  func released(kind: HeaderKind) {
    let screen = EdgeScreen()
    var header: ScrollHeaderView? = kind.make()
    header?.onRefresh {}
    header?.install(in: screen.scrollView)
    screen.show()
    let control = screen.scrollView.refreshControl
    header?.removeFromSuperview()
    header = nil
    pull(screen)
    expectEqual(control?.isRefreshing, false)
  }

  @Test("A section that stretches shows an indicator while it is pulled, and nothing covers the first row")
  func stretchingSection() async throws {
    let request = Request()
    let header = SectionedHeaderView()
    let picture = UIView()
    header.sections = [
      HeaderSection(UIView(), maximumHeight: 44),
      HeaderSection(picture, maximumHeight: 140, minimumHeight: 0),
      HeaderSection(UIView(), maximumHeight: 50),
    ]
    header.stretchingSection = picture
    header.onRefresh { await request.send() }
    let screen = screen(header, .table)
    let control = try #require(screen.scrollView.refreshControl)
    var shown: [CGFloat] = []
    pull(screen) {
      let wheel = header.subviews.first { $0 is UIActivityIndicatorView }
      if control.isRefreshing { return expectNil(wheel, "there are two indicators") }
      guard let wheel else { return expectEqual(header.headerProgress.stretch, 0) }
      shown.append(wheel.alpha)
      expectEqual(wheel.center, CGPoint(x: 195, y: 47 + 44 + 30))
      let place = control.convert(control.bounds, to: screen.window)
      expectAtMost(place.maxY, header.bounds.height + 0.51, "the control is on the first row")
    }
    expect((0.95...1).contains(shown.max() ?? 0) && shown.contains { $0 < 0.5 }, "\(shown)")
    await request.begins()
    screen.stage.makeCurrent()
    request.end()
    while control.isRefreshing { await Task.yield() }
  }

  @Test("Each page has a control, and all start the one action", arguments: HeaderKind.abovePages)
  func pages(kind: HeaderKind) async throws {
    let request = Request()
    let screen = PagesScreen(kind, isTable: true) { $0.header?.onRefresh { await request.send() } }
    screen.controller.select(1, animated: true)
    screen.stage.settle()
    let control = try #require(screen.lists[1].list.refreshControl)
    expect(screen.lists[0].list.refreshControl.map { $0 !== control } ?? false)
    screen.stage.drag(from: CGPoint(x: 180, y: 300), by: 400, lasting: 0.5)
    await request.begins()
    request.end()
    while control.isRefreshing { await Task.yield() }
  }

  @Test(
    "A list gets the refresh control of its app back",
    arguments: HeaderKind.allCases, [true, false])
  func controlOfTheApp(kind: HeaderKind, byUninstalling: Bool) {
    let header = kind.make()
    let screen = EdgeScreen()
    let control = UIRefreshControl()
    screen.scrollView.refreshControl = control
    header.onRefresh {}
    header.install(in: screen.scrollView)
    screen.show()
    expect(screen.scrollView.refreshControl !== control)
    if byUninstalling { header.uninstall() } else { header.onRefresh(nil) }
    expectSame(screen.scrollView.refreshControl, control)
  }

  @Test(
    "The control of the app returns when both of two headers with an action have left",
    arguments: [false, true])
  func controlOfTheAppBelowTwoHeaders(isReversed: Bool) {
    let (screen, control) = (EdgeScreen(), UIRefreshControl())
    screen.scrollView.refreshControl = control
    let headers = [HeaderKind.flexible, .footer].map { $0.make() }
    for header in headers {
      header.onRefresh {}
      header.install(in: screen.scrollView)
    }
    screen.show()
    for header in isReversed ? headers.reversed() : headers { header.uninstall() }
    expectSame(screen.scrollView.refreshControl, control)
  }

  @Test("Pages without the header have no control", arguments: HeaderKind.abovePages)
  func pagesWithoutHeader(kind: HeaderKind) {
    let screen = PagesScreen(kind, isTable: true) { $0.header?.onRefresh {} }
    for page in [1, 0] {
      screen.controller.select(page, animated: false)
      screen.stage.settle()
    }
    expectNotNil(screen.lists[1].list.refreshControl)
    screen.controller.header = nil
    expect(screen.lists.allSatisfy { $0.list.refreshControl == nil })
  }

  @Test("A header that is deallocated leaves no refresh control in its list", arguments: HeaderKind.inFront)
  func deallocatedHeader(kind: HeaderKind) {
    let screen = EdgeScreen()
    weak var released: UIView?
    do {
      let header = kind.make()
      released = header
      screen.controller.view.addSubview(header)
      header.onRefresh {}
      header.install(in: screen.scrollView)
      screen.show()
      expectNotNil(screen.scrollView.refreshControl)
      header.removeFromSuperview()
    }
    expectNil(released)
    expectNil(screen.scrollView.refreshControl)
  }
}
