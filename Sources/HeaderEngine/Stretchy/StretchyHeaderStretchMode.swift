/// The position of the content of a stretchy header while the header is taller than at rest.
public enum StretchyHeaderStretchMode: Int, Sendable, CaseIterable {
  /// The content grows with the header. This is the default.
  case fill = 0
  /// The content keeps its height at rest and stays at the header's top edge.
  case top = 1
  /// The content keeps its height at rest and stays vertically centered.
  case center = 2
  /// The content keeps its height at rest and stays at the header's bottom edge, next to the first row.
  case bottom = 3

  /// Returns the top edge and the height of the content of a header that is `height` points high, and would be `restingHeight`
  /// points high at rest.
  public func content(height: Double, restingHeight: Double) -> (top: Double, height: Double) {
    let stretch = height - restingHeight
    guard stretch > 0 else { return (0, height) }
    switch self {
    case .fill: return (0, height)
    case .top: return (0, restingHeight)
    case .center: return (stretch * 0.5, restingHeight)
    case .bottom: return (stretch, restingHeight)
    }
  }
}
