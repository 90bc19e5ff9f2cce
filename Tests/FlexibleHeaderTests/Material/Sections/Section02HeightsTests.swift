import FlexibleHeader
import PortableUIKit
import Testing

@MainActor @Suite("2. Heights") struct Section02HeightsTests {
  /// A header in a window on a phone whose top inset is 20.
  private func stage(_ flags: BehavioralFlags = .recommended) -> (HeaderStage, FlexibleHeaderView) {
    let stage = HeaderStage(flags: flags)
    let header = FlexibleHeaderView(frame: stage.window.bounds, behavioralFlags: flags)
    stage.root.view.addSubview(header)
    return (stage, header)
  }

  @Test func contentIs56PointsHighByDefault() {
    let (stage, header) = stage()
    #expect(header.minimumHeight == 56 && header.maximumHeight == 56)
    #expect(header.sizeThatFits(CGSize(width: 200, height: 9)) == CGSize(width: 200, height: 76))
    #expect(stage.window.safeAreaInsets.top == 20)
  }

  @Test func heightsThatContainTheSafeAreaFollowItUntilOneIsSet() {
    let (stage, header) = stage(.materialComponents)
    #expect(header.minimumHeight == 76 && header.maximumHeight == 76)
    header.maximumHeight = 100
    stage.simulator.statusBarHiddenOverride = true
    #expect(header.minimumHeight == 76, "one height was set, so neither follows")
    #expect(header.sizeThatFits(.zero).height == 76)
  }

  @Test func switchingTheFlagRewritesOnlyHeightsThatWereNeverSet() {
    let (stage, header) = stage()
    header.minimumHeight = 40
    let changes = stage.frameChanges
    header.minMaxHeightIncludesSafeArea = true
    #expect(header.minimumHeight == 40 && header.maximumHeight == 76)
    header.minMaxHeightIncludesSafeArea = false
    #expect(header.minimumHeight == 40 && header.maximumHeight == 56)
    #expect(stage.frameChanges == changes)
  }

  @Test func eachHeightDragsTheOtherAlong() {
    let (_, header) = stage()
    header.minimumHeight = 80
    #expect(header.maximumHeight == 80)
    header.maximumHeight = 60
    #expect(header.minimumHeight == 60)
    header.minMaxHeightIncludesSafeArea = true
    #expect(header.minimumHeight == 60 && header.maximumHeight == 60, "dragged along counts as set")
  }

  @Test func anEqualHeightLaysNothingOut() {
    let stage = HeaderStage()
    stage.track()
    stage.scroll(to: -100)
    stage.forwardsEvents = false
    stage.scroll(to: -120)
    stage.header.maximumHeight = 160
    #expect(stage.header.frame.height == 100)
    stage.header.maximumHeight = 161
    #expect(stage.header.frame.height == 120)
  }

  @Test(arguments: UIKitAnswers.variations)
  func anotherMaximumKeepsTheContentWhereItIs(answers: UIKitAnswers) {
    let stage = HeaderStage(answers: answers)
    stage.track()
    stage.scroll(to: 40)
    stage.header.maximumHeight = 260
    #expect(stage.scrollView.adjustedContentInset.top == 280)
    #expect(stage.scrollView.contentOffset.y == 40 && stage.header.frame.height == 76)
    stage.scroll(to: -280)
    stage.header.maximumHeight = 100
    #expect(stage.scrollView.adjustedContentInset.top == 120)
    #expect(stage.scrollView.contentOffset.y == -120, "but not above its top")
    #expect(stage.header.frame.height == 120)
  }
}
