import Foundation

/// The styles of the status bar.
public enum UIStatusBarStyle: Int, @unchecked Sendable {
  /// Dark in light appearance and light in dark appearance.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content, for light backgrounds.
  case darkContent = 3
}

/// The animations of status bar changes.
public enum UIStatusBarAnimation: Int, @unchecked Sendable {
  /// No animation.
  case none = 0
  /// The status bar fades.
  case fade = 1
  /// The status bar slides across the top edge of the screen.
  case slide = 2
}
