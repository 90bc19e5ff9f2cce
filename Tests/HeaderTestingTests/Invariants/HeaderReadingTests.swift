import FlexibleHeader
import HeaderTesting
import Testing

/// A header above a scroll view. Each test creates one, because a suite's properties can be released on any
/// thread.
@MainActor private final class Screen {
  let header = FlexibleHeaderView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 76), policy: .materialComponents)
  let scrollView = CountingScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))

  init() {
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    header.minimumHeight = 76
    header.trackingScrollView = scrollView
  }
}

@MainActor struct HeaderReadingTests {
  @Test func greatestShiftFollowsBehaviorHintAndRemainder() {
    let screen = Screen()
    screen.header.shiftBehavior = .enabledWithStatusBar
    expectEqual(HeaderReading(of: screen.header).greatestShift, 76)
    screen.header.minimumHeaderViewHeight = 10
    expectEqual(HeaderReading(of: screen.header).greatestShift, 66)
    screen.header.minimumHeaderViewHeight = 100
    expectEqual(HeaderReading(of: screen.header).greatestShift, 0)
  }

  @Test func freeHeightKnowsWhoseInsetsAreWhose() {
    let screen = Screen()
    screen.scrollView.contentOffset.y = -30
    expectEqual(HeaderReading(of: screen.header, ownInsetTop: 0).scroll?.freeHeight, 30)
    expectEqual(HeaderReading(of: screen.header, ownInsetTop: 25).scroll?.freeHeight, 5)
    screen.header.trackingScrollView = nil
    expectNil(HeaderReading(of: screen.header).scroll)
  }

  @Test func pastTheBottomMeansTallerContentPulledUp() {
    let screen = Screen()
    screen.scrollView.contentOffset.y = 499
    expectEqual(HeaderReading(of: screen.header).scroll?.isPastBottom, false)
    screen.scrollView.contentOffset.y = 500
    expectEqual(HeaderReading(of: screen.header).scroll?.isPastBottom, true)
    screen.scrollView.contentSize.height = 300
    screen.scrollView.contentOffset.y = 500
    expectEqual(HeaderReading(of: screen.header).scroll?.isPastBottom, false)
  }
}
