import Foundation

/// The accessibility settings that headers ask for; the host sets them.
public enum UIAccessibility {
  /// Whether VoiceOver reads the screen; false unless the host switched it on.
  @MainActor public static var isVoiceOverRunning: Bool { HostSimulator.current.isVoiceOverRunning }
  /// Whether the user asked for less motion; false unless the host switched it on.
  @MainActor public static var isReduceMotionEnabled: Bool { HostSimulator.current.isReduceMotionEnabled }
  /// Posted when VoiceOver starts or stops.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when the wish for less motion changes.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
