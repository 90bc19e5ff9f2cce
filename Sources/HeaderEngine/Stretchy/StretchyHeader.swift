/// The engine of `StretchyHeaderView`: a header that is attached to the top of the content and stretches with it.
///
/// The view measures, sends an `EdgeEvent`, and applies the `HeaderUpdate` that it gets back, as with `MaterialHeader`.
/// Lengths are in points, and y grows downward. Events with measures that are NaN, infinite, or longer than 10⁹ points
/// are ignored.
public struct StretchyHeader: Equatable, Sendable {
  /// The height at rest without the safe area, in points. At rest the header is at least as tall as its minimum.
  public private(set) var referenceHeight = 0.0
  /// The minimum height, in points.
  public private(set) var minimumHeight = 0.0
  /// The distance over which the header fades below the bar, in points; 0 if it doesn't fade.
  public private(set) var fadeDistance = 0.0
  /// A Boolean value that indicates whether the header stays at its minimum height instead of scrolling away.
  public var isPinned = false
  /// A Boolean value that indicates whether the header's share of the inset follows its visible height, so that section
  /// headers stick to its bottom edge.
  public var insetFollowsVisibleHeight = false
  /// A Boolean value that indicates whether the header reaches to the top edge of the scroll view, under the safe area.
  /// Its heights count below the safe area.
  public var extendsUnderTopSafeArea = false
  /// The room for a refresh indicator, in points, by which the header is taller at rest; 0 without one.
  public private(set) var refreshHeight = 0.0
  /// A Boolean value that indicates whether the last event pulled the content past the threshold.
  public private(set) var isPullTriggered = false
  /// The position of the content while the header is taller than at rest.
  public var stretchMode = StretchyHeaderStretchMode.fill
  /// The place of the header, or `nil` without a scroll view.
  public private(set) var geometry: StretchyGeometry?
  /// The height at rest, including insets of other code, in points.
  public private(set) var restingHeight = 0.0

  private var ledger = InsetLedger()
  private var latch = PullLatch()
  /// The share that belongs into the inset while the content is at its top, in points.
  private(set) var restShare = 0.0
  /// The part of `restShare` that is room for a refresh indicator, in points.
  private var restRefreshHeight = 0.0
  /// A Boolean value that indicates whether the system scrolls to the top.
  var scrollsToTop = false
  private var lastRest: Rest?

  /// Content that rests at its top, to be found again after the safe area changed.
  private struct Rest: Equatable, Sendable {
    var offset: Double
    var safeArea: Double
  }

  /// Content counts as being at its top within this distance, in points: offsets are rounded to pixels.
  static let nearness = 0.5

  /// Creates a header without height.
  public init() {}

  /// Sets the height at rest, in points. A negative height becomes 0; one that is NaN, infinite, or longer than 10⁹
  /// points is ignored.
  public mutating func setReferenceHeight(_ height: Double) {
    if ScrollMetrics.isUsable(height) { referenceHeight = max(0, height) }
  }

  /// Sets the minimum height, in points. A negative height becomes 0; one that is NaN, infinite, or longer than 10⁹
  /// points is ignored.
  public mutating func setMinimumHeight(_ height: Double) {
    if ScrollMetrics.isUsable(height) { minimumHeight = max(0, height) }
  }

  /// Sets the room for a refresh indicator, in points. A negative height becomes 0; one that is NaN, infinite, or longer
  /// than 10⁹ points is ignored.
  public mutating func setRefreshHeight(_ height: Double) {
    if ScrollMetrics.isUsable(height) { refreshHeight = max(0, height) }
  }

  /// Sets the distance over which the header fades, in points. A negative distance becomes 0; one that is NaN, infinite,
  /// or longer than 10⁹ points is ignored.
  public mutating func setFadeDistance(_ distance: Double) {
    if ScrollMetrics.isUsable(distance) { fadeDistance = max(0, distance) }
  }

  /// The length by which the header is taller than at rest, in points.
  public var stretch: Double { max(0, (geometry?.contentHeight ?? 0) - restingHeight) }

  // MARK: - Pulling

  /// The distance by which the content has to be pulled, in points. The default is 60. Setting a value that is not
  /// positive or not usable has no effect.
  public var pullThreshold: Double {
    get { latch.threshold }
    set { latch.setThreshold(newValue) }
  }

  /// The distance by which the content is pulled down at its top, as a fraction of the threshold, 0...1.
  public var pullProgress: Double { latch.progress }

  // MARK: - Events

  /// Handles an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - scroll: The measures of the scroll view, or `nil` if there is none.
  /// - Returns: What to write and where the header is now.
  public mutating func handle(_ event: EdgeEvent, _ scroll: ScrollMetrics?) -> HeaderUpdate<StretchyGeometry>
  {
    isPullTriggered = false
    guard let scroll, event != .scrollViewLost else {
      forgetScrollView()
      return .none
    }
    if event == .removed { return HeaderUpdate(write: withdraw(scroll)) }
    guard scroll.isUsable else { return .none }
    let isAssigned = ledger.followAssignments(in: scroll)
    var isSettled: Bool?
    if case .changed(let settled) = event { isSettled = settled }
    if isAssigned || isSettled != nil,
      let write = adapt(scroll, isSettled: isSettled ?? false, isAssigned: isAssigned)
    {
      return HeaderUpdate(write: write, isPartial: true)
    }
    return follow(scroll)
  }

  private mutating func follow(_ scroll: ScrollMetrics) -> HeaderUpdate<StretchyGeometry> {
    if lastRest?.offset != scroll.offset { remember(scroll) }
    let geometry = StretchyGeometry(
      offset: scroll.offset, safeArea: scroll.appliedSafeAreaTop, minimumHeight: minimumHeight,
      isPinned: isPinned, extendsUnderSafeArea: extendsUnderTopSafeArea)
    self.geometry = geometry
    let others = ledger.contentTop.others(in: scroll.contentInsetTop)
    restingHeight = max(minimumHeight, others + restShare)
    isPullTriggered = latch.pull(max(0, geometry.freeHeight - restingHeight), byFinger: scroll.isTracking)
    if scrollsToTop, scroll.isTracking || isAtTop(scroll) { scrollsToTop = false }
    var update = HeaderUpdate(layout: geometry)
    guard insetFollowsVisibleHeight else { return update }
    let share = visibleShare(scroll, others: others)
    update.write.contentInsetTop = ledger.contentTop.change(to: share, in: scroll.contentInsetTop)
    // The system may move the content because of the inset; it stays where it is.
    if update.write.contentInsetTop != nil { update.write.offset = scroll.offset }
    return update
  }

  /// Updates the share of the inset. Content at its top stays there, other content where it is. Content that rested at
  /// its top and was left behind by a new safe area follows once the system is done with it; content at the top of an
  /// inset that other code assigned follows at once.
  private mutating func adapt(_ scroll: ScrollMetrics, isSettled: Bool, isAssigned: Bool) -> ScrollWrite? {
    let wasLeftBehind =
      isAssigned ? scroll.distance <= Self.nearness : isSettled && wasLeftBehind(scroll)
    let isAtTop = wasLeftBehind || isAtTop(scroll)
    let growth = fullShare - restShare
    let isRefreshChange = restRefreshHeight != refreshHeight
    restShare = fullShare
    restRefreshHeight = refreshHeight
    let others = ledger.contentTop.others(in: scroll.contentInsetTop)
    let follows = insetFollowsVisibleHeight && !isAtTop
    let share = follows ? visibleShare(scroll, others: others) : restShare
    let inset = ledger.contentTop.set(share, in: scroll.contentInsetTop)
    let top = -(scroll.adjustedInsetTop + inset - scroll.contentInsetTop)
    var offset = scroll.offset
    if wasLeftBehind {
      offset = top
    } else if isAtTop, isRefreshChange {
      // The system takes pulled content to its new top.
      if !scroll.isTracking { offset = growth > 0 ? min(offset, top) : max(offset, top) }
    } else if isAtTop {
      offset -= growth
    } else if !follows, !scroll.isTracking, inset < scroll.contentInsetTop {
      offset = max(offset, top)
    }
    if isSettled { lastRest = nil }
    guard inset != scroll.contentInsetTop || offset != scroll.offset else { return nil }
    return ScrollWrite(contentInsetTop: inset, offset: offset)
  }

  // MARK: - Private

  /// The header's own share of the inset at rest, in points.
  private var fullShare: Double { max(referenceHeight, minimumHeight) + refreshHeight }

  /// The header's share of the inset now, in points.
  var share: Double { ledger.contentTop.amount }

  /// Changes the share and returns the inset to write, or `nil` if the scroll view has it.
  mutating func setShare(_ amount: Double, _ scroll: ScrollMetrics) -> Double? {
    ledger.contentTop.change(to: amount, in: scroll.contentInsetTop)
  }

  /// Removes the header's share. Content at its top stays there.
  private mutating func withdraw(_ scroll: ScrollMetrics) -> ScrollWrite {
    let isAtTop = scroll.isUsable && isAtTop(scroll)
    let top = -(scroll.adjustedInsetTop - ledger.contentTop.amount)
    var write = ledger.withdraw(from: scroll)
    forgetScrollView()
    if scroll.isUsable { write.offset = isAtTop ? top : max(scroll.offset, top) }
    return write
  }

  private mutating func forgetScrollView() {
    ledger = InsetLedger()
    restShare = 0
    restRefreshHeight = 0
    scrollsToTop = false
    isPullTriggered = false
    latch.reset()
    geometry = nil
    lastRest = nil
  }

  /// The visible height of the header over this content, but not more than its share at rest.
  private func visibleShare(_ scroll: ScrollMetrics, others: Double) -> Double {
    if scrollsToTop { return restShare }
    let room = -scroll.offset - scroll.appliedSafeAreaTop - others
    return min(restShare, max(isPinned ? minimumHeight : 0, room))
  }

  private func isAtTop(_ scroll: ScrollMetrics) -> Bool {
    scroll.offset <= -(scroll.adjustedInsetTop + restShare - ledger.contentTop.amount) + Self.nearness
  }

  private mutating func remember(_ scroll: ScrollMetrics) {
    let rests = !scroll.isMoving && isAtTop(scroll)
    lastRest = rests ? Rest(offset: scroll.offset, safeArea: scroll.appliedSafeAreaTop) : nil
  }

  /// A Boolean value that indicates whether the safe area changed under content that rested at its top, and nothing took
  /// the content along.
  private func wasLeftBehind(_ scroll: ScrollMetrics) -> Bool {
    guard let lastRest, !scroll.isMoving else { return false }
    return scroll.offset == lastRest.offset && scroll.appliedSafeAreaTop != lastRest.safeArea
  }
}
