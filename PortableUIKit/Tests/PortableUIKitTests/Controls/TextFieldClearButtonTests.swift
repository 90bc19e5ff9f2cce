import Testing

@testable import PortableUIKit

@MainActor struct TextFieldClearButtonTests {
  final class Judge: NSObject, UITextFieldDelegate {
    var clears = true
    func textFieldShouldClear(_ textField: UITextField) -> Bool { clears }
  }

  private let stage = ControlStage { UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34)) }
  private var field: UITextField { stage.control }

  /// The clear button's center, in points of the field.
  private var center: CGPoint {
    let rect = field.clearButtonRect(forBounds: field.bounds)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  private func isClearButtonVisible() -> Bool {
    field.layoutIfNeeded()
    return field.hitTest(center, with: nil) !== field
  }

  @Test("The clear button is visible only in its mode and while there is text")
  func visibility() {
    field.text = "Ada"
    expect(field.clearButtonMode == .never && !isClearButtonVisible())
    field.clearButtonMode = .whileEditing
    expect(!isClearButtonVisible())
    field.becomeFirstResponder()
    expect(isClearButtonVisible())
    field.text = ""
    expect(!isClearButtonVisible())
    field.text = "Ada"
    field.clearButtonMode = .unlessEditing
    expect(!isClearButtonVisible())
    field.clearButtonMode = .always
    expect(isClearButtonVisible())
    let width = field.textRect(forBounds: field.bounds).width
    expectEqual(width, field.clearButtonRect(forBounds: field.bounds).minX)
  }

  @Test("A visible right view replaces the clear button")
  func rightView() {
    field.text = "Ada"
    field.clearButtonMode = .always
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    expect(isClearButtonVisible())
    field.rightViewMode = .always
    field.layoutIfNeeded()
    expectSame(field.hitTest(center, with: nil), field.rightView)
  }

  @Test("A tap on the clear button clears the text, sends an event, and begins editing")
  func tap() {
    let judge = Judge()
    let log = EventLog(field)
    field.delegate = judge
    field.text = "Ada"
    field.clearButtonMode = .always
    field.layoutIfNeeded()
    judge.clears = false
    stage.tap(center.x, center.y)
    expect(field.text == "Ada" && log.count("edited") == 0)
    judge.clears = true
    stage.tap(center.x, center.y)
    expect(field.text == "" && log.count("edited") == 1 && field.isEditing)
  }

  @Test("Editing begins with an empty text if the field clears on begin")
  func clearsOnBeginEditing() {
    field.text = "Ada"
    field.becomeFirstResponder()
    expectEqual(field.text, "Ada")
    field.resignFirstResponder()
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    expectEqual(field.text, "")
  }

  @Test("The placeholder has the attributes of an attributed placeholder, and the text doesn't")
  func attributedPlaceholder() throws {
    let font = UIFont.systemFont(ofSize: 11)
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.font: font, .foregroundColor: UIColor.red])
    expect(field.placeholder == "Name" && field.font == .systemFont(ofSize: 17))
    func line() throws -> LayerSnapshot.TextLine {
      field.layoutIfNeeded()
      let snapshot = try #require(LayerSnapshot(of: field))
      return try #require(snapshot.sublayers.flatMap(\.text).first)
    }
    try expect(line().text == "Name" && line().fontSize == 11 && line().color.red == 1)
    field.text = "Ada"
    try expect(line().text == "Ada" && line().fontSize == 17 && line().color.red == 0)
    field.text = nil
    field.placeholder = "Other"
    expectEqual(field.attributedPlaceholder?.string, "Other")
    try expect(line().text == "Other" && line().fontSize == 17)
  }

  @Test("The return key does nothing while it is disabled for lack of text")
  func disabledReturnKey() {
    let log = EventLog(field)
    field.enablesReturnKeyAutomatically = true
    field.becomeFirstResponder()
    stage.simulator.pressReturn()
    expectEqual(log.count("primary"), 0)
    stage.simulator.type("a")
    stage.simulator.pressReturn()
    expectEqual(log.count("primary"), 1)
  }
}
