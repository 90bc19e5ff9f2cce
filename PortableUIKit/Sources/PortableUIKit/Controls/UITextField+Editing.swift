import Foundation

/// The editing of a text field by the host.
extension UITextField {
  /// Types characters at the end of the text, replacing a number of characters there.
  final func type(_ characters: String, replacingLast count: Int = 0) {
    guard isEditing else { return }
    let kept = String(storedText.dropLast(count))
    let range = NSRange(location: kept.utf16.count, length: storedText.utf16.count - kept.utf16.count)
    let mayChange = delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: characters)
    guard mayChange != false else { return }
    text = kept + characters
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Handles the return key. If there is an action for `editingDidEndOnExit`, editing ends.
  final func pressReturn() {
    if enablesReturnKeyAutomatically, storedText.isEmpty { return }
    guard isEditing, delegate?.textFieldShouldReturn(self) != false else { return }
    let ends = hasActions(for: .editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
  }

  /// Called after the field resigned first responder.
  final func editingDidEnd() {
    showText()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// Clears the text as a tap on the clear button does, unless the delegate refuses. Editing begins.
  final func clear() {
    guard delegate?.textFieldShouldClear(self) != false else { return }
    text = ""
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    becomeFirstResponder()
  }
}
