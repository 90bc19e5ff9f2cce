import PortableUIKit
import Testing

@MainActor struct UITextFieldTests {
  final class Judge: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var begins = true
    var ends = true
    var changes = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.append("shouldBegin")
      return begins
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.append("shouldEnd")
      return ends
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      log.append("change \(range.location)+\(range.length) \(string)")
      return changes
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.append("shouldReturn")
      return true
    }
  }

  private func stage() -> (stage: ControlStage<UITextField>, judge: Judge, log: EventLog) {
    let stage = ControlStage { UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34)) }
    let judge = Judge()
    stage.control.delegate = judge
    return (stage, judge, EventLog(stage.control))
  }

  private func lines(_ field: UITextField) throws -> [LayerSnapshot.TextLine] {
    field.layoutIfNeeded()
    return try #require(LayerSnapshot(of: field)).sublayers.flatMap(\.text)
  }

  @Test("[K] the text is never nil; 17 points in the color of labels")
  func defaults() {
    switchOn(.phone47)
    let field = UITextField()
    expect(field.text == "" && field.placeholder == nil && field.borderStyle == .none)
    expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label && !field.isEditing)
    field.text = nil
    field.font = nil
    field.textColor = nil
    expect(field.text == "" && field.font == .systemFont(ofSize: 17) && field.textColor == .label)
  }

  @Test("[A] the placeholder is shown, paler, as long as there is no text")
  func placeholder() throws {
    let field = stage().stage.control
    field.placeholder = "Name"
    try expectEqual(lines(field).map(\.text), ["Name"])
    try expectEqual(lines(field)[0].color.alpha, 0.3)
    field.text = "Ada"
    try expectEqual(lines(field).map(\.text), ["Ada"])
    try expectEqual(lines(field)[0].color.alpha, 1)
  }

  @Test("[A] a tap makes the field first responder; the delegate is notified before the event")
  func tap() {
    let (stage, judge, log) = stage()
    stage.control.addAction(
      UIAction { _ in expectEqual(judge.log, ["shouldBegin", "didBegin"]) }, for: .editingDidBegin)
    stage.tap(50, 17)
    expect(stage.control.isFirstResponder && stage.control.isEditing)
    expectEqual(log.count("begin"), 1)
    stage.tap(50, 17)
    expect(judge.log == ["shouldBegin", "didBegin"] && log.count("begin") == 1)
  }

  @Test("[A] the delegate can refuse to begin and to end")
  func refusal() {
    let (stage, judge, log) = stage()
    judge.begins = false
    stage.tap(50, 17)
    expect(!stage.control.isFirstResponder && log.count("begin") == 0)
    judge.begins = true
    judge.ends = false
    stage.tap(50, 17)
    expect(!stage.control.resignFirstResponder() && stage.control.isEditing)
    expect(!stage.window.endEditing(false) && stage.control.isEditing)
    expect(stage.window.endEditing(true) && !stage.control.isEditing)
    expect(judge.log.last == "didEnd" && log.count("end") == 1)
  }

  @Test("[A] another field takes the keyboard: this one ends before that begins")
  func secondField() {
    let (stage, judge, _) = stage()
    let second = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.window.addSubview(second)
    second.delegate = judge
    stage.control.becomeFirstResponder()
    judge.log = []
    expect(second.becomeFirstResponder())
    expectEqual(judge.log, ["shouldBegin", "shouldEnd", "didEnd", "didBegin"])
    expect(!stage.control.isEditing && second.isEditing)
  }

  @Test("[A] typed characters are put to the delegate, then editingChanged is sent")
  func typing() {
    let (stage, judge, log) = stage()
    stage.simulator.type("x")
    expectEqual(stage.control.text, "")
    stage.tap(50, 17)
    judge.log = []
    stage.simulator.type("Ad")
    stage.simulator.type("a")
    stage.simulator.pressDelete()
    expect(stage.control.text == "Ad" && log.count("edited") == 3)
    expectEqual(judge.log, ["change 0+0 Ad", "change 2+0 a", "change 2+1 "])
    judge.changes = false
    stage.simulator.type("z")
    expect(stage.control.text == "Ad" && log.count("edited") == 3)
    stage.control.text = "program"
    expectEqual(log.count("edited"), 3)
  }

  @Test("[A] return asks the delegate; an action for editingDidEndOnExit also ends editing")
  func pressingReturn() {
    let (stage, judge, log) = stage()
    stage.tap(50, 17)
    stage.simulator.pressReturn()
    expect(judge.log.last == "shouldReturn" && stage.control.isEditing && log.count("primary") == 1)
    stage.control.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    stage.simulator.pressReturn()
    expect(!stage.control.isEditing && judge.log.last == "didEnd")
  }

  @Test("[K] a field that leaves its window ends editing")
  func removal() {
    let (stage, judge, _) = stage()
    stage.control.becomeFirstResponder()
    stage.control.removeFromSuperview()
    expect(!stage.control.isFirstResponder && judge.log.last == "didEnd")
  }

  @Test("[A] a disabled field can't be edited")
  func disabled() {
    let stage = stage().stage
    stage.control.isEnabled = false
    stage.tap(50, 17)
    expect(!stage.control.isFirstResponder && !stage.control.becomeFirstResponder())
  }

  @Test("[A] dragging a scroll view dismisses the keyboard in the modes that do", arguments: [false, true])
  func keyboardDismissMode(isOn: Bool) {
    switchOn(.phone47)
    let stage = ScrollStage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.scrollView.addSubview(field)
    field.becomeFirstResponder()
    expectEqual(stage.scrollView.keyboardDismissMode, .none)
    if isOn { stage.scrollView.keyboardDismissMode = .onDrag }
    stage.drag(from: 300, by: -50)
    expectEqual(field.isEditing, !isOn)
  }

  @Test func theCaretStandsAfterTheText() throws {
    let stage = stage().stage
    stage.control.text = "11"
    stage.control.layoutIfNeeded()
    try expectEqual(#require(LayerSnapshot(of: stage.control)).sublayers.count, 1)
    stage.control.becomeFirstResponder()
    stage.control.layoutIfNeeded()
    let parts = try #require(LayerSnapshot(of: stage.control)).sublayers
    // Two ones of 1308 units, rounded up to pixels, and half the caret.
    expect(parts.count == 2 && parts[1].position == CGPoint(x: 16 + 1, y: 17))
  }

  @Test("[A] overridden places of the text are kept; frames take room")
  func places() throws {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
    }
    switchOn(.phone47)
    let field = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = "x"
    field.layoutIfNeeded()
    try expectEqual(#require(LayerSnapshot(of: field)).sublayers[0].position.x, 100)
    try expectEqual(#require(LayerSnapshot(of: field)).sublayers[0].bounds.width, 140)
    let framed = UITextField(frame: field.frame)
    framed.borderStyle = .roundedRect
    expectEqual(framed.textRect(forBounds: framed.bounds), CGRect(x: 7, y: 2, width: 186, height: 30))
    let snapshot = try #require(LayerSnapshot(of: framed))
    expect(snapshot.border?.width == 0.5 && snapshot.cornerRadius == 5)
  }

  @Test("[K] the text is the value for VoiceOver")
  func accessibility() {
    let field = stage().stage.control
    field.placeholder = "Name"
    expect(field.isAccessibilityElement && field.accessibilityValue == "Name")
    field.text = "Ada"
    expectEqual(field.accessibilityValue, "Ada")
  }

  @Test("[A] dots stand for the letters of a secure field, also for a screen reader; the text is as typed")
  func secureText() {
    let field = UITextField()
    field.text = "secret"
    let width = field.intrinsicContentSize.width
    field.isSecureTextEntry = true
    expectEqual(field.text, "secret")
    expectEqual(field.accessibilityValue, "\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}")
    expectNotEqual(field.intrinsicContentSize.width, width)
    field.isSecureTextEntry = false
    expect(field.intrinsicContentSize.width == width && field.accessibilityValue == "secret")
  }
}
