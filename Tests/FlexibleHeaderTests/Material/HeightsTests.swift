import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FlexibleHeader.md#heights
@MainActor @Suite("Flexible header: heights") struct HeightsTests {
  /// Creates a header in a window of a phone with a top safe area of 20 points.
  private func fixture(_ flags: BehavioralFlags = .recommended) -> (HeaderFixture, FlexibleHeaderView) {
    let fixture = HeaderFixture(flags: flags)
    let header = FlexibleHeaderView(frame: fixture.window.bounds, behavioralFlags: flags)
    fixture.root.view.addSubview(header)
    return (fixture, header)
  }

  @Test func contentHeightIs56PointsByDefault() {
    let (fixture, header) = fixture()
    expect(header.minimumHeight == 56 && header.maximumHeight == 56)
    expectEqual(header.sizeThatFits(CGSize(width: 200, height: 9)), CGSize(width: 200, height: 76))
    expectEqual(fixture.window.safeAreaInsets.top, 20)
  }

  @Test func defaultHeightsFollowTheSafeAreaUntilOneIsSet() {
    let (fixture, header) = fixture(.materialComponents)
    expect(header.minimumHeight == 76 && header.maximumHeight == 76)
    header.maximumHeight = 100
    fixture.stage.isStatusBarHidden = true
    expectEqual(header.minimumHeight, 76, "one height was set, so neither follows")
    expectEqual(header.sizeThatFits(.zero).height, 76)
  }

  @Test func changingTheFlagKeepsHeightsThatWereSet() {
    let (fixture, header) = fixture()
    header.minimumHeight = 40
    let changes = fixture.frameChanges
    header.minMaxHeightIncludesSafeArea = true
    expect(header.minimumHeight == 40 && header.maximumHeight == 76)
    header.minMaxHeightIncludesSafeArea = false
    expect(header.minimumHeight == 40 && header.maximumHeight == 56)
    expectEqual(fixture.frameChanges, changes)
  }

  @Test func settingOneHeightMovesTheOtherPastIt() {
    let (_, header) = fixture()
    header.minimumHeight = 80
    expectEqual(header.maximumHeight, 80)
    header.maximumHeight = 60
    expectEqual(header.minimumHeight, 60)
    header.minMaxHeightIncludesSafeArea = true
    expect(header.minimumHeight == 60 && header.maximumHeight == 60, "dragged along counts as set")
  }

  @Test func settingAnEqualHeightCausesNoLayout() {
    let fixture = HeaderFixture()
    fixture.track()
    fixture.scroll(to: -100)
    fixture.forwardsEvents = false
    fixture.scroll(to: -120)
    fixture.header.maximumHeight = 160
    expectEqual(fixture.header.frame.height, 100)
    fixture.header.maximumHeight = 161
    expectEqual(fixture.header.frame.height, 120)
  }

  @Test(arguments: UIKitAnswers.tested)
  func anotherMaximumKeepsTheContentWhereItIs(answers: UIKitAnswers) {
    let fixture = HeaderFixture(answers: answers)
    fixture.track()
    fixture.scroll(to: 40)
    fixture.header.maximumHeight = 260
    expectEqual(fixture.scrollView.adjustedContentInset.top, 280)
    expect(fixture.scrollView.contentOffset.y == 40 && fixture.header.frame.height == 76)
    fixture.scroll(to: -280)
    fixture.header.maximumHeight = 100
    expectEqual(fixture.scrollView.adjustedContentInset.top, 120)
    expectEqual(fixture.scrollView.contentOffset.y, -120, "but not above its top")
    expectEqual(fixture.header.frame.height, 120)
  }
}
