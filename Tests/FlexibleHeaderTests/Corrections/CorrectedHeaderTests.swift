import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Corrected behavior of a flexible header on a screen") struct CorrectedHeaderTests {
  @Test("A finger during the animation of a hideable header doesn't stop it", arguments: [true, false])
  func fingerDoesNotStopAHideableHeader(hides: Bool) {
    let screen = HeaderStage(.phoneNotch) { ScrollScreen() }
    let header = screen.root.headerViewController.headerView
    header.shiftBehavior = .hideable
    if !hides { header.shiftHeaderOffScreen(animated: false) }
    if hides {
      header.shiftHeaderOffScreen(animated: true)
    } else {
      header.shiftHeaderOnScreen(animated: true)
    }
    for _ in 0..<3 { screen.step() }
    screen.drag(by: 30)
    screen.settle()
    expect(hides ? header.frame.maxY <= 0 : header.frame.minY == 0)
    expectEqual(header.isShiftedOffscreen, hides)
  }

  @Test("The inset is right at once when the status bar returns with the header after a jump")
  func insetFollowsAReturningStatusBar() {
    let screen = HeaderStage(.phone47) { ScrollScreen() }
    let (header, scrollView) = (screen.root.headerViewController.headerView, screen.root.scrollView)
    header.shiftBehavior = .enabledWithStatusBar
    scrollView.setContentOffset(CGPoint(x: 0, y: 800), animated: false)
    screen.settle()
    expect(header.frame.maxY <= 0 && screen.window.windowScene?.statusBarManager?.isStatusBarHidden == true)
    let top = -scrollView.adjustedContentInset.top
    scrollView.setContentOffset(CGPoint(x: 0, y: top), animated: false)
    screen.settle()
    expect(scrollView.contentInset.top == 160 && scrollView.adjustedContentInset.top == header.frame.maxY)
  }

  @Test("Turning to a page at its top leaves no band below a header that is away", arguments: [true, false])
  func pageAtItsTopLeavesNoBand(isCommanded: Bool) {
    let fixture = HeaderFixture(device: .phoneNotch)
    let next = UIScrollView(frame: fixture.scrollView.frame)
    next.contentSize = fixture.scrollView.contentSize
    fixture.root.view.insertSubview(next, belowSubview: fixture.header)
    fixture.header.isSharedWithManyScrollViews = true
    fixture.header.shiftBehavior = isCommanded ? .hideable : .enabled
    fixture.track()
    fixture.scroll(to: 800)
    if isCommanded { fixture.header.shiftHeaderOffScreen(animated: false) }
    fixture.header.trackingScrollView = next
    expect(fixture.header.frame.minY < 0 && -next.contentOffset.y == fixture.header.frame.maxY)
  }

  @Test("The length that short content lacks follows its size without a scroll event")
  func shortContentFollowsItsSize() {
    let screen = HeaderStage(.phoneNotch) { ScrollScreen() }
    let (header, scrollView) = (screen.root.headerViewController.headerView, screen.root.scrollView)
    header.extendsShortScrollViews = true
    scrollView.contentSize.height = 100
    let missing = scrollView.contentInset.bottom
    scrollView.contentSize.height = 180
    expect(missing > 0 && scrollView.contentInset.bottom == missing - 80)
    scrollView.contentSize.height = 3000
    expectEqual(scrollView.contentInset.bottom, 0)
  }

  @Test(
    "A scroll view that begins below the header's top rests at the header's bottom",
    arguments: [30.0, 100, 250])
  func scrollViewBelowTheTopRestsAtTheHeader(top: CGFloat) {
    let fixture = HeaderFixture(device: .phoneNotch)
    fixture.scrollView.frame = CGRect(
      x: 0, y: top, width: fixture.window.bounds.width, height: fixture.window.bounds.height - top)
    fixture.track()
    fixture.scroll(to: -fixture.scrollView.adjustedContentInset.top)
    let firstRow = fixture.scrollView.frame.minY - fixture.scrollView.contentOffset.y
    expectEqual(firstRow, max(207, top))
    expectEqual(fixture.header.frame.maxY, firstRow)
  }

  @Test("The safe area and the status bar don't count for a header below them")
  func headerBelowTheSafeAreaIgnoresIt() {
    let fixture = HeaderFixture(device: .phoneNotch)
    let container = UIView(frame: CGRect(x: 0, y: 300, width: fixture.window.bounds.width, height: 500))
    fixture.root.view.addSubview(container)
    fixture.scrollView.frame = container.bounds
    container.addSubview(fixture.scrollView)
    container.addSubview(fixture.header)
    fixture.header.shiftBehavior = .enabled
    fixture.track()
    fixture.scroll(to: -fixture.scrollView.adjustedContentInset.top)
    expect(fixture.header.frame.height == 160 && fixture.scrollView.contentInset.top == 160)
    fixture.scroll(to: 800)
    expectEqual(fixture.header.frame.maxY, 0)
  }

  @Test("A hidden header doesn't stick out after a rotation and back", arguments: [25.0, 175])
  func hiddenHeaderStaysHiddenInARotation(returnDistance: CGFloat) {
    let screen = HeaderStage(.phoneNotch) { ScrollScreen() }
    let (header, scrollView) = (screen.root.headerViewController.headerView, screen.root.scrollView)
    header.shiftBehavior = .enabledWithStatusBar
    header.returnDistance = returnDistance
    scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
    screen.settle()
    let top = header.frame.minY
    screen.rotate(to: .landscapeLeft)
    screen.settle()
    screen.rotate(to: .portrait)
    screen.settle()
    expect(top < 0 && header.frame.minY == top)
  }
}
