import FlexibleHeader
import UIKit

extension FlexibleHeightBar {
  /// The height at progress 0, in points, under its name in BLKFlexibleHeightBar.
  @available(*, deprecated, renamed: "maximumHeight")
  public var maximumBarHeight: CGFloat {
    get { maximumHeight }
    set {
      reportMissingDefaults()
      maximumHeight = newValue
    }
  }

  /// The height at progress 1, in points, under its name in BLKFlexibleHeightBar.
  @available(*, deprecated, renamed: "minimumHeight")
  public var minimumBarHeight: CGFloat {
    get { minimumHeight }
    set {
      reportMissingDefaults()
      minimumHeight = newValue
    }
  }

  /// The behavior of the bar, under its name in BLKFlexibleHeightBar.
  @available(*, deprecated, renamed: "behavior")
  public var behaviorDefiner: HeightBarBehavior! {
    get { behavior }
    set { behavior = newValue }
  }
}
