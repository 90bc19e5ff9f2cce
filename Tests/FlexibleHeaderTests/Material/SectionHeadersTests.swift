import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Section headers below a flexible header") struct SectionHeadersTests {
  private func makeScreen(
    _ behavior: FlexibleHeaderShiftBehavior = .disabled, follows: Bool = true
  ) -> (EdgeScreen, FlexibleHeaderView) {
    let screen = EdgeScreen(sections: 5)
    let header = FlexibleHeaderView(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
    header.minimumHeight = 56
    header.maximumHeight = 160
    header.shiftBehavior = behavior
    header.insetFollowsVisibleHeight = follows
    screen.show()
    header.install(in: screen.scrollView)
    screen.stage.settle()
    return (screen, header)
  }

  private func sectionTop(_ screen: EdgeScreen) -> CGFloat? {
    screen.table?.headerView(forSection: 0).map { screen.place(of: $0).minY }
  }

  @Test("They pin to the bottom edge of the header, wherever that is", arguments: [false, true])
  func sectionHeadersPinToTheHeader(shifts: Bool) {
    let (screen, header) = makeScreen(shifts ? .enabled : .disabled)
    expect(screen.scrollView.contentInset.top == 160 && screen.scrollView.contentOffset.y == -207)
    for y in stride(from: CGFloat(-207), through: 200, by: 9) {
      screen.scroll(to: y)
      let bottom = max(47, header.frame.maxY)
      expectEqual(screen.scrollView.contentOffset.y, y, "the content stays where it is put")
      expectLess(abs((sectionTop(screen) ?? 0) - max(bottom, -y)), 0.01, "at \(y)")
    }
    header.uninstall()
    expectEqual(screen.scrollView.contentInset, .zero)
  }

  @Test("Content that moves down by a pixel at a time moves by no more", arguments: [false, true])
  func contentMovesByPixels(shifts: Bool) {
    let (screen, header) = makeScreen(shifts ? .enabled : .disabled)
    screen.scroll(to: 100)
    for y in stride(from: CGFloat(100), through: -207, by: -1 / 3.0) {
      screen.scroll(to: y)
      expectLess(abs(screen.scrollView.contentOffset.y - y), 0.01)
    }
    expect(screen.scrollView.contentInset.top == 160 && header.frame.maxY == 207)
  }

  @Test("Without the option they pin below the expanded header")
  func withoutTheOption() {
    let (screen, header) = makeScreen(follows: false)
    screen.scroll(to: 100)
    expect(sectionTop(screen) == 207 && header.frame.maxY == 103)
    header.insetFollowsVisibleHeight = true
    screen.stage.settle()
    expect(screen.scrollView.contentInset.top == 56 && screen.scrollView.contentOffset.y == 100)
    screen.scroll(to: 101)
    expectEqual(sectionTop(screen), 103)
    header.insetFollowsVisibleHeight = false
    screen.stage.settle()
    expect(screen.scrollView.contentInset.top == 160 && screen.scrollView.contentOffset.y == 101)
  }

  @Test("A tap on the status bar opens the header completely", .needs(.touches), arguments: [false, true])
  func statusBarTap(shifts: Bool) {
    let (screen, header) = makeScreen(shifts ? .enabled : .disabled)
    screen.scroll(to: 400)
    screen.stage.tapStatusBar()
    screen.stage.settle()
    expect(
      screen.scrollView.contentOffset.y == -207 && header.frame == CGRect(x: 0, y: 0, width: 390, height: 207)
    )
  }

  @Test("A flick back opens the header completely", .needs(.touches))
  func flick() {
    let (screen, header) = makeScreen()
    screen.scroll(to: 150)
    screen.stage.fling(
      from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 600), lasting: 0.15)
    screen.stage.settle()
    expect(abs(screen.scrollView.contentOffset.y + 207) < 0.5 && abs(header.frame.maxY - 207) < 0.5)
  }

  @Test("A command that takes the header away leaves content at its top within its range")
  func hiddenAboveContentAtItsTop() {
    let (screen, header) = makeScreen(.enabled)
    let scrollView = screen.scrollView
    header.shiftHeaderOffScreen(animated: true)
    screen.stage.settle()
    expect(header.frame.maxY < 207 && scrollView.contentOffset.y == -207 && screen.restsAtTop)
    for y in stride(from: CGFloat(-207), through: 200, by: 9) {
      screen.scroll(to: y)
      expectEqual(scrollView.contentOffset.y, y)
      let edge = max(header.frame.maxY, 47, -y)
      expectLess(abs(scrollView.adjustedContentInset.top - edge), 0.01, "at \(y)")
    }
  }
}
