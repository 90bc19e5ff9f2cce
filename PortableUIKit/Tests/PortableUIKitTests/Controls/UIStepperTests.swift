import PortableUIKit
import Testing

@MainActor struct UIStepperTests {
  private let stage = ControlStage { UIStepper() }
  private var stepper: UIStepper { stage.control }

  @Test("[A] a stepper goes from 0 to 100 in steps of 1 and has a size of its own")
  func defaults() {
    expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
    expect(stepper.stepValue == 1 && stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
    stepper.frame = CGRect(x: 10, y: 20, width: 500, height: 500)
    expectEqual(stepper.frame, CGRect(x: 10, y: 20, width: 94, height: 32))
    expectEqual(stepper.intrinsicContentSize, CGSize(width: 94, height: 32))
  }

  @Test("[A] the buttons change the value within its range, and each change sends an event")
  func steps() {
    let log = EventLog(stepper)
    stepper.stepValue = 4
    stepper.maximumValue = 6
    stage.tap(70, 16)
    expect(stepper.value == 4 && log.count("changed") == 1)
    stage.tap(70, 16)
    stage.tap(70, 16)
    expect(stepper.value == 6 && log.count("changed") == 2)
    stage.tap(20, 16)
    expectEqual(stepper.value, 2)
  }

  @Test("[A] a value that wraps continues at the other end")
  func wrapping() {
    stage.tap(20, 16)
    expectEqual(stepper.value, 0)
    stepper.wraps = true
    stage.tap(20, 16)
    expectEqual(stepper.value, 100)
    stage.tap(70, 16)
    expectEqual(stepper.value, 0)
  }

  @Test("[A] a button that is held changes the value again and again, unless this is turned off")
  func repeating() {
    stage.press(70, 16)
    stage.simulator.advance(by: 1.4)
    let value = stepper.value
    expectGreater(value, 3)
    stage.finger.up()
    stage.simulator.advance(by: 1)
    expect(stepper.value == value && stage.simulator.isIdle)
    stepper.autorepeat = false
    stage.press(70, 16)
    stage.simulator.advance(by: 1.4)
    stage.finger.up()
    expectEqual(stepper.value, value + 1)
  }

  @Test("[A] a stepper that isn't continuous sends one event at the end of the touch")
  func discontinuous() {
    let log = EventLog(stepper)
    stepper.isContinuous = false
    stage.press(70, 16)
    stage.simulator.advance(by: 1.2)
    expect(stepper.value > 1 && log.count("changed") == 0)
    stage.finger.up()
    expectEqual(log.count("changed"), 1)
  }

  @Test("[A] a limit beyond the other one sets both, and the value stays between them without an event")
  func limits() {
    let log = EventLog(stepper)
    stepper.minimumValue = 200
    expect(stepper.maximumValue == 200 && stepper.value == 200)
    stepper.maximumValue = 100
    expect(stepper.minimumValue == 100 && stepper.value == 100)
    stepper.value = 7
    expect(stepper.value == 100 && log.events.isEmpty)
  }

  @Test("the buttons change places from right to left, and are elements of their own")
  func mirrored() {
    stepper.semanticContentAttribute = .forceRightToLeft
    stepper.layoutIfNeeded()
    stage.tap(20, 16)
    expectEqual(stepper.value, 1)
    let labels = stepper.subviews.filter(\.isAccessibilityElement).map { $0.accessibilityLabel }
    expectEqual(labels, ["Decrement", "Increment"])
  }

  @Test("[A] a step that isn't above 0 stops the program") func steplessStepper() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let simulator = HostSimulator(device: .phone47)
      simulator.makeCurrent()
      UIStepper().stepValue = 0
    }
  }
}
