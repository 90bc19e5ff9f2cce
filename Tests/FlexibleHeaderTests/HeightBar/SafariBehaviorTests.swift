import FlexibleHeader
import PortableUIKit
import Testing

/// The rules themselves are tested on the engine; here is what it takes to bring them to a screen.
@MainActor @Suite("Safari behaviour") struct SafariBehaviorTests {
  private func collapsed(_ behavior: SafariBehavior = SafariBehavior()) -> BarStage {
    let stage = BarStage(behavior)
    stage.stroke(200)
    #expect(stage.bar.frame.height == 44)
    return stage
  }

  @Test("real strokes: a slow drag down closes, a slow drag up does not open")
  func slowDrags() {
    let stage = BarStage(SafariBehavior())
    stage.touchDown(at: 500)
    stage.drag(12)
    let start = stage.distance
    stage.drag(30)
    #expect(abs(stage.bar.frame.height - (96 - stage.distance)) < 1, "\(start): \(stage.bar.frame.height)")
    stage.liftSlowly()
    stage.rest()
    #expect(stage.bar.frame.height == max(44, 96 - stage.distance))
    stage.stroke(300)
    stage.stroke(-120)
    #expect(stage.bar.frame.height == 44)
    stage.stroke(-400)
    #expect(stage.bar.frame.height == 96, "the top opens it")
  }

  /// A finger that moves by so many points a frame, let go in motion: 60 frames a second.
  @Test("real strokes: a swipe up the page opens from the velocity on", arguments: [2, 4, 7, 12, 25])
  func swipes(pointsPerFrame: Int) {
    let stage = collapsed()
    stage.stroke(500)
    stage.touchDown(at: 200)
    stage.drag(-100, perFrame: CGFloat(pointsPerFrame))
    stage.lift()
    stage.rest()
    let isFast = pointsPerFrame * 60 > 300
    #expect(stage.bar.frame.height == (isFast ? 96 : 44))
  }

  @Test("a flick to the bottom brings the bar back, and the bounce leaves it there")
  func bottom() {
    let stage = BarStage(SafariBehavior(), contentHeight: 1400)
    stage.touchDown(at: 600)
    stage.drag(400, perFrame: 60)
    stage.lift()
    stage.rest()
    #expect(abs(stage.distance - 829) < 1e-6)
    #expect(stage.bar.frame.height == 96)
  }

  @Test("a tap where the full bar would be opens it, the content stays; below nothing happens")
  func tap() {
    let stage = collapsed()
    let offset = stage.scrollView.contentOffset
    stage.tap(at: 97)
    stage.rest()
    #expect(stage.bar.frame.height == 44)
    stage.tap(at: 95)
    stage.rest()
    #expect(stage.bar.frame.height == 96 && stage.scrollView.contentOffset == offset)
  }

  @Test("a tap on a control in the area is the control's")
  func tapOnControl() {
    let stage = collapsed()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 80, y: 5, width: 60, height: 30))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.bar.addSubview(button)
    stage.tap(at: 20)
    stage.rest()
    #expect(taps == 1 && stage.bar.frame.height == 44)
  }

  @Test("a drag that begins in the area scrolls")
  func dragInArea() {
    let stage = collapsed()
    let distance = stage.distance
    stage.touchDown(at: 80)
    stage.drag(-60)
    stage.liftSlowly()
    #expect(stage.distance < distance && stage.bar.frame.height == 44)
  }

  @Test("the first tap on the status bar opens, the second scrolls to the top; by option both at once")
  func statusBar() {
    let stage = collapsed()
    let distance = stage.distance
    stage.simulator.tapStatusBar()
    stage.rest()
    #expect(stage.bar.frame.height == 96 && stage.distance == distance)
    stage.simulator.tapStatusBar()
    stage.rest()
    #expect(stage.distance == 0)

    let behavior = SafariBehavior()
    behavior.scrollsToTopWhileOpening = true
    let other = collapsed(behavior)
    other.simulator.tapStatusBar()
    other.rest()
    #expect(other.bar.frame.height == 96 && other.distance == 0)
  }

  @Test("VoiceOver opens the bar and keeps it open")
  func voiceOver() {
    let stage = collapsed()
    stage.simulator.isVoiceOverRunning = true
    stage.rest()
    #expect(stage.bar.frame.height == 96)
    stage.stroke(200)
    #expect(stage.bar.frame.height == 96)
    stage.simulator.isVoiceOverRunning = false
    stage.stroke(200)
    #expect(stage.bar.frame.height == 44)
  }

  @Test("the user may switch collapsing off")
  func switchedOff() {
    let behavior = SafariBehavior()
    let stage = collapsed(behavior)
    behavior.isCollapsingEnabled = false
    stage.rest()
    #expect(stage.bar.frame.height == 96)
  }

  @Test("content that becomes too short opens the bar, without any scrolling")
  func shorterContent() {
    let stage = collapsed()
    stage.scrollView.contentSize.height = 300
    stage.rest()
    #expect(stage.bar.frame.height == 96)
  }

  @Test("new heights keep the bar closed or open")
  func newHeights() {
    let stage = collapsed()
    stage.bar.minimumHeight = 30
    stage.simulator.step()
    #expect(stage.bar.frame.height == 30)
    stage.tap(at: 20)
    stage.rest()
    stage.bar.maximumHeight = 90
    stage.rest()
    #expect(stage.bar.frame.height == 90)
  }

  @Test("Reduce Motion: no frame between the two heights, the new one fades in")
  func reduceMotion() {
    let stage = collapsed()
    stage.simulator.isReduceMotionEnabled = true
    stage.tap(at: 20)
    #expect(stage.bar.frame.height == 96 && stage.bar.alpha == 1)
    #expect(stage.bar.layer.animation(forKey: "opacity") != nil)
    stage.rest()
    #expect(stage.bar.frame.height == 96)
  }

  @Test("the spring moves without a jump, and the beginning of a drag takes over where it is")
  func spring() {
    let stage = collapsed()
    stage.tap(at: 20)
    var heights = [stage.bar.frame.height]
    for _ in 0..<5 {
      stage.simulator.step()
      heights.append(stage.bar.frame.height)
    }
    for (height, next) in zip(heights, heights.dropFirst()) { #expect(next >= height && next - height < 20) }
    stage.touchDown()
    stage.drag(12)
    let height = stage.bar.frame.height
    stage.simulator.step()
    stage.simulator.step()
    #expect(stage.bar.frame.height == height && height > 44)
    stage.lift()
    stage.rest()
    #expect([44, 96].contains(stage.bar.frame.height))
  }

  @Test("a settling bar keeps neither its behaviour nor itself alive, and leaves no recognizer behind")
  func lifetimes() {
    weak var lost: HeightBarBehavior?
    do {
      let stage = collapsed()
      stage.tap(at: 20)
      lost = stage.bar.behavior
      stage.bar.behavior = nil
      #expect(stage.root.view.gestureRecognizers?.isEmpty ?? true)
    }
    HostSimulator(device: .phone47).makeCurrent()
    #expect(lost == nil)
  }
}
