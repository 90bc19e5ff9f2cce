import Foundation

/// The preferences for the width of a column, in points.
struct SplitColumnWidth: Equatable {
  /// The value of unspecified preferences.
  static let automatic = -CGFloat.greatestFiniteMagnitude
  /// The width of a column without preferences, which is also its greatest width, in points [A].
  private static let usual: CGFloat = 320

  var fraction = automatic
  var preferred = automatic
  var minimum = automatic
  var maximum = automatic

  /// Returns the width of the column in a split view with the given width.
  func width(in total: CGFloat) -> CGFloat {
    let least = minimum == Self.automatic ? 0 : minimum
    let greatest = maximum == Self.automatic ? max(Self.usual, least) : maximum
    var width = Self.usual
    if preferred != Self.automatic {
      width = preferred
    } else if fraction != Self.automatic {
      width = fraction * total
    }
    return min(max(min(width, greatest), least, 0), total)
  }
}

/// The arrangement of the columns in a split view, computed from preferences and the available space.
struct SplitArrangement: Equatable {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior
  typealias Column = UISplitViewController.Column

  /// The preferences for an arrangement.
  struct Preferences {
    var hasThreeColumns = false
    var mode = Mode.automatic
    var behavior = Behavior.automatic
    var primary = SplitColumnWidth()
    var supplementary = SplitColumnWidth()
    /// The number of columns beside or over the secondary one that was chosen by a gesture, by a button, or by
    /// showing and hiding columns. It counts as long as the behavior remains the same.
    var chosen: (count: Int, behavior: Behavior)?
  }

  /// The width that columns beside the secondary column leave to it at least, in points. Our own choice [?].
  private static let leastSecondaryWidth: CGFloat = 320

  let hasThreeColumns: Bool
  let behavior: Behavior
  let mode: Mode
  let primaryWidth: CGFloat
  let supplementaryWidth: CGFloat

  init(_ preferences: Preferences, in size: CGSize) {
    hasThreeColumns = preferences.hasThreeColumns
    primaryWidth = preferences.primary.width(in: size.width)
    supplementaryWidth = hasThreeColumns ? preferences.supplementary.width(in: size.width) : 0
    let sidebars = primaryWidth + supplementaryWidth
    var behavior = preferences.behavior
    if behavior == .automatic { behavior = preferences.mode.behavior ?? .automatic }
    if behavior == .automatic {
      let isTall = size.height > size.width
      let isWide = !hasThreeColumns || sidebars <= size.width / 2
      behavior = isTall ? .overlay : isWide ? .tile : .displace
    }
    let nearest = hasThreeColumns ? supplementaryWidth : primaryWidth
    if behavior == .tile, sidebars + Self.leastSecondaryWidth > size.width { behavior = .displace }
    if behavior == .displace, nearest + Self.leastSecondaryWidth > size.width { behavior = .overlay }
    if behavior == .displace, !hasThreeColumns { behavior = .tile }
    self.behavior = behavior
    let most = hasThreeColumns ? 2 : 1
    var count = behavior == .overlay ? 0 : behavior == .tile ? most : 1
    if preferences.mode != .automatic { count = preferences.mode.count }
    if let chosen = preferences.chosen, chosen.behavior == behavior { count = chosen.count }
    mode = Mode(showing: min(count, most), behavior)
  }

  /// The columns that are visible, from the primary edge.
  var visibleColumns: [Column] { visibleColumns(in: mode) }

  func visibleColumns(in mode: Mode) -> [Column] {
    switch mode.count {
    case 0: [.secondary]
    case 1: [hasThreeColumns ? .supplementary : .primary, .secondary]
    default: [.primary, .supplementary, .secondary]
    }
  }

  /// A Boolean value that indicates whether the secondary column is dimmed and receives no touches.
  var dimsSecondary: Bool {
    mode == .oneOverSecondary || mode == .twoOverSecondary || mode == .twoDisplaceSecondary
  }

  /// Returns the frame of a column. Hidden columns are outside of the bounds, next to the primary edge.
  ///
  /// - Parameters:
  ///   - column: A column other than the compact one.
  ///   - mode: The display mode, or `nil` for that of the arrangement.
  ///   - bounds: The bounds of the split view.
  ///   - isMirrored: Whether the primary edge is the right one.
  func frame(of column: Column, in bounds: CGRect, mode: Mode? = nil, isMirrored: Bool) -> CGRect {
    let mode = mode ?? self.mode
    let nearest = hasThreeColumns ? supplementaryWidth : primaryWidth
    let shift = hasThreeColumns && mode.count < 2 ? -primaryWidth : 0
    let hidden = mode.count == 0 ? -nearest : 0
    var (x, width): (CGFloat, CGFloat)
    switch column {
    case .primary: (x, width) = (shift + hidden, primaryWidth)
    case .supplementary: (x, width) = (shift + hidden + primaryWidth, supplementaryWidth)
    case .secondary, .compact:
      x = mode.covers ? 0 : shift + hidden + primaryWidth + supplementaryWidth
      width = bounds.width - (mode == .twoDisplaceSecondary ? supplementaryWidth : x)
    }
    if isMirrored { x = bounds.width - x - width }
    return CGRect(x: bounds.minX + x, y: bounds.minY, width: max(0, width), height: bounds.height)
  }
}

extension UISplitViewController.DisplayMode {
  /// The mode that shows a number of columns beside or over the secondary column.
  init(showing count: Int, _ behavior: UISplitViewController.SplitBehavior) {
    switch (count, behavior) {
    case (0, _): self = .secondaryOnly
    case (1, .overlay): self = .oneOverSecondary
    case (1, _): self = .oneBesideSecondary
    case (_, .overlay): self = .twoOverSecondary
    case (_, .displace): self = .twoDisplaceSecondary
    default: self = .twoBesideSecondary
    }
  }

  /// The number of visible columns beside or over the secondary column.
  var count: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// A Boolean value that indicates whether columns cover the secondary column.
  fileprivate var covers: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// The behavior with this mode, or `nil` if all behaviors have it.
  fileprivate var behavior: UISplitViewController.SplitBehavior? {
    switch self {
    case .automatic, .secondaryOnly: nil
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }
}
