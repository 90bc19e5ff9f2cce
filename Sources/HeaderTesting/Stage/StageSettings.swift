/// The settings of a user's device.
struct StageSettings: Equatable {
  var isVoiceOverRunning = false
  var isReduceMotionEnabled = false
  var userInterfaceStyle = UIUserInterfaceStyle.light
  var textSize = UIContentSizeCategory.large
  /// Whether the status bar is hidden whatever the view controllers say; `nil` leaves it to them.
  var isStatusBarHidden: Bool?
}
