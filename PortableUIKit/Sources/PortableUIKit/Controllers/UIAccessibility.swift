import Foundation

/// The accessibility settings that apps ask for; the host sets them.
///
/// As in UIKit they belong to no actor. The simulator lives on the main actor, so asking elsewhere stops the program.
public enum UIAccessibility {
  /// Whether VoiceOver reads the screen; false unless the host switched it on.
  public static var isVoiceOverRunning: Bool {
    MainActor.assumeIsolated { HostSimulator.current.isVoiceOverRunning }
  }
  /// Whether the user asked for less motion; false unless the host switched it on.
  public static var isReduceMotionEnabled: Bool {
    MainActor.assumeIsolated { HostSimulator.current.isReduceMotionEnabled }
  }
  /// Whether the user asked for less transparency; false unless the host switched it on.
  public static var isReduceTransparencyEnabled: Bool {
    MainActor.assumeIsolated { HostSimulator.current.isReduceTransparencyEnabled }
  }
  /// Whether the user asked for bold text; false unless the host switched it on. Fonts stay as they are.
  public static var isBoldTextEnabled: Bool {
    MainActor.assumeIsolated { HostSimulator.current.isBoldTextEnabled }
  }
  /// Whether the user asked for more contrast; false unless the host switched it on. Colours stay as they are.
  public static var isDarkerSystemColorsEnabled: Bool {
    MainActor.assumeIsolated { HostSimulator.current.isDarkerSystemColorsEnabled }
  }
  /// Whether the user works with Switch Control; false unless the host switched it on.
  public static var isSwitchControlRunning: Bool {
    MainActor.assumeIsolated { HostSimulator.current.isSwitchControlRunning }
  }

  /// Posted when VoiceOver starts or stops.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when the wish for less motion changes.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when the wish for less transparency changes.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when the wish for bold text changes.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when the wish for more contrast changes.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerColorsStatusDidChangeNotification")
  /// Posted when Switch Control starts or stops.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")

  /// What an app tells VoiceOver.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number that stands for the message.
    public let rawValue: UInt32

    /// The message with the given number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen is there; the argument is the element to go to, or nil.
    public static let screenChanged = UIAccessibility.Notification(rawValue: 1000)
    /// A part of the screen is new; the argument is the element to go to, or nil.
    public static let layoutChanged = UIAccessibility.Notification(rawValue: 1001)
    /// The argument is a text to be said.
    public static let announcement = UIAccessibility.Notification(rawValue: 1008)
    /// The content was scrolled by a page; the argument says to where.
    public static let pageScrolled = UIAccessibility.Notification(rawValue: 1009)
  }

  /// Tells VoiceOver something; the host finds it in `HostSimulator.accessibilityPosts`.
  @preconcurrency @MainActor public static func post(
    notification: UIAccessibility.Notification, argument: Any?
  ) {
    HostSimulator.current.notePost(notification, argument: argument)
  }
}
