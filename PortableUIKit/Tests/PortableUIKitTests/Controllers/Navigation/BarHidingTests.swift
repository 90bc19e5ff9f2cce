import Testing

@testable import PortableUIKit

/// How taps, the keyboard, and little height hide the bars of a navigation controller.
@MainActor struct BarHidingTests {
  let simulator = HostSimulator(device: .phoneNotch)
  let window: UIWindow
  let navigation = UINavigationController()
  let root = UIViewController()
  let field = UITextField(frame: CGRect(x: 20, y: 300, width: 100, height: 30))
  let button = UIButton(frame: CGRect(x: 20, y: 500, width: 100, height: 40))

  init() {
    simulator.makeCurrent()
    window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    root.view.addSubview(field)
    root.view.addSubview(button)
    navigation.viewControllers = [root]
    navigation.isToolbarHidden = false
    window.rootViewController = navigation
    simulator.step()
  }

  private func tap(x: CGFloat = 200, y: CGFloat) {
    let finger = HostFinger(in: window, simulator: simulator)
    finger.down(at: CGPoint(x: x, y: y), time: simulator.now)
    finger.up(time: simulator.now + 0.05)
    simulator.runUntilIdle()
  }

  private var barsAreHidden: [Bool] { [navigation.isNavigationBarHidden, navigation.isToolbarHidden] }

  @Test("[A] taps hide and show the bars, unless a control or a bar handles them")
  func taps() {
    tap(y: 400)
    expectEqual(barsAreHidden, [false, false])
    navigation.hidesBarsOnTap = true
    tap(x: 50, y: 520)
    tap(y: 60)
    expectEqual(barsAreHidden, [false, false])
    tap(y: 400)
    expectEqual(barsAreHidden, [true, true])
    tap(y: 400)
    expectEqual(barsAreHidden, [false, false])
    navigation.hidesBarsOnTap = false
    tap(y: 400)
    expectEqual(barsAreHidden, [false, false])
  }

  @Test("[A] the keyboard hides the bars, which stay hidden without it until a tap")
  func keyboard() {
    simulator.showsKeyboard = true
    navigation.hidesBarsWhenKeyboardAppears = true
    field.becomeFirstResponder()
    simulator.runUntilIdle()
    expectEqual(barsAreHidden, [true, true])
    field.resignFirstResponder()
    simulator.runUntilIdle()
    expectEqual(barsAreHidden, [true, true])
    tap(y: 400)
    expectEqual(barsAreHidden, [false, false])
    tap(y: 400)
    expectEqual(barsAreHidden, [false, false])
  }

  @Test("[A] little height hides the bars; a tap where they would be shows them")
  func verticallyCompact() {
    navigation.hidesBarsWhenVerticallyCompact = true
    expectEqual(barsAreHidden, [false, false])
    simulator.rotate(to: .landscapeLeft)
    simulator.runUntilIdle()
    expectEqual(barsAreHidden, [true, true])
    tap(y: 200)
    expectEqual(barsAreHidden, [true, true])
    tap(y: 10)
    expectEqual(barsAreHidden, [false, false])
    simulator.rotate(to: .portrait)
    simulator.runUntilIdle()
    expectEqual(barsAreHidden, [false, false])
  }
}
