import FlexibleHeader
import UIKit

extension FlexibleHeightBar {
  /// Makes new bars behave as those of BLKFlexibleHeightBar: their heights include the safe area, and they have no
  /// background.
  ///
  /// Call it once, before the first bar is created, for example in `application(_:didFinishLaunchingWithOptions:)`. Existing
  /// bars don't change. Without the call, the first height that is set under its original name reports a `HeaderMisuse` once,
  /// as a warning.
  public static func adoptBLKFlexibleHeightBarDefaults() { adoptsOriginalDefaults = true }

  /// Reports, once, that the app set a height under its original name although bars have the defaults of this package.
  func reportMissingDefaults() {
    if !heightsIncludeSafeArea { HeaderMisuse.report(.heightsWithoutSafeArea) }
  }
}

extension HeaderMisuse {
  static let heightsWithoutSafeArea = HeaderMisuse(
    action: "A height of a bar was set under its name in BLKFlexibleHeightBar.",
    reason: "There, heights include the status bar. Here they are measured from the safe area, "
      + "so the bar is too tall.",
    advice: "Before the first bar is created, call FlexibleHeightBar.adoptBLKFlexibleHeightBarDefaults(), "
      + "or set heightsIncludeSafeArea to true.",
    severity: .warning)
}
