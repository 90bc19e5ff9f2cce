extension HostSimulator {
  /// Types characters into the text field that is first responder. Does nothing if there is none.
  ///
  /// The field's delegate is called once for all characters.
  public func type(_ characters: String) {
    (firstResponder as? UITextField)?.type(characters)
    (firstResponder as? UITextView)?.type(characters)
  }

  /// Deletes the last character of the text field that is first responder. Does nothing if there is none.
  public func pressDelete() {
    if let view = firstResponder as? UITextView, !view.text.isEmpty { view.type("", replacingLast: 1) }
    guard let field = firstResponder as? UITextField, field.text?.isEmpty == false else { return }
    field.type("", replacingLast: 1)
  }

  /// Presses the return key in the text field that is first responder. Does nothing if there is none.
  public func pressReturn() {
    (firstResponder as? UITextField)?.pressReturn()
    (firstResponder as? UITextView)?.type("\n")
  }
}
