import Testing

@testable import PortableUIKit

@MainActor struct HostKeyboardTests {
  let simulator = HostSimulator(device: .phoneNotch)
  let window: UIWindow
  let one = UITextField(frame: .zero)
  let two = UITextField(frame: .zero)

  init() {
    simulator.makeCurrent()
    window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    for field in [one, two] { window.addSubview(field) }
  }

  @MainActor final class Log {
    var names: [String] = []
    var ends: [CGRect] = []
    var tokens: [any NSObjectProtocol] = []

    init(_ screen: UIScreen) {
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      ] {
        let token = NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) {
          note in
          let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
          let (text, frame) = (note.name.rawValue, end?.cgRectValue)
          MainActor.assumeIsolated {
            self.names.append(text.replacing("UIKeyboard", with: "").replacing("Notification", with: ""))
            if let frame { self.ends.append(frame) }
          }
        }
        tokens.append(token)
      }
    }
  }

  @Test("[A] the keyboard comes and goes with text fields, and stays when one takes the place of another")
  func course() {
    simulator.makeCurrent()
    let log = Log(simulator.screen)
    one.becomeFirstResponder()
    expectEmpty(log.names)
    one.resignFirstResponder()
    simulator.showsKeyboard = true
    one.becomeFirstResponder()
    expectEqual(log.names, ["WillShow"])
    expectEqual(log.ends, [CGRect(x: 0, y: 844 - 294, width: 390, height: 294)])
    simulator.advance(by: 0.3)
    two.becomeFirstResponder()
    expect(log.names == ["WillShow", "DidShow"] && two.isFirstResponder)
    window.endEditing(true)
    simulator.advance(by: 0.3)
    expect(log.names == ["WillShow", "DidShow", "WillHide", "DidHide"] && log.ends.last?.minY == 844)
  }
}
