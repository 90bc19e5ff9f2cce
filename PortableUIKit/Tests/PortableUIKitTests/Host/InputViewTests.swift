import Testing

@testable import PortableUIKit

/// Input views and accessory views of first responders on a screen of 390 x 844 points.
@MainActor struct InputViewTests {
  let simulator = HostSimulator(device: .phoneNotch)
  let window: UIWindow
  let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
  let other = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))

  init() {
    simulator.makeCurrent()
    window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    for field in [field, other] { window.addSubview(field) }
  }

  private func frameOnScreen(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil as UIView?) }

  @Test("An accessory view moves in above the keyboard and out with it")
  func accessoryView() {
    simulator.makeCurrent()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    field.inputAccessoryView = bar
    simulator.showsKeyboard = true
    field.becomeFirstResponder()
    expectEqual(simulator.keyboardFrame, CGRect(x: 0, y: 844 - 294 - 44, width: 390, height: 294 + 44))
    simulator.advance(by: 0.4)
    expectEqual(frameOnScreen(of: bar), CGRect(x: 0, y: 506, width: 390, height: 44))
    expect(bar.window !== window && UIApplication.shared.windows == [window])
    other.becomeFirstResponder()
    expectEqual(simulator.keyboardFrame.height, 294)
    simulator.advance(by: 0.4)
    expectNil(bar.window)
    other.resignFirstResponder()
    expectEqual(simulator.keyboardFrame.minY, 844)
  }

  @Test("An input view replaces the keyboard, also without one")
  func inputView() {
    simulator.makeCurrent()
    let keys = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    field.inputView = keys
    field.becomeFirstResponder()
    expectEqual(simulator.keyboardFrame, CGRect(x: 0, y: 644, width: 390, height: 200))
    simulator.advance(by: 0.4)
    expectEqual(frameOnScreen(of: keys), CGRect(x: 0, y: 644, width: 390, height: 200))
    field.inputView = nil
    field.reloadInputViews()
    simulator.advance(by: 0.4)
    expect(keys.window == nil && simulator.keyboardFrame.minY == 844)
  }

  @Test("Touches on an accessory view reach it; others reach the window behind")
  func touches() {
    simulator.makeCurrent()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    field.inputAccessoryView = button
    field.becomeFirstResponder()
    simulator.advance(by: 0.4)
    let finger = HostFinger(in: window)
    finger.down(at: CGPoint(x: 100, y: 820))
    finger.up()
    expect(taps == 1 && field.isFirstResponder)
    finger.down(at: CGPoint(x: 50, y: 220))
    finger.up()
    expect(taps == 1 && other.isFirstResponder)
  }

  @Test("The accessory view of a controller is used for the responders in its view")
  func inherited() {
    simulator.makeCurrent()
    final class Controller: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
      override var inputAccessoryView: UIView? { bar }
    }
    let controller = Controller()
    window.rootViewController = controller
    let inner = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    controller.view.addSubview(inner)
    inner.becomeFirstResponder()
    simulator.advance(by: 0.4)
    expectEqual(frameOnScreen(of: controller.bar), CGRect(x: 0, y: 794, width: 390, height: 50))
    inner.resignFirstResponder()
    simulator.advance(by: 0.4)
    expectNil(controller.bar.window)
  }

  @Test("Input views follow a rotation")
  func rotation() {
    simulator.makeCurrent()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    simulator.advance(by: 0.4)
    simulator.rotate(to: .landscapeLeft)
    simulator.runUntilIdle()
    expectEqual(frameOnScreen(of: bar), CGRect(x: 0, y: 346, width: 844, height: 44))
  }
}
