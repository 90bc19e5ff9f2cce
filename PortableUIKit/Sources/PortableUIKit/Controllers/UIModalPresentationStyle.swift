import Foundation

/// The styles of presentations.
public enum UIModalPresentationStyle: Int, @unchecked Sendable {
  /// Covers the entire screen.
  case fullScreen = 0
  /// A sheet that leaves the presenting controller visible at the top.
  case pageSheet = 1
  /// A centered form.
  case formSheet = 2
  /// Covers the nearest presentation context.
  case currentContext = 3
  /// Managed by a custom presentation controller.
  case custom = 4
  /// Covers the entire screen, without removing the content below.
  case overFullScreen = 5
  /// Covers the presentation context, without removing the content below.
  case overCurrentContext = 6
  /// A popover that points at its source.
  case popover = 7
  /// No presentation. Rotations report this value.
  case none = -1
  /// A style chosen by the system.
  case automatic = -2
}
