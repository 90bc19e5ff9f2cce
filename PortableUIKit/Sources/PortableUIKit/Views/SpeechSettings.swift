/// The accessibility settings of a view beyond its label.
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
