import HeaderEngine
import UIKit

extension ScrollMetrics {
  /// Returns these measurements for the position at which the content comes to rest after a drag. It doesn't rest in the room
  /// of a refresh that ended.
  @MainActor func atRest(in scrollView: UIScrollView) -> ScrollMetrics {
    scrollView.isRefreshing ? self : withoutRefreshRoom
  }
}

/// Measurements of a header's scroll views.
extension ScrollTracker {
  var metrics: ScrollMetrics? {
    // The closure of a `map` would check at run time that it is called on the main actor.
    guard let scrollView else { return nil }
    return measure(scrollView)
  }

  /// Returns the measurements of the given scroll view, including the position of the header, without the needs of other
  /// headers and footers.
  @inline(__always)
  func measure(_ scrollView: UIScrollView) -> ScrollMetrics {
    endRest()
    if let seat = seat(at: scrollView) { return measure(scrollView, from: seat) }
    guard scrollView.headerConnection != nil else {
      return metrics(of: scrollView, scrollView.reading(after: nil))
    }
    return measure(scrollView, from: ScrollSeat(at: scrollView, isAtContent: isAtContent))
  }

  @inline(__always)
  private func measure(_ scrollView: UIScrollView, from seat: ScrollSeat) -> ScrollMetrics {
    let reading = seat.connection.read(scrollView)
    var metrics = metrics(of: scrollView, reading)
    metrics.contentShift = reading.contentShift
    metrics.countsListMoves = seat.connection.followsList
    metrics.awaitsRows = seat.connection.awaitsRows
    seat.show(&metrics)
    return metrics
  }

  /// The difference between the offset in the measurements and that of the scroll view.
  var offsetShift: CGFloat { CGFloat(seat?.offsetShift ?? 0) }

  @inline(__always)
  private func metrics(of scrollView: UIScrollView, _ reading: ScrollReading) -> ScrollMetrics {
    var metrics = ScrollMetrics(
      offset: reading.offset,
      contentHeight: reading.contentHeight,
      viewHeight: reading.viewHeight,
      contentInsetTop: reading.insets.top,
      contentInsetBottom: reading.insets.bottom,
      adjustedInsetTop: reading.adjustedTop,
      adjustedInsetBottom: reading.adjustedBottom,
      indicatorInsetTop: reading.insets.indicatorTop,
      refreshHeight: reading.refreshHeight,
      isTracking: reading.flags.isTracking,
      isDragging: reading.flags.isDragging,
      isDecelerating: reading.flags.isDecelerating,
      isPaging: scrollView.isPagingEnabled)
    if following.isOn {
      metrics.bounces = scrollView.bouncesAtTop && canBePulled(scrollView)
      metrics.alwaysBounces = scrollView.alwaysBounceVertical
    }
    if headerSuperviewID != nil {
      metrics.containsHeader = containsHeader(scrollView)
      metrics.headerOrigin = headerOrigin(over: scrollView)
      metrics.topBelowHeader = reading.middle - reading.viewHeight * 0.5 - metrics.headerOrigin
    }
    guard reading.isAdjusted else { return metrics }
    metrics.adjustsIndicator = scrollView.automaticallyAdjustsScrollIndicatorInsets
    // The safe area counts only to the extent that it is in the adjusted insets.
    if measuresSafeArea, scrollView.contentInsetAdjustmentBehavior != .never {
      let safeArea = scrollView.safeAreaInsets
      metrics.safeAreaTop = reading.isAway ? reading.systemTop : safeArea.top
      metrics.safeAreaBottom = reading.isAway ? reading.systemBottom : safeArea.bottom
    }
    return metrics
  }

  /// Returns whether the user can pull content beyond its top. In a sheet, pulling moves the sheet, unless the content has a
  /// refresh control. VoiceOver never scrolls beyond the edges.
  private func canBePulled(_ scrollView: UIScrollView) -> Bool {
    seat?.connection.isAssisted != true && !(isInSheet && scrollView.refreshControl == nil)
  }

  /// The position of the header's top edge, at rest, in the coordinate system of the scroll view's superview.
  private func headerOrigin(over scrollView: UIScrollView) -> CGFloat {
    guard let container = scrollView.superview, ObjectIdentifier(container) != headerSuperviewID else {
      return headerTop
    }
    // A header inside its scroll view is translated with the content, so it never moves relative to the
    // container.
    if containsHeader(scrollView) { return scrollView.frame.minY }
    return header?.superview?.convert(CGPoint(x: 0, y: headerTop), to: container).y ?? 0
  }
}
