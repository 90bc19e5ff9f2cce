extension HostSimulator {
  /// Types characters into the text field that is first responder; nothing happens without one.
  ///
  /// The field's delegate is asked once for all of them.
  public func type(_ characters: String) {
    (firstResponder as? UITextField)?.type(characters)
  }

  /// Deletes the last character of the text field that is first responder; nothing happens without one.
  public func pressDelete() {
    guard let field = firstResponder as? UITextField, field.text?.isEmpty == false else { return }
    field.type("", replacingLast: 1)
  }

  /// Presses return in the text field that is first responder; nothing happens without one.
  public func pressReturn() {
    (firstResponder as? UITextField)?.pressReturn()
  }
}
