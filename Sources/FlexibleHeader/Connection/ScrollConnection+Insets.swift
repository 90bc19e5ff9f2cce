import HeaderEngine
import UIKit

/// Reads and writes the scroll view: finds out who changed the insets, and writes the sum of all needs.
extension ScrollConnection {
  /// What was written since the scroll view was read last: a frame, or the app's insets.
  enum Written { case none, frame, indicator, content }

  /// Returns the state of the scroll view, after determining what the app wrote. The reading of an event is valid for the first
  /// client that measures, because code of the app may run afterward.
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

  /// Reads the scroll view and determines what the app wrote. The needs are added again to insets that the app assigned.
  @discardableResult
  func readInsets(of scrollView: UIScrollView, areWritten: Bool = false) -> Written {
    guard !isWriting else { return .none }
    isCurrent = false
    if !areWritten, !hasUnreadInsets, known.refreshRoom == 0,
      let offset = scrollView.offset(ifOnlyItChangedSince: known)
    {
      record.note(offset: offset)
      if withholds { bringWithinContent(of: scrollView) }
      return .none
    }
    let written = readWritten(scrollView.reading(after: known), of: scrollView, areWritten: areWritten)
    if withholds { bringWithinContent(of: scrollView) }
    return written
  }

  private func readWritten(
    _ reading: ScrollReading, of scrollView: UIScrollView, areWritten: Bool
  ) -> Written {
    let former = known
    hasUnreadInsets = false
    var reading = reading
    undoSystemMove(&reading, in: scrollView)
    keepBelowCollapsedHeaders(&reading, in: scrollView)
    know(reading)
    let found = reading.insets
    let (writesContent, formerTop) = (!ledger.expectsContent(of: found), ledger.app.top)
    switch areWritten ? ledger.readWritten(found) : ledger.read(found) {
    case .unchanged: return reading.hasFrame(of: former) ? .none : .frame
    case .changed:
      if ledger.app.top < 0, formerTop >= 0 { HeaderMisuse.report(.insetWithoutHeader) }
      if let offset = offsetAfterAddition(of: ledger.app.top - formerTop, former: former) {
        write(offset: offset, to: scrollView)
      }
    case .assigned:
      fillShortContent()
      write(offset: offsetAfterAssignment(former: former), to: scrollView)
    }
    return writesContent ? .content : .indicator
  }

  /// Stores a reading. If more than the offset changed, no client is at rest anymore. If `isWritten` is `true`, a client wrote
  /// the changes, so no list moved the content.
  private func know(_ reading: ScrollReading, isWritten: Bool = false) {
    if !reading.differsOnlyInOffset(from: known) { endRests() }
    if followsList, reading.contentHeight != known.contentHeight { beginMovesOfList() }
    if reading.viewWidth != known.viewWidth {
      // Content at its top stays there in another width: no row has to be brought back. Below a whole inset, there would be one.
      known.isAtTop && !withholds ? record.note(widthOfRows: reading.viewWidth) : awaitLayoutOfRows()
    }
    record.note(reading, isWritten: isWritten)
    followRefresh()
  }

  /// Brings content back that the system moved to the edge of an inset that follows a header, because its own part of the inset
  /// changed. The system takes that edge for the top of the content. Below the whole inset, the content would have stayed where it
  /// was, or would be at its top.
  private func undoSystemMove(_ reading: inout ScrollReading, in scrollView: UIScrollView) {
    guard reading.offset != known.offset, reading.isAtTop,
      known.isAtTop || known.offset < -reading.adjustedTop, reading.flags == .resting,
      ledger.expectsContent(of: reading.insets), !awaitsRows(in: reading),
      !(scrollView.isScrollAnimated ?? (mover.seat != nil))
    else { return }
    let withheld = seats.needs.withheld
    guard withheld > Tolerance.pixel else { return }
    let (former, moved) = (known, reading.offset)
    reading = move(scrollView, to: max(former.offset, -(reading.adjustedTop + withheld)))
    // An inset that returns with the content follows that, as below a large title, and not the other way round.
    let isFollower = abs(reading.adjustedTop - former.adjustedTop) <= Tolerance.sum
    if isFollower { reading = move(scrollView, to: moved) } else { endInset(of: scrollView, at: &reading) }
  }

  /// Makes an inset of which a part is withheld end at content that would be beyond it. Otherwise, the system would move the
  /// content before the header lays out, for example when a list sets the size of its content.
  private func endInset(of scrollView: UIScrollView, at reading: inout ScrollReading) {
    guard reading.offset < -reading.adjustedTop - Tolerance.sum, !awaitsRows(in: reading) else { return }
    seats.withhold(upTo: reading.offset + reading.adjustedTop + seats.needs.withheld)
    addUpNeeds()
    seats.updateViews()
    var insets = reading.insets
    insets.top = ledger.total.top
    let (offset, former) = (reading.offset, reading.insets)
    writing { _ = scrollView.apply(insets, offset: offset, over: former) }
    reading = scrollView.reading(after: known)
  }

  /// Brings content to its end that became too short for its place, or whose safe area left the insets, below an inset of which a
  /// part is withheld.
  private func bringWithinContent(of scrollView: UIScrollView) {
    guard let end = known.offsetWithinContent(withheld: seats.needs.withheld) else { return }
    var reading = move(scrollView, to: end)
    endInset(of: scrollView, at: &reading)
    know(reading)
  }

  /// Moves the content, without an event, and returns the state of the scroll view afterward.
  func move(_ scrollView: UIScrollView, to offset: Double) -> ScrollReading {
    writing { scrollView.contentOffset.y = offset }
    return scrollView.reading(after: known)
  }

  /// Content at the edge of an inset that follows a header stays there when the app adds to its part of the inset. The system adds
  /// the room for a refresh control where it adjusts nothing.
  private func offsetAfterAddition(of growth: Double, former: ScrollReading) -> Double? {
    guard growth != 0, former.isAtTop, !known.flags.isDecelerating, known.refreshRoom == former.refreshRoom,
      seats.contains(where: { $0.client?.insetFollowsHeader == true })
    else { return nil }
    return former.offset - growth
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

  /// Treats what the app wrote as additions to its part.
  func acceptInsets() {
    guard let scrollView else { return }
    know(scrollView.reading(after: known))
    ledger.accept(known.insets)
  }

  /// Writes the sum of the needs after those of one seat changed, and the offset unless it is `nil`.
  func write(_ needs: ScrollNeeds, offset: Double?, for seat: SeatState) {
    let former = seat.needs
    if needs != former { changeNeeds(of: seat, to: needs) }
    guard let scrollView else { return }
    let movesContent = write(offset: offset, to: scrollView, for: seat)
    followMotion(isRefreshing: known.hasRefreshRoom)
    // The other clients don't see the indicator's insets.
    guard isShared, movesContent || !needs.haveContentNeeds(of: former) else { return }
    rounds.wrote(seat)
    informOthers()
  }

  /// Removes the needs of a seat that was released. Content at its top stays there, and none ends up above its top.
  func withdrawNeeds(of seat: SeatState) {
    guard let scrollView else { return }
    readInsets(of: scrollView)
    let total = ledger.total
    fillShortContent()
    guard ledger.total != total else { return }
    let top = -(known.adjustedTop + ledger.total.top - known.insets.top)
    write(offset: known.isAtTop ? top : max(known.offset, top), to: scrollView, for: seat)
    rounds.wrote(seat)
    informOthers()
  }

  /// Writes the sums of the ledger after the needs of a seat changed, and the offset unless it is `nil`. For the other clients,
  /// the resulting movement isn't scrolling. Returns whether content insets or the offset were written.
  @discardableResult
  private func write(offset: Double?, to scrollView: UIScrollView, for seat: SeatState) -> Bool {
    let formerOffset = known.offset - known.contentShift
    let movesContent = write(offset: offset, to: scrollView)
    let move = known.offset - known.contentShift - formerOffset
    for other in seats where other !== seat { other.contentWasMoved(by: move) }
    return movesContent
  }

  /// The length of the content with the app's insets, in points.
  private var lengthOfApp: Double { known.contentHeight + ledger.app.top + ledger.app.bottom }

  /// Gives short content what it lacks below insets that the app assigned.
  private func fillShortContent() {
    seats.fill(lengthOfApp)
    addUpNeeds()
    if isShared { seats.updateViews() }
  }

  private func addUpNeeds() {
    let sum = seats.needs
    withholds = sum.withheld > 0
    ledger.setNeeds(sum.insets)
  }

  private func changeNeeds(of seat: SeatState, to needs: ScrollNeeds) {
    let changesView = isShared || seat.needs.withheld != needs.withheld
    if needs.haveContentNeeds(of: seat.needs) {
      // A header that moves writes only the indicator's inset, at each event.
      seat.needs = needs
    } else {
      let length = lengthOfApp
      seat.setNeeds(needs, around: length + seats.needs.length - seat.needs.length)
      seats.fill(length, except: seat)
    }
    addUpNeeds()
    if changesView { seats.updateViews() }
  }

  /// Writes the sums of the ledger, and the offset unless it is `nil`. Returns whether content insets or the offset were written.
  @discardableResult
  private func write(offset: Double?, to scrollView: UIScrollView) -> Bool {
    isCurrent = false
    let (former, total) = (known.insets, ledger.total)
    // Before the safe area arrives, content at its top is beyond the edge to which the system moves it.
    let offset = offset ?? (known.isAway ? known.offset : nil)
    // No rest depends on the indicator's insets.
    if !total.haveContentInsets(of: former) { endRests() }
    record.willWrite(total)
    // The write is complete and recorded before the silence ends, because the others then lay out and compare the scroll view.
    let movesContent = writing {
      var movesContent = scrollView.apply(total, offset: offset, over: former)
      // A client that lays out meanwhile may have changed its needs, some of which are written already.
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

  /// Runs `body`, which writes to the scroll view. No client receives the events that it causes.
  private func writing<Result>(_ body: () -> Result) -> Result {
    silently {
      let wasWriting = isWriting
      isWriting = true
      defer { isWriting = wasWriting }
      return body()
    }
  }

  // MARK: - Other clients

  /// Runs `body`, in which a client writes in several steps. The others lay out after the last step.
  func transaction<Result>(_ body: () -> Result) -> Result {
    rounds.beginTransaction()
    defer {
      rounds.endTransaction()
      informOthers()
    }
    return body()
  }

  /// Lets the other clients lay out after one of them wrote, unless a write or a transaction is in progress that does so at its
  /// end.
  func informOthers() {
    guard !isSilent, rounds.begin() else { return }
    defer { rounds.end() }
    guard let scrollView else { return }
    for _ in seats {
      guard let writer = rounds.next() else { return }
      // The writer may be the first that was notified of another safe area.
      informOfSafeArea(besides: writer)
      forEachSeat { if $0 !== writer { $0.client?.contentInsetsDidChange(in: scrollView) } }
    }
  }
}
