import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FlexibleHeader.md#layouts-and-updates
@MainActor @Suite("Flexible header: layouts and updates") struct LayoutsAndUpdatesTests {
  @Test func optionsTakeEffectAtTheNextLayout() {
    let fixture = HeaderFixture()
    fixture.track()
    fixture.scroll(to: -230)
    let frame = fixture.header.frame
    fixture.header.canOverExtend = false
    fixture.header.headerContentImportance = .high
    fixture.header.isTrackingScrollViewBeingScrubbed = true
    fixture.header.minimumHeaderViewHeight = 10
    fixture.header.contentIsTranslucent = true
    fixture.header.minMaxHeightIncludesSafeArea = true
    fixture.header.shiftBehavior = .enabled
    expectEqual(fixture.header.frame, frame)
    fixture.header.trackingScrollViewDidScroll()
    expectEqual(fixture.header.frame.height, 160)
  }

  @Test func commandsUpdateButDoNotLayOut() {
    let fixture = HeaderFixture()
    fixture.header.correctsOriginalBehavior = false
    fixture.header.shiftBehavior = .hideable
    fixture.track()
    fixture.forwardsEvents = false
    fixture.scroll(to: 100)
    let inset = fixture.scrollView.contentInset
    fixture.header.shiftHeaderOffScreen(animated: false)
    expectEqual(
      fixture.header.frame, CGRect(x: 0, y: -76, width: 375, height: 180), "the height is the old one")
    expectEqual(fixture.scrollView.contentInset, inset)
    fixture.header.trackingScrollViewDidScroll()
    expectEqual(fixture.header.frame, CGRect(x: 0, y: -76, width: 375, height: 76))
  }

  @Test func settingAScrollViewLaysOut() {
    let fixture = HeaderFixture()
    fixture.scroll(to: -100)
    fixture.forwardsEvents = false
    fixture.track()
    expectEqual(fixture.scrollView.adjustedContentInset.top, 180)
    expectEqual(fixture.header.frame.height, 100)
  }
}
