import FlexibleHeader
import PortableUIKit
import Testing

@MainActor @Suite("Snapping of height bars") struct SnappingTests {
  private func halves(_ behavior: HeightBarBehavior = SquareCashBehavior()) -> HeightBarBehavior {
    behavior.addSnappingPosition(0, for: 0...0.5)
    behavior.addSnappingPosition(1, for: 0.5...1)
    return behavior
  }

  @Test("a drag without deceleration snaps to the nearer end within 0.15 s, and the content goes along")
  func snaps() {
    let stage = BarStage(halves())
    stage.distance = 40
    let start = stage.simulator.now
    stage.bar.behavior?.scrollViewDidEndDragging(stage.scrollView, willDecelerate: false)
    #expect(stage.bar.behavior?.isSnapping == true)
    stage.rest()
    #expect(stage.bar.progress == 1 && abs(stage.distance - 52) < 1e-9)
    #expect(stage.simulator.now - start < 0.2)
    #expect(stage.scrollView.verticalScrollIndicatorInsets.top == 44)
  }

  @Test("the way is one animation: height and content move together, frame by frame")
  func together() {
    let stage = BarStage(halves())
    stage.distance = 10
    stage.bar.behavior?.scrollViewDidEndDecelerating(stage.scrollView)
    var heights: [CGFloat] = []
    while stage.bar.behavior?.isSnapping == true {
      stage.simulator.step()
      heights.append(stage.bar.frame.height)
      #expect(abs(stage.bar.frame.height - (96 - stage.distance)) <= 0.5)
    }
    #expect(heights.count > 5 && heights == heights.sorted() && heights.last == 96)
  }

  @Test("a finger that touches down ends it where it is; if it leaves without a drag, the bar snaps again")
  func interruption() {
    let stage = BarStage(halves())
    stage.distance = 40
    stage.bar.behavior?.scrollViewDidEndDecelerating(stage.scrollView)
    for _ in 0..<3 { stage.simulator.step() }
    stage.touchDown()
    stage.simulator.step()
    let height = stage.bar.frame.height
    #expect(stage.bar.behavior?.isSnapping == false && height > 44 && height < 96)
    for _ in 0..<20 { stage.simulator.step() }
    #expect(stage.bar.frame.height == height)
    stage.lift()
    stage.rest()
    #expect(stage.bar.frame.height == 44)
  }

  @Test("a finger that drags takes over without a jump")
  func takeOver() {
    let stage = BarStage(halves(FacebookBehavior()))
    stage.stroke(300)
    stage.touchDown(at: 200)
    stage.drag(-40)
    stage.liftSlowly()
    stage.simulator.step()
    let before = stage.bar.frame.height
    stage.touchDown(at: 300)
    stage.drag(3, perFrame: 1)
    #expect(abs(stage.bar.frame.height - before) < 30)
    stage.drag(60)
    stage.liftSlowly()
    stage.rest()
    #expect(stage.bar.progress == 1)
  }

  @Test("off, beyond the top, or outside all ranges nothing snaps")
  func nothing() {
    let behavior = halves()
    behavior.isSnappingEnabled = false
    let stage = BarStage(behavior)
    stage.distance = 40
    behavior.scrollViewDidEndDecelerating(stage.scrollView)
    #expect(!behavior.isSnapping)
    behavior.isSnappingEnabled = true
    behavior.isElasticAtTop = true
    stage.distance = -20
    behavior.scrollViewDidEndDecelerating(stage.scrollView)
    #expect(!behavior.isSnapping && stage.bar.progress < 0)
    behavior.removeSnappingPosition(for: 0.5...1)
    stage.distance = 40
    behavior.scrollViewDidEndDecelerating(stage.scrollView)
    #expect(!behavior.isSnapping)
  }

  @Test("with Reduce Motion the bar snaps without animation")
  func reduceMotion() {
    let stage = BarStage(halves())
    stage.simulator.isReduceMotionEnabled = true
    stage.distance = 40
    stage.bar.behavior?.scrollViewDidEndDecelerating(stage.scrollView)
    #expect(stage.bar.behavior?.isSnapping == false)
    #expect(stage.bar.frame.height == 44 && stage.distance == 52)
  }

  @Test("ranges that overlap are reported, and the first one stays")
  func overlap() {
    let stage = BarStage(halves())
    let reports = misuses { stage.bar.behavior?.addSnappingPosition(0, for: 0.4...0.6) }
    #expect(reports.count == 1)
    stage.distance = 30
    stage.bar.behavior?.scrollViewDidEndDecelerating(stage.scrollView)
    stage.rest()
    #expect(stage.bar.progress == 1)
  }

  @Test("a snap keeps no bar, behaviour or scroll view alive")
  func lifetimes() {
    weak var lost: HeightBarBehavior?
    do {
      let stage = BarStage(halves())
      stage.distance = 40
      stage.bar.behavior?.scrollViewDidEndDecelerating(stage.scrollView)
      lost = stage.bar.behavior
      #expect(lost?.isSnapping == true)
    }
    HostSimulator(device: .phone47).makeCurrent()
    #expect(lost == nil)
  }
}
