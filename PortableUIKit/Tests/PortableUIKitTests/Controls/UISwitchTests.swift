import PortableUIKit
import Testing

@MainActor struct UISwitchTests {
  private func stage() -> (ControlStage<UISwitch>, EventLog) {
    let stage = ControlStage { UISwitch() }
    return (stage, EventLog(stage.control))
  }

  @Test("[K] 51 × 31 whatever size is set")
  func size() {
    let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 100))
    expectEqual(control.frame, CGRect(x: 5, y: 6, width: 51, height: 31))
    control.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(control.frame, CGRect(x: 1, y: 2, width: 51, height: 31))
    control.sizeToFit()
    expectEqual(control.bounds.size, CGSize(width: 51, height: 31))
  }

  @Test("[A] a tap throws the switch and sends valueChanged; setting it sends nothing")
  func tap() {
    let (stage, log) = stage()
    expect(!stage.control.isOn)
    stage.control.isOn = true
    stage.control.setOn(false, animated: true)
    expect(log.events == [] && !stage.control.isOn)
    stage.tap(20, 15)
    expect(stage.control.isOn && log.count("changed") == 1 && log.count("upInside") == 1)
    stage.tap(20, 15)
    expect(!stage.control.isOn && log.count("changed") == 2)
  }

  @Test("[K] dragging throws the switch at once and sends valueChanged when the finger leaves")
  func drag() {
    let (stage, log) = stage()
    stage.press(15, 15)
    stage.move(35, 15)
    expect(stage.control.isOn && log.count("changed") == 0)
    stage.finger.up()
    expect(stage.control.isOn && log.count("changed") == 1)
  }

  @Test("[K] dragging there and back, or to the side it is on, changes nothing")
  func dragBack() {
    let (stage, log) = stage()
    stage.press(15, 15)
    stage.move(35, 15)
    stage.move(5, 15)
    stage.finger.up()
    stage.press(35, 15)
    stage.move(5, 15)
    stage.finger.up()
    expect(!stage.control.isOn && log.count("changed") == 0)
  }

  @Test("[K] a finger that is lifted far away, or taken away, leaves it as it was")
  func cancelled() {
    let (stage, log) = stage()
    stage.press(15, 15)
    stage.move(15, 300)
    stage.finger.up()
    expect(!stage.control.isOn)
    stage.press(15, 15)
    stage.move(40, 15)
    stage.finger.cancel()
    expect(!stage.control.isOn && log.count("changed") == 0 && log.count("cancel") == 1)
  }

  @Test("[A] a disabled switch can't be thrown")
  func disabled() {
    let (stage, log) = stage()
    stage.control.isEnabled = false
    stage.tap(20, 15)
    expect(!stage.control.isOn && log.events == [])
  }

  @Test("[A] a switch keeps movements from gestures above it")
  func panAbove() {
    let (stage, _) = stage()
    let pan = UIPanGestureRecognizer()
    stage.window.addGestureRecognizer(pan)
    stage.press(15, 15)
    stage.move(45, 15)
    expect(pan.state == .failed && stage.control.isOn)
  }

  @Test("[K] its value is 1 or 0 for VoiceOver")
  func accessibility() {
    let control = stage().0.control
    expect(control.isAccessibilityElement && control.accessibilityValue == "0")
    control.isOn = true
    expect(control.accessibilityValue == "1" && control.accessibilityTraits.contains(.button))
  }

  @Test func thePictureShowsGroundAndDisc() throws {
    let control = stage().0.control
    let off = try #require(LayerSnapshot(of: control))
    control.isOn = true
    control.onTintColor = .red
    let on = try #require(LayerSnapshot(of: control))
    expect(off.sublayers[0].backgroundColor?.alpha == 0.16 && on.sublayers[0].backgroundColor?.red == 1)
    expect(off.sublayers[1].position.x == 15.5 && on.sublayers[1].position.x == 35.5)
  }

  @Test("[K] a thrown switch slides on the simulator's clock")
  func slides() throws {
    let (stage, _) = stage()
    stage.simulator.step()
    stage.control.setOn(true, animated: true)
    stage.simulator.advance(by: 0.1)
    let thumb = try #require(LayerSnapshot(of: stage.control)).sublayers[1]
    expect(thumb.position.x > 15.5 && thumb.position.x < 35.5)
    expect(stage.simulator.runUntilIdle())
  }
}
