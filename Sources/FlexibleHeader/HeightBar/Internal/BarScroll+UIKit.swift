import HeaderEngine

extension BarScroll {
  /// Measures a scroll view.
  @MainActor init(of scrollView: UIScrollView) {
    let inset = scrollView.adjustedContentInset
    self.init(
      offset: Double(scrollView.contentOffset.y), insetTop: Double(inset.top),
      insetBottom: Double(inset.bottom),
      contentHeight: Double(scrollView.contentSize.height), viewHeight: Double(scrollView.bounds.height))
  }
}

extension SafariBar.Mover {
  /// Who moves the content of a scroll view at the moment.
  @MainActor init(of scrollView: UIScrollView) {
    if scrollView.isTracking {
      self = .finger
    } else if scrollView.isDecelerating {
      self = .deceleration
    } else {
      self = scrollView.isDragging ? .finger : .other
    }
  }
}
