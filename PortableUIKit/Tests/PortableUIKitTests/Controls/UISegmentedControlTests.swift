import PortableUIKit
import Testing

@MainActor struct UISegmentedControlTests {
  private func stage() -> (ControlStage<UISegmentedControl>, EventLog) {
    let stage = ControlStage<UISegmentedControl> {
      let control = UISegmentedControl(items: ["A", "B", "C"])
      control.bounds.size = CGSize(width: 300, height: 32)
      return control
    }
    return (stage, EventLog(stage.control))
  }

  @Test("[A] one segment for each item, none chosen, of the size that suits them")
  func items() {
    switchOn(.phone47)
    let control = UISegmentedControl(items: ["One", "Two"])
    expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    expect(control.titleForSegment(at: 1) == "Two" && control.titleForSegment(at: 2) == nil)
    expect(control.bounds.size == control.sizeThatFits(.zero) && control.bounds.height == 32)
    expectEqual(UISegmentedControl(items: nil).numberOfSegments, 0)
  }

  @Test("[A] a tap chooses a segment and sends valueChanged, a second one nothing")
  func taps() {
    let (stage, log) = stage()
    stage.tap(150, 16)
    expect(stage.control.selectedSegmentIndex == 1 && log.count("changed") == 1)
    stage.tap(150, 16)
    expectEqual(log.count("changed"), 1)
    stage.tap(250, 16)
    expect(stage.control.selectedSegmentIndex == 2 && log.count("changed") == 2)
    stage.control.selectedSegmentIndex = 0
    expectEqual(log.count("changed"), 2)
  }

  @Test("[K] the segment counts where the finger leaves; far away none does")
  func slidingFinger() {
    let (stage, log) = stage()
    stage.press(50, 16)
    stage.move(250, 16)
    stage.finger.up()
    expectEqual(stage.control.selectedSegmentIndex, 2)
    stage.press(50, 16)
    stage.move(50, 300)
    stage.finger.up()
    expect(stage.control.selectedSegmentIndex == 2 && log.count("changed") == 1)
  }

  @Test("[A] a momentary control tells of each tap and shows no choice")
  func momentary() throws {
    let (stage, log) = stage()
    stage.control.isMomentary = true
    stage.tap(50, 16)
    stage.tap(50, 16)
    expect(log.count("changed") == 2 && stage.control.selectedSegmentIndex == 0)
    // Only the segments, no plate.
    try expectEqual(#require(LayerSnapshot(of: stage.control)).sublayers.count, 3)
  }

  @Test("[A] disabled segments take no taps")
  func disabled() {
    let (stage, log) = stage()
    stage.control.setEnabled(false, forSegmentAt: 1)
    stage.tap(150, 16)
    expect(log.count("changed") == 0 && !stage.control.isEnabledForSegment(at: 1))
    expect(stage.control.isEnabledForSegment(at: 0))
  }

  @Test("[A] places beyond the end mean the end; setting a title there does nothing")
  func places() {
    let control = stage().0.control
    control.insertSegment(withTitle: "D", at: 99, animated: false)
    control.setTitle("x", forSegmentAt: 99)
    expectEqual((0..<4).map { control.titleForSegment(at: $0) }, ["A", "B", "C", "D"])
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    control.removeSegment(at: 99, animated: false)
    expectEqual((0..<4).map { control.titleForSegment(at: $0) }, ["0", "A", "B", "C"])
    control.removeAllSegments()
    control.removeSegment(at: 0, animated: false)
    expectEqual(control.numberOfSegments, 0)
  }

  @Test("[K] the choice moves with its segment, and is lost with it")
  func choiceMoves() {
    let control = stage().0.control
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    expectEqual(control.selectedSegmentIndex, 2)
    control.removeSegment(at: 0, animated: false)
    expectEqual(control.selectedSegmentIndex, 1)
    control.removeSegment(at: 1, animated: false)
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
  }

  @Test func thePictureShowsPlateAndTitles() throws {
    let control = stage().0.control
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    let parts = try #require(LayerSnapshot(of: control)).sublayers
    expectEqual(parts[0].position, CGPoint(x: 150, y: 16))
    expectEqual(parts[0].bounds.size, CGSize(width: 96, height: 28))
    let lines = parts.dropFirst().map { $0.sublayers.flatMap(\.text).first }
    expect(lines.map { $0?.text } == ["A", "B", "C"] && lines.map { $0?.fontWeight } == [400, 600, 400])
  }

  @Test("[A] each segment is an element for VoiceOver")
  func accessibility() {
    let (stage, _) = stage()
    let control = stage.control
    defer { stage.window.isHidden = true }
    control.selectedSegmentIndex = 2
    control.layoutIfNeeded()
    let elements = HostAccessibilityElement.elements(of: control)
    expectEqual(elements.map(\.label), ["A", "B", "C"])
    expectEqual(elements.map { $0.traits.contains(.selected) }, [false, false, true])
    expectEqual(elements[1].frame, CGRect(x: 200, y: 100, width: 100, height: 32))
  }
}
