/// The settings of a user's device.
struct StageSettings: Equatable {
  var isVoiceOverRunning = false
  var isReduceMotionEnabled = false
  var userInterfaceStyle = UIUserInterfaceStyle.light
  var textSize = UIContentSizeCategory.large
  /// A Boolean value that determines whether the status bar is hidden, regardless of the view controllers'
  /// preferences, or `nil` to use those.
  var isStatusBarHidden: Bool?
  var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  var showsKeyboard = false
}
