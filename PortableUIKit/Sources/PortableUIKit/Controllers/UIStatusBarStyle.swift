import Foundation

/// The colour of the status bar's content.
public enum UIStatusBarStyle: Int, @unchecked Sendable {
  /// Dark in light mode and light in dark mode.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}

/// How the status bar comes and goes when the change is animated.
public enum UIStatusBarAnimation: Int, @unchecked Sendable {
  /// At once.
  case none = 0
  /// By opacity.
  case fade = 1
  /// Over the screen's top edge.
  case slide = 2
}
