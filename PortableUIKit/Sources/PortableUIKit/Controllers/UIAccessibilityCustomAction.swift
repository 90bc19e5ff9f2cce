import Foundation

/// A custom action that VoiceOver offers for an element.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// Creates an action with a handler.
  public init(name: String, actionHandler: UIAccessibilityCustomAction.Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an image and a handler.
  public init(name: String, image: UIImage?, actionHandler: UIAccessibilityCustomAction.Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with a target, which isn't retained, and a selector.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// The name that VoiceOver speaks.
  open var name: String
  /// The image for other assistive technologies. The default is `nil`.
  open var image: UIImage?
  /// The handler of the action, or `nil` if it has a target.
  open var actionHandler: UIAccessibilityCustomAction.Handler?
  /// The target of the action.
  weak open var target: AnyObject?
  /// The selector that is sent to the target.
  open var selector = Selector { _ in }
}

/// The directions of scrolling with VoiceOver.
public enum UIAccessibilityScrollDirection: Int, @unchecked Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}

extension UIAccessibility {
  /// A notification posted when VoiceOver focuses another element.
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the element that was focused.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that lost the focus.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// A notification posted when an announcement ended or was interrupted.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The key of the announcement's text.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of a Boolean value that indicates whether the entire announcement was spoken.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}
