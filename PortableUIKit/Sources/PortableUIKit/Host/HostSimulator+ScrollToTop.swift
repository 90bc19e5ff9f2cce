extension HostSimulator {
  /// Taps the status bar: the only scroll view with `scrollsToTop` in the key window scrolls to its top.
  ///
  /// Nothing happens if none or several scroll views have `scrollsToTop`, if the content can't be scrolled or is touched, or if the
  /// delegate refuses. Without a key window, the scroll views of all windows count.
  public func tapStatusBar() {
    var candidates: [UIScrollView] = []
    let keyWindow = visibleWindows.first(where: \.isKeyWindow)
    for window in keyWindow.map({ [$0] }) ?? visibleWindows {
      Self.collectScrollViews(in: window, to: &candidates)
    }
    guard candidates.count == 1, let scrollView = candidates.first, scrollView.canScrollToTop else { return }
    if scrollView.scrollDelegate(for: .shouldScrollToTop)?.scrollViewShouldScrollToTop(scrollView) == false {
      return
    }
    scrollView.scrollToTop()
  }

  private static func collectScrollViews(in view: UIView, to found: inout [UIScrollView]) {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
    if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, isOnScreen(scrollView) {
      found.append(scrollView)
    }
    for subview in view.subviews { collectScrollViews(in: subview, to: &found) }
  }

  private static func isOnScreen(_ view: UIView) -> Bool {
    guard let window = view.window else { return false }
    return view.convert(view.bounds, to: window).intersects(window.bounds)
  }
}
