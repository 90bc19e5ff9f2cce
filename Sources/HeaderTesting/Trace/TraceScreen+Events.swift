import FlexibleHeader

extension TraceScreen {
  /// Plays `event` and returns the result of `willEndDragging` and its target.
  func play(_ event: TraceEvent) -> (returned: Bool?, targetY: Double?) {
    switch event {
    case .scroll(let y, let tracking, let dragging, let decelerating):
      if let view = trackedView {
        setFlags(tracking: tracking, dragging: dragging, decelerating: decelerating)
        view.contentOffset.y = CGFloat(y)
      }
      header.trackingScrollViewDidScroll()
    case .willEndDragging(let velocityY, let targetY):
      return willEndDragging(velocityY: velocityY, targetY: targetY)
    case .endDragging(let willDecelerate):
      setFlags(tracking: false, dragging: false, decelerating: willDecelerate)
      header.trackingScrollViewDidEndDragging(willDecelerate: willDecelerate)
    case .endDecelerating:
      setFlags(tracking: false, dragging: false, decelerating: false)
      header.trackingScrollViewDidEndDecelerating()
    case .tick(let duration): header.advanceShiftAnimation(by: duration)
    case .set(let change): apply(change)
    case .changeContentInsets(let top):
      header.changeContentInsets { trackedView?.contentInset.top += CGFloat(top) }
    case .setTrackingScrollView(let index): header.trackingScrollView = index.map { scrollViews[$0] }
    case .willChangeToScrollView(let index):
      header.trackingScrollWillChange(to: index.map { scrollViews[$0] })
    case .hideViewWhenShifted: addHidingView()
    case .shiftOnScreen(let animated): header.shiftHeaderOnScreen(animated: animated)
    case .shiftOffScreen(let animated): header.shiftHeaderOffScreen(animated: animated)
    case .rotate(let width, let height): rotate(to: CGSize(width: width, height: height))
    }
    return (nil, nil)
  }

  private func setFlags(tracking: Bool, dragging: Bool, decelerating: Bool) {
    trackedView?.script.isTracking = tracking
    trackedView?.script.isDragging = dragging
    trackedView?.script.isDecelerating = decelerating
  }

  private func willEndDragging(velocityY: Double, targetY: Double) -> (returned: Bool?, targetY: Double?) {
    var target = CGPoint(x: 0, y: targetY)
    let velocity = CGPoint(x: 0, y: velocityY)
    let returned = header.trackingScrollViewWillEndDragging(
      withVelocity: velocity, targetContentOffset: &target)
    return (returned, Double(target.y))
  }

  private func rotate(to size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size)
    header.sizeTransitionWillBegin()
    window.frame = bounds
    container.frame = bounds
    for view in scrollViews { view.resize(to: size) }
    header.frame.size.width = size.width
    header.sizeTransitionIsRunning()
    header.sizeTransitionDidEnd()
  }
}
