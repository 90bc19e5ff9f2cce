extension CatalogScreen {
  /// Something that a screen's header does when it is scrolled; tests check it by looking at the live catalog.
  public enum Expectation: Sendable, Hashable, CustomStringConvertible {
    /// Scrolled up far, the header is no higher than this many points below the safe area.
    case collapses(to: Double)
    /// Scrolled up far, the header is out of sight, or under the status bar alone.
    case shiftsOffScreen
    /// The header never moves up.
    case neverShifts
    /// Pulled down at the top, the header becomes higher than it was.
    case stretches
    /// A little scrolling back brings a header that was out of sight into view again.
    case comesBack
    /// Scrolled up far, the status bar is hidden.
    case hidesStatusBar
    /// Out of sight until the content is pulled past its end, it is seen then.
    case appearsPastTheEnd

    /// The expectation in the words of the page, for instance `collapses 56`.
    public var description: String {
      switch self {
      case .collapses(let height): "collapses \(height)"
      case .shiftsOffScreen: "shiftsOffScreen"
      case .neverShifts: "neverShifts"
      case .stretches: "stretches"
      case .comesBack: "comesBack"
      case .hidesStatusBar: "hidesStatusBar"
      case .appearsPastTheEnd: "appearsPastTheEnd"
      }
    }
  }
}
