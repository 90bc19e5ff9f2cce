/// What VoiceOver is to know of a view beyond its label.
@MainActor final class SpeechSettings {
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var elements: [Any]?
  var isModal = false
  var customActions: [UIAccessibilityCustomAction]?
  var groupsChildren = false
}

extension UIView {
  final func writeSpeech(_ change: (SpeechSettings) -> Void) {
    let settings = speech ?? SpeechSettings()
    change(settings)
    speech = settings
  }

  /// The box around the view in points of the screen; of a view without a window that of the tree's top.
  final var placeOnScreen: CGRect {
    let box = convert(bounds, to: nil as UIView?)
    guard let window else { return box }
    let origin = window.layer.frame.origin
    return box.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// What `endEditing` does.
  final func takeKeyboard(force: Bool) -> Bool {
    guard let responder = HostSimulator.of(self).firstResponder as? UIView, responder.isDescendant(of: self)
    else { return true }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    HostSimulator.of(self).firstResponder = nil
    (responder as? UITextField)?.editingDidEnd()
    return true
  }
}
