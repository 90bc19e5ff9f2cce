import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Pages.md
@MainActor @Suite("Pages: swiping") struct PageSwipingTests {
  @Test(
    "Content begins where the header ends in every frame of a swipe", .needs(.touches),
    arguments: HeaderKind.abovePages, [false, true])
  func noGapWhileSwiping(kind: HeaderKind, isTable: Bool) {
    let screen = PagesScreen(kind, isTable: isTable)
    let expanded = screen.bottom
    expect(abs(screen.gap(above: 0)) < 0.5 && expanded > 150)
    expectLess(screen.swipe(forward: true), 0.5)
    expect(screen.controller.selectedIndex == 1 && abs(screen.bottom - expanded) < 0.5)
    expectLess(abs(screen.gap(above: 1)), 0.5)
    screen.scroll(by: 300)
    expectLess(screen.bottom, 100)
    expectLess(screen.swipe(forward: true), 0.5)
    expect(screen.controller.selectedIndex == 2 && screen.bottom < 100)
    expectLess(abs(screen.gap(above: 2)), 0.5)
    expectLess(screen.swipe(forward: false), 0.5)
    expectLess(screen.swipe(forward: false), 0.5)
    expect(screen.controller.selectedIndex == 0 && screen.bottom < 100)
    expectLess(abs(screen.gap(above: 0)), 0.5)
  }

  @Test("Pages keep their positions", .needs(.touches), arguments: HeaderKind.abovePages)
  func positions(kind: HeaderKind) {
    let screen = PagesScreen(kind)
    screen.scroll(by: 300)
    screen.scroll(by: 300)
    let distance = screen.lists[0].distance
    expectGreater(distance, 500)
    screen.swipe(forward: true)
    screen.swipe(forward: true)
    expectNil(screen.lists[0].viewIfLoaded?.window, "two pages away it is released")
    expectEqual(screen.lists[0].list.contentInset, .zero)
    screen.swipe(forward: false)
    screen.swipe(forward: false)
    expectLess(abs(screen.lists[0].distance - distance), 1)
  }

  @Test(
    "Without swiping, fingers scroll pages only up and down", .needs(.touches),
    arguments: HeaderKind.abovePages)
  func swipingDisabled(kind: HeaderKind) {
    let screen = PagesScreen(kind) { $0.isSwipingEnabled = false }
    screen.swipe(forward: true)
    expectEqual(screen.controller.position, 0)
    screen.scroll(by: 300)
    expectGreater(screen.lists[0].distance, 200)
    screen.controller.select(1, animated: true)
    screen.stage.settle()
    expect(screen.controller.position == 1 && !screen.controller.isSwipingEnabled)
    screen.controller.isSwipingEnabled = true
    screen.swipe(forward: true)
    expectEqual(screen.controller.selectedIndex, 2)
  }

  @Test(
    "A page comes to rest whole when swiping is turned off under the finger", .needs(.touches),
    arguments: [60, 250] as [CGFloat])
  func swipingDisabledUnderFinger(distance: CGFloat) {
    let screen = PagesScreen()
    let finger = screen.stage.finger()
    finger.down(at: CGPoint(x: 330, y: 450))
    for part in 1...10 {
      screen.stage.step()
      finger.move(to: CGPoint(x: 330 - distance * CGFloat(part) / 10, y: 450))
    }
    screen.controller.isSwipingEnabled = false
    screen.stage.settle()
    finger.up()
    screen.stage.settle()
    expectEqual(screen.controller.position, CGFloat(screen.controller.selectedIndex))
    expectLess(abs(screen.gap(above: screen.controller.selectedIndex)), 0.5)
  }

  @Test("A page that touched a collapsed header comes along when it has expanded", .needs(.touches))
  func expandedOnAnotherPage() {
    let screen = PagesScreen()
    screen.scroll(by: 300)
    screen.swipe(forward: true)
    expectEqual(screen.bottom, 80)
    screen.scroll(by: -250)
    expectEqual(screen.bottom, 180)
    screen.swipe(forward: true)
    screen.scroll(by: 100)
    screen.swipe(forward: false)
    screen.scroll(by: -250)
    expectEqual(screen.bottom, 180)
    var least: CGFloat = 180
    screen.stage.drag(
      from: CGPoint(x: 320, y: 450), to: CGPoint(x: 60, y: 450), lasting: 0.2, holding: 0
    ) { least = min(least, screen.bottom) }
    expectEqual(screen.controller.selectedIndex, 2)
    expectEqual(least, 180, "the header stays expanded")
    expectLess(abs(screen.gap(above: 2)), 0.5)
  }

  @Test(
    "A visible neighbor follows the header up and down",
    .needs(.touches), arguments: HeaderKind.abovePages)
  func neighborsFollow(kind: HeaderKind) {
    let screen = PagesScreen(kind)
    // The drag is fast, so that the content still decelerates when the swipe begins.
    let finger = screen.stage.finger()
    finger.down(at: CGPoint(x: 180, y: 600))
    for step in 1...8 {
      screen.stage.step()
      finger.move(to: CGPoint(x: 180, y: 600 - CGFloat(step) * 4))
    }
    finger.up()
    finger.down(at: CGPoint(x: 300, y: 500))
    screen.stage.step()
    for step in 1...30 {
      finger.move(to: CGPoint(x: 300 - CGFloat(step) * 4, y: 500))
      screen.stage.step()
      expectLess(screen.greatestGap, 0.5)
    }
    let former = screen.bottom
    // The app moves the tracked page while both pages are visible.
    screen.lists[0].list.contentOffset.y += 40
    screen.stage.step()
    expectLess(screen.greatestGap, 0.5)
    // An offset that is set isn't scrolling, which moves no section.
    if kind != .safariBar, !(screen.header is SectionedHeaderView) { expectLess(screen.bottom, former) }
    expectLess(abs(screen.gap(above: 1)), 0.5, "it comes along up")
    screen.lists[0].list.contentOffset.y -= 30
    screen.stage.step()
    expectLess(screen.greatestGap, 0.5)
    expectLess(abs(screen.gap(above: 1)), 0.5, "and down")
    finger.up()
    screen.stage.settle()
  }

  @Test("Short pages hold a collapsed header", .needs(.touches), arguments: HeaderKind.abovePages)
  func shortPages(kind: HeaderKind) {
    let screen = PagesScreen(kind, rows: [60, 3, 0])
    screen.scroll(by: 300)
    let collapsed = screen.bottom
    expectLess(screen.swipe(forward: true), 0.5)
    expectLess(abs(screen.bottom - collapsed), 0.5)
    expectLess(abs(screen.gap(above: 1)), 0.5)
    expectLess(screen.swipe(forward: true), 0.5)
    expectLess(abs(screen.bottom - collapsed), 0.5)
  }

  @Test("The position is reported continuously", .needs(.touches))
  func positionIsTold() {
    var heard: [CGFloat] = []
    var selected: [Int] = []
    let screen = PagesScreen {
      $0.positionDidChange = { heard.append($0) }
      $0.selectedIndexDidChange = { selected.append($0) }
    }
    screen.swipe(forward: true)
    expect(heard.count > 10 && heard.last == 1)
    // Flung pages pass their place a little.
    let arrival = heard.firstIndex { $0 >= 1 } ?? 0
    expectEqual(heard[...arrival], heard[...arrival].sorted()[...])
    expect(heard[arrival...].allSatisfy { abs($0 - 1) < 0.1 })
    expect(zip(heard, heard.dropFirst()).allSatisfy { $1 - $0 < 0.3 })
    expectEqual(selected, [1])
    screen.swipe(forward: true)
    screen.swipe(forward: true)
    expect(selected == [1, 2] && screen.controller.position == 2)
    expect(heard.contains { $0 > 2 }, "beyond the last page it springs back")
  }

  @Test("A page that is dragged while pages still move is tracked at once", .needs(.touches))
  func draggedWhileMoving() {
    let screen = PagesScreen()
    let finger = screen.stage.finger()
    finger.down(at: CGPoint(x: 300, y: 500))
    for step in 1...12 {
      screen.stage.step()
      finger.move(to: CGPoint(x: 300 - CGFloat(step) * 20, y: 500))
    }
    finger.up()
    while screen.controller.position < 0.9 { screen.stage.step() }
    expect(screen.visible == [0, 1] && screen.controller.selectedIndex == 0)
    finger.down(at: CGPoint(x: 180, y: 500))
    for step in 1...10 {
      screen.stage.step()
      finger.move(to: CGPoint(x: 180, y: 500 - CGFloat(step) * 10))
    }
    screen.stage.step()
    expect(screen.controller.selectedIndex == 1 && screen.bottom < 170)
    expectLess(screen.greatestGap, 0.5)
    finger.up()
    screen.stage.settle()
    expectEqual(screen.visible, [1])
  }

  @Test(
    "Pages that a finger stops don't stay between two places", .needs(.touches), arguments: [false, true],
    [1, 2, 4, 8])
  func stoppedPages(turn: Bool, frames: Int) {
    let screen = PagesScreen(answers: .pages(turn: turn))
    let finger = screen.stage.finger()
    finger.down(at: CGPoint(x: 300, y: 500))
    for step in 1...12 {
      screen.stage.step()
      finger.move(to: CGPoint(x: 300 - CGFloat(step) * 20, y: 500))
    }
    finger.up()
    for _ in 0..<frames { screen.stage.step() }
    touch(screen)
    expectEqual(screen.visible, [screen.controller.selectedIndex])
    expectEqual(screen.controller.position, CGFloat(screen.controller.selectedIndex))
  }

  @Test(
    "Pages whose selection a finger stops go on to the page that was selected", .needs(.touches),
    arguments: [false, true], [1, 2])
  func stoppedSelection(turn: Bool, index: Int) {
    let screen = PagesScreen(answers: .pages(turn: turn))
    screen.controller.select(index, animated: true)
    for _ in 0..<4 { screen.stage.step() }
    touch(screen)
    expect(screen.controller.selectedIndex == index && screen.visible == [index])
  }

  /// Touches the moving pages without a drag.
  private func touch(_ screen: PagesScreen) {
    let finger = screen.stage.finger()
    finger.down(at: CGPoint(x: 180, y: 500))
    for _ in 0..<10 { screen.stage.step() }
    expectEqual(screen.visible.count, 2)
    finger.up()
    screen.stage.settle()
  }

  @Test(
    "A visible neighbor whose inset changes has no gap", .needs(.touches), arguments: HeaderKind.abovePages)
  func neighborWithChangingInset(kind: HeaderKind) {
    let screen = PagesScreen(kind, rows: [60, 3, 60])
    screen.scroll(by: 300)
    let finger = screen.stage.finger()
    finger.down(at: CGPoint(x: 300, y: 500))
    for step in 1...10 {
      finger.move(to: CGPoint(x: 300 - CGFloat(step) * 12, y: 500))
      screen.stage.step()
    }
    let list = screen.lists[1].list
    list.contentInset.bottom += 11
    screen.stage.step()
    list.contentInset.bottom -= 11
    screen.stage.step()
    expect(screen.visible == [0, 1] && screen.greatestGap < 0.5)
    finger.up()
    screen.stage.settle()
  }

  @Test(
    "A neighbor that a finger touches follows the header",
    .needs(.touches), arguments: HeaderKind.abovePages)
  func touchedNeighbor(kind: HeaderKind) {
    let screen = PagesScreen(kind)
    let finger = screen.stage.finger()
    finger.down(at: CGPoint(x: 180, y: 600))
    for step in 1...8 {
      screen.stage.step()
      finger.move(to: CGPoint(x: 180, y: 600 - CGFloat(step) * 4))
    }
    finger.up()
    screen.controller.select(1, animated: true)
    for _ in 0..<8 { screen.stage.step() }
    let touch = screen.stage.finger()
    touch.down(at: CGPoint(x: 340, y: 500))
    var gap: CGFloat = 0
    for _ in 0..<8 {
      screen.stage.step()
      gap = max(gap, screen.greatestGap)
    }
    expectLess(gap, 0.5)
    touch.up()
    screen.stage.settle()
  }

  @Test("A swipe settles in about half a second", .needs(.touches))
  func duration() {
    let screen = PagesScreen()
    let finger = screen.stage.finger()
    finger.down(at: CGPoint(x: 300, y: 500))
    for step in 1...12 {
      screen.stage.step()
      finger.move(to: CGPoint(x: 300 - CGFloat(step) * 20, y: 500))
    }
    finger.up()
    var frames = 0
    while screen.controller.position != 1, frames < 200 {
      screen.stage.step()
      frames += 1
    }
    expect(frames > 12 && frames <= 36)
  }

  @Test(
    "A page that is left while it springs back has no gap",
    .needs(.touches), arguments: HeaderKind.abovePages)
  func leftWhileSpringingBack(kind: HeaderKind) {
    let screen = PagesScreen(kind)
    screen.swipe(forward: true)
    screen.scroll(by: 300)
    screen.swipe(forward: false)
    screen.scroll(by: -250)
    // The content is pulled beyond its top, and the finger lifts at once.
    let finger = screen.stage.finger()
    finger.down(at: CGPoint(x: 180, y: 300))
    for step in 1...10 {
      screen.stage.step()
      finger.move(to: CGPoint(x: 180, y: 300 + CGFloat(step) * 20))
    }
    finger.up()
    screen.stage.step()
    screen.controller.select(1, animated: false)
    screen.scroll(by: 200)
    expectLess(screen.swipe(forward: false), 0.5)
    expectEqual(screen.controller.selectedIndex, 0)
  }
}

extension UIKitAnswers {
  fileprivate static func pages(turn: Bool) -> UIKitAnswers {
    var answers = UIKitAnswers.initial
    answers.touchedPagesTurn = turn
    return answers
  }
}
