import PortableUIKit
import Testing

@MainActor struct UISliderTests {
  /// The disc's middle goes from 16 to 216.
  private func stage() -> (ControlStage<UISlider>, EventLog) {
    let stage = ControlStage { UISlider(frame: CGRect(x: 0, y: 0, width: 232, height: 34)) }
    return (stage, EventLog(stage.control))
  }

  @Test("[A] from 0 to 1 at 0; values stay between both ends")
  func range() {
    switchOn(.phone47)
    let slider = UISlider()
    expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0 && slider.isContinuous)
    slider.value = 2
    expectEqual(slider.value, 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.minimumValue = 8
    expectEqual(slider.value, 8)
    slider.maximumValue = 5
    expect(slider.minimumValue == 5 && slider.value == 5)
    slider.value = .nan
    expectEqual(slider.value, 5)
  }

  @Test("[R] a slider keeps its height, unless it is transformed")
  func height() {
    switchOn(.phone47)
    expectEqual(UISlider().frame, CGRect(x: 0, y: 0, width: 0, height: 34))
    let slider = UISlider(frame: CGRect(x: 80, y: 100, width: 40, height: 10))
    expectEqual(slider.frame, CGRect(x: 80, y: 100, width: 40, height: 34))
    slider.bounds.size = CGSize(width: 100, height: 5)
    expectEqual(slider.bounds.size, CGSize(width: 100, height: 34))
    slider.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expectEqual(slider.frame.size.height.rounded(), 100)
  }

  @Test("[A] the disc follows the finger and sends valueChanged")
  func drag() {
    let (stage, log) = stage()
    stage.press(20, 17)
    expect(stage.control.value == 0 && log.events == ["down"])
    stage.move(120, 17)
    expect(isNear(CGFloat(stage.control.value), 0.5, within: 1e-6) && log.count("changed") == 1)
    stage.move(420, 17)
    expectEqual(stage.control.value, 1)
    stage.finger.up()
    expectEqual(stage.control.value, 1)
  }

  @Test("[A] one that isn't continuous sends valueChanged when the finger leaves")
  func notContinuous() {
    let (stage, log) = stage()
    stage.control.isContinuous = false
    stage.press(16, 17)
    stage.move(116, 17)
    expect(log.count("changed") == 0 && stage.control.value > 0)
    stage.finger.up()
    expectEqual(log.count("changed"), 1)
  }

  @Test("[K] a finger beside the disc moves nothing")
  func besideTheDisc() {
    let (stage, log) = stage()
    stage.press(100, 17)
    stage.move(150, 17)
    stage.finger.up()
    expect(stage.control.value == 0 && log.events == [])
  }

  @Test("[A] setting the value sends nothing")
  func setting() {
    let (stage, log) = stage()
    stage.control.setValue(0.5, animated: true)
    expect(log.events == [] && stage.control.value == 0.5)
    expect(stage.simulator.runUntilIdle())
  }

  @Test("[A] a slider keeps movements from recognizers above while its disc is held")
  func panAbove() {
    let (stage, _) = stage()
    let pan = UIPanGestureRecognizer()
    stage.window.addGestureRecognizer(pan)
    stage.press(16, 17)
    stage.move(66, 17)
    expect(pan.state == .failed && stage.control.value > 0)
    stage.finger.up()
    stage.press(160, 17)
    stage.move(210, 17)
    expectEqual(pan.state, .began)
  }

  @Test("[K] a disc in a scroll view follows a finger that moves before the content gets the touch")
  func inScrollView() {
    switchOn(.phone47)
    let stage = ScrollStage()
    let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 232, height: 34))
    stage.scrollView.addSubview(slider)
    let finger = HostFinger(in: stage.window)
    let start = slider.convert(CGPoint(x: 16, y: 17), to: nil)
    finger.down(at: start, time: 0)
    for step in 1...20 {
      finger.move(to: CGPoint(x: start.x + CGFloat(step) * 5, y: start.y), time: Double(step) / 60)
      stage.simulator.step()
    }
    expectEqual(slider.value, 0.5)
    finger.up(time: 0.5)
    expectEqual(stage.y, 0)
  }

  @Test("[K] the line goes from one end to the other, the disc is placed by the value")
  func layout() throws {
    let (stage, _) = stage()
    stage.control.value = 0.25
    stage.control.layoutIfNeeded()
    let track = stage.control.trackRect(forBounds: stage.control.bounds)
    expectEqual(track, CGRect(x: 2, y: 15, width: 228, height: 4))
    let parts = try #require(LayerSnapshot(of: stage.control)).sublayers
    let thumb = stage.control.thumbRect(forBounds: stage.control.bounds, trackRect: track, value: 0.25)
    expect(thumb.midX == 66 && parts[2].position == CGPoint(x: 66, y: 17))
    expect(parts[1].bounds.width == 64 && parts[0].bounds.width == 164)
  }

  @Test("[K] for languages from right to left it is mirrored")
  func mirrored() {
    let (stage, _) = stage()
    stage.control.semanticContentAttribute = .forceRightToLeft
    stage.press(216, 17)
    stage.move(166, 17)
    expect(isNear(CGFloat(stage.control.value), 0.25, within: 1e-6))
  }

  @Test("[K] its value is a percentage for VoiceOver")
  func accessibility() {
    let slider = stage().0.control
    slider.value = 0.333
    expect(slider.accessibilityValue == "33%" && slider.accessibilityTraits == .adjustable)
  }
}
