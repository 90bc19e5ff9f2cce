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

extension ScrollReading {
  /// Reads a scroll view.
  @MainActor init(of scrollView: UIScrollView) {
    let bounds = scrollView.bounds
    let adjusted = scrollView.adjustedContentInset
    self.init(
      offset: scrollView.contentOffset.y, contentHeight: scrollView.contentSize.height,
      viewWidth: bounds.width,
      viewHeight: bounds.height, middle: scrollView.center.y, insets: scrollView.sharedInsets,
      adjustedTop: adjusted.top, adjustedBottom: adjusted.bottom,
      flags: ScrollMotion.Flags(of: scrollView))
    if let control = scrollView.refreshControl, control.isRefreshing { refreshHeight = control.frame.height }
  }

  /// Reads what follows from a write of insets and offset.
  @MainActor mutating func follow(_ scrollView: UIScrollView) {
    let adjusted = scrollView.adjustedContentInset
    offset = scrollView.contentOffset.y
    insets = scrollView.sharedInsets
    adjustedTop = adjusted.top
    adjustedBottom = adjusted.bottom
  }
}
