/// The way in which a header leaves the screen at its top edge.
public enum FlexibleHeaderShiftBehavior: Int, Sendable, CaseIterable {
  /// The header never leaves the screen. The default.
  case disabled = 0
  /// Scrolling moves the header off the screen and back.
  case enabled = 1
  /// As `enabled`, and the status bar leaves together with the header.
  case enabledWithStatusBar = 2
  /// Only commands move the header off the screen and back, together with the status bar.
  case hideable = 3
}
