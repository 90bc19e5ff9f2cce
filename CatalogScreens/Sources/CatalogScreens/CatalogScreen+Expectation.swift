extension CatalogScreen {
  /// The expected behavior of a screen's header while it is scrolled. Browser tests check it in the live
  /// catalog.
  public enum Expectation: Sendable, Hashable, CustomStringConvertible {
    /// After scrolling up far, the header is at most this many points high below the safe area.
    case collapses(to: Double)
    /// After scrolling up far, the header is out of view, or only below the status bar.
    case shiftsOffScreen
    /// The header never moves up.
    case neverShifts
    /// When the content is pulled down at its top, the header becomes taller.
    case stretches
    /// After scrolling back a little, a header that was out of view is visible again.
    case comesBack
    /// After scrolling back a little in the middle of the content, the header is at least this many points high
    /// below the safe area.
    case returns(to: Double)
    /// After scrolling up far, the status bar is hidden.
    case hidesStatusBar
    /// The view is visible only while the content is pulled past its end.
    case appearsPastTheEnd

    /// The expectation as text for the page, for example `collapses 56`.
    public var description: String {
      switch self {
      case .collapses(let height): "collapses \(height)"
      case .shiftsOffScreen: "shiftsOffScreen"
      case .neverShifts: "neverShifts"
      case .stretches: "stretches"
      case .comesBack: "comesBack"
      case .returns(let height): "returns \(height)"
      case .hidesStatusBar: "hidesStatusBar"
      case .appearsPastTheEnd: "appearsPastTheEnd"
      }
    }
  }
}
