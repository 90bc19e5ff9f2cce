import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Faults that reviews found stay fixed") struct ReviewedFaultTests {
  @Test("A refresh control doesn't collapse a header over a scroll view that never adjusts its insets")
  func refreshControlWithoutAdjustment() {
    let fixture = HeaderFixture(device: .phoneNotch)
    fixture.scrollView.contentInsetAdjustmentBehavior = .never
    let control = UIRefreshControl()
    fixture.scrollView.refreshControl = control
    fixture.track()
    fixture.scroll(to: -207)
    expect(fixture.scrollView.contentInset.top == 207 && fixture.header.frame.height == 207)
    control.beginRefreshing()
    fixture.stage.settle()
    fixture.scroll(to: -fixture.scrollView.adjustedContentInset.top)
    expectGreater(fixture.scrollView.adjustedContentInset.top, 207, "the control has its room")
    expectEqual(fixture.header.frame.height, 207)
    control.endRefreshing()
    fixture.stage.settle()
    expect(fixture.scrollView.adjustedContentInset.top == 207 && fixture.header.frame.height == 207)
  }

  @Test("A header adopts the width of the view that it is added to", arguments: [320.0, 375, 430])
  func headerAdoptsTheWidth(loaded: CGFloat) {
    let stage = HeaderStage(.phoneNotch) { UIViewController() }
    let controller = FlexibleHeaderViewController()
    let parent = UIViewController()
    parent.loadViewIfNeeded()
    parent.view.frame = CGRect(x: 0, y: 0, width: loaded, height: 600)
    parent.addChild(controller)
    parent.view.addSubview(controller.view)
    controller.didMove(toParent: parent)
    expectEqual(controller.view.frame.width, loaded)
    stage.window.rootViewController = parent
    stage.settle()
    expectEqual(controller.view.frame.width, stage.window.bounds.width)
  }

  @Test("A height bar that leaves restores the indicator's inset exactly")
  func barRestoresTheIndicatorInset() {
    let stage = HeaderStage(.phoneNotch) { UIViewController() }
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    scrollView.verticalScrollIndicatorInsets.top = 0.1
    stage.root.view.addSubview(scrollView)
    stage.settle()
    let bar = FlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: 390, height: 130))
    bar.behavior = SquareCashBehavior()
    bar.install(in: scrollView)
    stage.settle()
    scrollView.contentOffset.y = 30
    stage.settle()
    expectNotEqual(scrollView.verticalScrollIndicatorInsets.top, 0.1)
    bar.uninstall()
    expect(scrollView.verticalScrollIndicatorInsets.top == 0.1 && scrollView.contentInset.top == 0)
  }
}
