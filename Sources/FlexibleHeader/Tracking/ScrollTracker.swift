import HeaderEngine
import UIKit

/// An object that is notified of changes by a `ScrollTracker`.
@MainActor protocol ScrollTrackerClient: AnyObject {
  /// Called when the observed content size changed.
  func trackedContentSizeDidChange()
  /// Called for each frame of an animation, `duration` seconds after the previous one.
  func trackerDidAdvance(by duration: TimeInterval)
  /// Called after scrolling that had no effect, before the client needs the position of the content. The reading is that of the
  /// last event that the client didn't handle, with the offset as the client measures it. The last move of the content was
  /// `step` points.
  func trackerDidPass(_ reading: ScrollReading, step: Double)
  /// The length by which the header is lower than at its full height, in points. An inset that follows the header is as much
  /// smaller.
  var missingHeight: Double { get }
}

extension ScrollTrackerClient {
  func trackerDidPass(_ reading: ScrollReading, step: Double) {}
  func trackerDidAdvance(by duration: TimeInterval) {}
  var missingHeight: Double { 0 }
}

/// A header's connections to its scroll views: the seats, measurements relative to the header, and frames of the header's own
/// animations.
///
/// All headers share this implementation. The engines compute the layout.
@MainActor final class ScrollTracker {
  weak var client: (any ScrollTrackerClient)?

  private(set) weak var scrollView: UIScrollView?
  /// A Boolean value that indicates whether a scroll view was attached and not detached. If `scrollView` is
  /// `nil` in this state, the scroll view was deallocated.
  var isAttached: Bool { attachedID != nil }
  private var attachedID: ObjectIdentifier?
  private(set) var seat: ScrollSeat? {
    didSet { state = seat?.state }
  }
  /// The state of the seat, which is read in each event.
  private var state: SeatState?
  /// A Boolean value that indicates whether the seat belongs to another tracker of the same header.
  private var sharesSeat = false
  /// The seats at scroll views that aren't attached, and in whose insets the header has a part, or of which it stores something.
  private var otherSeats: [ObjectIdentifier: ScrollSeat] = [:]
  /// A Boolean value that indicates whether the header is directly at the content's edge and moves with it. Set it before a
  /// scroll view is attached.
  var isAtContent = false
  var following = FollowingInset()
  /// A Boolean value that indicates whether measurements include the safe area of the scroll view.
  var measuresSafeArea = true
  var isInSheet = false
  /// The object that receives the events of the attached scroll view, or `nil` if other code forwards them.
  private weak var receiver: (any ScrollConnectionClient)?

  // The superview is stored as an identifier, because a weak reference would slow down every use of the superview.
  private(set) weak var header: UIView?
  private(set) var headerSuperviewID: ObjectIdentifier?
  /// The position of the header's top edge in its superview, if the app can place it anywhere, and otherwise 0.
  var headerTop = 0.0
  private var sizeObservation: NSKeyValueObservation?
  private var observedSize = CGSize.zero
  private var displayLink: DisplayLink?

  // MARK: - Scroll view

  /// Attaches a scroll view, replacing the previous one, or detaches it if the new one is `nil`. The observation of the content
  /// size ends. The previous scroll view keeps the header's part of its insets until the header writes to it.
  ///
  /// If another tracker of the same header, the owner, is attached to the scroll view, both have one seat.
  func attach(_ scrollView: UIScrollView?, besides owner: ScrollTracker? = nil) {
    sizeObservation = nil
    endRest()
    if let seat, !sharesSeat {
      seat.deliverEvents(to: nil)
      if let former = seat.scrollView {
        otherSeats[ObjectIdentifier(former)] = seat
        keepIfNeeded(seat, at: former)
      }
    }
    self.scrollView = scrollView
    attachedID = scrollView.map(ObjectIdentifier.init)
    let shared = scrollView.flatMap { owner?.isAttached(to: $0) == true ? owner?.seat : nil }
    sharesSeat = shared != nil
    seat = shared ?? scrollView.map { takeSeat(at: $0) }
    if !sharesSeat { seat?.deliverEvents(to: receiver) }
  }

  /// Detaches the scroll view if its seat belongs to another tracker.
  func leaveSharedSeat() {
    if sharesSeat { attach(nil) }
  }

  /// Starts or stops receiving the events of the attached scroll view, and of those that are attached later.
  func receiveEvents(_ receiver: (any ScrollConnectionClient)?) {
    self.receiver = receiver
    seat?.deliverEvents(to: receiver)
  }

  var receivesEvents: Bool { receiver != nil }

  /// Reports that the events and delegate methods that the client needs may have changed.
  func clientNeedsDidChange() { seat?.connection.clientsDidChange() }

  /// Reads the insets, which the system may have changed without an event. Headers call this method in their layouts.
  func didLayOut() {
    if receiver != nil { seat?.connection.clientDidLayOut() }
  }

  /// Handles a header that left the window, or returned to one without its safe area.
  func awaitSafeArea() { seat?.connection.record.awaitSafeArea() }

  /// Handles the arrival of the safe area in the window to which the header returned.
  func endAwaitingSafeArea() { seat?.connection.endAwaitingSafeArea() }

  /// Handles a change of the heights between which the header rests. If the insets stay the same, no event follows.
  func heightsDidChange() { seat?.connection.settle() }

  /// A Boolean value that indicates whether the scroll view is in a window and has a safe area there.
  var hasContentSafeArea: Bool {
    guard let connection = seat?.connection, let scrollView else { return false }
    let reading = scrollView.reading(after: connection.known)
    return !reading.isAway && reading.hasSafeArea
  }

  /// Keeps a seat at a scroll view that isn't attached, or releases it if nothing depends on it. The connection must receive each
  /// write of the app to insets in which the header has a part, because after two writes, the next measurement would find only the
  /// second.
  private func keepIfNeeded(_ seat: ScrollSeat, at scrollView: UIScrollView) {
    guard otherSeats[ObjectIdentifier(scrollView)] === seat else { return }
    let hasNeeds = !seat.state.needs.isEmpty
    if !hasNeeds, !seat.isKept { otherSeats[ObjectIdentifier(scrollView)] = nil }
    seat.deliverEvents(to: nil, isObserved: hasNeeds)
  }

  /// Keeps a seat at a scroll view that isn't attached until `release(_:)` is called, even if the header needs no insets there.
  func keepSeat(at scrollView: UIScrollView) {
    let seat = seat(at: scrollView) ?? takeSeat(at: scrollView)
    seat.isKept = true
    if seat !== self.seat { otherSeats[ObjectIdentifier(scrollView)] = seat }
  }

  /// Removes the header's part from the insets of a scroll view, and what the header stores of it.
  func release(_ scrollView: UIScrollView) {
    guard let seat = seat(at: scrollView) else { return }
    seat.isKept = false
    seat.heightWhenLeft = nil
    write(measure(scrollView).writing(ScrollNeeds()), to: scrollView)
    keepIfNeeded(seat, at: scrollView)
  }

  /// The scroll views that aren't attached, and in whose insets the header has a part, or of which it stores something.
  var otherScrollViews: [UIScrollView] { otherSeats.values.compactMap(\.scrollView) }

  private func takeSeat(at scrollView: UIScrollView) -> ScrollSeat {
    let known = otherSeats.removeValue(forKey: ObjectIdentifier(scrollView))
    // A deallocated scroll view may have had the same identifier.
    if let known, known.scrollView === scrollView { return known }
    otherSeats = otherSeats.filter { $0.value.scrollView != nil }
    return ScrollSeat(at: scrollView, isAtContent: isAtContent)
  }

  /// The seats at all scroll views in whose insets the header has a part.
  var allSeats: [ScrollSeat] { (seat.map { [$0] } ?? []) + otherSeats.values }

  func seat(at scrollView: UIScrollView) -> ScrollSeat? {
    if isAttached(to: scrollView) { return seat }
    guard let seat = otherSeats[ObjectIdentifier(scrollView)], seat.scrollView === scrollView else {
      return nil
    }
    return seat
  }

  /// The needs of the header in a scroll view.
  func needs(in scrollView: UIScrollView) -> ScrollNeeds {
    seat(at: scrollView)?.state.needs ?? ScrollNeeds()
  }

  /// Detaches the scroll view if it was deallocated. Returns `true` if it was.
  func detachLostScrollView() -> Bool {
    guard isAttached, scrollView == nil else { return false }
    attach(nil)
    return true
  }

  /// Returns whether a scroll view is the attached one, without loading the weak reference.
  func isAttached(to scrollView: UIScrollView) -> Bool { attachedID == ObjectIdentifier(scrollView) }

  /// Records the superview of the header, to which `ScrollMetrics.headerOrigin` and `containsHeader` refer.
  func headerDidMove(_ header: UIView) {
    self.header = header
    headerSuperviewID = header.superview.map(ObjectIdentifier.init)
  }

  /// A Boolean value that indicates whether the header is a subview of the attached scroll view. Reading it doesn't load
  /// the scroll view.
  var containsHeader: Bool { isAttached && attachedID == headerSuperviewID }

  /// Returns whether the header is a subview of a scroll view.
  func containsHeader(_ scrollView: UIScrollView) -> Bool {
    ObjectIdentifier(scrollView) == headerSuperviewID
  }

  // MARK: - Events

  /// A Boolean value that indicates whether events are ignored because a header causes them.
  var isSuspended: Bool { seat?.connection.isSilent == true }

  /// Runs `body` and ignores the events that it causes. Calls may be nested.
  func suspended<Result>(_ body: () -> Result) -> Result {
    guard let connection = seat?.connection else { return body() }
    return connection.silently(body)
  }

  /// Runs `body` when events are no longer ignored.
  func afterSuspension(_ body: @escaping () -> Void) {
    if let connection = seat?.connection { connection.afterSilence(body) } else { body() }
  }

  /// Runs `body`, in which the header writes in several steps. Other headers of the scroll view lay out after the last step.
  func transaction<Result>(_ body: () -> Result) -> Result {
    guard let connection = seat?.connection else { return body() }
    return connection.transaction(body)
  }

  var observesContentSize: Bool { sizeObservation != nil }

  /// Starts or stops observing the content size. Lists also assign sizes that don't differ; those are
  /// skipped.
  func observeContentSize(_ observes: Bool) {
    guard observes, let scrollView else {
      sizeObservation = nil
      return
    }
    observedSize = scrollView.contentSize
    sizeObservation = scrollView.observe(\.contentSize) { [weak self] scrollView, _ in
      MainActor.assumeIsolated { self?.contentSizeDidChange(to: scrollView.contentSize) }
    }
  }

  private func contentSizeDidChange(to size: CGSize) {
    guard size != observedSize else { return }
    observedSize = size
    // The system may have changed the insets before, without an event.
    didLayOut()
    guard seat?.connection.isMovedSilentlyByList == true else {
      client?.trackedContentSizeDidChange()
      return
    }
    RunLoopTurn.afterCurrent { [weak self] in self?.client?.trackedContentSizeDidChange() }
  }

  // MARK: - Rest

  /// Returns whether an event has no effect on the header, so that the header can skip it.
  @inline(__always) func rests(in scrollView: UIScrollView) -> Bool {
    guard let state, state.rest.content.isActive, isAttached(to: scrollView) else { return false }
    return state.rest.continues(in: scrollView)
  }

  /// Begins a rest at the end of an event, within offsets in the header's measurements. `SeatRest` describes the rest.
  func rest(
    within offsets: ClosedRange<Double>?, below statusBar: OverlappingStatusBar? = nil,
    isNotified: Bool = false
  ) {
    guard let seat, let offsets, !seat.connection.record.isMovedByList else { return }
    seat.state.rest.begin(
      at: seat.connection.known, within: offsets, offsetShift: seat.offsetShift,
      mayTurnBack: seat.state.isAtContent, below: statusBar, isOwnerNotified: isNotified)
  }

  /// Ends the rest, because something other than scrolling occurs. Measuring has the same effect.
  @inline(__always) func endRest() {
    guard let state, !state.rest.content.isOver else { return }
    catchUp()
    state.rest.end()
  }

  /// Sends the position of the content to the client, if the client has been at rest.
  func catchUp() {
    guard let rest = state?.rest, let reading = rest.passed else { return }
    client?.trackerDidPass(reading, step: rest.content.step)
  }

  // MARK: - Writing

  /// Writes to the attached scroll view. Events that this causes are ignored.
  func write(_ write: ScrollWrite) {
    guard !write.isEmpty, let scrollView else { return }
    self.write(write, to: scrollView)
  }

  func write(_ write: ScrollWrite, to scrollView: UIScrollView) {
    guard !write.isEmpty else { return }
    if isAttached(to: scrollView) {
      seat?.write(write)
      return
    }
    let seat = seat(at: scrollView) ?? takeSeat(at: scrollView)
    // The seat can be found during the write, because code of the app may run then and cause another write to the same scroll
    // view.
    otherSeats[ObjectIdentifier(scrollView)] = seat
    seat.write(write)
    keepIfNeeded(seat, at: scrollView)
  }

  /// Performs the writes of an update until the engine is done. `send` measures the scroll view again and sends the next event.
  /// Returns the new layout, or `nil` if nothing changes.
  @inline(__always)
  func perform<Layout>(
    _ update: HeaderUpdate<Layout>, send: (Layout.Event) -> HeaderUpdate<Layout>
  ) -> Layout? {
    if let next = update.next { return perform(update.write, before: next, send: send) }
    write(update.write)
    followHeader()
    return update.layout
  }

  @inline(never)
  private func perform<Layout>(
    _ first: ScrollWrite, before event: Layout.Event, send: (Layout.Event) -> HeaderUpdate<Layout>
  ) -> Layout? {
    transaction {
      write(first)
      var update = send(event)
      while let next = update.next {
        write(update.write)
        update = send(next)
      }
      write(update.write)
      followHeader()
      return update.layout
    }
  }

  // MARK: - Animations

  /// A Boolean value that determines whether the client is notified of each frame, by a display link.
  var wantsFrames: Bool {
    get { displayLink != nil }
    set {
      guard newValue != (displayLink != nil) else { return }
      displayLink =
        newValue
        ? DisplayLink(animates: true) { [weak self] in self?.client?.trackerDidAdvance(by: $0) } : nil
    }
  }
}
