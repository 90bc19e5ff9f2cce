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

/// The importance of a header's content: how soon a header that is off-screen returns.
public enum FlexibleHeaderContentImportance: Int, Sendable, CaseIterable {
  /// The header returns after 175 points of scrolling back. The default.
  case `default` = 0
  /// The header returns after 25 points of scrolling back.
  case high = 1

  /// The distance of scrolling back after which a header that is off-screen returns, in points.
  public var anchorLength: Double {
    switch self {
    case .default: 175
    case .high: 25
    }
  }
}
