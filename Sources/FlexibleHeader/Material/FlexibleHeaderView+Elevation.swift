import UIKit

/// The elevation of a header over what it lies on.
extension FlexibleHeaderView {
  /// The elevation of the header itself, in points: `elevation`.
  public var currentElevation: CGFloat { elevation }

  /// The elevation over the screen, in points: `elevation` and the base elevation.
  public var absoluteElevation: CGFloat { elevation + baseElevation }

  private var baseElevation: CGFloat {
    if overrideBaseElevation >= 0 { return overrideBaseElevation }
    var ancestor = superview
    while let view = ancestor {
      if let header = view as? FlexibleHeaderView { return header.absoluteElevation }
      ancestor = view.superview
    }
    return 0
  }

  func elevationDidChange() { elevationDidChangeBlock?(self, absoluteElevation) }
}
