import HeaderEngine
import UIKit

/// The one connection between a scroll view and all its headers, footers, and followers.
///
/// It is found from the scroll view, created with the first seat, and released with the last. It is the only code that
/// observes the scroll view, takes part in its delegate, and writes its insets and its offset. `Documentation/Connection.md`
/// describes it.
@MainActor final class ScrollConnection {
  // The values that every event reads are exempt from the runtime exclusivity check, which costs 75 instructions
  // each. No code that modifies one of them calls back.

  /// The scroll view. Held weakly.
  @exclusivity(unchecked) private(set) weak var scrollView: UIScrollView?
  /// What belongs to whom in the insets.
  @exclusivity(unchecked) private(set) var ledger: ScrollLedger
  /// The seats, in the order in which they were taken.
  @exclusivity(unchecked) private(set) var seats: [SeatState] = []
  /// A Boolean value that indicates whether there is more than one seat, so that the seats are shown different insets.
  private(set) var isShared = false

  private var guide: ConnectionGuide?
  @exclusivity(unchecked) private var observer: ScrollObserver?
  /// A Boolean value that indicates whether a client needs the ends of drags and of movements.
  @exclusivity(unchecked) private var hasFollowerOfMotion = false
  @exclusivity(unchecked) private var delegateProxy: ConnectionDelegateProxy?
  @exclusivity(unchecked) var motion = ScrollMotion()
  @exclusivity(unchecked) private var silence = EventSilence()
  var mover = ContentMover()
  @exclusivity(unchecked) private var rounds = WriteRounds()
  /// A Boolean value that indicates whether the connection itself is writing, so that the insets aren't complete yet.
  private var isWriting = false
  /// A Boolean value that indicates whether a write of the app was read before the end of the write, because the system
  /// moved the content meanwhile.
  private var isWriteRead = false
  /// A Boolean value that indicates whether the connection is notified of each frame.
  @exclusivity(unchecked) private var receivesFrames = false {
    didSet { observer?.wantsFrames = receivesFrames }
  }
  /// The scroll view as it was read last.
  @exclusivity(unchecked) private(set) var known = ScrollReading()
  @exclusivity(unchecked) private var delivered: DeliveredSurroundings
  /// The superview of the scroll view, as the clients were informed of it last.
  private var superviewID: ObjectIdentifier?
  /// A Boolean value that indicates whether the app wrote content insets while the connection wrote its own.
  @exclusivity(unchecked) private var hasUnreadInsets = false
  /// A Boolean value that indicates whether the offset or the touch state changed since the last movement was delivered.
  @exclusivity(unchecked) private var hasMoved = false
  /// A Boolean value that indicates whether the connection recognizes when the scroll view, a list, moves its content by itself.
  @exclusivity(unchecked) private(set) var followsList = false
  /// A Boolean value that indicates whether a list changed the size of its content in this turn. It moves the content itself then.
  @exclusivity(unchecked) private var listMovesContent = false
  /// A Boolean value that indicates whether `known` was read for the event that is being delivered, and no client has
  /// measured the scroll view since.
  @exclusivity(unchecked) private var isCurrent = false

  /// Returns the connection of a scroll view. Creates one if there is none.
  static func of(_ scrollView: UIScrollView) -> ScrollConnection {
    scrollView.headerConnection ?? ScrollConnection(of: scrollView)
  }

  private init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    let reading = scrollView.reading(after: nil)
    known = reading
    delivered = DeliveredSurroundings(reading.surroundings)
    superviewID = scrollView.superview.map(ObjectIdentifier.init)
    ledger = ScrollLedger(reading.insets)
    let guide = ConnectionGuide(of: self)
    scrollView.addLayoutGuide(guide)
    self.guide = guide
  }

  deinit {
    // Seats leave on the main thread, so the connection is released there. A guide that remained would refer to nothing.
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated {
      if let guide { scrollView?.removeLayoutGuide(guide) }
    }
  }

  // MARK: - Seats

  func join(_ seat: SeatState) {
    seats.append(seat)
    isShared = seats.count > 1
    seats.updateViews()
  }

  /// Removes a seat that was released. Its needs are removed from the insets.
  func leave(_ seat: SeatState) {
    seats.removeAll { $0 === seat }
    isShared = seats.count > 1
    seats.updateViews()
    withdrawNeeds()
    clientsDidChange()
  }

  /// Starts or stops observing and taking part in the delegate, as the clients need it now.
  func clientsDidChange() {
    if let moving = mover.seat, moving.client == nil || !seats.contains(where: { $0 === moving }) {
      mover.end()
    }
    guard let scrollView else { return observer = nil }
    let hasClients = seats.contains { $0.client != nil }
    hasFollowerOfMotion = seats.contains { $0.client?.followsMotion == true }
    if hasClients, observer == nil {
      observer = ScrollObserver(of: scrollView, for: self)
      // The size may have changed while nothing observed it. The first event doesn't count as the list's because of that.
      known.contentHeight = scrollView.contentHeight(isCollection: known.isCollection)
      followsList = scrollView.isList
    } else if !hasClients, observer != nil {
      observer?.end()
      observer = nil
      followsList = false
      motion = ScrollMotion()
    }
    if !hasFollowerOfMotion { receivesFrames = false }
    // A header that begins to snap rests at an end.
    if hasClients { settleLater(scrollView) }
    followMotion(isRefreshing: scrollView.isRefreshing)
    delegateNeedsDidChange()
  }

  /// Takes part in the delegate exactly while a client has to answer one of its questions.
  func delegateNeedsDidChange() {
    guard let scrollView else { return }
    if seats.contains(where: { $0.client?.answersDelegateQuestions == true }) {
      let proxy = delegateProxy ?? ConnectionDelegateProxy(for: self)
      delegateProxy = proxy
      proxy.takePart(in: scrollView)
    } else if let proxy = delegateProxy {
      delegateProxy = nil
      proxy.leave(scrollView)
    }
  }

  // MARK: - Events

  /// A Boolean value that indicates whether events are ignored, because a client causes them.
  var isSilent: Bool { silence.isActive }

  /// Runs `body`. The events that it causes reach no client.
  func silently<Result>(_ body: () -> Result) -> Result {
    silence.begin()
    defer {
      silence.end()
      informOthers()
      resume()
    }
    return body()
  }

  /// Runs `body` at the end of the silence, or at once if there is none.
  func afterSilence(_ body: @escaping () -> Void) {
    silence.wait(body)
    resume()
  }

  private func resume() {
    for body in silence.takeWaiting() { body() }
  }

  /// Runs `body`, in which a client writes in several steps. The others lay out after the last one.
  func transaction<Result>(_ body: () -> Result) -> Result {
    rounds.beginTransaction()
    defer {
      rounds.endTransaction()
      informOthers()
    }
    return body()
  }

  /// The content moved.
  func contentDidMove(in scrollView: UIScrollView) {
    guard !isSilent else { return }
    delegateProxy?.takePart(in: scrollView)
    let formerOffset = known.offset
    let write = readInsets(of: scrollView)
    isWriteRead = write == .content
    // Lists also set the offset that they have.
    let moves = hasMoved
    hasMoved = false
    let event = moves ? motion.moved(known.flags) : nil
    if let event { inform(of: event, in: scrollView, movedBy: CGFloat(known.offset - formerOffset)) }
    // The system moves content while it changes the insets.
    let hasOtherSurroundings = updateSurroundings()
    let hasOtherInsets = write != .none || hasOtherSurroundings
    if hasOtherInsets { forEachClient { $0.safeAreaMayHaveChanged() } }
    isCurrent = event == nil && !hasOtherInsets
    if moves { deliverMovement(in: scrollView) }
    isCurrent = false
    if hasOtherInsets { forEachClient { $0.contentInsetsDidChange(in: scrollView) } }
    // A movement never ends the need for frames; only a frame does.
    if !receivesFrames { followMotion(isRefreshing: known.hasRefreshRoom) }
  }

  /// Returns whether the clients have to be informed of other surroundings. There may have been some in this event, or in a
  /// reading before.
  private func updateSurroundings() -> Bool {
    guard delivered.areOutdated else { return false }
    delivered.update(to: known.surroundings)
    return true
  }

  private func deliverMovement(in scrollView: UIScrollView) {
    var index = 0
    while index < seats.count {
      let seat = seats[index]
      if !seat.rest.skips(to: known.offset) { seat.client?.contentDidMove(in: scrollView) }
      index += 1
    }
  }

  /// The app or the system wrote the content insets, perhaps with the values that they had.
  func insetsWereWritten() {
    guard !isSilent else { return }
    insetsMayHaveChanged(areWritten: !isWriteRead)
    isWriteRead = false
  }

  /// The content size was written. Until the end of the turn, a list moves its content by itself: rows stay in place below others
  /// that got their final heights, and after a reload. No finger moves the content in between.
  func contentSizeWasWritten() {
    if followsList, !isWriting, let scrollView {
      let height = scrollView.contentHeight(isCollection: known.isCollection)
      if height != known.contentHeight {
        // What moved before was scrolled: `scrollViewDidScroll(_:)` may load more rows.
        note(offset: Double(scrollView.contentOffset.y))
        known.contentHeight = height
        beginMovesOfList()
      }
    }
    surroundingsWereWritten()
  }

  /// Counts movements as the list's until the end of the turn. Rests end, because they follow scrolling only.
  private func beginMovesOfList() {
    endRests()
    guard !listMovesContent else { return }
    listMovesContent = true
    endMovesOfList(afterTurns: 2)
  }

  /// Counts movements as scrolling again after the turn. If the list isn't laid out then, this waits for one more turn. Animated
  /// updates move the content without an event, so its offset is read.
  private func endMovesOfList(afterTurns turns: Int) {
    RunLoopTurn.afterCurrent { [weak self] in
      guard let self, let scrollView else { return }
      if turns > 1, scrollView.layer.needsLayout() { return endMovesOfList(afterTurns: turns - 1) }
      if hasMoved || scrollView.contentOffset.y != known.offset { contentDidMove(in: scrollView) }
      listMovesContent = false
    }
  }

  /// The frame, the content size, or the adjustment behavior was written. If the surroundings are other ones now, the clients
  /// lay out, after all other views are in place.
  func surroundingsWereWritten() {
    guard !isSilent, let scrollView else { return }
    let superview = scrollView.superview.map(ObjectIdentifier.init)
    let surroundings = scrollView.reading(after: known).surroundings
    guard superview != superviewID || surroundings.differ(from: known.surroundings) else { return }
    superviewID = superview
    forEachClient { $0.surroundingsDidChange() }
  }

  /// The system changed the safe area of the scroll view. The clients lay out, once the system has moved the content.
  func safeAreaDidChange() { forEachClient { $0.surroundingsDidChange() } }

  /// The app changed whether the content bounces, or whether the system adds to the scroll indicator's insets.
  func settingsDidChange() {
    afterSilence { [weak self] in
      guard let self, let scrollView else { return }
      forEachClient { $0.contentInsetsDidChange(in: scrollView) }
    }
  }

  /// A client laid itself out. The surroundings may have changed before, without an event.
  func clientDidLayOut() {
    guard !isSilent, let scrollView else { return }
    followRefresh()
    guard !delivered.areOutdated, let offset = scrollView.offset(ifInsetsAndFrameStayedSince: known) else {
      return insetsMayHaveChanged()
    }
    if offset != known.offset { contentDidMove(in: scrollView) }
  }

  /// The system may have moved the content without an event: a property animator that is stopped sets the bounds of layers.
  private func contentMayHaveMoved(in scrollView: UIScrollView) {
    if scrollView.contentOffset.y != known.offset { contentDidMove(in: scrollView) }
  }

  /// The app or the system changed the insets, or may have.
  func insetsMayHaveChanged(areWritten: Bool = false) {
    guard !isSilent, let scrollView else { return }
    let write = readInsets(of: scrollView, areWritten: areWritten)
    let isChanged = updateSurroundings() || write != .none
    if isChanged { settleLater(scrollView) }
    followMotion(isRefreshing: known.hasRefreshRoom)
    guard isChanged else { return }
    forEachClient { $0.safeAreaMayHaveChanged() }
    forEachClient { $0.contentInsetsDidChange(in: scrollView) }
  }

  /// The pan gesture began or ended.
  func panDidChange(_ state: UIGestureRecognizer.State) {
    guard let scrollView else { return }
    var event: ScrollMotion.Event?
    switch state {
    case .began:
      event = motion.beganDragging()
      // No event reports another superview with the same safe area.
      surroundingsWereWritten()
    case .ended, .cancelled, .failed:
      event = motion.endedDragging(scrollView.motionFlags)
      forEachClient { $0.fingerDidLeaveContent() }
    default: break
    }
    if let event { inform(of: event, in: scrollView) }
    followMotion(isRefreshing: scrollView.isRefreshing)
  }

  /// A frame while the content moves, `duration` seconds after the last one.
  func advance(by duration: TimeInterval) {
    guard let scrollView else { return observer = nil }
    // Comparing the insets reads the offset, too, and so it would not be compared afterward.
    contentMayHaveMoved(in: scrollView)
    insetsMayHaveChanged()
    awaitEndOfRefresh(in: scrollView)
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
    forEachClient {
      switch event {
      case .dragBegan: $0.contentDidBeginDragging(in: scrollView, by: distance)
      case .dragEnded(let coasts): $0.contentDidEndDragging(in: scrollView, willDecelerate: coasts)
      case .decelerationEnded: $0.contentDidEndDecelerating(in: scrollView)
      case .animationEnded: $0.contentDidEndAnimating(in: scrollView)
      case .stayedBeyondTop: break
      }
    }
    mover.finishArrival()
    returnToTop(scrollView, after: event)
  }

  /// Asks for frames while the content may move or a refresh on the screen may end, which changes the insets without an event.
  private func followMotion(isRefreshing: Bool) {
    guard hasFollowerOfMotion else { return }
    let wantsFrames = motion.wantsFrames || (isRefreshing && scrollView?.window != nil)
    if wantsFrames != receivesFrames { receivesFrames = wantsFrames }
  }

  /// Asks for frames if a refresh has begun without an event, or its scroll view has returned to the window.
  private func followRefresh() {
    if known.hasRefreshRoom, !receivesFrames { followMotion(isRefreshing: true) }
  }

  private func forEachClient(_ body: (any ScrollConnectionClient) -> Void) {
    forEachSeat { if let client = $0.client { body(client) } }
  }

  /// Calls `body` with each seat. Seats may be taken and left meanwhile.
  private func forEachSeat(_ body: (SeatState) -> Void) {
    var index = 0
    while index < seats.count {
      body(seats[index])
      index += 1
    }
  }

  // MARK: - The delegate's questions

  func willEndDragging(velocity: CGPoint, target: UnsafeMutablePointer<CGPoint>) {
    guard let scrollView else { return }
    forEachClient { $0.contentWillEndDragging(in: scrollView, withVelocity: velocity, target: target) }
  }

  func shouldScrollToTop() -> Bool {
    guard let scrollView else { return true }
    var isAllowed = true
    forEachClient { if !$0.contentShouldScrollToTop(in: scrollView) { isAllowed = false } }
    return isAllowed
  }

  // MARK: - Insets

  /// The insets that the app wrote since they were read last.
  private enum WrittenInsets { case none, indicator, content }

  /// Returns the state of the scroll view, after finding out what the app wrote. The reading of an event is good for the
  /// first client that measures: code of the app may run afterward.
  func read(_ scrollView: UIScrollView) -> ScrollReading {
    if isWriting {
      // The insets are written one after the other, and code of the app runs in between.
      var reading = scrollView.reading(after: known)
      reading.insets = ledger.total
      return reading
    }
    if isCurrent { isCurrent = false } else { readInsets(of: scrollView) }
    return known
  }

  /// Reads the scroll view and finds out what the app wrote. Insets that it assigned get the needs again.
  ///
  /// - Returns: The insets that the app wrote.
  @discardableResult
  private func readInsets(of scrollView: UIScrollView, areWritten: Bool = false) -> WrittenInsets {
    guard !isWriting else { return .none }
    isCurrent = false
    if !areWritten, !hasUnreadInsets, known.refreshRoom == 0,
      let offset = scrollView.offset(ifOnlyItChangedSince: known)
    {
      note(offset: offset)
      return .none
    }
    return readWritten(scrollView.reading(after: known), of: scrollView, areWritten: areWritten)
  }

  private func readWritten(
    _ reading: ScrollReading, of scrollView: UIScrollView, areWritten: Bool
  ) -> WrittenInsets {
    let former = known
    hasUnreadInsets = false
    know(reading)
    let found = reading.insets
    let writesContent = !ledger.expectsContent(of: found)
    switch areWritten ? ledger.readWritten(found) : ledger.read(found) {
    case .unchanged: return .none
    case .changed: break
    case .assigned: write(offset: offsetAfterAssignment(former: former), to: scrollView)
    }
    return writesContent ? .content : .indicator
  }

  /// Stores the offset, and adds up the moves of a list.
  @inline(__always) private func note(offset: Double) {
    guard offset != known.offset else { return }
    hasMoved = true
    if listMovesContent {
      endRests()
      known.contentShift += offset - known.offset
    }
    known.offset = offset
  }

  /// Stores a reading. If more than the offset changed, no client is at rest anymore.
  ///
  /// - Parameters:
  ///   - reading: The reading.
  ///   - isWritten: Whether a client wrote what changed, so that no list did.
  private func know(_ reading: ScrollReading, isWritten: Bool = false) {
    if !reading.differsOnlyInOffset(from: known) { endRests() }
    if followsList, reading.contentHeight != known.contentHeight { beginMovesOfList() }
    if isWritten { known.offset = reading.offset } else { note(offset: reading.offset) }
    if reading.flags != known.flags { hasMoved = true }
    let contentShift = known.contentShift
    known = reading
    known.contentShift = contentShift
    delivered.compare(with: reading.surroundings)
    followRefresh()
  }

  private func endRests() {
    for seat in seats { seat.rest.stop() }
  }

  /// Content that was at its top stays there after the app assigned insets.
  private func offsetAfterAssignment(former: ScrollReading) -> Double? {
    // Only the indicator's insets were assigned, which is noticed later and moves nothing.
    if known.insets.haveContentInsets(of: ledger.total) { return nil }
    let newTop = known.adjustedTop + ledger.total.top - known.insets.top
    let kept = known.isAtTop ? former.offset : known.offset
    // Content that is pulled down stays where it is.
    let isPulled = known.flags.isHeld || kept < -former.adjustedTop
    return former.isAtTop ? -newTop : isPulled ? kept : max(kept, -newTop)
  }

  /// Takes what the app wrote for additions to its part.
  func acceptInsets() {
    guard let scrollView else { return }
    know(scrollView.reading(after: known))
    ledger.accept(known.insets)
  }

  /// Writes the sum of the needs after those of one seat changed.
  ///
  /// - Parameters:
  ///   - needs: The new needs of the seat.
  ///   - offset: The new content offset, in points, or `nil` to leave it to the scroll view.
  ///   - seat: The seat.
  func write(_ needs: ScrollNeeds, offset: Double?, for seat: SeatState) {
    let former = seat.needs
    if needs != former { changeNeeds(of: seat, to: needs) }
    guard let scrollView else { return }
    let movesContent = write(offset: offset, to: scrollView)
    followMotion(isRefreshing: known.hasRefreshRoom)
    // The others are shown nothing of the indicator's insets.
    guard isShared, movesContent || !needs.haveContentNeeds(of: former) else { return }
    rounds.wrote(seat)
    informOthers()
  }

  /// Removes what only seats needed that were released. Content at its top stays there, and none ends up above its top.
  private func withdrawNeeds() {
    guard let scrollView else { return }
    readInsets(of: scrollView)
    let total = ledger.total
    ledger.setNeeds(seats.needs.insets)
    guard ledger.total != total else { return }
    let top = -(known.adjustedTop + ledger.total.top - known.insets.top)
    write(offset: known.isAtTop ? top : max(known.offset, top), to: scrollView)
  }

  private func changeNeeds(of seat: SeatState, to needs: ScrollNeeds) {
    seat.needs = needs
    ledger.setNeeds(seats.needs.insets)
    if isShared { seats.updateViews() }
  }

  /// Writes the sums of the ledger, and the offset unless it is `nil`.
  ///
  /// - Returns: Whether content insets or the offset were written.
  @discardableResult
  private func write(offset: Double?, to scrollView: UIScrollView) -> Bool {
    isCurrent = false
    let (former, total) = (known.insets, ledger.total)
    // No rest depends on the indicator's insets.
    if !total.haveContentInsets(of: former) { endRests() }
    known.insets = total
    // The write is complete and known before the silence ends: others lay out then, and compare the scroll view.
    let movesContent = silently {
      let wasWriting = isWriting
      isWriting = true
      defer { isWriting = wasWriting }
      var movesContent = scrollView.apply(total, offset: offset, over: former)
      // A client that lays out meanwhile may have other needs, which are written already in part.
      if ledger.total != total, scrollView.apply(ledger.total, offset: nil, over: known.insets) {
        movesContent = true
      }
      guard movesContent else { return false }
      know(known.following(scrollView), isWritten: true)
      hasUnreadInsets = !scrollView.sharedInsets.haveContentInsets(of: known.insets)
      return true
    }
    if movesContent { settleLater(scrollView) }
    return movesContent
  }

  /// The other clients lay out after one of them wrote, unless something is under way at whose end they do.
  private func informOthers() {
    guard !isSilent, rounds.begin() else { return }
    defer { rounds.end() }
    guard let scrollView else { return }
    for _ in seats {
      guard let writer = rounds.next() else { return }
      // The writer may be the first that learned of another safe area.
      forEachSeat { if $0 !== writer { $0.client?.safeAreaMayHaveChanged() } }
      forEachSeat { if $0 !== writer { $0.client?.contentInsetsDidChange(in: scrollView) } }
    }
  }
}
