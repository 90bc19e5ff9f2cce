/// The settings of a tab: the screen, the device, and the user's settings.
struct StageSettings: Equatable, Sendable {
  var screen = CatalogScreen.all.first?.id ?? ""
  var device = DeviceModel.phoneNotch.name
  var isLandscape = false
  var isDark = false
  var textSize = TextSize.large
  var isVoiceOverRunning = false
  var isReduceMotionEnabled = false
  var isRightToLeft = false
  var speed = 1.0
  /// The properties of headers that differ from those that the screen sets, by path.
  var properties: [String: PropertyValue] = [:]

  /// The text sizes, by the names that the page uses.
  enum TextSize: String, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    var category: UIContentSizeCategory {
      switch self {
      case .extraSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .extraLarge: .extraLarge
      case .extraExtraLarge: .extraExtraLarge
      case .extraExtraExtraLarge: .extraExtraExtraLarge
      case .accessibilityMedium: .accessibilityMedium
      case .accessibilityLarge: .accessibilityLarge
      case .accessibilityExtraLarge: .accessibilityExtraLarge
      case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
      case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
      }
    }
  }

  /// Returns whether these settings require another screen or device.
  func needsNewStage(after old: StageSettings) -> Bool {
    // The screen's own value of a property is known only to the screen.
    screen != old.screen || device != old.device || isRightToLeft != old.isRightToLeft
      || !old.properties.keys.allSatisfy { properties[$0] != nil }
  }
}
