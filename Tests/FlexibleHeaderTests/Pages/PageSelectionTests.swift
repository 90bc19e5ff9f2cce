import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Pages.md
@MainActor @Suite("Pages: selecting and restoring") struct PageSelectionTests {
  @Test("A chosen page comes without a gap in any frame", arguments: HeaderKind.abovePages, [false, true])
  func chosenPage(kind: HeaderKind, isCollapsed: Bool) {
    let screen = PagesScreen(kind, rows: [60, 60, 60, 60, 60])
    if isCollapsed { screen.scroll(by: 300) }
    let bottom = screen.bottom
    for index in [1, 4, 2, 0] {
      var gap: CGFloat = 0
      screen.controller.select(index, animated: true)
      screen.stage.settle { gap = max(gap, screen.greatestGap) }
      expectLess(gap, 0.5, "to \(index)")
      expectEqual(screen.controller.selectedIndex, index)
      expectLess(abs(screen.bottom - bottom), 0.5, "to \(index)")
    }
    screen.controller.select(3, animated: false)
    screen.stage.step()
    expect(screen.controller.selectedIndex == 3 && screen.visible == [3] && screen.greatestGap < 0.5)
  }

  @Test(
    "Only the two pages of a long way are shown, and the position runs from one to the other",
    .needs(.clock))
  func longWay() {
    var heard: [CGFloat] = []
    let screen = PagesScreen(rows: Array(repeating: 60, count: 9)) {
      $0.positionDidChange = { heard.append($0) }
    }
    var seen: Set<[Int]> = []
    screen.controller.select(7, animated: true)
    screen.stage.settle { seen.insert(screen.visible) }
    expect(seen.isSubset(of: [[0], [0, 7], [7]]))
    expect(heard == heard.sorted() && heard.last == 7)
    expect(heard.contains { $0 > 1.5 && $0 < 5.5 })
    expectEqual(screen.lists[3].isViewLoaded, false)
  }

  @Test("A finger can catch pages on a long way", .needs(.touches))
  func caughtOnALongWay() {
    let screen = PagesScreen(rows: Array(repeating: 60, count: 9))
    screen.controller.select(7, animated: true)
    for _ in 0..<6 { screen.stage.step() }
    var gap: CGFloat = 0
    screen.stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400)) {
      gap = max(gap, screen.greatestGap)
    }
    expectLess(gap, 0.5)
    expectEqual(screen.visible, [screen.controller.selectedIndex])
    expectEqual(CGFloat(screen.controller.selectedIndex), screen.controller.position)
  }

  @Test("The last of several choices counts")
  func severalChoices() {
    let screen = PagesScreen(rows: Array(repeating: 60, count: 5))
    screen.controller.select(1, animated: true)
    screen.stage.step()
    screen.controller.select(3, animated: true)
    screen.stage.step()
    screen.controller.select(0, animated: true)
    screen.stage.settle()
    expect(screen.controller.selectedIndex == 0 && screen.visible == [0])
  }

  @Test("An index without a page is reported and ignored")
  func invalidIndex() {
    let screen = PagesScreen()
    let reports = misuses {
      screen.controller.select(3, animated: true)
      screen.controller.select(-1, animated: false)
    }
    expectEqual(reports.count, 2)
    expect(screen.controller.selectedIndex == 0 && screen.visible == [0])
  }

  @Test("An index that is set early is limited to the last page")
  func earlyIndex() {
    expectEqual(PagesScreen { $0.select(1, animated: false) }.visible, [1])
    expectEqual(PagesScreen { $0.select(70, animated: false) }.visible, [2])
    expectEqual(PagesScreen { $0.select(-4, animated: false) }.visible, [0])
  }

  @Test("Pages without content, without a page, and without a header are shown")
  func littleContent() {
    expectEqual(PagesScreen(rows: []).controller.numberOfPages, 0)
    let screen = PagesScreen { $0.header = nil }
    screen.controller.select(1, animated: true)
    screen.stage.settle()
    expect(screen.visible == [1] && screen.lists[1].list.contentInset == .zero)
  }

  @Test("Index and positions are restored", arguments: HeaderKind.abovePages)
  func restored(kind: HeaderKind) {
    let first = PagesScreen(kind)
    first.scroll(by: 300)
    first.scroll(by: 200)
    first.controller.select(2, animated: false)
    first.scroll(by: 350)
    let state = first.controller.state
    expectEqual(state.selectedIndex, 2)
    let second = PagesScreen(kind) { $0.state = state }
    expectEqual(second.visible, [2])
    expectLess(abs(second.lists[2].distance - first.lists[2].distance), 1)
    second.controller.select(0, animated: false)
    second.stage.settle()
    expectLess(abs(second.lists[0].distance - CGFloat(state.distances[0] ?? 0)), 1)
    second.controller.state = HeaderPagesState(selectedIndex: 99, distances: [-1: 4, 0: .nan, 1: .infinity])
    expectEqual(second.controller.selectedIndex, 2)
  }

  @Test("Reduce Motion shows a chosen page at once", .needs(.settings))
  func reduceMotion() {
    let screen = PagesScreen()
    screen.stage.isReduceMotionEnabled = true
    screen.controller.select(1, animated: true)
    expect(screen.controller.selectedIndex == 1 && screen.visible == [1])
  }
}
