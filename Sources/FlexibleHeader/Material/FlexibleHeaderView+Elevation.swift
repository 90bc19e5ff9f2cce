import UIKit

/// The elevation of the header above the views behind it.
extension FlexibleHeaderView {
  /// The elevation of the header itself, in points. The value is that of `elevation`.
  public var currentElevation: CGFloat { elevation }

  /// The elevation above the screen, in points: the sum of `elevation` and the base elevation.
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
