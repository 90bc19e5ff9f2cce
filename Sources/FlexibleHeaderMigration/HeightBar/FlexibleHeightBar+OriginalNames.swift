import FlexibleHeader
import UIKit

extension FlexibleHeightBar {
  /// The height at progress 0, in points, under its name in BLKFlexibleHeightBar.
  @available(*, deprecated, renamed: "maximumHeight")
  public var maximumBarHeight: CGFloat {
    get { maximumHeight }
    set { maximumHeight = newValue }
  }

  /// The height at progress 1, in points, under its name in BLKFlexibleHeightBar.
  @available(*, deprecated, renamed: "minimumHeight")
  public var minimumBarHeight: CGFloat {
    get { minimumHeight }
    set { minimumHeight = newValue }
  }

  /// The behavior of the bar, under its name in BLKFlexibleHeightBar.
  ///
  /// Without this module, use `behavior`, which is optional. Reading isn't deprecated, because a fix-it to an optional
  /// property would lead to code that doesn't compile.
  public var behaviorDefiner: HeightBarBehavior! {
    get { behavior }
    @available(*, deprecated, renamed: "behavior")
    set { behavior = newValue }
  }
}
