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
  @exclusivity(unchecked) private(set) var seats = SeatList()
  /// A Boolean value that indicates whether there is more than one seat, so that the seats are shown different insets.
  private(set) var isShared = false

  private var guide: ConnectionGuide?
  @exclusivity(unchecked) private var observer: ScrollObserver?
  /// A Boolean value that indicates whether a client needs the ends of drags and of movements.
  private var hasFollowerOfMotion = false
  private var delegateProxy: ConnectionDelegateProxy?
  @exclusivity(unchecked) private var motion = ScrollMotion()
  private var silence = 0
  /// What runs at the end of the silence.
  private var waiting: [() -> Void] = []
  /// The number of transactions under way. One begins within another.
  private var transactions = 0
  /// A Boolean value that indicates whether the connection itself is writing, so that the insets aren't complete yet.
  private var isWriting = false
  /// The seat whose write the other clients haven't been informed of.
  private weak var lastWriter: ScrollSeat?
  private var isInforming = false
  /// A Boolean value that indicates whether the insets were read in the event that is being delivered.
  @exclusivity(unchecked) private var hasReadInsets = false
  /// Where the content was when the insets were read last.
  @exclusivity(unchecked) private var known = Known()

  private struct Known {
    var offset: CGFloat = 0
    var adjustedTop: CGFloat = 0
    var adjustedBottom: CGFloat = 0
  }

  /// Returns the connection of a scroll view. Creates one if there is none.
  static func of(_ scrollView: UIScrollView) -> ScrollConnection {
    scrollView.headerConnection ?? ScrollConnection(of: scrollView)
  }

  private init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    ledger = ScrollLedger(scrollView.sharedInsets)
    note(scrollView)
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

  func join(_ seat: ScrollSeat) {
    seats.append(seat)
    isShared = seats.count > 1
    updateViews()
  }

  /// Removes a seat that was released. Its needs are removed from the insets.
  func leave(_ id: ObjectIdentifier) {
    seats.remove(id)
    isShared = seats.count > 1
    updateViews()
    withdrawNeeds()
    clientsDidChange()
  }

  /// Starts or stops observing and taking part in the delegate, as the clients need it now.
  func clientsDidChange() {
    guard let scrollView else { return observer = nil }
    let hasClients = seats.contains { $0.client != nil }
    hasFollowerOfMotion = seats.contains { $0.client?.followsMotion == true }
    if hasClients, observer == nil {
      observer = ScrollObserver(of: scrollView, for: self)
    } else if !hasClients, observer != nil {
      observer?.end()
      observer = nil
      motion = ScrollMotion()
    }
    if !hasFollowerOfMotion { observer?.wantsFrames = false }
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
  var isSilent: Bool { silence > 0 }

  /// Runs `body`. The events that it causes reach no client.
  func silently<Result>(_ body: () -> Result) -> Result {
    silence += 1
    defer {
      silence -= 1
      informOthersAtEnd()
      resume()
    }
    return body()
  }

  /// Runs `body` at the end of the silence, or at once if there is none.
  func afterSilence(_ body: @escaping () -> Void) {
    waiting.append(body)
    resume()
  }

  private func resume() {
    guard silence == 0, !waiting.isEmpty else { return }
    let bodies = waiting
    waiting = []
    for body in bodies { body() }
  }

  /// Runs `body`, in which a client writes in several steps. The others lay out after the last one.
  func transaction<Result>(_ body: () -> Result) -> Result {
    transactions += 1
    defer {
      transactions -= 1
      informOthersAtEnd()
    }
    return body()
  }

  /// The content moved.
  func contentDidMove() {
    guard silence == 0, let scrollView else { return }
    delegateProxy?.takePart(in: scrollView)
    let former = known
    let isWritten = readInsets(of: scrollView)
    // Clients that measure needn't compare the insets again. An observed change reads them.
    hasReadInsets = true
    defer { hasReadInsets = false }
    if let event = motion.moved(ScrollMotion.Flags(of: scrollView)) {
      inform(of: event, in: scrollView, movedBy: scrollView.contentOffset.y - former.offset)
    }
    // The system moves content while it changes the insets.
    let hasOtherInsets =
      isWritten || known.adjustedTop != former.adjustedTop || known.adjustedBottom != former.adjustedBottom
    if hasOtherInsets { forEachClient { $0.safeAreaMayHaveChanged() } }
    forEachClient { $0.contentDidMove(in: scrollView) }
    if hasOtherInsets { forEachClient { $0.contentInsetsDidChange(in: scrollView) } }
    followMotion(of: scrollView)
  }

  /// The app or the system changed the insets, or may have.
  func insetsMayHaveChanged() {
    guard silence == 0, let scrollView else { return }
    hasReadInsets = false
    let adjusted = scrollView.adjustedContentInset
    let hasMoved = adjusted.top != known.adjustedTop || adjusted.bottom != known.adjustedBottom
    if !readInsets(of: scrollView), !hasMoved { return }
    note(scrollView)
    forEachClient { $0.safeAreaMayHaveChanged() }
    forEachClient { $0.contentInsetsDidChange(in: scrollView) }
  }

  /// The pan gesture began or ended.
  func panDidChange(_ state: UIGestureRecognizer.State) {
    guard let scrollView else { return }
    var event: ScrollMotion.Event?
    switch state {
    case .began: event = motion.beganDragging()
    case .ended, .cancelled, .failed: event = motion.endedDragging(ScrollMotion.Flags(of: scrollView))
    default: break
    }
    if let event { inform(of: event, in: scrollView) }
    followMotion(of: scrollView)
  }

  /// A frame while the content moves, `duration` seconds after the last one.
  func advance(by duration: TimeInterval) {
    guard let scrollView else { return observer = nil }
    insetsMayHaveChanged()
    let flags = ScrollMotion.Flags(of: scrollView)
    if let event = motion.frame(duration, flags, isAnimating: scrollView.isScrollAnimated) {
      inform(of: event, in: scrollView)
    }
    followMotion(of: scrollView)
  }

  private func inform(
    of event: ScrollMotion.Event, in scrollView: UIScrollView, movedBy distance: CGFloat = 0
  ) {
    forEachClient {
      switch event {
      case .dragBegan: $0.contentDidBeginDragging(in: scrollView, by: distance)
      case .dragEnded(let coasts): $0.contentDidEndDragging(in: scrollView, willDecelerate: coasts)
      case .decelerationEnded: $0.contentDidEndDecelerating(in: scrollView)
      case .animationEnded: $0.contentDidEndAnimating(in: scrollView)
      }
    }
  }

  private func followMotion(of scrollView: UIScrollView) {
    guard hasFollowerOfMotion else { return }
    // The end of a refresh changes the insets without an event.
    observer?.wantsFrames = motion.wantsFrames || scrollView.refreshControl?.isRefreshing == true
  }

  private func forEachClient(_ body: (any ScrollConnectionClient) -> Void) {
    forEachSeat { if let client = $0.client { body(client) } }
  }

  /// Calls `body` with each seat. Seats may be taken and left meanwhile.
  func forEachSeat(_ body: (ScrollSeat) -> Void) {
    var index = 0
    while index < seats.count {
      if let seat = seats[index] { body(seat) }
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

  /// Finds out what the app wrote. Insets that it assigned get the needs again, and content that was at its top stays there.
  ///
  /// - Returns: `true` if the app wrote the insets.
  @discardableResult
  func readInsets(of scrollView: UIScrollView) -> Bool {
    guard !isWriting, !hasReadInsets else { return false }
    defer { note(scrollView) }
    switch ledger.read(scrollView.sharedInsets) {
    case .unchanged: return false
    case .changed: return true
    case .assigned: break
    }
    let adjustedTop = scrollView.adjustedContentInset.top
    let newTop = adjustedTop + CGFloat(ledger.total.top) - scrollView.contentInset.top
    let wasAtTop = abs(known.offset + known.adjustedTop) <= 0.5
    let isClamped = abs(scrollView.contentOffset.y + adjustedTop) <= 0.5
    let kept = isClamped ? known.offset : scrollView.contentOffset.y
    // Content that is pulled down stays where it is.
    let isPulled = scrollView.isTracking || kept < -known.adjustedTop
    apply(to: scrollView, offset: wasAtTop ? -newTop : isPulled ? kept : max(kept, -newTop))
    return true
  }

  /// Takes what the app wrote for additions to its part.
  func acceptInsets() {
    guard let scrollView else { return }
    ledger.accept(scrollView.sharedInsets)
    note(scrollView)
  }

  /// Writes the sum of the needs after those of one seat changed.
  ///
  /// - Parameters:
  ///   - needs: The new needs of the seat.
  ///   - offset: The new content offset, in points, or `nil` to leave it to the scroll view.
  ///   - seat: The seat.
  func write(_ needs: ScrollNeeds, offset: Double?, for seat: ScrollSeat) {
    if needs != seat.needs { changeNeeds(of: seat, to: needs) }
    guard let scrollView else { return }
    apply(to: scrollView, offset: offset.map { CGFloat($0) })
    note(scrollView)
    if !motion.wantsFrames, scrollView.refreshControl != nil { followMotion(of: scrollView) }
    guard isShared else { return }
    lastWriter = seat
    informOthersAtEnd()
  }

  /// Removes what only seats needed that were released. Content at its top stays there, and none ends up above its top.
  private func withdrawNeeds() {
    guard let scrollView else { return }
    readInsets(of: scrollView)
    let total = ledger.total
    addUpNeeds()
    guard ledger.total != total else { return }
    let adjusted = scrollView.adjustedContentInset.top
    let top = -(adjusted + CGFloat(ledger.total.top) - scrollView.contentInset.top)
    let isAtTop = abs(scrollView.contentOffset.y + adjusted) <= 0.5
    apply(to: scrollView, offset: isAtTop ? top : max(scrollView.contentOffset.y, top))
    note(scrollView)
  }

  private func changeNeeds(of seat: ScrollSeat, to needs: ScrollNeeds) {
    setNeeds(needs, of: seat)
    addUpNeeds()
    if isShared { updateViews() }
  }

  private func addUpNeeds() {
    var sum = ScrollNeeds()
    forEachSeat { sum.add($0.needs) }
    ledger.setNeeds(sum.insets)
  }

  private func apply(to scrollView: UIScrollView, offset: CGFloat?) {
    let wasWriting = isWriting
    isWriting = true
    let total = ledger.total
    silently {
      scrollView.apply(total, offset: offset)
      // A client that lays out meanwhile may have other needs, which are written already in part.
      if ledger.total != total { scrollView.apply(ledger.total, offset: nil) }
    }
    isWriting = wasWriting
  }

  private func informOthersAtEnd() {
    if silence == 0, transactions == 0, lastWriter != nil { informOthers() }
  }

  /// The others lay out once after one of them wrote. What they write then causes no further round.
  private func informOthers() {
    let writer = lastWriter
    lastWriter = nil
    guard !isInforming, let scrollView else { return }
    isInforming = true
    defer {
      isInforming = false
      lastWriter = nil
    }
    // The writer may be the first that learned of another safe area.
    forEachSeat { if $0 !== writer { $0.client?.safeAreaMayHaveChanged() } }
    forEachSeat { if $0 !== writer { $0.client?.contentInsetsDidChange(in: scrollView) } }
  }

  private func note(_ scrollView: UIScrollView) {
    let adjusted = scrollView.adjustedContentInset
    known = Known(
      offset: scrollView.contentOffset.y, adjustedTop: adjusted.top, adjustedBottom: adjusted.bottom)
  }
}

extension ScrollMotion.Flags {
  @MainActor init(of scrollView: UIScrollView) {
    self.init(
      isTracking: scrollView.isTracking, isDragging: scrollView.isDragging,
      isDecelerating: scrollView.isDecelerating)
  }
}
