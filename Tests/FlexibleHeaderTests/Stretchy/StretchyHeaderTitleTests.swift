import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Title hand-over of a stretchy header") struct StretchyHeaderTitleTests {
  private func makeScreen() -> (EdgeScreen, StretchyHeaderView, UILabel) {
    let screen = EdgeScreen(hasNavigationBar: true)
    let header = StretchyHeaderView(maximumHeight: 250)
    let label = addTitle("Mountains", to: header.contentView)
    header.titleView = label
    header.install(in: screen.scrollView)
    screen.show()
    return (screen, header, label)
  }

  @Test func itTellsHowMuchOfTheTitleIsVisible() {
    let (screen, header, label) = makeScreen()
    expectEqual(header.titleVisibility, 1)
    var told: [CGFloat] = []
    header.titleVisibilityDidChange = { told.append($0) }
    let safeArea = screen.scrollView.safeAreaInsets.top
    for y in stride(from: -safeArea - 250, through: 100, by: 1) {
      screen.scroll(to: y)
      let place = screen.place(of: label)
      let expected = max(0, min(1, (place.maxY - safeArea) / place.height))
      expectLess(abs(header.titleVisibility - expected), 1e-9, "at \(y)")
    }
    expect(told.first ?? 0 < 1 && told.last == 0 && told.count > 10)
    expect(zip(told, told.dropFirst()).allSatisfy { $0 > $1 }, "told on changes only")
  }

  @Test func theBarsTitleAppearsAsTheHeadersGoes() {
    let (screen, header, label) = makeScreen()
    let item = screen.controller.navigationItem
    let former = UIView()
    item.titleView = former
    header.handOverTitle(to: item)
    let title = item.titleView?.subviews.first as? UILabel
    expect(title?.text == "Mountains" && title?.alpha == 0)
    let safeArea = screen.scrollView.safeAreaInsets.top
    screen.scroll(to: -safeArea - 20 - label.bounds.height / 2)
    expectLess(abs((title?.alpha ?? 0) - 0.5), 0.05)
    screen.scroll(to: 500)
    expect(title?.alpha == 1 && title?.isDescendant(of: screen.window) == true)
    header.handOverTitle(to: item, title: "Peaks")
    let other = item.titleView?.subviews.first as? UILabel
    expect(other?.text == "Peaks" && other?.alpha == 1)
    header.takeBackTitle()
    expectSame(item.titleView, former)
  }

  @Test func aBarThatFadesItsTitleViewInDoesNotShowTheTitleTooEarly() {
    let (screen, header, label) = makeScreen()
    let item = screen.controller.navigationItem
    header.handOverTitle(to: item)
    item.titleView?.alpha = 0
    item.titleView?.alpha = 1
    expect(item.titleView?.subviews.first?.alpha == 0 && label.window != nil)
  }

  @Test func withoutATitleInsideItNothingIsHandedOver() {
    let (screen, header, label) = makeScreen()
    screen.scroll(to: 500)
    expectEqual(header.titleVisibility, 0)
    header.titleView = nil
    expectEqual(header.titleVisibility, 1)
    header.titleView = UIView()
    expectEqual(header.titleVisibility, 1)
    header.titleView = label
    expectEqual(header.titleVisibility, 0)
    header.uninstall()
    expectEqual(header.titleVisibility, 1)
  }

  @Test func theCallbackMayChangeTheHeader() {
    let (screen, header, _) = makeScreen()
    header.titleVisibilityDidChange = { [weak header] visibility in
      header?.maximumHeight = visibility == 0 ? 200 : 250
    }
    screen.scroll(to: 500)
    expect(screen.scrollView.contentInset.top == 200 && screen.scrollView.contentOffset.y == 500)
  }
}
