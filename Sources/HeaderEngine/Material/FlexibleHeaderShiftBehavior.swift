/// The way in which a header leaves the screen at its top edge.
public enum FlexibleHeaderShiftBehavior: Int, Sendable, CaseIterable {
  /// The header never leaves the screen. This is the default.
  case disabled = 0
  /// Scrolling moves the header off the screen and back.
  case enabled = 1
  /// Scrolling moves the header and the status bar off the screen and back.
  case enabledWithStatusBar = 2
  /// Only commands move the header off the screen and back, together with the status bar.
  case hideable = 3
}
