import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Connection.md: the delegate is the app's.
@MainActor @Suite("Headers and the app's delegate") struct DelegateMeetingTests {
  @Test(
    "A delegate that is set after the first layout leaves the header working", .needs(.touches),
    arguments: HeaderKind.allCases)
  func delegateSetLate(kind: HeaderKind) {
    let header = kind.make()
    let counter = DelegateCounter()
    let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
    stage.root.list.delegate = counter
    stage.root.table?.reloadData()
    stage.settle()
    let frame = header.frame
    stage.drag(by: -300)
    stage.settle()
    expect(header.frame != frame && counter.scrolls > 0 && counter.dragEnds == 1)
    if HeaderKind.outsideTheDelegate.contains(kind) { expectSame(stage.root.list.delegate, counter) }
    stage.drag(by: 700)
    stage.settle()
    expectEqual(header.frame, frame)
  }

  @Test(
    "The delegate receives every event once, and is the delegate afterward",
    .needs(.touches), arguments: HeaderKind.aloneAndInPairs)
  func everyEventOnce(kinds: [HeaderKind]) {
    let scrollsWithoutHeaders = Self.scrollsWithoutHeaders
    // One header leaves in one order.
    for isReversed in [false, true].prefix(kinds.count) {
      let headers = kinds.map { $0.make() }
      let counter = DelegateCounter()
      let stage = HeaderStage(.phone47) {
        RowsScreen { screen in
          screen.list.delegate = counter
          headers.forEach { $0.install(in: screen.list) }
        }
      }
      counter.scrolls = 0
      stage.drag(by: -120)
      stage.settle()
      expect(counter.dragEnds == 1 && counter.scrolls > 0)
      stage.tap(CGPoint(x: 100, y: 500))
      expectEqual(counter.selections, 1)
      for header in isReversed ? headers.reversed() : headers { header.uninstall() }
      stage.settle()
      expectSame(stage.root.list.delegate, counter)
      expectEqual(stage.root.list.contentInset, .zero)
      expectEqual(stage.root.list.verticalScrollIndicatorInsets, .zero)
      counter.scrolls = 0
      stage.drag(by: -120)
      expectEqual(counter.scrolls, scrollsWithoutHeaders)
    }
  }

  /// How often the delegate is notified of scrolling in the second drag on a list that never had a header.
  private static let scrollsWithoutHeaders = {
    let counter = DelegateCounter()
    let stage = HeaderStage(.phone47) { RowsScreen { $0.list.delegate = counter } }
    stage.drag(by: -120)
    stage.settle()
    counter.scrolls = 0
    stage.drag(by: -120)
    return counter.scrolls
  }()

  @Test(
    "Headers that are released give back the delegate and the insets", arguments: HeaderKind.aloneAndInPairs)
  func releasedHeaders(kinds: [HeaderKind]) {
    let counter = DelegateCounter()
    var headers = kinds.map { $0.make() }
    for header in headers { header.snaps = true }
    let stage = HeaderStage(.phoneNotch) {
      RowsScreen { screen in
        screen.list.delegate = counter
        headers.forEach { $0.install(in: screen.list) }
      }
    }
    weak let first = headers.first
    weak let last = headers.last
    headers.forEach { $0.removeFromSuperview() }
    headers = []
    stage.settle()
    expect(first == nil && last == nil)
    expectSame(stage.root.list.delegate, counter)
    expect(stage.root.list.contentInset == .zero && stage.root.distance == 0)
  }

  @Test("A header that is released leaves the others in their place", arguments: HeaderKind.inFront)
  func releasedBesideFooter(kind: HeaderKind) {
    var header: ScrollHeaderView? = kind.make()
    let footer = RevealingFooterView(frame: .zero)
    footer.restingHeight = 50
    let stage = HeaderStage(.phoneNotch) {
      RowsScreen(.plain, rowCount: 4) { screen in
        header?.install(in: screen.list)
        footer.install(in: screen.list)
      }
    }
    stage.settle()
    header?.removeFromSuperview()
    header = nil
    stage.settle()
    let list = stage.root.list
    expectLess(abs(stage.root.distance), 0.51)
    let released = footer.convert(footer.bounds, to: stage.window)
    footer.uninstall()
    footer.install(in: list)
    stage.settle()
    expectEqual(footer.convert(footer.bounds, to: stage.window), released)
  }

  @Test("The delegate's class is seen by those who cast it", arguments: HeaderKind.outsideTheDelegate)
  func castDelegate(kind: HeaderKind) {
    let header = kind.make()
    let counter = DelegateCounter()
    let stage = HeaderStage {
      RowsScreen {
        $0.list.delegate = counter
        header.install(in: $0.list)
      }
    }
    stage.drag(by: -100)
    expect(stage.root.list.delegate is DelegateCounter)
  }

  @Test(
    "A header that snaps takes part in each delegate that the app sets", .needs(.touches),
    arguments: [.safariBar] + HeaderKind.atTheTop.filter { !HeaderKind.bars.contains($0) })
  func delegatesInTurn(kind: HeaderKind) {
    let header = kind.make()
    header.snaps = true
    let stage = HeaderStage(.phone47) { RowsScreen { header.install(in: $0.list) } }
    let list = stage.root.list
    let counters = [DelegateCounter(), DelegateCounter(), DelegateCounter()]
    for counter in counters {
      stage.drag(by: -60)
      list.delegate = counter
      stage.drag(by: -60)
      stage.settle()
      expect(list.delegate !== counter && counter.scrolls > 0 && counter.dragEnds == 1)
    }
    header.uninstall()
    expectSame(list.delegate, counters[2])
  }

  // Bars snap without the delegate.
  @Test(
    "A header that snaps takes part in the delegate, and leaves it when it no longer does", .needs(.touches),
    arguments: HeaderKind.atTheTop.filter { !HeaderKind.bars.contains($0) })
  func snappingHeader(kind: HeaderKind) {
    let header = kind.make()
    let counter = DelegateCounter()
    let stage = HeaderStage {
      RowsScreen {
        $0.list.delegate = counter
        header.install(in: $0.list)
      }
    }
    header.snaps = true
    expect(stage.root.list.delegate !== counter)
    stage.drag(by: -90)
    stage.settle()
    expect(header.headerProgress.collapse == 1 && counter.dragEnds == 1)
    header.snaps = false
    expectSame(stage.root.list.delegate, counter)
    header.snaps = true
    let late = DelegateCounter()
    stage.root.list.delegate = late
    stage.drag(by: 300)
    stage.settle()
    expect(late.scrolls > 0 && header.headerProgress.collapse == 0)
    header.uninstall()
    expectSame(stage.root.list.delegate, late)
  }

  @Test("A header follows the scroll view that it is given after it was installed", .needs(.touches))
  func exchangedScrollView() {
    let header = FlexibleHeaderView(maximumHeight: 160, minimumHeight: 56)
    let other = UITableView(frame: .zero, style: .plain)
    let stage = HeaderStage(.phoneNotch) {
      RowsScreen { screen in
        header.install(in: screen.list)
        other.rowHeight = 50
        other.dataSource = screen.content
      }
    }
    other.frame = stage.root.view.bounds
    stage.root.view.insertSubview(other, belowSubview: header)
    header.trackingScrollWillChange(to: other)
    header.trackingScrollView = other
    stage.settle()
    stage.drag(by: -500)
    stage.settle()
    expectEqual(header.frame.maxY, 103)
    header.uninstall()
    expect(other.contentInset == .zero && stage.root.list.contentInset == .zero)
  }
}
