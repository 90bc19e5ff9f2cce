import FlexibleHeader
import PortableUIKit
import Testing

@MainActor @Suite("1. When things happen") struct Section01LayoutsAndUpdatesTests {
  @Test func optionsAreSeenByTheNextLayout() {
    let stage = HeaderStage()
    stage.track()
    stage.scroll(to: -230)
    let frame = stage.header.frame
    stage.header.canOverExtend = false
    stage.header.headerContentImportance = .high
    stage.header.trackingScrollViewIsBeingScrubbed = true
    stage.header.minimumHeaderViewHeight = 10
    stage.header.contentIsTranslucent = true
    stage.header.minMaxHeightIncludesSafeArea = true
    stage.header.shiftBehavior = .enabled
    #expect(stage.header.frame == frame)
    stage.header.trackingScrollViewDidScroll()
    #expect(stage.header.frame.height == 160)
  }

  @Test func commandsUpdateButDoNotLayOut() {
    let stage = HeaderStage()
    stage.header.shiftBehavior = .hideable
    stage.track()
    stage.forwardsEvents = false
    stage.scroll(to: 100)
    let inset = stage.scrollView.contentInset
    stage.header.shiftHeaderOffScreen(animated: false)
    #expect(stage.header.frame == CGRect(x: 0, y: -76, width: 375, height: 180), "the height is the old one")
    #expect(stage.scrollView.contentInset == inset)
    stage.header.trackingScrollViewDidScroll()
    #expect(stage.header.frame == CGRect(x: 0, y: -76, width: 375, height: 76))
  }

  @Test func aNewScrollViewIsALayout() {
    let stage = HeaderStage()
    stage.scroll(to: -100)
    stage.forwardsEvents = false
    stage.track()
    #expect(stage.scrollView.adjustedContentInset.top == 180)
    #expect(stage.header.frame.height == 100)
  }
}
