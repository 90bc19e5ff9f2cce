import Foundation

/// Movement of content without a finger.
extension UIScrollView {
  /// A Boolean value that indicates whether an animated scroll is in progress. Scrolls to the focus count as decelerations.
  final var isAnimatingOffset: Bool {
    guard case .animating(let animation) = course else { return false }
    return animation.purpose != .focusing
  }

  /// A Boolean value that indicates whether the content moves without a finger.
  final var isMovingByItself: Bool {
    if case .none = course { false } else { true }
  }

  /// Moves the content to its position at the given time.
  final func advance(to time: TimeInterval) {
    switch course {
    case .none:
      ticker.stop()
    case .decelerating(var motion):
      let (horizontal, vertical) = motionConditions
      motion.adapt(horizontal: horizontal, vertical: vertical, at: time)
      course = .decelerating(motion)
      moveContent(to: motion.offset(at: time))
      // The delegate or an observer may have started another movement.
      if motion.isFinished(at: time), case .decelerating(motion) = course { endDeceleration() }
    case .animating(let animation):
      moveContent(to: animation.offset(at: time, in: scrollRange))
      if animation.isFinished(at: time), case .animating(let present) = course, present == animation {
        endOffsetAnimation()
      }
    }
  }

  /// Sets the offset as part of the scroll view's own movement.
  final func moveContent(to offset: CGPoint) {
    isMovingContent = true
    contentOffset = offset
    isMovingContent = false
  }

  /// Returns the motion of content released at the current offset.
  final func release(
    velocity: CGPoint, at time: TimeInterval, aim: ScrollAim, paging: Bool = true
  ) -> ScrollMotion {
    let offset = contentOffset
    let size = backing.geometry.bounds.size
    let (horizontal, vertical) = motionConditions
    var aim = aim
    if paging, isPagingEnabled {
      aim.x = aim.x ?? page(from: offset.x, velocity: velocity.x, length: size.width, conditions: horizontal)
      aim.y = aim.y ?? page(from: offset.y, velocity: velocity.y, length: size.height, conditions: vertical)
    }
    return ScrollMotion(
      startTime: time,
      horizontal: AxisMotion(from: offset.x, velocity: velocity.x, aim: aim.x, conditions: horizontal),
      vertical: AxisMotion(from: offset.y, velocity: velocity.y, aim: aim.y, conditions: vertical))
  }

  /// Sets the offset at once and stops any movement.
  final func jump(to offset: CGPoint) {
    guard HostSimulator.accepts(offset, for: "UIScrollView.contentOffset") else { return }
    stopMoving()
    contentOffset = offset
  }

  /// Starts an animated scroll. A movement that is in progress ends first and is reported, even if the content is at the target.
  /// Without a window, the scroll ends at once [R: UIScrollView of iOS 18.2].
  final func startOffsetAnimation(to offset: CGPoint, for purpose: OffsetAnimation.Purpose = .setting) {
    guard HostSimulator.accepts(offset, for: "UIScrollView.contentOffset") else { return }
    stopMoving()
    guard rounded(offset) != contentOffset else { return }
    guard isInWindow else {
      contentOffset = offset
      return reportEnd(of: purpose)
    }
    panRecognizer.abandon()
    // So does the deceleration that a finger begins by leaving.
    if case .decelerating = course { stopMoving() }
    let now = HostSimulator.current.now
    course = .animating(
      OffsetAnimation(
        start: contentOffset, target: rounded(offset), isLegal: scrollRange.clamped(offset) == offset,
        startTime: now, purpose: purpose))
    ticker.start(for: self, at: now)
  }

  /// Handles a new value of a property that makes content bounce.
  final func bounceDidChange() {
    updateAdjustedInset(because: .other)
    clampOffsetIfNeeded()
  }

  /// Brings the target of an animated scroll into the range of now.
  final func bringScrollTargetIntoRange() {
    guard case .animating(var animation) = course, animation.purpose == .setting, !isTracking else { return }
    animation.target = scrollRange.clamped(animation.target)
    course = .animating(animation)
  }

  /// Moves the target of an animated scroll.
  final func extendScroll(by distance: CGFloat) {
    guard case .animating(var animation) = course, animation.purpose == .setting else { return }
    animation.target.y += distance
    course = .animating(animation)
  }

  /// Ends an animated scroll where it is, and reports its end, also before its target [R: UIScrollView of iOS 18.2].
  final func endOffsetAnimation() {
    guard case .animating(let animation) = course else { return }
    course = .none
    ticker.stop()
    reportEnd(of: animation.purpose)
  }

  private func reportEnd(of purpose: OffsetAnimation.Purpose) {
    switch purpose {
    case .setting:
      scrollDelegate(for: .didEndScrollingAnimation)?.scrollViewDidEndScrollingAnimation(self)
    case .scrollingToTop: scrollDelegate(for: .didScrollToTop)?.scrollViewDidScrollToTop(self)
    case .assisting: endScrollForAssistance()
    case .focusing: flags.isDecelerating = false
    }
  }

  /// A Boolean value that indicates whether the content is exactly at its top, where a tap on the status bar has no effect and
  /// the delegate isn't called [K].
  final var isAtTop: Bool { contentOffset.y == rounded(CGPoint(x: 0, y: -restingInset.top)).y }

  /// A Boolean value that indicates whether a tap on the status bar may scroll the content [R: UIScrollView of iOS 18.2].
  final var canScrollToTop: Bool {
    let isMovable = scrollRange.minimum.y < scrollRange.maximum.y || bouncingAxes.vertical
    return isScrollEnabled && isMovable && !isTracking && !isZooming && !isAtTop
  }

  /// Scrolls the content to its top, as a tap on the status bar does.
  final func scrollToTop() {
    startOffsetAnimation(to: CGPoint(x: contentOffset.x, y: -restingInset.top), for: .scrollingToTop)
  }

  /// Stops any movement at the current offset.
  final func stopMoving() {
    switch course {
    case .none: break
    case .decelerating: endDeceleration()
    case .animating: endOffsetAnimation()
    }
  }

  /// Ends a drag and a deceleration without calls of the delegate, for content that leaves the screen, and moves the content to
  /// a page and into its range. Animated scrolls continue [R: UIScrollView of iOS 18.2].
  final func endMotionSilently() {
    guard flags.isDragging || flags.isDecelerating else { return }
    drag = nil
    flags = ScrollFlags()
    if case .decelerating = course {
      course = .none
      ticker.stop()
    }
    let (offset, range) = (contentOffset, scrollRange)
    guard isPagingEnabled else { return contentOffset = range.clamped(offset) }
    let size = backing.geometry.bounds.size
    contentOffset = CGPoint(
      x: PageTurn(length: size.width).target(from: offset.x, velocity: 0, range: range.horizontal),
      y: PageTurn(length: size.height).target(from: offset.y, velocity: 0, range: range.vertical))
  }

  private func endDeceleration() {
    course = .none
    ticker.stop()
    flags = ScrollFlags()
    scrollDelegate(for: .didEndDecelerating)?.scrollViewDidEndDecelerating(self)
  }

  private var motionConditions: (horizontal: AxisMotion.Conditions, vertical: AxisMotion.Conditions) {
    let range = scrollRange
    let page = isPagingEnabled ? backing.geometry.bounds.size : nil
    func conditions(_ range: ClosedRange<CGFloat>, _ bounces: Bool, _ pageLength: CGFloat?)
      -> AxisMotion.Conditions
    {
      AxisMotion.Conditions(
        range: range, rate: decelerationRate.rawValue, bounces: bounces, nearness: pixelGrid.nearness,
        pageLength: pageLength)
    }
    return (
      conditions(range.horizontal, bouncingAxes.horizontal, page?.width),
      conditions(range.vertical, bouncingAxes.vertical, page?.height)
    )
  }

  /// Returns the target page, unless the content is outside its range and returns to it anyway.
  private func page(
    from position: CGFloat, velocity: CGFloat, length: CGFloat, conditions: AxisMotion.Conditions
  ) -> CGFloat? {
    guard conditions.range.contains(position) else { return nil }
    return PageTurn(length: length).target(from: position, velocity: velocity, range: conditions.range)
  }
}
