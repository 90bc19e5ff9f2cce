/// What a header sees of the screen around it at one moment: measured by the view with every event.
public struct Surroundings: Equatable, Sendable {
  /// The status bar's height in points; 0 while it is hidden.
  public var statusBarHeight: Double
  /// The application's status bar is hidden, by whomever.
  public var isStatusBarHidden: Bool
  /// VoiceOver reads the screen: the header is not stretched.
  public var isVoiceOverRunning: Bool

  /// Creates surroundings; by default a screen without status bar and without VoiceOver.
  public init(
    statusBarHeight: Double = 0, isStatusBarHidden: Bool = false, isVoiceOverRunning: Bool = false
  ) {
    self.statusBarHeight = statusBarHeight
    self.isStatusBarHidden = isStatusBarHidden
    self.isVoiceOverRunning = isVoiceOverRunning
  }
}
