import Foundation

/// The accessibility settings, configured by the host, and the notifications of VoiceOver.
///
/// As in UIKit, the settings aren't isolated to an actor. The simulator is isolated to the main actor, so reading
/// them elsewhere traps.
public enum UIAccessibility {
  /// A notification posted when VoiceOver starts or stops.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// A notification posted when the Reduce Motion setting changes.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// A notification posted when the Reduce Transparency setting changes.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// A notification posted when the Bold Text setting changes.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// A notification posted when the Increase Contrast setting changes.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerColorsStatusDidChangeNotification")
  /// A notification posted when Switch Control starts or stops.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")

  /// A notification that an app posts to VoiceOver.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The raw value of the notification.
    public let rawValue: UInt32

    /// Creates a notification with a raw value.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen appeared. The argument is the element to focus, or `nil`.
    public static let screenChanged = UIAccessibility.Notification(rawValue: 1000)
    /// The layout of a part of the screen changed. The argument is the element to focus, or `nil`.
    public static let layoutChanged = UIAccessibility.Notification(rawValue: 1001)
    /// An announcement. The argument is the text to speak.
    public static let announcement = UIAccessibility.Notification(rawValue: 1008)
    /// The content was scrolled by a page. The argument describes the new position.
    public static let pageScrolled = UIAccessibility.Notification(rawValue: 1009)
  }
}
