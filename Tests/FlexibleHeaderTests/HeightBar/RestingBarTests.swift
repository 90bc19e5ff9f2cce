import FlexibleHeader
import HeaderTesting
import Testing

/// Bars that rest skip most of the work of an event. These changes must end that.
@MainActor @Suite("Height bar at rest") struct RestingBarTests {
  /// A bar that the content has collapsed. Two events have found nothing to change.
  private func collapsed(_ behavior: HeightBarBehavior = SquareCashBehavior(), minimum: CGFloat = 44)
    -> BarFixture
  {
    let fixture = BarFixture(behavior, heights: minimum...96)
    for distance in [300, 301, 302] as [CGFloat] { fixture.distance = distance }
    return fixture
  }

  /// The behaviors whose bars rest.
  private nonisolated static let behaviors: [HeaderKind] = [.squareCashBar, .facebookBar]

  @Test("A progress that the app sets lasts until the next event", arguments: behaviors)
  func assignedProgress(kind: HeaderKind) {
    let fixture = collapsed(kind.makeBehavior())
    expectEqual(fixture.bar.progress, 1)
    fixture.bar.progress = 0.5
    fixture.distance = 303
    expect(fixture.bar.progress == 1 && fixture.bar.frame.height == 44)
  }

  @Test("The indicator follows heights and insets that change while the bar rests", arguments: behaviors)
  func indicator(kind: HeaderKind) {
    let fixture = collapsed(kind.makeBehavior())
    let scrollView = fixture.scrollView
    expectEqual(scrollView.verticalScrollIndicatorInsets.top, 44)
    fixture.bar.minimumHeight = 60
    fixture.distance = 303
    expect(fixture.bar.frame.height == 60 && scrollView.verticalScrollIndicatorInsets.top == 60)

    fixture.distance = 304
    scrollView.verticalScrollIndicatorInsets.top = 0
    fixture.distance = 305
    expectEqual(scrollView.verticalScrollIndicatorInsets.top, 60)

    fixture.distance = 306
    scrollView.verticalScrollIndicatorInsets.top += 10
    fixture.distance = 307
    expectEqual(scrollView.verticalScrollIndicatorInsets.top, 60, "the bar covers the inset of others")
  }

  @Test("A Facebook bar counts from where the content was at the end of the rest")
  func insetAfterRest() {
    let fixture = BarFixture(FacebookBehavior(), heights: 44...96)
    // Until the first drag, the bar counts from the offset 0.
    for distance in [149, 150, 160, 199] as [CGFloat] { fixture.distance = distance }
    expectEqual(fixture.bar.progress, 1)
    // Content that moves with its inset isn't scrolled, so the bar counts from the offset -30 afterward.
    fixture.scrollView.contentInset.top += 30
    fixture.scrollView.contentOffset.y -= 30
    fixture.scrollView.contentOffset.y = -4
    expectEqual(fixture.bar.progress, 0.5)
  }

  @Test("A Facebook bar opens when the content turns back after a rest", .needs(.touches))
  func turningBack() {
    let fixture = BarFixture(FacebookBehavior(), heights: 44...96)
    fixture.touchDown()
    fixture.drag(300)
    expectEqual(fixture.bar.progress, 1)
    fixture.liftSlowly()
    let distance = fixture.distance
    fixture.touchDown(at: 300)
    fixture.drag(-40)
    fixture.bar.layoutIfNeeded()
    expectEqual(fixture.bar.progress, 1 - (distance - fixture.distance) / 52)
  }

  @Test("The bar opens with a smaller inset at the same offset")
  func smallerInset() {
    let fixture = collapsed()
    fixture.scrollView.contentInset.top = -300
    fixture.scrollView.contentOffset.y = 300
    fixture.bar.layoutIfNeeded()
    expect(fixture.bar.progress == 0 && fixture.bar.frame.height == 96)
  }

  @Test("A bar that would disappear opens with the next event while VoiceOver runs", .needs(.settings))
  func voiceOver() {
    let fixture = collapsed()
    fixture.stage.isVoiceOverRunning = true
    fixture.distance = 303
    expectEqual(fixture.bar.frame.height, 44)
    fixture.bar.minimumHeight = 0
    fixture.distance = 304
    expectEqual(fixture.bar.frame.height, 96)

    let other = collapsed(minimum: 0)
    expectEqual(other.bar.frame.height, 0)
    other.stage.isVoiceOverRunning = true
    other.bar.progress = 1
    other.distance = 303
    expectEqual(other.bar.frame.height, 96)
  }

  @Test(
    "A Facebook bar collapses with the content when VoiceOver has ended, and not at once", .needs(.settings))
  func voiceOverEnds() {
    let fixture = collapsed(FacebookBehavior())
    fixture.stage.isVoiceOverRunning = true
    for distance in [303, 400] as [CGFloat] { fixture.distance = distance }
    expectEqual(fixture.bar.frame.height, 96)
    fixture.stage.isVoiceOverRunning = false
    fixture.distance = 410
    expectEqual(fixture.bar.frame.height, 86)
    fixture.distance = 500
    expectEqual(fixture.bar.frame.height, 44)
  }

  @Test("Another scroll view takes the bar and the indicator inset over")
  func otherScrollView() {
    let fixture = collapsed()
    let other = UIScrollView(frame: fixture.scrollView.frame)
    other.contentInsetAdjustmentBehavior = .never
    other.contentSize = fixture.scrollView.contentSize
    other.contentInset.top = 96
    other.verticalScrollIndicatorInsets.top = 44
    other.delegate = fixture.bar.behavior
    other.contentOffset.y = 300
    expectEqual(fixture.scrollView.verticalScrollIndicatorInsets.top, 0)
    fixture.bar.setCollapsed(false, animated: false)
    expect(other.contentOffset.y == -96 && fixture.distance == 302)
  }

  @Test("A subclass receives the progress of every event")
  func subclass() {
    final class LockableBar: FlexibleHeightBar {
      var isLocked = false
      override var progress: CGFloat {
        get { super.progress }
        set { super.progress = isLocked ? 0 : newValue }
      }
    }
    DeviceModel.phone47.makeCurrent()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let bar = LockableBar(frame: CGRect(x: 0, y: 0, width: 320, height: 96))
    bar.behavior = SquareCashBehavior()
    scrollView.delegate = bar.behavior
    scrollView.contentSize.height = 5000
    for y in [300, 301, 302] as [CGFloat] { scrollView.contentOffset.y = y }
    expectEqual(bar.progress, 1)
    bar.isLocked = true
    scrollView.contentOffset.y = 303
    expectEqual(bar.progress, 0)
  }
}
