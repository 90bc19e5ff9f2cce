import PortableUIKit
import Testing

/// `delaysTouchesEnded`.
@MainActor struct TouchEndDelayTests {
  @MainActor final class Stage {
    let simulator = HostSimulator(device: .phone47)
    let window: UIWindow
    let plate: TouchDispatchTests.Plate
    let tap = UITapGestureRecognizer()
    let finger: HostFinger

    init(taps: Int = 2) {
      simulator.makeCurrent()
      window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
      plate = TouchDispatchTests.Plate(frame: window.bounds)
      window.addSubview(plate)
      tap.numberOfTapsRequired = taps
      plate.addGestureRecognizer(tap)
      finger = HostFinger(in: window)
    }

    func touch() {
      finger.down(at: CGPoint(x: 50, y: 50))
      finger.up()
    }
  }

  @Test("[A] the view receives the end of the touch once no second tap follows")
  func failure() {
    let stage = Stage()
    stage.touch()
    expectEqual(stage.plate.log, ["began"])
    stage.simulator.advance(by: 0.5)
    expectEqual(stage.plate.log, ["began", "ended"])
    expect(stage.simulator.isIdle)
  }

  @Test("[A] if the second tap comes, both touches are cancelled")
  func success() {
    let stage = Stage()
    stage.touch()
    stage.simulator.advance(by: 0.1)
    stage.touch()
    stage.simulator.advance(by: 0.5)
    expectEqual(stage.plate.log, ["began", "began", "cancelled", "cancelled"])
  }

  @Test("[A] without the delay the view receives the touch at once")
  func noDelay() {
    let stage = Stage()
    expect(stage.tap.delaysTouchesEnded)
    stage.tap.delaysTouchesEnded = false
    stage.touch()
    expectEqual(stage.plate.log, ["began", "ended"])
    stage.simulator.advance(by: 0.5)
    expectEqual(stage.plate.log, ["began", "ended"])
  }

  @Test("[A] a recognized gesture that leaves touches alone lets their end through")
  func notCancelling() {
    let stage = Stage()
    stage.tap.cancelsTouchesInView = false
    stage.touch()
    stage.simulator.advance(by: 0.1)
    stage.touch()
    expectEqual(stage.plate.log.sorted(), ["began", "began", "ended", "ended"])
  }

  @Test("[A] a touch that was kept from the view altogether comes whole when the gesture fails")
  func wholeTouch() {
    let stage = Stage()
    stage.tap.delaysTouchesBegan = true
    stage.touch()
    expectEmpty(stage.plate.log)
    stage.simulator.advance(by: 0.5)
    expectEqual(stage.plate.log, ["began", "ended"])
  }

  @Test("[A] a single tap that waits for a double tap to fail holds the end back, and cancels it")
  func waitingTap() {
    let stage = Stage(taps: 1)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.plate.addGestureRecognizer(double)
    stage.tap.require(toFail: double)
    stage.touch()
    expectEqual(stage.plate.log, ["began"])
    stage.simulator.advance(by: 0.5)
    expectEqual(stage.plate.log, ["began", "cancelled"])
  }
}
