import Foundation

/// The effects of a finger on the content.
extension UIScrollView {
  /// The axes along which the content can be moved.
  var draggableAxes: (horizontal: Bool, vertical: Bool) {
    let range = scrollRange
    return (
      range.minimum.x < range.maximum.x || (bouncingAxes.horizontal && alwaysBounceHorizontal),
      range.minimum.y < range.maximum.y || (bouncingAxes.vertical && alwaysBounceVertical)
    )
  }

  /// Handles a touch. Content that moves on its own stops.
  final func fingerCameDown() {
    flags.isTracking = true
    switch course {
    case .none:
      break
    case .decelerating:
      // The flags keep their values until the finger lifts.
      course = .none
      ticker.stop()
    case .animating:
      endOffsetAnimation()
    }
  }

  /// Handles the start of a drag, after the finger has moved far enough.
  final func dragBegan() {
    let axes = axesToDrag
    flags.isDragging = true
    drag = ScrollDrag(
      offset: contentOffset, edges: dragEdges, isHorizontal: axes.horizontal, isVertical: axes.vertical)
    if keyboardDismissMode == .onDrag { window?.endEditing(false) }
    scrollDelegate(for: .willBeginDragging)?.scrollViewWillBeginDragging(self)
    dragMoved()
  }

  final func dragMoved() {
    guard drag != nil else { return }
    let translation = panRecognizer.translation(in: self)
    let present = contentOffset
    let continues = HostSimulator.of(self).answers.dragsContinueAtMovedEdges
    let moved = drag?.offset(
      for: translation, from: present, edges: dragEdges, continuesAtMovedEdges: continues)
    guard let offset = moved else { return }
    if keyboardDismissMode == .interactive, let window {
      HostSimulator.of(self).pullKeyboard(to: window.convert(panRecognizer.location(in: window), to: nil).y)
    }
    if offset != present { moveContent(to: offset) }
    refreshIfPulled()
  }

  /// Handles the end of a drag. A canceled drag has no velocity.
  final func dragEnded(isCancelled: Bool) {
    guard let drag else { return }
    let time = panRecognizer.latestTime
    let velocity = isCancelled ? .zero : releaseVelocity(of: drag)
    let proposal = release(velocity: velocity, at: time, aim: ScrollAim()).target
    let reported = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    self.drag = nil
    if keyboardDismissMode == .interactive {
      HostSimulator.of(self).releaseKeyboard(velocity: isCancelled ? 0 : panRecognizer.velocity(in: self).y)
    }
    var target = restingOffset(forProposed: proposal, velocity: reported)
    scrollDelegate(for: .willEndDragging)?.scrollViewWillEndDragging(
      self, withVelocity: reported, targetContentOffset: &target)
    // The delegate may also have changed the content and the edges.
    let aim = ScrollAim(wished: target, proposed: proposal)
    letGo(with: release(velocity: velocity, at: time, aim: aim))
  }

  /// Handles the end of a touch that didn't become a drag, because the finger lifted or another gesture took over the touch.
  final func fingerLeft() {
    guard flags.isTracking else { return }
    let turns = isPagingEnabled && HostSimulator.current.answers.touchedPagesTurn
    let motion = release(velocity: .zero, at: panRecognizer.latestTime, aim: ScrollAim(), paging: turns)
    if flags.isDragging {
      letGo(with: motion)
    } else {
      flags.isTracking = false
      if turns { turnPage(with: motion) }
    }
  }

  /// Moves content that rests between two pages to the nearer one.
  private func turnPage(with motion: ScrollMotion) {
    guard !isMovingByItself, goesAnywhere(motion) else { return }
    flags.isDecelerating = true
    course = .decelerating(motion)
    ticker.start(for: self, at: motion.startTime)
    scrollDelegate(for: .willBeginDecelerating)?.scrollViewWillBeginDecelerating(self)
  }

  /// Continues the drag or the motion from the offset set by the app.
  ///
  /// Each frame of a deceleration adds a distance to the present offset, also on the way to the delegate's target [R]. So a
  /// write moves the end of the deceleration, and content that is held loses its speed. Paging content still ends at its page.
  final func continueFromWrittenOffset() {
    guard flags != ScrollFlags() else { return }
    let offset = contentOffset
    if drag != nil { drag?.rebase(to: offset, edges: dragEdges) }
    guard case .decelerating(let motion) = course else { return }
    let time = max(ticker.latestTime, motion.startTime)
    var aim = ScrollAim(of: motion)
    if !isPagingEnabled {
      let expected = rounded(motion.offset(at: time))
      aim.move(by: CGVector(dx: offset.x - expected.x, dy: offset.y - expected.y), in: scrollRange)
    }
    course = .decelerating(
      release(velocity: motion.velocity(at: time), at: time, aim: aim, paging: false))
  }

  /// Reports the end of a touch that moved or stopped the content, and starts deceleration if necessary.
  private func letGo(with motion: ScrollMotion) {
    var isAnimating = false
    if case .animating = course { isAnimating = true }
    if !isAnimating, goesAnywhere(motion) {
      flags = ScrollFlags(isTracking: false, isDragging: true, isDecelerating: true)
      course = .decelerating(motion)
      ticker.start(for: self, at: motion.startTime)
      // Insets that the delegate changes here leave the content where it is, for example to show a spinner above it.
      withoutClamping {
        scrollDelegate(for: .didEndDragging)?.scrollViewDidEndDragging(self, willDecelerate: true)
      }
      guard flags.isDecelerating else { return }
      scrollDelegate(for: .willBeginDecelerating)?.scrollViewWillBeginDecelerating(self)
    } else {
      let wasStopped = flags.isDecelerating
      flags = ScrollFlags(isTracking: true, isDragging: false, isDecelerating: false)
      scrollDelegate(for: .didEndDragging)?.scrollViewDidEndDragging(self, willDecelerate: false)
      flags.isTracking = false
      if wasStopped { scrollDelegate(for: .didEndDecelerating)?.scrollViewDidEndDecelerating(self) }
    }
  }

  private func goesAnywhere(_ motion: ScrollMotion) -> Bool {
    let (offset, target) = (contentOffset, motion.target)
    return !motion.isFinished(at: motion.startTime) || abs(target.x - offset.x) >= pixelGrid.nearness
      || abs(target.y - offset.y) >= pixelGrid.nearness
  }

  private var axesToDrag: (horizontal: Bool, vertical: Bool) {
    let axes = draggableAxes
    guard isDirectionalLockEnabled, axes.horizontal, axes.vertical else { return axes }
    let path = panRecognizer.path
    let (x, y) = (abs(path.x), abs(path.y))
    // Diagonal movement doesn't lock an axis.
    if x > 2 * y { return (true, false) }
    return y > 2 * x ? (false, true) : (true, true)
  }

  var dragEdges: ScrollDrag.Edges {
    ScrollDrag.Edges(
      range: scrollRange, viewport: backing.geometry.bounds.size,
      bouncesHorizontally: bouncingAxes.horizontal, bouncesVertically: bouncingAxes.vertical)
  }

  /// Returns the velocity of the offset, in points per second. It is opposite to the velocity of the finger.
  private func releaseVelocity(of drag: ScrollDrag) -> CGPoint {
    let velocity = panRecognizer.velocity(in: self)
    func effective(_ value: CGFloat, _ follows: Bool) -> CGFloat {
      follows && abs(value) >= Deceleration.restingSpeed ? -value : 0
    }
    return CGPoint(
      x: effective(velocity.x, drag.isHorizontal), y: effective(velocity.y, drag.isVertical))
  }
}
