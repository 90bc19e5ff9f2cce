import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Pages.md
@MainActor @Suite("Pages: reloading and callbacks") struct PageReloadTests {
  /// Expects that the current page is loaded, in its place, and has appeared, and that no other page is visible.
  private func expectCurrentPage(
    _ screen: PagesScreen, _ page: UIViewController, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let controller = screen.controller
    #expect(controller.currentPage === page, sourceLocation: sourceLocation)
    #expect(controller.position == CGFloat(controller.selectedIndex), sourceLocation: sourceLocation)
    let frame = page.view.convert(page.view.bounds, to: controller.view)
    #expect(page.view.window != nil && frame == controller.view.bounds, sourceLocation: sourceLocation)
    #expect((page as? ListPage)?.calls.last == "didAppear", sourceLocation: sourceLocation)
    for other in screen.lists where other !== page && !other.calls.isEmpty {
      #expect(other.calls.last == "didDisappear", sourceLocation: sourceLocation)
    }
    #expect(screen.greatestGap < 0.5, sourceLocation: sourceLocation)
  }

  @Test("Reloading pages shows the current page again", arguments: HeaderKind.abovePages, [1, 3])
  func reload(kind: HeaderKind, count: Int) {
    let screen = PagesScreen(kind, rows: Array(repeating: 60, count: count))
    screen.scroll(by: 300)
    let distance = screen.lists[0].distance
    screen.controller.reloadPages()
    expectCurrentPage(screen, screen.lists[0])
    expectLess(abs(screen.lists[0].distance - distance), 0.5)
    screen.stage.settle()
    expectCurrentPage(screen, screen.lists[0])
    screen.scroll(by: 100)
    expectGreater(screen.lists[0].distance, distance + 50)
  }

  @Test("Assigned pages are shown, also if their number stays the same")
  func assignedPages() {
    let screen = PagesScreen(rows: [60, 60, 60])
    screen.controller.pages = screen.lists.reversed()
    screen.stage.settle()
    expectEqual(screen.controller.selectedIndex, 2)
    expectCurrentPage(screen, screen.lists[0])
    screen.controller.pages = screen.lists
    expectCurrentPage(screen, screen.lists[0])
    screen.controller.select(1, animated: true)
    screen.stage.settle()
    expectCurrentPage(screen, screen.lists[1])
    screen.controller.pages = screen.lists
    screen.stage.settle()
    expectCurrentPage(screen, screen.lists[1])
  }

  @Test("Without pages, bars follow no scroll view, and the former pages are released")
  func noPages() {
    weak var list: UIScrollView?
    let screen = PagesScreen(rows: [])
    do {
      let page = ListPage("0")
      list = page.list
      screen.controller.pages = [page]
      screen.stage.settle()
      expectSame(screen.controller.contentScrollView(for: .top), page.list)
      screen.controller.pages = []
      screen.stage.settle()
    }
    expectNil(screen.controller.contentScrollView(for: .top))
    expectNil(list)
  }

  @Test("Pages that are assigned while a swipe is under way are shown", .needs(.touches))
  func assignedWhileSwiping() {
    let screen = PagesScreen(rows: [60, 60, 60])
    let finger = screen.stage.finger()
    finger.down(at: CGPoint(x: 300, y: 400))
    for step in 1...10 {
      finger.move(to: CGPoint(x: 300 - CGFloat(step) * 12, y: 400))
      screen.stage.step()
    }
    screen.controller.pages = [screen.lists[2], screen.lists[0]]
    screen.stage.settle(limit: 1)
    finger.up()
    screen.stage.settle()
    expect(screen.controller.currentPage != nil && screen.visible.count == 1)
  }

  @Test("Pages assigned in a callback replace those that are being assigned")
  func assignedInCallback() {
    let screen = PagesScreen(rows: [60, 60, 60, 60])
    screen.controller.select(3, animated: false)
    screen.controller.positionDidChange = { [lists = screen.lists, controller = screen.controller] _ in
      controller.positionDidChange = nil
      controller.pages = [lists[1], lists[2]]
    }
    screen.controller.pages = screen.lists.reversed()
    screen.stage.settle()
    expectEqual(screen.controller.numberOfPages, 2)
    expectCurrentPage(screen, screen.lists[screen.controller.selectedIndex + 1])
  }

  @Test(
    "A selection in the callback of a selection is carried out", arguments: [false, true], [false, true])
  func selectionInCallback(isAnimated: Bool, leadsOnAnimated: Bool) {
    let screen = PagesScreen(rows: Array(repeating: 60, count: 6))
    screen.controller.selectedIndexDidChange = { [controller = screen.controller] index in
      if index == 3 { controller.select(4, animated: leadsOnAnimated) }
    }
    screen.controller.select(3, animated: isAnimated)
    screen.stage.settle()
    expect(screen.controller.selectedIndex == 4 && screen.visible == [4])
    expectCurrentPage(screen, screen.lists[4])
  }

  @Test("Callbacks that lead from page to page without end leave a page on the screen")
  func endlessSelections() {
    let screen = PagesScreen(rows: [60, 60])
    screen.controller.selectedIndexDidChange = { [controller = screen.controller] index in
      controller.select(1 - index, animated: false)
    }
    screen.controller.select(1, animated: false)
    screen.stage.settle()
    expectEqual(screen.visible, [screen.controller.selectedIndex])
  }

  @Test("A restored state in a callback is shown")
  func stateInCallback() {
    let screen = PagesScreen(rows: [60, 60, 60])
    screen.controller.selectedIndexDidChange = { [controller = screen.controller] index in
      if index == 1 { controller.state = HeaderPagesState(selectedIndex: 2, distances: [2: 400]) }
    }
    screen.controller.select(1, animated: false)
    screen.stage.settle()
    expectCurrentPage(screen, screen.lists[2])
    expectLess(abs(screen.lists[2].distance - 400), 0.5)
  }

  @Test("A header that is removed and set again gets balanced appearance calls")
  func appearanceOfHeader() {
    let header = RecordingHeaderController()
    let screen = PagesScreen()
    screen.controller.header = header.headerView
    expectEqual(header.calls, ["willAppear", "didAppear"])
    screen.controller.header = nil
    expectEqual(header.calls, ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    screen.controller.header = header.headerView
    screen.controller.header = nil
    expect(header.calls.count == 8 && header.parent == nil)
    expectEqual(screen.stage.warnings, [])
  }

  private final class RecordingHeaderController: FlexibleHeaderViewController {
    var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("didDisappear")
    }
  }
}
