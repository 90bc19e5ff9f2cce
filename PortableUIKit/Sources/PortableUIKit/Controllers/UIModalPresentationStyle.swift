import Foundation

/// How a controller is presented over another one.
public enum UIModalPresentationStyle: Int, @unchecked Sendable {
  /// Covers the whole screen.
  case fullScreen = 0
  /// A sheet that leaves the presenter visible at its top edge.
  case pageSheet = 1
  /// A centred form.
  case formSheet = 2
  /// Covers the nearest presentation context.
  case currentContext = 3
  /// Laid out by the application itself.
  case custom = 4
  /// Covers the screen, with what lies beneath still showing through.
  case overFullScreen = 5
  /// Covers the presentation context, with what lies beneath still showing through.
  case overCurrentContext = 6
  /// A bubble that points at its source.
  case popover = 7
  /// No presentation at all: what a rotation reports.
  case none = -1
  /// The system chooses.
  case automatic = -2
}
