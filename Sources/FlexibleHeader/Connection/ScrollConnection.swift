import HeaderEngine
import UIKit

/// The one connection between a scroll view and all its headers, footers, and followers.
///
/// It is stored with the scroll view, created with the first seat, and released with the last. It is the only code that
/// observes the scroll view, takes part in its delegate, and writes its insets and its offset. `Documentation/Connection.md`
/// describes it.
///
/// This file manages the seats. The extensions handle events, read and write insets, recognize the moves of a list, and
/// determine who moves the content.
@MainActor final class ScrollConnection {
  // The values that every event reads are exempt from the runtime exclusivity check; see Benchmarks/README.md. No code that
  // modifies one of them calls back.

  @exclusivity(unchecked) private(set) weak var scrollView: UIScrollView?
  /// The seats, in the order in which they were taken.
  @exclusivity(unchecked) private(set) var seats: [SeatState] = []
  /// A Boolean value that indicates whether there is more than one seat, so that the seats are shown different insets.
  private(set) var isShared = false

  @exclusivity(unchecked) var ledger: ScrollLedger
  @exclusivity(unchecked) var record: ScrollRecord
  /// A Boolean value that indicates whether the record was read for the event that is being delivered, and no client has
  /// measured the scroll view since.
  @exclusivity(unchecked) var isCurrent = false
  /// The superview of the scroll view that the clients were last informed of.
  var superviewID: ObjectIdentifier?
  /// A Boolean value that indicates whether the connection recognizes when the scroll view, a list, moves its content by itself.
  @exclusivity(unchecked) private(set) var followsList = false

  /// A Boolean value that indicates whether the connection itself is writing, so that the insets aren't complete yet.
  var isWriting = false
  /// A Boolean value that indicates whether a write of the app was read before its end, because the system moved the content
  /// meanwhile.
  var isWriteRead = false
  /// A Boolean value that indicates whether the app wrote content insets while the connection wrote its own.
  @exclusivity(unchecked) var hasUnreadInsets = false
  /// A Boolean value that indicates whether a part of the top inset is withheld. Stored, because every event reads it.
  @exclusivity(unchecked) var withholds = false
  @exclusivity(unchecked) var rounds = WriteRounds()

  @exclusivity(unchecked) var motion = ScrollMotion()
  @exclusivity(unchecked) var mover = ContentMover()
  /// A Boolean value that indicates whether VoiceOver or Switch Control is running. Both scroll to show the focused element.
  private(set) var isAssisted = false
  /// A Boolean value that indicates whether a client needs the ends of drags and of movements.
  @exclusivity(unchecked) private(set) var hasFollowerOfMotion = false
  @exclusivity(unchecked) var receivesFrames = false {
    didSet { observer?.wantsFrames = receivesFrames }
  }

  private var guide: ConnectionGuide?
  @exclusivity(unchecked) private var observer: ScrollObserver?
  @exclusivity(unchecked) private(set) var delegateProxy: ConnectionDelegateProxy?
  @exclusivity(unchecked) private var silence = EventSilence()

  /// Returns the connection of a scroll view. Creates one if there is none.
  static func of(_ scrollView: UIScrollView) -> ScrollConnection {
    scrollView.headerConnection ?? ScrollConnection(of: scrollView)
  }

  private init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    let reading = scrollView.reading(after: nil)
    record = ScrollRecord(reading)
    ledger = ScrollLedger(reading.insets)
    superviewID = scrollView.superview.map(ObjectIdentifier.init)
    let guide = ConnectionGuide(of: self)
    scrollView.addLayoutGuide(guide)
    self.guide = guide
  }

  deinit {
    // Seats leave on the main thread, so the connection is released there. A remaining guide would refer to nothing.
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated {
      if let guide { scrollView?.removeLayoutGuide(guide) }
    }
  }

  var known: ScrollReading { record.last }

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
    withdrawNeeds(of: seat)
    clientsDidChange()
  }

  func forEachClient(_ body: (any ScrollConnectionClient) -> Void) {
    forEachSeat { if let client = $0.client { body(client) } }
  }

  /// Calls `body` with each seat. Seats may be added and removed meanwhile.
  func forEachSeat(_ body: (SeatState) -> Void) {
    var index = 0
    while index < seats.count {
      body(seats[index])
      index += 1
    }
  }

  func endRests() {
    for seat in seats { seat.rest.stop() }
  }

  // MARK: - Observing

  /// Starts or stops observing the scroll view and taking part in its delegate, as the clients need it.
  func clientsDidChange() {
    if let moving = mover.seat, moving.client == nil || !seats.contains(where: { $0 === moving }) {
      mover.end()
    }
    guard let scrollView else { return observer = nil }
    let hasClients = seats.contains { $0.client != nil || $0.isObserved }
    hasFollowerOfMotion = seats.contains { $0.client?.followsMotion == true }
    if hasClients, observer == nil {
      observer = ScrollObserver(of: scrollView, for: self)
      motion = ScrollMotion(scrollView.motionFlags)
      isAssisted = UseState.isAssistiveTechnologyRunning
      // The size may have changed while it wasn't observed. The first event must not count as a move of the list because of
      // that.
      record.note(contentHeight: scrollView.contentHeight(isCollection: known.isCollection))
      noteRows()
      followsList = scrollView.isList
    } else if !hasClients, observer != nil {
      observer?.end()
      observer = nil
      followsList = false
    }
    if !hasFollowerOfMotion { receivesFrames = false }
    // A header that begins to snap rests at an end.
    if hasClients { settleLater(scrollView) }
    followMotion(isRefreshing: scrollView.isRefreshing)
    delegateNeedsDidChange()
  }

  /// Handles the start or end of VoiceOver or Switch Control, which may change the needs of headers.
  func assistanceDidChange() {
    isAssisted = UseState.isAssistiveTechnologyRunning
    settingsDidChange()
  }

  // MARK: - Delegate methods

  /// Takes part in the delegate exactly while a client implements one of the delegate methods.
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

  /// Handles the end of a drag. VoiceOver also requests the target of its scrolls, which show an element.
  func willEndDragging(velocity: CGPoint, target: UnsafeMutablePointer<CGPoint>) {
    guard let scrollView, scrollView.motionFlags.isHeld else { return }
    forEachClient { $0.contentWillEndDragging(in: scrollView, withVelocity: velocity, target: target) }
  }

  /// Handles a tap on the status bar, which scrolls the content to its top unless a client refuses.
  func shouldScrollToTop() -> Bool {
    guard let scrollView else { return true }
    var isAllowed = true
    forEachClient { if !$0.contentShouldScrollToTop(in: scrollView) { isAllowed = false } }
    guard isAllowed else { return false }
    forEachClient { $0.scrollToTopWillBegin() }
    // A deceleration ends without a report, unless the app refuses: then it goes on. A rest follows in both cases.
    motion.takeOver()
    motion.adjusted()
    followMotion(isRefreshing: known.hasRefreshRoom)
    return true
  }

  // MARK: - Silence

  var isSilent: Bool { silence.isActive }

  /// Runs `body`. No client receives the events that it causes.
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
}
