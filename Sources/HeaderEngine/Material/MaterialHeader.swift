/// The engine of `FlexibleHeaderView`: a header that expands, collapses, and shifts off-screen.
///
/// The view measures (`ScrollMetrics`, `Surroundings`), sends an `Event`, and applies the resulting `HeaderUpdate`. If the
/// update has a `next` event, the view performs the writes of the update, measures again, and sends that event. All decisions
/// and all state are here; the engine never touches a view. Lengths are in points, times in seconds, and y grows downward.
/// Events with measurements that are NaN, infinite, or longer than 10⁹ points are ignored.
///
/// ```swift
/// var header = MaterialHeader()
/// let surroundings = Surroundings()
/// var scroll = ScrollMetrics(offset: 0, contentHeight: 2000, viewHeight: 568)
/// _ = header.configure(scroll: nil, surroundings) {
///   $0.heights.setMaximum(200)
///   $0.heights.setMinimum(76)
/// }
/// var update = header.handle(
///   .trackingBegan(isSwitch: false, isTable: false), scroll, surroundings)
/// while let next = update.next {
///   scroll.apply(update.write)  // adds scroll.own.top, 200 at the end, to the inset
///   update = header.handle(next, scroll, surroundings)
/// }
/// scroll.offset = -150
/// let height = header.handle(.scrolled, scroll, surroundings).layout?.height  // 150
/// ```
public struct MaterialHeader: Sendable {
  /// An event that affects the header.
  public enum Event: Equatable, Sendable {
    /// The content moved.
    case scrolled
    /// A layout was requested although the content didn't move.
    case laidOut
    /// Only the appearance must be updated.
    case refreshed
    /// The writes of an update are done, and the measurements include them. The event is the update's `next` event.
    case wrote(Continuation)
    /// Other code moved the content or added to its insets, in coordination with the header. The move isn't scrolling.
    case contentRepositioned
    /// The finger left the screen. The content decelerates if `willDecelerate`.
    case draggingEnded(willDecelerate: Bool)
    /// The content came to rest after a drag.
    case deceleratingEnded
    /// An animated scroll by code ended.
    case scrollingAnimationEnded
    /// A frame of the shift animation, `duration` seconds after the previous one.
    case animationTicked(duration: Double)
    /// A command to leave the screen (`hide`) or to return.
    case shiftCommanded(hide: Bool, animated: Bool)
    /// The adjusted content inset changed.
    case adjustedInsetChanged
    /// The system reports a top safe-area inset while the header's top edge is at `top`. Both in points.
    case safeAreaReported(Double, top: Double)
    /// The system showed or hid the status bar at the header's request.
    case statusBarUpdated
    /// A size transition begins. Until it ends, no move counts as scrolling.
    case sizeTransitionBegan
    /// A size transition ended.
    case sizeTransitionEnded
    /// The current page has its final size after a size transition. Content that begins below the header moves up to it.
    case pageArranged
    /// The header tracks another scroll view. `isSwitch` is `true` if it tracked one before.
    case trackingBegan(isSwitch: Bool, isTable: Bool)
    /// The content's size changed. The length added to short content, and an inset that follows the header, are updated.
    case contentSizeChanged
    /// The tracked scroll view is announced as the next one.
    case announced
    /// The header no longer tracks its scroll view.
    case trackingEnded
    /// The tracked scroll view was deallocated.
    case scrollViewLost
  }

  /// The configuration. Change it with `configure(scroll:_:_:)`.
  public package(set) var configuration = MaterialConfiguration()
  /// The layout of the last update, or `nil` before the first one.
  public internal(set) var layout: MaterialLayout?
  package internal(set) var shadow = HeaderShadow()
  /// The replacement of the status bar while it leaves with the header.
  package internal(set) var statusBar = StatusBarShift()

  var topSafeArea = TopSafeArea()
  @usableFromInline var shift = ShiftRules()
  /// The number of times that the tracked scroll view was forgotten. Continuations that were created before are ignored.
  var forgottenScrollViews = 0
  /// The number of size transitions in progress. Transitions can overlap.
  var sizeTransitions = 0
  /// A Boolean value that indicates whether the next move of a table may be the system's own. See
  /// `Documentation/Behavior/FlexibleHeader.md#several-scroll-views`.
  var awaitsTableNudge = false
  /// A Boolean value that indicates whether the header was laid out on the screen. Until then, content at its top stays there
  /// during any setup if `keepsContentAtTop` is `true`.
  package var wasShown = true
  /// The stance from before a list awaited its rows, with the present greatest shift, or `nil` if it awaits none. The rows bring the
  /// content to its place, so this is the header's relation to the content until then.
  var stance: ShiftStance?
  var lastStatusBarHidden: Bool?
  var previous = PreviousContent()

  /// A Boolean value that indicates whether a size transition is in progress. Until it ends, no move counts as scrolling.
  package var isInSizeTransition: Bool { sizeTransitions > 0 }

  /// Creates a header with the defaults of the original component and without a scroll view.
  public init() {}

  /// A Boolean value that indicates whether the shift animation is running. If `true`, send `animationTicked` for every frame.
  // Without inlining, every view would copy the engine to read this value.
  @inlinable public var isAnimating: Bool { shift.isAnimating }

  package var phase: PhaseProgress {
    layout?.phase ?? PhaseProgress(phase: .shifting, value: 0, percentage: 0)
  }

  // MARK: - Events

  /// Handles an event. The measurements are those of the tracked scroll view, or `nil` if there is none, and of the screen
  /// around the header.
  ///
  /// - Returns: The values to write and the new layout of the header.
  public mutating func handle(_ event: Event, _ scroll: ScrollMetrics?, _ surroundings: Surroundings)
    -> HeaderUpdate<MaterialLayout>
  {
    // A pattern, because comparing events with each other costs more than the event itself.
    if case .scrolled = event, let scroll { return self.scroll(scroll, surroundings) }
    previous.forget()
    // Some events begin or end something, even if the measurements aren't usable.
    switch event {
    case .wrote(let continuation):
      return proceed(continuation, scroll, surroundings)
    case .trackingBegan(let isSwitch, let isTable):
      return beginTracking(isSwitch: isSwitch, isTable: isTable)
    case .trackingEnded:
      return endTracking(scroll)
    case .sizeTransitionBegan:
      sizeTransitions += 1
      statusBar.orientationWillChange()
      return .none
    case .sizeTransitionEnded:
      sizeTransitions = max(0, sizeTransitions - 1)
      if sizeTransitions == 0 { statusBar.orientationDidChange() }
    default:
      break
    }
    guard surroundings.isUsable, scroll?.isUsable != false else { return .none }
    switch event {
    case .laidOut:
      guard let scroll else { return .none }
      return layOut(scroll, surroundings)
    case .refreshed:
      return refresh(scroll, surroundings)
    case .animationTicked(let duration):
      guard shift.isAnimating else { return .none }
      shift.advance(by: duration, situation(scroll, surroundings))
      return refresh(scroll, surroundings)
    case .shiftCommanded(let hide, let animated):
      shift.command(hide: hide, animated: animated, range: greatestShift(scroll, surroundings))
      return animated ? .none : refresh(scroll, surroundings)
    case .draggingEnded(let willDecelerate):
      shift.endDragging(willDecelerate: willDecelerate, situation(scroll, surroundings))
      return .none
    case .deceleratingEnded:
      shift.endDecelerating(situation(scroll, surroundings))
      return .none
    case .scrollingAnimationEnded:
      return endScrollingAnimation(scroll, surroundings)
    default:
      return handleChange(event, scroll, surroundings)
    }
  }

  /// Handles a movement of the content. The result is that of the event `scrolled`, at a lower cost.
  public mutating func scroll(_ scroll: ScrollMetrics, _ surroundings: Surroundings)
    -> HeaderUpdate<MaterialLayout>
  {
    // Nearly every event changes only the offset.
    if previous.isUnchanged(scroll, surroundings) { return followOffset(scroll, surroundings) }
    return followContent(scroll, surroundings)
  }

  @inline(never)
  private mutating func followContent(_ scroll: ScrollMetrics, _ surroundings: Surroundings) -> Update {
    previous.forget()
    guard surroundings.isUsable, scroll.isUsable, sizeTransitions == 0 else { return .none }
    return follow(scroll, surroundings)
  }

  /// Handles the events that aren't caused by the finger or the display link.
  private mutating func handleChange(
    _ event: Event, _ scroll: ScrollMetrics?, _ surroundings: Surroundings
  ) -> Update {
    switch event {
    case .contentRepositioned:
      guard let scroll else { return .none }
      contentWasRepositioned(scroll)
    case .adjustedInsetChanged:
      guard let scroll, sizeTransitions == 0 else { return .none }
      return reinject(into: scroll, surroundings, then: .nothing)
    case .safeAreaReported(let inset, let top):
      return reportSafeArea(inset, top: top, scroll, surroundings)
    case .statusBarUpdated:
      return followUpdatedStatusBar(scroll, surroundings)
    case .contentSizeChanged:
      guard let scroll, configuration.dependsOnContentSize, sizeTransitions == 0 else { return .none }
      return inject(into: scroll, surroundings, then: .nothing)
    case .sizeTransitionEnded:
      return endSizeTransition(scroll, surroundings)
    case .pageArranged:
      guard let scroll, sizeTransitions == 0 else { return .none }
      return closeGap(above: scroll, surroundings)
    case .announced:
      guard let scroll else { return .none }
      var heightWhenLeft: Double?
      let write = announcement(of: scroll, heightWhenLeft: &heightWhenLeft, surroundings)
      guard configuration.correctsOriginalBehavior, write.offset != nil else {
        return Update(write: write)
      }
      // No scroll event reports a move of the tracked content.
      return pause(for: write, then: .reposition(then: .layout))
    case .scrollViewLost:
      forgetScrollView()
    default:
      break
    }
    return .none
  }

  private mutating func endScrollingAnimation(_ scroll: ScrollMetrics?, _ surroundings: Surroundings)
    -> Update
  {
    if configuration.correctsOriginalBehavior, let scroll, scroll.isBeyondTop, !scroll.isMoving {
      // The insets changed while the content scrolled to its top.
      return pause(for: ScrollWrite(offset: -scroll.adjustedInsetTop), then: .reposition(then: .layout))
    }
    if configuration.shiftBehavior != .hideable { shift.settle(situation(scroll, surroundings)) }
    return .none
  }

  private mutating func followUpdatedStatusBar(_ scroll: ScrollMetrics?, _ surroundings: Surroundings)
    -> Update
  {
    lastStatusBarHidden = surroundings.isStatusBarHidden
    if let scroll { contentWasRepositioned(scroll) }
    if surroundings.isStatusBarHidden, !statusBar.prefersHidden {
      // The header no longer hides the status bar, but the bar stays hidden, as in landscape. No safe-area report follows.
      topSafeArea.countLastReport()
      configuration.heights.setSafeArea(topSafeArea.inset)
    }
    guard configuration.correctsOriginalBehavior, let scroll else { return .none }
    // The safe area changed while events were ignored.
    return reinject(into: scroll, surroundings, then: .nothing)
  }

  private mutating func endSizeTransition(_ scroll: ScrollMetrics?, _ surroundings: Surroundings) -> Update {
    guard sizeTransitions == 0, let scroll else { return .none }
    previous.moved(to: boundedOffset(scroll), scroll)
    return layOut(scroll, surroundings)
  }

  // MARK: - Questions

  /// The top safe area that the system reported last, in points.
  package var reportedTopSafeArea: Double { topSafeArea.latestReport }

  /// Returns the greatest visible shift at present, in points.
  package func greatestShift(_ scroll: ScrollMetrics?, _ surroundings: Surroundings) -> Double {
    limits(of: scroll, surroundings).greatestShift
  }

  /// Returns whether the header is off-screen or moving off-screen.
  public func isShiftedOffscreen(_ scroll: ScrollMetrics?, _ surroundings: Surroundings) -> Bool {
    let now = situation(scroll, surroundings)
    if now.limits.staysOnScreen { return false }
    return shift.wantsToBeHidden || shift.isFullyShifted(now)
  }

  /// A Boolean value that indicates whether a part of the header, or the status bar, has left its place or is about to leave
  /// it.
  package var hasLeft: Bool { shift.accumulator > 0 || shift.isAnimating || statusBar.prefersHidden }
}
