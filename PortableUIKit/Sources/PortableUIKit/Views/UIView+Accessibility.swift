extension UIView {
  final func writeSpeech(_ change: (SpeechSettings) -> Void) {
    let settings = speech ?? SpeechSettings()
    change(settings)
    speech = settings
  }

  /// The bounding box of the view in screen points; without a window, in the coordinates of the topmost
  /// superview.
  final var placeOnScreen: CGRect {
    let box = convert(bounds, to: nil as UIView?)
    guard let window else { return box }
    let origin = window.layer.frame.origin
    return box.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Implements `endEditing(_:)`.
  final func takeKeyboard(force: Bool) -> Bool {
    guard let responder = HostSimulator.of(self).firstResponder as? UIView, responder.isDescendant(of: self)
    else { return true }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    HostSimulator.of(self).firstResponder = nil
    responder.didLoseKeyboard()
    return true
  }
}
