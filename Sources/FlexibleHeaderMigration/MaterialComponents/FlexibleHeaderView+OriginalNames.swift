import FlexibleHeader
import UIKit

// Members that Swift imported under names of its own. The scroll events are in FlexibleHeaderView, where they can be
// overridden.
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

  /// Ends what `hide(whenShifted:)` began, under its name in Material Components.
  @available(*, deprecated, renamed: "stopHidingViewWhenShifted(_:)")
  public func stopHidingView(whenShifted view: UIView) {
    reportMissingDefaults()
    stopHidingViewWhenShifted(view)
  }
}
