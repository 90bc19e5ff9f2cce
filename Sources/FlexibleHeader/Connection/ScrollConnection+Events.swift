import HeaderEngine
import UIKit

/// Event handling: determines the causes of an event, and notifies the clients.
extension ScrollConnection {
  func contentDidMove(in scrollView: UIScrollView) {
    guard !isSilent else { return }
    delegateProxy?.takePart(in: scrollView)
    // The system moves content that returned where there is no safe area.
    if known.isAway, scrollView.window != nil { record.endAwaitingSafeArea() }
    let formerOffset = known.offset
    let write = readInsets(of: scrollView)
    // Auto Layout sets bounds and center one after the other, so the frame may not be final. Insets for it could move the content.
    if write == .frame { return forEachClient { $0.surroundingsDidChange() } }
    // Lists also set the offset to its present value. The end of a touch isn't a movement by code.
    let movement = record.deliverMovement()
    let isMoved = movement == .offset || (movement == .touch && known.flags.isDragged)
    let event = isMoved ? motion.moved(known.flags) : nil
    if let event { inform(of: event, in: scrollView, movedBy: CGFloat(known.offset - formerOffset)) }
    // The system sets the offset while it changes the insets, often to the same value.
    let hasOtherInsets = record.deliverSurroundings() || write != .none
    if hasOtherInsets {
      if write == .content { isWriteRead = true }
      settleLater(scrollView)
      informOfSafeArea()
    }
    if isMoved, !hasOtherInsets, mover.command != nil { endCommand(ifMovedByAppFrom: formerOffset) }
    isCurrent = event == nil && !hasOtherInsets
    if movement != .none {
      if record.isMovedByList { noteRows() }
      deliverMovement(in: scrollView)
    }
    isCurrent = false
    if hasOtherInsets { forEachClient { $0.contentInsetsDidChange(in: scrollView) } }
    // A movement never ends the need for frames. Only a frame does.
    if !receivesFrames { followMotion(isRefreshing: known.hasRefreshRoom) }
  }

  private func deliverMovement(in scrollView: UIScrollView) {
    var index = 0
    while index < seats.count {
      let seat = seats[index]
      if !seat.rest.skips(to: known.offset) { seat.client?.contentDidMove(in: scrollView) }
      index += 1
    }
  }

  /// Handles a write of the content insets by the app or the system, possibly of equal values.
  func insetsWereWritten() {
    guard !isSilent else { return }
    insetsMayHaveChanged(areWritten: !isWriteRead)
    isWriteRead = false
  }

  /// Handles a write of the frame, the content size, or the adjustment behavior. If the surroundings have changed, the clients
  /// lay out after all other views are in place.
  func surroundingsWereWritten() {
    guard !isSilent, let scrollView else { return }
    forEachClient { $0.scrollViewMayHaveMoved() }
    let superview = scrollView.superview.map(ObjectIdentifier.init)
    let surroundings = scrollView.reading(after: known).surroundings
    guard superview != superviewID || surroundings.differ(from: known.surroundings) else { return }
    superviewID = superview
    forEachClient { $0.surroundingsDidChange() }
  }

  /// Handles a change of the scroll view's safe area by the system. The clients lay out once the system has moved the content.
  func safeAreaDidChange() {
    forEachClient { $0.scrollViewMayHaveMoved() }
    forEachClient { $0.surroundingsDidChange() }
  }

  /// Handles a change by the app of whether the content bounces, or whether the system adjusts the scroll indicator's insets.
  func settingsDidChange() {
    afterSilence { [weak self] in
      guard let self, let scrollView else { return }
      forEachClient { $0.contentInsetsDidChange(in: scrollView) }
    }
  }

  /// Handles the layout of a client. The surroundings may have changed before, without an event.
  func clientDidLayOut() {
    guard !isSilent, let scrollView else { return }
    followRefresh()
    guard !record.hasOtherSurroundings, let offset = scrollView.offset(ifInsetsAndFrameStayedSince: known)
    else {
      return insetsMayHaveChanged()
    }
    if offset != known.offset { contentDidMove(in: scrollView) }
  }

  func insetsMayHaveChanged(areWritten: Bool = false) {
    guard !isSilent, let scrollView else { return }
    let write = readInsets(of: scrollView, areWritten: areWritten)
    let isChanged = record.deliverSurroundings() || write != .none
    if isChanged { settleLater(scrollView) }
    followMotion(isRefreshing: known.hasRefreshRoom)
    guard isChanged else { return }
    informOfSafeArea()
    forEachClient { $0.contentInsetsDidChange(in: scrollView) }
  }

  /// Lets the clients read the safe area around them, unless the scroll view still awaits its own.
  func informOfSafeArea(besides writer: SeatState? = nil) {
    guard !known.isAway else { return }
    forEachSeat { if $0 !== writer { $0.client?.safeAreaMayHaveChanged() } }
  }

  func panDidChange(_ state: UIGestureRecognizer.State) {
    guard let scrollView else { return }
    var event: ScrollMotion.Event?
    switch state {
    case .began:
      event = motion.beganDragging()
      // No event reports a new superview with the same safe area.
      surroundingsWereWritten()
    case .ended, .cancelled, .failed:
      event = motion.endedDragging(scrollView.motionFlags)
      forEachClient { $0.fingerDidLeaveContent() }
    default: break
    }
    if let event { inform(of: event, in: scrollView) }
    followMotion(isRefreshing: scrollView.isRefreshing)
  }

  /// Handles a frame while the content moves, `duration` seconds after the last one.
  func advance(by duration: TimeInterval) {
    guard let scrollView else { return clientsDidChange() }
    // A property animator that is stopped sets the bounds of layers, without an event. This comes first, because comparing the
    // insets also reads the offset, which would not be compared afterward.
    if scrollView.contentOffset.y != known.offset { contentDidMove(in: scrollView) }
    insetsMayHaveChanged()
    awaitEndOfRefresh(in: scrollView)
    carryOnCommand(in: scrollView)
    awaitMover(of: scrollView)
    let flags = scrollView.motionFlags
    if let event = motion.frame(duration, flags, isAnimating: scrollView.isScrollAnimated) {
      inform(of: event, in: scrollView)
    }
    followMotion(isRefreshing: known.hasRefreshRoom)
  }

  private func inform(
    of event: ScrollMotion.Event, in scrollView: UIScrollView, movedBy distance: CGFloat = 0
  ) {
    if event == .animationEnded { mover.arrive() } else { mover.end() }
    forEachClient { $0.contentMotionDidChange(event, in: scrollView, by: distance) }
    mover.finishArrival()
    if event.isRest { noteCollapsedHeaders() }
    returnToTop(scrollView, after: event)
  }

  /// Requests frames while the content may move or a refresh on the screen may end, which changes the insets without an event.
  func followMotion(isRefreshing: Bool) {
    guard hasFollowerOfMotion || receivesFrames || isRefreshing || mover.command != nil else { return }
    let wantsFrames = motion.wantsFrames || (isRefreshing && scrollView?.window != nil)
    if wantsFrames != receivesFrames { receivesFrames = wantsFrames }
  }

  /// Requests frames if a refresh has begun without an event, or its scroll view has returned to the window.
  func followRefresh() {
    if known.hasRefreshRoom, !receivesFrames { followMotion(isRefreshing: true) }
  }
}
