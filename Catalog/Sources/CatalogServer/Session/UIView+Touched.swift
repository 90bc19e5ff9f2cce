extension UIView {
  /// The first scroll view at or below this view, in the order of the tree.
  var firstScrollView: UIScrollView? {
    if let scrollView = self as? UIScrollView { return scrollView }
    for subview in subviews {
      if let scrollView = subview.firstScrollView { return scrollView }
    }
    return nil
  }

  /// The header that a touch at a place of this view concerns: the one that is touched, or that follows the scroll
  /// view that is touched.
  func recordableHeader(touchedAt place: CGPoint) -> (any RecordableHeader)? {
    guard let touched = hitTest(place, with: nil) else { return nil }
    let headers = recordableHeaders
    return headers.first { touched.isDescendant(of: $0) }
      ?? headers.first { header in header.recordedScrollView.map(touched.isDescendant(of:)) ?? false }
  }

  private var recordableHeaders: [any RecordableHeader] {
    if let header = self as? any RecordableHeader { return [header] }
    return subviews.filter { !$0.isHidden }.flatMap(\.recordableHeaders)
  }
}
