#if canImport(ObjectiveC)
  import UIKit

  /// The way in which a header leaves the screen, with the constants of Material Components.
  @objc public enum MDCFlexibleHeaderShiftBehavior: Int {
    case disabled, enabled, enabledWithStatusBar, hideable
  }

  /// The importance of a header's content, with the constants of Material Components.
  @objc public enum MDCFlexibleHeaderContentImportance: Int {
    case `default`, high
  }

  /// The phase of a header, with the constants of Material Components.
  @objc public enum MDCFlexibleHeaderScrollPhase: Int {
    case shifting, collapsing, overExtending
  }
#endif
