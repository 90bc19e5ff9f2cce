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
