import Foundation

extension UIAccessibility {
  /// A Boolean value that indicates whether VoiceOver is running. The default is `false`.
  public static var isVoiceOverRunning: Bool {
    MainActor.assumeIsolated { HostSimulator.current.isVoiceOverRunning }
  }
  /// A Boolean value that indicates whether Reduce Motion is enabled. The default is `false`.
  public static var isReduceMotionEnabled: Bool {
    MainActor.assumeIsolated { HostSimulator.current.isReduceMotionEnabled }
  }
  /// A Boolean value that indicates whether Reduce Transparency is enabled. The default is `false`.
  public static var isReduceTransparencyEnabled: Bool {
    MainActor.assumeIsolated { HostSimulator.current.isReduceTransparencyEnabled }
  }
  /// A Boolean value that indicates whether Bold Text is enabled. The default is `false`. It doesn't change
  /// fonts.
  public static var isBoldTextEnabled: Bool {
    MainActor.assumeIsolated { HostSimulator.current.isBoldTextEnabled }
  }
  /// A Boolean value that indicates whether Increase Contrast is enabled. The default is `false`. It doesn't
  /// change colors.
  public static var isDarkerSystemColorsEnabled: Bool {
    MainActor.assumeIsolated { HostSimulator.current.isDarkerSystemColorsEnabled }
  }
  /// A Boolean value that indicates whether Switch Control is running. The default is `false`.
  public static var isSwitchControlRunning: Bool {
    MainActor.assumeIsolated { HostSimulator.current.isSwitchControlRunning }
  }

  /// Posts a notification to VoiceOver. The host finds it in `HostSimulator.accessibilityPosts`.
  @preconcurrency @MainActor public static func post(
    notification: UIAccessibility.Notification, argument: Any?
  ) {
    HostSimulator.current.notePost(notification, argument: argument)
  }
}
