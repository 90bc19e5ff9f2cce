import FlexibleHeader

extension MaterialTraceScreen {
  func play(_ event: JSONValue) {
    answer = nil
    switch event["type"].text {
    case "scroll":
      if let view = trackedView {
        setFlags(
          tracking: event["tracking"].flag, dragging: event["dragging"].flag,
          decelerating: event["decelerating"].flag)
        view.contentOffset.y = event["y"].number
      }
      header.trackingScrollViewDidScroll()
    case "willEndDragging": willEndDragging(velocityY: event["velocityY"].number, event["targetY"].number)
    case "endDragging":
      setFlags(decelerating: event["willDecelerate"].flag)
      header.trackingScrollViewDidEndDragging(willDecelerate: event["willDecelerate"].flag)
    case "endDecelerating":
      setFlags()
      header.trackingScrollViewDidEndDecelerating()
    case "tick": header.advanceShiftAnimation(by: event["duration"].number)
    case "set": change(event)
    case "changeContentInsets":
      header.changeContentInsets { trackedView?.contentInset.top += event["top"].number }
    case "setTrackingScrollView": header.trackingScrollView = scrollView(event["index"])
    case "willChangeToScrollView": header.trackingScrollWillChange(to: scrollView(event["index"]))
    case "hideViewWhenShifted": addHidingView()
    case "shiftOnScreen": header.shiftHeaderOnScreen(animated: event["animated"].flag)
    case "shiftOffScreen": header.shiftHeaderOffScreen(animated: event["animated"].flag)
    case "rotate": rotate(to: CGSize(width: event["width"].number, height: event["height"].number))
    default: preconditionFailure("the event \(event["type"].text) isn't in the format of traces")
    }
  }

  private func scrollView(_ index: JSONValue) -> (any ScriptedScrolling)? {
    index.index.map { scrollViews[$0] }
  }

  private func setFlags(tracking: Bool = false, dragging: Bool = false, decelerating: Bool = false) {
    trackedView?.script.isTracking = tracking
    trackedView?.script.isDragging = dragging
    trackedView?.script.isDecelerating = decelerating
  }

  private func willEndDragging(velocityY: Double, _ targetY: Double) {
    var target = CGPoint(x: 0, y: targetY)
    let returned = header.trackingScrollViewWillEndDragging(
      withVelocity: CGPoint(x: 0, y: velocityY), targetContentOffset: &target)
    answer = (returned, Double(target.y))
  }

  private func change(_ event: JSONValue) {
    let (name, value) = (event["property"].text, event["value"])
    guard name == "scrollViewSafeAreaTop" else { return set(name, to: value) }
    let view = scrollView(event["index"]) ?? trackedView
    view?.script.safeAreaTop = value.number
    header.trackingScrollViewDidChangeAdjustedContentInset(view)
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
