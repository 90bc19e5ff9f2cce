import Foundation

/// Something more that VoiceOver offers to do with an element.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Does it, and says whether that worked.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// Makes an action with a handler.
  public init(name: String, actionHandler: UIAccessibilityCustomAction.Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Makes an action with a picture and a handler.
  public init(name: String, image: UIImage?, actionHandler: UIAccessibilityCustomAction.Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Makes an action that is sent to a target, which is not kept.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// What VoiceOver says.
  open var name: String
  /// The picture for other assistants; nil by default.
  open var image: UIImage?
  /// What runs; nil for a target.
  open var actionHandler: UIAccessibilityCustomAction.Handler?
  /// Who gets the selector.
  weak open var target: AnyObject?
  /// What is sent to the target.
  open var selector = Selector { _ in }
}

/// Where VoiceOver scrolls to.
public enum UIAccessibilityScrollDirection: Int, @unchecked Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}

extension UIAccessibility {
  /// Posted when VoiceOver moves to another element.
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the element that it moved to.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that it came from.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// Posted when an announcement was said or broken off.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The key of what was said.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether all of it was said.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}
