/// The surroundings of a header at one moment. The view measures them for every event.
public struct Surroundings: Equatable, Sendable {
  /// The height of the header, in points.
  public var headerHeight: Double
  /// The height of the status bar, in points; 0 while it is hidden.
  public var statusBarHeight: Double
  /// A Boolean value that indicates whether the app's status bar is hidden, by any code.
  public var isStatusBarHidden: Bool
  /// A Boolean value that indicates whether the system shows a status bar here unless the app hides it. Phones in landscape have
  /// none.
  package var hasStatusBar = true
  /// The height of the part of the status bar that is above the header's place, as above a sheet, in points. The default is 0.
  package var statusBarAbove = 0.0
  /// A Boolean value that indicates whether VoiceOver is running. The header isn't stretched then.
  public var isVoiceOverRunning: Bool

  /// Creates surroundings. The defaults describe a screen without a status bar and without VoiceOver.
  public init(
    headerHeight: Double = 0, statusBarHeight: Double = 0, isStatusBarHidden: Bool = false,
    isVoiceOverRunning: Bool = false
  ) {
    self.headerHeight = headerHeight
    self.statusBarHeight = statusBarHeight
    self.isStatusBarHidden = isStatusBarHidden
    self.isVoiceOverRunning = isVoiceOverRunning
  }

  /// A Boolean value that indicates whether both heights are usable. The engine ignores surroundings that aren't.
  var isUsable: Bool {
    headerHeight >= 0 && statusBarHeight >= 0 && ScrollMetrics.isUsable(headerHeight + statusBarHeight)
  }
}
