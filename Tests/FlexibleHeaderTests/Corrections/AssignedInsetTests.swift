import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Insets that apps set while a flexible header tracks") struct AssignedInsetTests {
  private let screen = HeaderStage(.phoneNotch) { ScrollScreen() }
  private var scrollView: UIScrollView { screen.root.scrollView }
  private var header: FlexibleHeaderView { screen.root.headerViewController.headerView }

  private func endTracking() {
    header.trackingScrollView = nil
    screen.settle()
  }

  @Test("An app that assigns insets for the keyboard keeps the first row below the header")
  func keyboardInsetsKeepTheFirstRowBelowTheHeader() {
    screen.makeCurrent()
    for bottom in [CGFloat(300), 0] {
      scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
      scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
      screen.settle()
      expect(-scrollView.contentOffset.y == header.frame.maxY && header.frame.maxY == 207)
      expectEqual(scrollView.contentInset.bottom, bottom)
    }
    endTracking()
    expect(scrollView.contentInset == .zero && scrollView.verticalScrollIndicatorInsets == .zero)
  }

  @Test("Indicator insets that an app copies from the content inset leave nothing behind")
  func copiedIndicatorInsetsLeaveNothing() {
    screen.makeCurrent()
    scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 300, right: 0)
    scrollView.verticalScrollIndicatorInsets = scrollView.contentInset
    screen.settle()
    scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    scrollView.verticalScrollIndicatorInsets = scrollView.contentInset
    scrollView.setContentOffset(CGPoint(x: 0, y: 510), animated: false)
    endTracking()
    expect(scrollView.contentInset.top == 0 && scrollView.verticalScrollIndicatorInsets.top == 0)
    expectEqual(scrollView.verticalScrollIndicatorInsets.bottom, 300)
  }

  @Test("Insets that an app adds come back exactly after moves and refreshes", arguments: [1.0 / 3, 0.1])
  func addedInsetsComeBackExactly(addition: CGFloat) {
    screen.makeCurrent()
    header.trackingScrollView = nil
    scrollView.contentInset.top = addition
    scrollView.verticalScrollIndicatorInsets.top = addition
    scrollView.refreshControl = UIRefreshControl()
    header.trackingScrollView = scrollView
    screen.settle()
    for step in 0..<50 {
      scrollView.contentOffset.y = CGFloat(step % 7) * 41.3 - 207
      if step % 10 == 0 {
        scrollView.refreshControl?.beginRefreshing()
        screen.settle()
        scrollView.refreshControl?.endRefreshing()
        screen.settle()
      }
    }
    endTracking()
    expectEqual(scrollView.contentInset.top, addition)
    expectEqual(scrollView.verticalScrollIndicatorInsets.top, addition)
  }

  @Test(
    "A safe area that changes during an animated scroll of stretched content leaves nothing in the insets")
  func changedSafeAreaLeavesNothing() {
    screen.makeCurrent()
    screen.root.additionalSafeAreaInsets.top = 25
    screen.settle()
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 180, y: 400))
    for step in 1...10 {
      screen.step()
      finger.move(to: CGPoint(x: 180, y: 400 + CGFloat(step) * 12))
    }
    finger.up()
    screen.step()
    expectGreater(header.frame.height, 232)
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    screen.root.additionalSafeAreaInsets.top = 5
    screen.settle()
    endTracking()
    expect(scrollView.contentInset.top == 0 && scrollView.verticalScrollIndicatorInsets.top == 0)
  }
}
