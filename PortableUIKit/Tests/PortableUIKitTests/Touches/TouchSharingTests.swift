import PortableUIKit
import Testing

@MainActor struct TouchSharingTests {
  typealias Plate = TouchDispatchTests.Plate

  private func stage() -> (window: UIWindow, left: Plate, right: Plate) {
    switchOn(.phone47)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let left = Plate(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = Plate(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    window.addSubview(left)
    window.addSubview(right)
    return (window, left, right)
  }

  @Test("[A] a view gets only the first of several touches, unless it takes more", arguments: [false, true])
  func multipleTouch(isEnabled: Bool) {
    let (window, left, _) = stage()
    left.isMultipleTouchEnabled = isEnabled
    let (first, second) = (HostFinger(in: window), HostFinger(in: window))
    first.down(at: CGPoint(x: 10, y: 10))
    second.down(at: CGPoint(x: 50, y: 10))
    second.up()
    first.up()
    expectEqual(left.log, isEnabled ? ["began", "began", "ended", "ended"] : ["began", "ended"])
    second.down(at: CGPoint(x: 50, y: 10))
    expectEqual(left.log.last, "began")
  }

  @Test("[A] recognizers see the touches that the view doesn't get")
  func recognizers() {
    let (window, left, _) = stage()
    let pinch = UIPanGestureRecognizer()
    pinch.minimumNumberOfTouches = 2
    left.addGestureRecognizer(pinch)
    let (first, second) = (HostFinger(in: window), HostFinger(in: window))
    first.down(at: CGPoint(x: 10, y: 10))
    second.down(at: CGPoint(x: 50, y: 10))
    expectEqual(pinch.numberOfTouches, 2)
  }

  @Test("[A] different views get touches at the same time")
  func twoViews() {
    let (window, left, right) = stage()
    let (first, second) = (HostFinger(in: window), HostFinger(in: window))
    first.down(at: CGPoint(x: 10, y: 10))
    second.down(at: CGPoint(x: 150, y: 10))
    expect(left.log == ["began"] && right.log == ["began"])
  }

  @Test("[A] an exclusive view keeps touches from others, and gets none while others have one")
  func exclusiveTouch() {
    let (window, left, right) = stage()
    left.isExclusiveTouch = true
    let (first, second) = (HostFinger(in: window), HostFinger(in: window))
    first.down(at: CGPoint(x: 10, y: 10))
    second.down(at: CGPoint(x: 150, y: 10))
    expect(left.log == ["began"] && right.log == [])
    first.up()
    second.up()
    expectEqual(right.log, [])
    second.down(at: CGPoint(x: 150, y: 10))
    first.down(at: CGPoint(x: 10, y: 10))
    expect(right.log == ["began"] && left.log == ["began", "ended"])
  }

  @Test("[A for UISlider] a view under the finger may keep recognizers of views above from beginning")
  func viewUnderTheFingerDecides() {
    final class Jealous: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view === self
      }
    }
    let (window, left, _) = stage()
    let jealous = Jealous(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    left.addSubview(jealous)
    let pan = UIPanGestureRecognizer()
    left.addGestureRecognizer(pan)
    let finger = HostFinger(in: window)
    finger.down(at: CGPoint(x: 10, y: 10))
    finger.move(to: CGPoint(x: 40, y: 10))
    expectEqual(pan.state, .failed)
    finger.up()
    finger.down(at: CGPoint(x: 60, y: 10))
    finger.move(to: CGPoint(x: 90, y: 10))
    expectEqual(pan.state, .began)
  }
}
