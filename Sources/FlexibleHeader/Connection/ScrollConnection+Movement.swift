import HeaderEngine
import UIKit

/// Determines which client moves the content, and where the content ends up.
extension ScrollConnection {
  /// Returns whether a client may move the content to where its header rests: no other client is moving it, the content is on the
  /// screen, and it wasn't scrolled to show the element that has the focus of VoiceOver, Switch Control, or the keyboard.
  func mayMoveContent(for seat: SeatState) -> Bool {
    mover.allows(seat) && !known.isAway && !isAssisted && !motion.followsFocus
  }

  /// Records that the client of a seat moves the content to where its header rests. In a command, `command` is `true` to
  /// collapse the header or `false` to expand it.
  func willMoveContent(for seat: SeatState, command: Bool? = nil, goal: CommandUnderWay.Goal = .height) {
    guard let client = seat.client else { return }
    motion.takeOver()
    let circumstances = circumstances(of: client)
    mover.begin(
      seat,
      command: command.map {
        CommandUnderWay(isCollapsed: $0, goal: goal, given: circumstances, latest: circumstances)
      })
    // Each frame checks the values on which the goal of a command depends, and whether a touch has stopped the content, perhaps
    // before it has moved.
    motion.adjusted()
    followMotion(isRefreshing: known.hasRefreshRoom)
  }

  /// Returns what the goal of a command to a client with the given heights depends on.
  func circumstances(maximumHeight: CGFloat, minimumHeight: CGFloat) -> CommandUnderWay.Circumstances {
    CommandUnderWay.Circumstances(
      surroundings: known.surroundings, insetTop: ledger.app.top, contentShift: known.contentShift,
      maximumHeight: maximumHeight, minimumHeight: minimumHeight)
  }

  private func circumstances(of client: any ScrollConnectionClient) -> CommandUnderWay.Circumstances {
    circumstances(maximumHeight: client.maximumHeight, minimumHeight: client.minimumHeight)
  }

  /// Ends a command if the app scrolls the content: back, or beyond the goal.
  func endCommand(ifMovedByAppFrom formerOffset: Double) {
    guard let command = mover.command, let client = mover.seat?.client,
      command.isEnded(byMoveFrom: formerOffset, to: known.offset), !record.isMovedByList
    else { return }
    // After a change, the animation that is under way leads to the former goal.
    if !circumstances(of: client).differ(from: command.given) { mover.command = nil }
  }

  /// Repeats a command whose goal may have changed with the insets, safe area, frame, or heights. Waits for the changes to end,
  /// because each command restarts its animation. For a header that keeps its height, the command has an effect only after the
  /// app's scroll changed that height.
  func carryOnCommand(in scrollView: UIScrollView) {
    guard let command = mover.command else { return }
    guard !scrollView.motionFlags.isHeld, let client = mover.seat?.client else { return mover.command = nil }
    if case .present = command.goal { return client.setCollapsed(command.isCollapsed, animated: true) }
    let circumstances = circumstances(of: client)
    if circumstances.differ(from: command.latest) {
      mover.command?.latest = circumstances
      motion.takeOver()
    } else if circumstances.differ(from: command.given) {
      stopContent()
      client.setCollapsed(command.isCollapsed, animated: true)
    }
  }

  /// Waits for the header that moves the content. It may move where the content doesn't, for example by less than a pixel.
  func awaitMover(of scrollView: UIScrollView) {
    guard mover.isMoving, !scrollView.isMovedByUser, mover.seat?.client?.isAtRest == false else { return }
    motion.takeOver()
  }

  /// Records that the client of a seat doesn't move the content, or no longer does. While the content still moves, the seat
  /// remains the mover until the end of the movement is reported.
  func doesNotMoveContent(for seat: SeatState) {
    if mover.seat === seat, !motion.wantsFrames { mover.end() }
  }

  /// The command that the client of a seat performs while it moves the content, or `nil` if there is none.
  func command(for seat: SeatState) -> Bool? { mover.seat === seat ? mover.command?.isCollapsed : nil }

  /// Returns whether a command to another client scrolls the content to its goal.
  func isScrolled(forOthersThan seat: SeatState) -> Bool {
    guard mover.seat !== seat, case .offset? = mover.command?.goal else { return false }
    return true
  }

  /// Ends a deceleration or an animated scroll, because a command moves the header from here. Content that a finger holds isn't
  /// affected.
  func stopContent() {
    guard let scrollView, !scrollView.motionFlags.isHeld else { return }
    motion.takeOver()
    mover.end()
    silently { scrollView.setContentOffset(scrollView.contentOffset, animated: false) }
  }

  /// Lets headers move the content to where they rest, after content at rest got another position relative to them without
  /// scrolling.
  func settleLater(_ scrollView: UIScrollView) {
    if scrollView.window != nil { motion.adjusted() }
  }

  /// Handles the arrival of the safe area in the window to which the scroll view returned. The system may have moved the content
  /// meanwhile, and no header moved it to where it rests.
  func endAwaitingSafeArea() {
    record.endAwaitingSafeArea()
    settle()
  }

  /// Lets headers move the content to where they rest, after a change that isn't an event of the scroll view.
  func settle() {
    guard let scrollView else { return }
    settleLater(scrollView)
    followMotion(isRefreshing: known.hasRefreshRoom)
  }

  /// Makes content return to its top if it came to rest in the room of a refresh that has ended. A touch stops it on its way.
  func awaitEndOfRefresh(in scrollView: UIScrollView) {
    guard known.hasRefreshRoom, !motion.wantsFrames, !scrollView.isRefreshing, !scrollView.isMovedByUser
    else { return }
    motion.waitBeyondTop()
  }

  /// Scrolls content to its top that came to rest beyond the top, because the insets changed on the way to the target of a
  /// client.
  ///
  /// A scroll by the app also ends a deceleration, so the content must stay in place first.
  func returnToTop(_ scrollView: UIScrollView, after event: ScrollMotion.Event) {
    let offset = scrollView.contentOffset
    // Content outside a window has lost the safe area, which it gets back.
    let top = known.isAway ? -CGFloat(known.adjustedTop) : -scrollView.adjustedContentInset.top
    guard !scrollView.isMovedByUser, offset.y < top - Tolerance.pixel else { return }
    switch event {
    case .decelerationEnded, .dragEnded(coasts: false): motion.waitBeyondTop()
    case .stayedBeyondTop:
      mover.end()
      scrollView.setContentOffset(CGPoint(x: offset.x, y: top), animated: true)
    case .dragBegan, .dragEnded, .animationEnded: break
    }
  }
}
