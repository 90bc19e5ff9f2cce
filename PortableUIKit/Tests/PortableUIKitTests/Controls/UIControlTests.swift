@testable import PortableUIKit
import Testing

@MainActor struct UIControlTests {
  let inside = CGPoint(x: 120, y: 120)

  // Not in `init`: another test may run between that and the test itself.
  func stage() -> (window: UIWindow, control: RecordingControl) {
    HostSimulator(device: .phone47).makeCurrent()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let control = RecordingControl(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    window.isHidden = false
    window.addSubview(control)
    return (window, control)
  }

  /// Writes down what it is told, and what it tells its actions.
  final class RecordingControl: UIControl {
    var log: [String] = []
    var begins = true
    var continues = true

    static let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    ]

    override init(frame: CGRect) {
      super.init(frame: frame)
      for (event, name) in Self.names {
        addAction(UIAction { [unowned self] _ in log.append(name) }, for: event)
      }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

    override var isHighlighted: Bool {
      didSet { log.append(isHighlighted ? "highlighted" : "plain") }
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("begin")
      return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continues }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
    override func cancelTracking(with event: UIEvent?) {
      log.append("stop")
      super.cancelTracking(with: event)
    }
  }

  @Test func aTapHighlightsAndSendsUpInside() {
    let (window, control) = stage()
    let finger = HostFinger(in: window)
    finger.down(at: inside)
    expect(control.isTracking && control.isTouchInside && control.state == .highlighted)
    finger.up()
    expectEqual(control.log, ["begin", "highlighted", "down", "end", "upInside", "plain"])
    expect(!control.isTracking && !control.isTouchInside && control.state == .normal)
  }

  @Test func aSecondTapSoonAfterIsARepeat() {
    let (window, control) = stage()
    let finger = HostFinger(in: window)
    for _ in 0..<2 {
      finger.down(at: inside)
      finger.up()
    }
    expectEqual(control.log.filter { $0 == "repeat" || $0 == "down" }, ["down", "down", "repeat"])
  }

  @Test("[K] touch inside has a slack of 70 points")
  func theFingerMayLeaveBy70Points() {
    let (window, control) = stage()
    let finger = HostFinger(in: window)
    finger.down(at: inside)
    control.log = []
    finger.move(to: CGPoint(x: 209, y: 120))
    expect(control.log == ["inside"] && control.isHighlighted && control.isTouchInside)
    finger.move(to: CGPoint(x: 211, y: 120))
    expect(control.log == ["inside", "plain", "outside", "exit"] && !control.isTouchInside)
    finger.move(to: CGPoint(x: 200, y: 120))
    expectEqual(Array(control.log.dropFirst(4)), ["highlighted", "inside", "enter"])
    finger.up()
    expectEqual(Array(control.log.suffix(2)), ["upInside", "plain"])
  }

  @Test func liftingFarAwayIsUpOutside() {
    let (window, control) = stage()
    let finger = HostFinger(in: window)
    finger.down(at: inside)
    finger.move(to: CGPoint(x: 120, y: 400))
    finger.up()
    expect(control.log.last == "upOutside" && control.state == .normal)
  }

  @Test func aTouchTakenAwayIsCancelled() {
    let (window, control) = stage()
    let finger = HostFinger(in: window)
    finger.down(at: inside)
    control.log = []
    finger.cancel()
    expect(control.log == ["stop", "plain", "cancel"] && !control.isTracking)
  }

  @Test func aControlMayRefuseToTrack() {
    let (window, control) = stage()
    control.begins = false
    let finger = HostFinger(in: window)
    finger.down(at: inside)
    finger.up()
    expectEqual(control.log, ["begin"])
  }

  @Test func aControlMayStopTracking() {
    let (window, control) = stage()
    let finger = HostFinger(in: window)
    finger.down(at: inside)
    control.continues = false
    control.log = []
    finger.move(to: inside)
    finger.up()
    expect(control.log == ["plain"] && !control.isTracking)
  }

  @Test("[?] a disabled control ignores touches [A]; one under way is cancelled")
  func disabledControlsIgnoreTouches() {
    let (window, control) = stage()
    let finger = HostFinger(in: window)
    control.isEnabled = false
    expectEqual(control.state, .disabled)
    finger.down(at: inside)
    finger.up()
    expectEqual(control.log, [])
    control.isEnabled = true
    finger.down(at: inside)
    control.log = []
    control.isEnabled = false
    finger.up()
    expectEqual(control.log, ["stop", "plain", "cancel"])
  }

  @Test("[K] a control ignores touches of other views that are passed on to it")
  func touchesOfOthersAreIgnored() {
    let (window, control) = stage()
    final class Other: UIView {
      var control: UIControl?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        control?.touchesBegan(touches, with: event)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        control?.touchesEnded(touches, with: event)
      }
    }
    let other = Other(frame: CGRect(x: 0, y: 0, width: 375, height: 90))
    other.control = control
    window.addSubview(other)
    let finger = HostFinger(in: window)
    finger.down(at: CGPoint(x: 120, y: 80))
    finger.up()
    expectEqual(control.log, [])
  }

  @Test("[K] code that sends touchUpInside of a button performs its primary action, too")
  func primaryActionOfButton() {
    HostSimulator(device: .phone47).makeCurrent()
    var log: [String] = []
    let button = UIButton(primaryAction: UIAction { _ in log.append("primary") })
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expectEqual(log, ["up", "primary"])
  }

  @Test func conditionsAddUp() {
    let control = stage().control
    control.isSelected = true
    control.isHighlighted = true
    control.isEnabled = false
    expectEqual(control.state.rawValue, 7)
    expect(UIControl.State.highlighted.rawValue == 1 && UIControl.State.disabled.rawValue == 2)
  }

  final class TakingScrollView: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
  }

  @Test("[A] a scroll view that may take touches from controls does so when it begins to drag")
  func aDragTakesTheTouchAway() {
    let (window, control) = stage()
    let scrollView = TakingScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 375, height: 3000)
    window.addSubview(scrollView)
    scrollView.addSubview(control)
    let finger = HostFinger(in: window)
    finger.down(at: inside)
    expectEqual(control.log, [])
    HostSimulator.current.advance(by: 0.2)
    expectEqual(control.log, ["begin", "highlighted", "down"])
    control.log = []
    finger.move(to: CGPoint(x: 120, y: 60))
    finger.move(to: CGPoint(x: 120, y: 40))
    finger.up()
    expectEqual(Array(control.log.suffix(3)), ["stop", "plain", "cancel"])
  }
}
