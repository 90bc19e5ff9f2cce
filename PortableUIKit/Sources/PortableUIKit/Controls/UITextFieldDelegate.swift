import Foundation

/// Decides about the text of a field and hears of it.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the user may begin to change the text; true by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The user may change the text now.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the field may give up the keyboard; true by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The user can't change the text any longer.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether characters that were typed may take the place of those in `range`; true by default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Whether pressing return counts; true by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Answers true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Answers true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Answers true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Answers true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
