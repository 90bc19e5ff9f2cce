import FlexibleHeader
import UIKit

// Members that Swift imported under other names. The scroll events are in FlexibleHeaderView, where subclasses can override
// them.
extension FlexibleHeaderView {
  /// Announces a scroll view that may be tracked next, under its name in Material Components.
  @available(*, deprecated, renamed: "trackingScrollWillChange(to:)")
  public func trackingScrollWillChange(toScroll scrollView: UIScrollView?) {
    reportMissingDefaults()
    trackingScrollWillChange(to: scrollView)
  }

  /// Fades `view` out while the header shifts, under its name in Material Components.
  @available(*, deprecated, renamed: "hideViewWhenShifted(_:)")
  public func hide(whenShifted view: UIView) {
    reportMissingDefaults()
    hideViewWhenShifted(view)
  }

  /// Stops fading a view that was passed to `hide(whenShifted:)`, under its name in Material Components.
  @available(*, deprecated, renamed: "stopHidingViewWhenShifted(_:)")
  public func stopHidingView(whenShifted view: UIView) {
    reportMissingDefaults()
    stopHidingViewWhenShifted(view)
  }
}
