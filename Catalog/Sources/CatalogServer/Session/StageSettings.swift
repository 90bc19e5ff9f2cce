/// What a tab has chosen: the screen, the device, and how the user has set it.
struct StageSettings: Equatable, Sendable {
  var screen = CatalogScreen.all.first?.id ?? ""
  var device = DeviceModel.phoneNotch.name
  var isLandscape = false
  var isDark = false
  var textSize = TextSize.large
  var isVoiceOverRunning = false
  var isReduceMotionEnabled = false
  var speed = 1.0

  /// Sizes of text, by the names that the page uses.
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

  /// Whether another screen or device has to be made for these settings.
  func needsNewStage(after old: StageSettings) -> Bool {
    screen != old.screen || device != old.device
  }
}
