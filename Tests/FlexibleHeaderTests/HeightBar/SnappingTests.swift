import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Snapping of height bars") struct SnappingTests {
  private func halves(_ behavior: HeightBarBehavior = SquareCashBehavior()) -> HeightBarBehavior {
    behavior.addSnappingPosition(0, for: 0...0.5)
    behavior.addSnappingPosition(1, for: 0.5...1)
    return behavior
  }

  @Test(
    "a drag without deceleration snaps to the nearer end within 0.15 s, and the content goes along",
    .needs(.clock))
  func snaps() {
    let fixture = BarFixture(halves())
    fixture.distance = 40
    let start = fixture.stage.now
    fixture.bar.behavior?.scrollViewDidEndDragging(fixture.scrollView, willDecelerate: false)
    expectEqual(fixture.bar.behavior?.isSnapping, true)
    fixture.rest()
    expect(fixture.bar.progress == 1 && abs(fixture.distance - 52) < 1e-9)
    expectLess(fixture.stage.now - start, 0.2)
    expectEqual(fixture.scrollView.verticalScrollIndicatorInsets.top, 44)
  }

  @Test("the way is one animation: height and content move together, frame by frame")
  func together() {
    let fixture = BarFixture(halves())
    fixture.distance = 10
    fixture.bar.behavior?.scrollViewDidEndDecelerating(fixture.scrollView)
    var heights: [CGFloat] = []
    while fixture.bar.behavior?.isSnapping == true {
      fixture.stage.step()
      heights.append(fixture.bar.frame.height)
      expectAtMost(abs(fixture.bar.frame.height - (96 - fixture.distance)), 0.5)
    }
    expect(heights.count > 5 && heights == heights.sorted() && heights.last == 96)
  }

  @Test(
    "a finger that touches down ends it where it is; if it leaves without a drag, the bar snaps again",
    .needs(.touches))
  func interruption() {
    let fixture = BarFixture(halves())
    fixture.distance = 40
    fixture.bar.behavior?.scrollViewDidEndDecelerating(fixture.scrollView)
    for _ in 0..<3 { fixture.stage.step() }
    fixture.touchDown()
    fixture.stage.step()
    let height = fixture.bar.frame.height
    expect(fixture.bar.behavior?.isSnapping == false && height > 44 && height < 96)
    for _ in 0..<20 { fixture.stage.step() }
    expectEqual(fixture.bar.frame.height, height)
    fixture.lift()
    fixture.rest()
    expectEqual(fixture.bar.frame.height, 44)
  }

  @Test("a finger that drags takes over without a jump")
  func takeOver() {
    let fixture = BarFixture(halves(FacebookBehavior()))
    fixture.stroke(300)
    fixture.touchDown(at: 200)
    fixture.drag(-40)
    fixture.liftSlowly()
    fixture.stage.step()
    let before = fixture.bar.frame.height
    fixture.touchDown(at: 300)
    fixture.drag(3, perFrame: 1)
    expectLess(abs(fixture.bar.frame.height - before), 30)
    fixture.drag(60)
    fixture.liftSlowly()
    fixture.rest()
    expectEqual(fixture.bar.progress, 1)
  }

  @Test(
    "code that scrolls during a snap leaves the bar where it snaps to; further scrolling moves it from there")
  func scrolledMeanwhile() {
    let fixture = BarFixture(halves(FacebookBehavior()))
    fixture.touchDown(at: 400)
    fixture.drag(25)
    fixture.liftSlowly()
    for _ in 0..<3 { fixture.stage.step() }
    expectEqual(fixture.bar.behavior?.isSnapping, true)
    fixture.distance = 600
    fixture.rest()
    expectEqual(fixture.bar.progress, 0)
    fixture.distance += 13
    expectEqual(fixture.bar.progress, 0.25)
  }

  @Test("off, beyond the top, or outside all ranges nothing snaps")
  func nothing() {
    let behavior = halves()
    behavior.isSnappingEnabled = false
    let fixture = BarFixture(behavior)
    fixture.distance = 40
    behavior.scrollViewDidEndDecelerating(fixture.scrollView)
    expect(!behavior.isSnapping)
    behavior.isSnappingEnabled = true
    behavior.isElasticAtTop = true
    fixture.distance = -20
    behavior.scrollViewDidEndDecelerating(fixture.scrollView)
    expect(!behavior.isSnapping && fixture.bar.progress < 0)
    behavior.removeSnappingPosition(for: 0.5...1)
    fixture.distance = 40
    behavior.scrollViewDidEndDecelerating(fixture.scrollView)
    expect(!behavior.isSnapping)
  }

  @Test("with Reduce Motion the bar snaps without animation", .needs(.settings))
  func reduceMotion() {
    let fixture = BarFixture(halves())
    fixture.stage.isReduceMotionEnabled = true
    fixture.distance = 40
    fixture.bar.behavior?.scrollViewDidEndDecelerating(fixture.scrollView)
    expectEqual(fixture.bar.behavior?.isSnapping, false)
    expect(fixture.bar.frame.height == 44 && fixture.distance == 52)
  }

  @Test("ranges that overlap are reported, and the first one stays")
  func overlap() {
    let fixture = BarFixture(halves())
    let reports = misuses { fixture.bar.behavior?.addSnappingPosition(0, for: 0.4...0.6) }
    expectEqual(reports.count, 1)
    fixture.distance = 30
    fixture.bar.behavior?.scrollViewDidEndDecelerating(fixture.scrollView)
    fixture.rest()
    expectEqual(fixture.bar.progress, 1)
  }

  @Test("A snap keeps no bar, behavior or scroll view alive")
  func lifetimes() {
    weak var lost: HeightBarBehavior?
    do {
      let fixture = BarFixture(halves())
      fixture.distance = 40
      fixture.bar.behavior?.scrollViewDidEndDecelerating(fixture.scrollView)
      lost = fixture.bar.behavior
      expectEqual(lost?.isSnapping, true)
    }
    DeviceModel.phone47.makeCurrent()
    expectNil(lost)
  }
}
