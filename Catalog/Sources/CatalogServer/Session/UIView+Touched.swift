extension UIView {
  /// The first scroll view in this view's hierarchy, including the view itself, in depth-first order.
  var firstScrollView: UIScrollView? {
    if let scrollView = self as? UIScrollView { return scrollView }
    for subview in subviews {
      if let scrollView = subview.firstScrollView { return scrollView }
    }
    return nil
  }

  /// Returns the header that belongs to a touch at a location of this view: the touched header, or the one
  /// that follows the touched scroll view.
  func recordableHeader(touchedAt place: CGPoint) -> (any RecordableHeader)? {
    guard let touched = hitTest(place, with: nil) else { return nil }
    let headers = recordableHeaders
    return headers.first { touched.isDescendant(of: $0) }
      ?? headers.first { header in header.recordedScrollView.map(touched.isDescendant(of:)) ?? false }
  }

  /// The headers in this view's hierarchy that aren't hidden by a superview.
  var recordableHeaders: [any RecordableHeader] {
    if let header = self as? any RecordableHeader { return [header] }
    return subviews.filter { !$0.isHidden }.flatMap(\.recordableHeaders)
  }
}
