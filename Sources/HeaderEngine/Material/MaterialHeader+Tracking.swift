/// Insets and offsets of scroll views: what the header writes into them, and what it then does not take for scrolling
/// (sections 5 and 9).
extension MaterialHeader {
  /// What has to be written into a scroll view; nil leaves a value as it is.
  public struct ScrollWrite: Equatable, Sendable {
    /// The content inset at the top, in points.
    public var contentInsetTop: Double?
    /// The content inset at the bottom, in points.
    public var contentInsetBottom: Double?
    /// The content offset, in points; written after the inset, whatever the system made of that.
    public var offset: Double?
  }

  // MARK: - Insets

  /// Brings the injected inset of the tracked scroll view up to date, before a layout.
  ///
  /// The content stays where it is, with two exceptions. Where the status bar came or went without the header's
  /// doing, the offset moves against the inset's change, and the move that led here is no scrolling. And content
  /// that rests at its top stays at its top, if the options say so and `keepsTop`.
  public mutating func injection(
    into scroll: ScrollState, _ surroundings: Surroundings, keepsTop: Bool = true
  ) -> ScrollWrite? {
    let statusBarChanged = statusBarChanged(isHidden: surroundings.isStatusBarHidden)
    let mayFill = options.extendsShortContent || injected.contentBottom != 0
    let bottom = mayFill ? fill(scroll, &injected, surroundings) : nil
    let inset = injected.inject(heights: heights, into: scroll)
    // Nearly every event finds the insets as the last one left them.
    if inset == nil, bottom == nil, !statusBarChanged { return nil }
    let keepsTop = keepsTop && options.keepsContentAtTop && inset != nil && scroll.restsAtTop
    guard statusBarChanged || keepsTop else {
      return ScrollWrite(insetTop: inset, insetBottom: bottom)
    }
    var moved = scroll
    moved.offset -= (inset ?? scroll.contentInsetTop) - scroll.contentInsetTop
    if statusBarChanged || shift.previousOffset != nil { shift.previousOffset = moved.boundedOffset }
    return ScrollWrite(contentInsetTop: inset, contentInsetBottom: bottom, offset: moved.offset)
  }

  /// Brings the injected inset of a scroll view up to date that is not tracked, `entry` being the ledger's.
  public func injection(
    into scroll: ScrollState, entry: inout InjectedInsets, _ surroundings: Surroundings
  ) -> ScrollWrite? {
    let bottom = fill(scroll, &entry, surroundings)
    return ScrollWrite(insetTop: entry.inject(heights: heights, into: scroll), insetBottom: bottom)
  }

  /// Brings the length that short content lacks up to date. Kept out of the way of each event.
  @inline(never)
  private func fill(_ scroll: ScrollState, _ entry: inout InjectedInsets, _ surroundings: Surroundings)
    -> Double?
  {
    guard options.extendsShortContent || entry.contentBottom != 0 else { return nil }
    let height = options.extendsShortContent ? collapsedHeight(scroll, surroundings) : nil
    return entry.fill(collapsedHeight: height, into: scroll)
  }

  /// What scrolling leaves of the header on the screen, in points. Commands leave nothing, but need no scrolling.
  private func collapsedHeight(_ scroll: ScrollState, _ surroundings: Surroundings) -> Double {
    let limits = limits(isPaging: scroll.isPaging, surroundings)
    let leaves = limits.canShift && behavior != .hideable
    return limits.leastHeight - (leaves ? limits.greatestShift : 0)
  }

  /// Where content stays whose inset changed although nothing scrolled: where it was, but not further down than the
  /// inset demands. Of no use where somebody else moved the content meanwhile.
  public func offsetAfterReinjection(_ offset: Double, adjustedInsetTop: Double) -> Double {
    max(offset, -adjustedInsetTop)
  }

  /// How far down content may be pulled that a header lies in, while VoiceOver reads it: the header's greatest height.
  /// Answers the offset to go back to, a whole number, as UIKit rounds others and would ask again; nil if all is well.
  public func offsetForVoiceOver(_ scroll: ScrollState) -> Double? {
    guard scroll.isFinite else { return nil }
    let limit = -(heights.greatest + injected.rawInsetTop(scroll))
    return scroll.offset < limit ? limit.rounded(.up) : nil
  }

  /// The header, or someone in its name, moved the content to where `scroll` says: that is no scrolling.
  public mutating func offsetWasWritten(_ scroll: ScrollState) {
    guard scroll.isFinite, shift.previousOffset != nil else { return }
    shift.previousOffset = scroll.boundedOffset
  }

  /// The system moved the content in answer to what the header wrote: that much of the way is no scrolling.
  public mutating func contentWasMoved(from before: ScrollState, to after: ScrollState) {
    guard let previous = shift.previousOffset, before.isFinite, after.isFinite else { return }
    shift.previousOffset = previous + after.boundedOffset - before.boundedOffset
  }

  /// The status bar changed in answer to the header's own wish.
  public mutating func statusBarChangedByHeader(isHidden: Bool) { lastStatusBarHidden = isHidden }

  /// Ways of equal length differ by less than this where offsets are thirds of a point, as on screens of three pixels a
  /// point.
  private static let rounding = 0.001

  /// The system's share of the inset changed since the last event, as when a status bar comes or goes. Where the content
  /// moved by exactly that, the system moved it: no scrolling.
  mutating func followSystemInset(_ scroll: ScrollState) {
    let change = scroll.systemInsetTop - lastSystemInsetTop
    lastSystemInsetTop = scroll.systemInsetTop
    guard !scroll.isTracking, let previous = shift.previousOffset,
      abs(scroll.boundedOffset - previous + change) < Self.rounding
    else { return }
    shift.previousOffset = scroll.boundedOffset
  }

  /// The status bar came or went since the last layout. Several injections may lie between: the scroll view and the header hear of it one
  /// after the other.
  private func statusBarChanged(isHidden: Bool) -> Bool {
    guard let lastStatusBarHidden, !options.infersTopSafeArea else { return false }
    return lastStatusBarHidden != isHidden
  }

  // MARK: - Which events count

  /// Scroll events are taken in at the moment: no rotation is under way, and nobody writes into the scroll view in
  /// the header's name.
  public var acceptsScrolling: Bool { !isTurning && suspensions == 0 }

  /// Begins a time in which no move counts as scrolling; pairs with `resumeScrolling` and may be nested.
  public mutating func suspendScrolling() { suspensions += 1 }

  /// Ends the time that `suspendScrolling` began.
  public mutating func resumeScrolling() { suspensions -= 1 }

  /// The interface begins to turn: until `orientationDidChange` nothing counts as scrolling.
  public mutating func orientationWillChange() {
    isTurning = true
    statusBar.orientationWillChange()
  }

  /// The interface has turned; where the content is now is where it starts from.
  public mutating func orientationDidChange(_ scroll: ScrollState?) {
    isTurning = false
    statusBar.orientationDidChange()
    if let scroll, scroll.isFinite { shift.previousOffset = scroll.boundedOffset }
  }

  // MARK: - Coming and going of scroll views

  /// Leaves the tracked scroll view: answers its entry, with today's `height` stashed, and the insets to write back;
  /// nil where they stay because the next scroll view shares the header.
  public mutating func stopTracking(_ scroll: ScrollState, height: Double) -> (
    entry: InjectedInsets, insets: Withdrawal?
  ) {
    let insets = options.isSharedWithManyScrollViews ? nil : injected.withdraw(from: scroll)
    var entry = injected
    entry.stashedHeight = height
    forgetTrackedScrollView()
    return (entry, insets)
  }

  /// The tracked scroll view is gone, and its insets with it.
  public mutating func forgetTrackedScrollView() {
    injected = InjectedInsets()
    awaitsTableNudge = false
    shift.forgetScrollView()
  }

  /// Begins to follow a scroll view with the entry that the ledger has for it.
  public mutating func startTracking(_ entry: InjectedInsets) {
    injected = entry
    injected.stashedHeight = nil
    shift.forgetScrollView()
  }

  /// What a change of scroll views asks for.
  public enum Switch: Equatable, Sendable {
    /// The header takes its new place at once.
    case immediate
    /// The content moves to `offset`, so that the header keeps its height.
    case movesContent(offset: Double)
    /// The header shrinks over `switchDuration`.
    case animated
  }

  /// How long a header takes that has to shrink for another scroll view, in seconds.
  public static let switchDuration = 0.2

  /// How the header goes over to a new scroll view, whose insets are injected already.
  public mutating func switchOver(
    to scroll: ScrollState, fromAnother: Bool, isTable: Bool, _ surroundings: Surroundings, height: Double
  ) -> Switch {
    guard fromAnother, options.isSharedWithManyScrollViews, scroll.isFinite else { return .immediate }
    awaitsTableNudge = isTable
    let needed = self.height(forFreeHeight: injected.freeHeight(scroll), surroundings)
    if needed > height { return .movesContent(offset: -(height + injected.rawInsetTop(scroll))) }
    return needed < height ? .animated : .immediate
  }

  /// Takes the first move of a table that the header just turned to. When a table view enters a window it moves its
  /// content by the safe area; answers the offset that undoes this. Nil: go on as usual.
  public mutating func offsetUndoingTableNudge(_ scroll: ScrollState) -> Double? {
    guard awaitsTableNudge else { return nil }
    awaitsTableNudge = false
    if let previous = shift.previousOffset, heights.safeArea > 0,
      abs(abs(scroll.boundedOffset - previous) - heights.safeArea) < Self.rounding
    {
      return previous
    }
    shift.previousOffset = nil
    return nil
  }

  /// Prepares a scroll view that may soon be tracked, so that the header need not jump then (section 9).
  public func announcement(
    of scroll: ScrollState, entry: inout InjectedInsets, _ surroundings: Surroundings, height: Double
  ) -> ScrollWrite {
    guard scroll.isFinite else { return ScrollWrite() }
    var write = ScrollWrite()
    var offset = scroll.offset
    let raw = entry.rawInsetTop(scroll)
    write.contentInsetBottom = fill(scroll, &entry, surroundings)
    if !entry.isKnown {
      write.contentInsetTop = entry.inject(heights: heights, into: scroll)
      offset -= (write.contentInsetTop ?? scroll.contentInsetTop) - scroll.contentInsetTop
    }
    if shift.accumulator > 0, shift.accumulator >= greatestShift(scroll, surroundings) {
      offset = max(offset, -raw)
    }
    if let stashed = entry.stashedHeight, abs(height - stashed) > 0.001 { offset -= height - stashed }
    // What turning to it would do, done while it comes into view: else there is a gap between the header and it. The
    // original left the gap.
    if options.isSharedWithManyScrollViews, options.keepsContentAtTop,
      self.height(forFreeHeight: -(offset + raw), surroundings) > height
    {
      offset = -(height + raw)
    }
    let writesInset = write.contentInsetTop != nil || write.contentInsetBottom != nil
    if offset != scroll.offset || writesInset { write.offset = offset }
    return write
  }
}

extension MaterialHeader.ScrollWrite {
  /// Insets to be written; nil where there are none.
  init?(insetTop: Double?, insetBottom: Double?) {
    guard insetTop != nil || insetBottom != nil else { return nil }
    self.init(contentInsetTop: insetTop, contentInsetBottom: insetBottom, offset: nil)
  }
}
