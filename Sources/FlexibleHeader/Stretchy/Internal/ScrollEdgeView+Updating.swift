import HeaderEngine

/// Measuring the scroll view and writing into it.
extension ScrollEdgeView {
  /// The content moved.
  func contentDidMove() {
    guard !isUpdating, let scrollView, let stage else { return }
    isUpdating = true
    stage.followContent(of: scrollView)
    place(over: scrollView, in: stage)
    isUpdating = false
    announce()
  }

  /// Sizes or values changed. `isSettled` says that this is a layout, where all others are through with it.
  func adapt(isSettled: Bool) {
    guard !isUpdating, let scrollView, let stage else {
      if scrollView == nil { takeFixedMinimumHeight() }
      return
    }
    isUpdating = true
    stage.followContent(of: scrollView)
    measureMinimumHeight(forWidth: stage.bounds.width)
    adaptInsets(of: scrollView, isSettled: isSettled)
    stage.followContent(of: scrollView)
    place(over: scrollView, in: stage)
    isUpdating = false
    announce()
  }

  func measure(_ scrollView: UIScrollView) -> StretchyScroll {
    let inset = scrollView.contentInset
    let adjustedInset = scrollView.adjustedContentInset
    let adjusts = scrollView.contentInsetAdjustmentBehavior != .never
    let safeArea = adjusts ? scrollView.safeAreaInsets : .zero
    let isTracking = scrollView.isTracking
    return StretchyScroll(
      offset: scrollView.contentOffset.y,
      contentHeight: scrollView.contentSize.height,
      viewHeight: scrollView.bounds.height,
      contentInsetTop: inset.top,
      contentInsetBottom: inset.bottom,
      adjustedInsetTop: adjustedInset.top,
      adjustedInsetBottom: adjustedInset.bottom,
      safeAreaTop: safeArea.top,
      safeAreaBottom: safeArea.bottom,
      isTracking: isTracking,
      isMoving: isTracking || scrollView.isDragging || scrollView.isDecelerating)
  }

  /// Sets the view's place through bounds and centre: the frame is of no use while a transform is in force.
  /// Answers whether the size is another one.
  @discardableResult
  func setPlace(top: CGFloat, height: CGFloat, width: CGFloat) -> Bool {
    let size = CGSize(width: width, height: height)
    let middle = CGPoint(x: width * 0.5, y: top + height * 0.5)
    let resizes = bounds.size != size
    if resizes { bounds = CGRect(origin: bounds.origin, size: size) }
    if center != middle { center = middle }
    return resizes
  }

  // MARK: - Private

  private func measureMinimumHeight(forWidth width: CGFloat) {
    if fixedMinimumHeight != nil { return takeFixedMinimumHeight() }
    // Nothing fits into no width, so that means nothing.
    guard measuredWidth != width, width > 0 else { return }
    measuredWidth = width
    setMinimumHeight(fittingHeight(forWidth: width))
  }

  private func takeFixedMinimumHeight() {
    if let fixedMinimumHeight { setMinimumHeight(fixedMinimumHeight) }
  }
}
