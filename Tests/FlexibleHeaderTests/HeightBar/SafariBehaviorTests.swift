import FlexibleHeader
import HeaderTesting
import Testing

/// Tests of the behavior's connection to views. The engine's tests check the rules.
@MainActor @Suite("Safari behavior") struct SafariBehaviorTests {
  private func collapsed(_ behavior: SafariBehavior = SafariBehavior()) -> BarFixture {
    let fixture = BarFixture(behavior)
    fixture.stroke(200)
    expectEqual(fixture.bar.frame.height, 44)
    return fixture
  }

  @Test("real strokes: a slow drag down closes, a slow drag up does not open", .needs(.touches))
  func slowDrags() {
    let fixture = BarFixture(SafariBehavior())
    fixture.touchDown(at: 500)
    fixture.drag(12)
    let start = fixture.distance
    fixture.drag(30)
    expectLess(
      abs(fixture.bar.frame.height - (96 - fixture.distance)), 1, "\(start): \(fixture.bar.frame.height)")
    fixture.liftSlowly()
    fixture.rest()
    expectEqual(fixture.bar.frame.height, max(44, 96 - fixture.distance))
    fixture.stroke(300)
    fixture.stroke(-120)
    expectEqual(fixture.bar.frame.height, 44)
    fixture.stroke(-400)
    expectEqual(fixture.bar.frame.height, 96, "the top opens it")
  }

  /// A finger moves by a number of points per frame and lifts in motion, at 60 frames per second.
  @Test(
    "real strokes: a swipe up the page opens from the velocity on", .needs(.touches),
    arguments: [2, 4, 7, 12, 25])
  func swipes(pointsPerFrame: Int) {
    let fixture = collapsed()
    fixture.stroke(500)
    fixture.touchDown(at: 200)
    fixture.drag(-100, perFrame: CGFloat(pointsPerFrame))
    fixture.lift()
    fixture.rest()
    let isFast = pointsPerFrame * 60 > 300
    expectEqual(fixture.bar.frame.height, isFast ? 96 : 44)
  }

  @Test("a flick to the bottom brings the bar back, and the bounce leaves it there", .needs(.touches))
  func bottom() {
    let fixture = BarFixture(SafariBehavior(), contentHeight: 1400)
    fixture.touchDown(at: 600)
    fixture.drag(400, perFrame: 60)
    fixture.lift()
    fixture.rest()
    expectLess(abs(fixture.distance - 829), 1e-6)
    expectEqual(fixture.bar.frame.height, 96)
  }

  @Test(
    "a tap where the full bar would be opens it, the content stays; below nothing happens", .needs(.touches))
  func tap() {
    let fixture = collapsed()
    let offset = fixture.scrollView.contentOffset
    fixture.tap(at: 97)
    fixture.rest()
    expectEqual(fixture.bar.frame.height, 44)
    fixture.tap(at: 95)
    fixture.rest()
    expect(fixture.bar.frame.height == 96 && fixture.scrollView.contentOffset == offset)
  }

  @Test("a tap on a control in the area is the control's", .needs(.touches))
  func tapOnControl() {
    let fixture = collapsed()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 80, y: 5, width: 60, height: 30))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    fixture.bar.addSubview(button)
    fixture.tap(at: 20)
    fixture.rest()
    expect(taps == 1 && fixture.bar.frame.height == 44)
  }

  @Test("a drag that begins in the area scrolls", .needs(.touches))
  func dragInArea() {
    let fixture = collapsed()
    let distance = fixture.distance
    fixture.touchDown(at: 80)
    fixture.drag(-60)
    fixture.liftSlowly()
    expect(fixture.distance < distance && fixture.bar.frame.height == 44)
  }

  @Test(
    "the first tap on the status bar opens, the second scrolls to the top; by option both at once",
    .needs(.touches))
  func statusBar() {
    let fixture = collapsed()
    let distance = fixture.distance
    fixture.stage.tapStatusBar()
    fixture.rest()
    expect(fixture.bar.frame.height == 96 && fixture.distance == distance)
    fixture.stage.tapStatusBar()
    fixture.rest()
    expectEqual(fixture.distance, 0)

    let behavior = SafariBehavior()
    behavior.scrollsToTopWhileOpening = true
    let other = collapsed(behavior)
    other.stage.tapStatusBar()
    other.rest()
    expect(other.bar.frame.height == 96 && other.distance == 0)
  }

  @Test("VoiceOver opens the bar and keeps it open", .needs([.settings, .touches]))
  func voiceOver() {
    let fixture = collapsed()
    fixture.stage.isVoiceOverRunning = true
    fixture.rest()
    expectEqual(fixture.bar.frame.height, 96)
    fixture.stroke(200)
    expectEqual(fixture.bar.frame.height, 96)
    fixture.stage.isVoiceOverRunning = false
    fixture.stroke(200)
    expectEqual(fixture.bar.frame.height, 44)
  }

  @Test("the user may switch collapsing off", .needs(.clock))
  func switchedOff() {
    let behavior = SafariBehavior()
    let fixture = collapsed(behavior)
    behavior.isCollapsingEnabled = false
    fixture.rest()
    expectEqual(fixture.bar.frame.height, 96)
  }

  @Test("content that becomes too short opens the bar, without any scrolling", .needs(.clock))
  func shorterContent() {
    let fixture = collapsed()
    fixture.scrollView.contentSize.height = 300
    fixture.rest()
    expectEqual(fixture.bar.frame.height, 96)
  }

  @Test("new heights keep the bar closed or open", .needs(.touches))
  func newHeights() {
    let fixture = collapsed()
    fixture.bar.minimumHeight = 30
    fixture.stage.step()
    expectEqual(fixture.bar.frame.height, 30)
    fixture.tap(at: 20)
    fixture.rest()
    fixture.bar.maximumHeight = 90
    fixture.rest()
    expectEqual(fixture.bar.frame.height, 90)
  }

  @Test(
    "Reduce Motion: no frame between the two heights, the new one fades in", .needs([.settings, .touches]))
  func reduceMotion() {
    let fixture = collapsed()
    fixture.stage.isReduceMotionEnabled = true
    fixture.tap(at: 20)
    expect(fixture.bar.frame.height == 96 && fixture.bar.alpha == 1)
    expectNotNil(fixture.bar.layer.animation(forKey: "opacity"))
    fixture.rest()
    expectEqual(fixture.bar.frame.height, 96)
  }

  @Test(
    "the spring moves without a jump, and the beginning of a drag takes over where it is", .needs(.touches))
  func spring() {
    let fixture = collapsed()
    fixture.tap(at: 20)
    var heights = [fixture.bar.frame.height]
    for _ in 0..<5 {
      fixture.stage.step()
      heights.append(fixture.bar.frame.height)
    }
    for (height, next) in zip(heights, heights.dropFirst()) { expect(next >= height && next - height < 20) }
    fixture.touchDown()
    fixture.drag(12)
    let height = fixture.bar.frame.height
    fixture.stage.step()
    fixture.stage.step()
    expect(fixture.bar.frame.height == height && height > 44)
    fixture.lift()
    fixture.rest()
    expect([44, 96].contains(fixture.bar.frame.height))
  }

  @Test(
    "a settling bar keeps neither its behavior nor itself alive, and leaves no recognizer behind",
    .needs(.touches))
  func lifetimes() {
    weak var lost: HeightBarBehavior?
    do {
      let fixture = collapsed()
      fixture.tap(at: 20)
      lost = fixture.bar.behavior
      fixture.bar.behavior = nil
      expect(fixture.root.view.gestureRecognizers?.isEmpty ?? true)
    }
    DeviceModel.phone47.makeCurrent()
    expectNil(lost)
  }
}
