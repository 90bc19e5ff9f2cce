import HeaderEngine
import UIKit

/// The reference from a scroll view to its connection, which only the seats hold strongly. A layout guide is an object that
/// a view holds and that can be found again.
final class ConnectionGuide: UILayoutGuide {
  private(set) weak var connection: ScrollConnection?

  init(of connection: ScrollConnection) {
    self.connection = connection
    super.init()
  }

  required init?(coder: NSCoder) { nil }
}

extension UIScrollView {
  /// The connection of the scroll view, or `nil` if it has no headers.
  var headerConnection: ScrollConnection? {
    for case let guide as ConnectionGuide in layoutGuides {
      if let connection = guide.connection { return connection }
    }
    return nil
  }

  /// The app's part of the insets, without what headers and footers need.
  package var insetsOfApp: ScrollInsets { headerConnection?.ledger.app ?? sharedInsets }

  /// The insets that headers and footers have a part in.
  var sharedInsets: ScrollInsets {
    let (inset, indicator) = (contentInset, verticalScrollIndicatorInsets)
    return ScrollInsets(
      top: inset.top, bottom: inset.bottom, indicatorTop: indicator.top, indicatorBottom: indicator.bottom)
  }

  /// Writes only the values that differ, because scroll views notify their observers even when a value is set to itself.
  ///
  /// The insets are written first, because the system may move the content when they change. Insets and points are
  /// assigned as a whole, because modifying a part in place allocates memory.
  func apply(_ insets: ScrollInsets, offset: Double?) {
    var inset = contentInset
    if inset.top != insets.top || inset.bottom != insets.bottom {
      inset.top = insets.top
      inset.bottom = insets.bottom
      contentInset = inset
    }
    var indicator = verticalScrollIndicatorInsets
    if indicator.top != insets.indicatorTop || indicator.bottom != insets.indicatorBottom {
      indicator.top = insets.indicatorTop
      indicator.bottom = insets.indicatorBottom
      verticalScrollIndicatorInsets = indicator
    }
    if let offset, contentOffset.y != offset { contentOffset = CGPoint(x: contentOffset.x, y: offset) }
  }
}

// Properties of the scroll view, because an initializer would retain and release it.
extension UIScrollView {
  /// The state of the scroll view.
  var reading: ScrollReading {
    let bounds = bounds
    let adjusted = adjustedContentInset
    var reading = ScrollReading(
      offset: contentOffset.y, contentHeight: contentSize.height, viewWidth: bounds.width,
      viewHeight: bounds.height, middle: center.y, insets: sharedInsets, adjustedTop: adjusted.top,
      adjustedBottom: adjusted.bottom, flags: motionFlags)
    if let refreshControl, refreshControl.isRefreshing {
      reading.refreshHeight = refreshControl.frame.height
    }
    return reading
  }

  /// What moves the content.
  var motionFlags: ScrollMotion.Flags {
    ScrollMotion.Flags(isTracking: isTracking, isDragging: isDragging, isDecelerating: isDecelerating)
  }
}

extension ScrollReading {
  /// Reads what follows from a write of insets and offset.
  @MainActor mutating func follow(_ scrollView: UIScrollView) {
    let adjusted = scrollView.adjustedContentInset
    offset = scrollView.contentOffset.y
    insets = scrollView.sharedInsets
    adjustedTop = adjusted.top
    adjustedBottom = adjusted.bottom
  }
}
