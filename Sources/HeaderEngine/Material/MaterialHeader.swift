/// The flexible header in Material's manner, as pure values: every decision of such a header is made here.
///
/// The view measures (`ScrollState`, `Surroundings`), tells what happened (`Event`) and applies the answer
/// (`HeaderUpdate`). The engine never touches a view and holds no reference to one. Lengths are points, times are
/// seconds, y grows downwards. Measures that are NaN or infinite are ignored as a whole: the header keeps its last
/// good state.
///
/// ```swift
/// var header = MaterialHeader()
/// header.setMinimumHeight(76)
/// header.setMaximumHeight(200)
/// header.startTracking(InjectedInsets())
/// var scroll = ScrollState(offset: -150, contentHeight: 2000, viewHeight: 568, contentInsetTop: 200)
/// _ = header.injection(into: scroll)
/// header.scroll(scroll, Surroundings())?.height  // 150
/// ```
public struct MaterialHeader: Sendable {
  /// Something that happened to a header, other than scrolling.
  public enum Event: Equatable, Sendable {
    /// Only the picture has to be brought up to date.
    case refreshed
    /// The finger left the glass; the content coasts on if `willDecelerate`.
    case draggingEnded(willDecelerate: Bool)
    /// The content came to rest.
    case deceleratingEnded
    /// The content was scrolled by command, and has arrived.
    case scrollingAnimationEnded
    /// A frame of the shift animation, `duration` seconds after the one before.
    case animationTicked(duration: Double)
    /// The header is told to leave (`hide`) or to come back.
    case shiftCommanded(hide: Bool, animated: Bool)
  }

  /// The heights and the safe area.
  public internal(set) var heights = HeaderHeights(includesSafeArea: true)
  /// What lays nothing out by itself.
  public var options = HeaderOptions()
  /// How the header leaves the screen. Default `disabled`.
  public internal(set) var behavior = ShiftBehavior.disabled
  /// The status bar's stand-in.
  public var statusBar = StatusBarShift()
  /// What the header injected into the scroll view that it tracks.
  public internal(set) var injected = InjectedInsets()

  var topSafeArea = TopSafeArea()
  var shift = HeaderShift()
  var shadow = HeaderShadow()
  /// What the last update decided; nil before the first, when the header has its height and nothing else.
  var place: HeaderPlace?
  var isTurning = false
  var suspensions = 0
  /// The next move of a table that the header just turned to may be UIKit's own.
  public internal(set) var awaitsTableNudge = false
  var lastStatusBarHidden: Bool?
  /// The system's share of the tracked scroll view's top inset at its last event, in points.
  var lastSystemInsetTop = 0.0

  /// A header with the original's defaults that tracks nothing.
  public init() {}

  /// A running animation moves the header: `animationTicked` should be sent with every frame.
  public var isShiftAnimationRunning: Bool { shift.isAnimating }

  /// What the header does at the moment.
  public var phase: PhaseProgress { place.map(PhaseProgress.init) ?? .initial }

  /// The alpha of content that hides while the header shifts, 0...1.
  public var shiftedContentAlpha: Double { place?.shiftedContentAlpha ?? 1 }

  /// A picture of the status bar should move with the header.
  public var showsStatusBarSnapshot: Bool { statusBar.state == .snapshot }

  /// The opacity of the layer that casts the shadow, 0...1.
  public var shadowOpacity: Double { shadow.opacity }

  /// How much of the shadow shows, 0...1.
  public var shadowIntensity: Double { shadow.intensity }

  /// The content moved, or something asked for a layout: answers how the header should look; nil where the measures
  /// are no numbers.
  ///
  /// This is the one call that comes with every scroll event, so it takes its arguments unwrapped, and what it calls
  /// is inlined: that saves a fifth of its instructions.
  public mutating func scroll(_ scroll: ScrollState, _ surroundings: Surroundings) -> HeaderUpdate? {
    guard scroll.isFinite else { return nil }
    let limits = limits(isPaging: scroll.isPaging, surroundings)
    let free = injected.freeHeight(scroll)
    if scroll.systemInsetTop != lastSystemInsetTop { followSystemInset(scroll) }
    lastStatusBarHidden = surroundings.isStatusBarHidden
    shift.scroll(scroll, freeHeight: free, limits: limits, accumulates: behavior != .hideable)
    let height = height(forFreeHeight: free, surroundings)
    let overlap = height - min(limits.greatestShift, shift.accumulator) + scroll.headerOrigin - free
    var update = update(surroundings, limits, height: height, overlap: overlap)
    complete(&update, for: scroll, limits)
    return update
  }

  /// Takes in an event and answers how the header should look; nil where nothing is to be drawn anew.
  ///
  /// `scroll` is nil while no scroll view is tracked; `height` is the height that the header has at the moment.
  public mutating func handle(
    _ event: Event, _ scroll: ScrollState?, _ surroundings: Surroundings, height: Double
  ) -> HeaderUpdate? {
    if let scroll, !scroll.isFinite { return nil }
    let limits = limits(isPaging: scroll?.isPaging ?? false, surroundings)
    switch event {
    case .refreshed:
      break
    case .draggingEnded(let willDecelerate):
      let overlap = overlap(scroll, height: height, limits: limits)
      shift.endDragging(willDecelerate: willDecelerate, overlap: overlap, limits: limits)
      return nil
    case .deceleratingEnded:
      shift.endDecelerating(overlap: overlap(scroll, height: height, limits: limits), limits: limits)
      return nil
    case .scrollingAnimationEnded:
      guard behavior != .hideable else { return nil }
      shift.settle(overlap: overlap(scroll, height: height, limits: limits), limits: limits)
      return nil
    case .animationTicked(let duration):
      guard shift.isAnimating else { return nil }
      shift.advance(by: duration, limits: limits)
    case .shiftCommanded(let hide, let animated):
      shift.command(hide: hide, animated: animated, limits: limits)
      if animated { return nil }
    }
    guard let scroll else { return update(surroundings, limits, height: height, overlap: nil) }
    let overlap = overlap(scroll, height: height, limits: limits)
    var update = update(surroundings, limits, height: height, overlap: overlap)
    complete(&update, for: scroll, limits)
    return update
  }

  /// The largest visible shift at the moment, in points.
  public func greatestShift(_ scroll: ScrollState?, _ surroundings: Surroundings) -> Double {
    limits(isPaging: scroll?.isPaging ?? false, surroundings).greatestShift
  }

  /// The header is on its way off the screen or gone.
  public func isShiftedOffscreen(_ scroll: ScrollState?, _ surroundings: Surroundings, height: Double) -> Bool
  {
    if shift.wantsToBeHidden { return true }
    let limits = limits(isPaging: scroll?.isPaging ?? false, surroundings)
    return shift.isFullyShifted(overlap: overlap(scroll, height: height, limits: limits), limits: limits)
  }

  /// Where the content should come to rest, given where it would: so that the header is never left between its
  /// minimum height and gone. Nil leaves the target as it is. Both in points of content offset.
  public func restingOffset(for target: Double, _ scroll: ScrollState, _ surroundings: Surroundings)
    -> Double?
  {
    guard target.isFinite, scroll.isFinite,
      limits(isPaging: scroll.isPaging, surroundings).canShift
    else { return nil }
    let raw = injected.rawInsetTop(scroll)
    let free = -(target + raw)
    guard free > 0, free < heights.least else { return nil }
    return shift.wantsToBeHidden ? -raw : -heights.least - raw
  }

  // MARK: - Update

  /// The height of a header above content that leaves `free` points (section 3).
  func height(forFreeHeight free: Double, _ surroundings: Surroundings) -> Double {
    let stretches = options.canOverExtend && !surroundings.isVoiceOverRunning
    return max(heights.least, stretches ? free : min(heights.greatest, free))
  }

  /// The picture of where the header is; `overlap` is nil without a scroll view.
  @inline(__always)
  private mutating func update(
    _ surroundings: Surroundings, _ limits: ShiftLimits, height: Double, overlap: Double?
  ) -> HeaderUpdate {
    let visibleShift = min(limits.greatestShift, shift.accumulator)
    place = HeaderPlace(
      top: -visibleShift, height: height, leastHeight: limits.leastHeight,
      greatestHeight: heights.greatest, lockedHeight: limits.lockedHeight,
      greatestShift: limits.greatestShift)
    followShadow(overlap: overlap, visibleShift: visibleShift, limits)
    let preferenceChanged = statusBar.follow(
      visibleShift: visibleShift,
      acts: limits.hidesStatusBar && options.statusBarHintCanOverlapHeader,
      contentIsTranslucent: options.contentIsTranslucent, surroundings)
    return HeaderUpdate(
      top: -visibleShift, height: height, isHidden: nil, indicatorInsetTop: nil,
      shadowOpacity: shadow.opacity, isAnimating: shift.isAnimating,
      statusBarPreferenceChanged: preferenceChanged)
  }

  /// Adds to the picture what only a header with a scroll view has.
  @inline(__always)
  private mutating func complete(
    _ update: inout HeaderUpdate, for scroll: ScrollState, _ limits: ShiftLimits
  ) {
    update.isHidden = -update.top >= limits.leastHeight && update.height <= limits.leastHeight
    update.indicatorInsetTop = injected.injectIndicator(
      visibleHeight: update.height + update.top, into: scroll)
  }

  @inline(__always)
  mutating func followShadow(overlap: Double?, visibleShift: Double, _ limits: ShiftLimits) {
    if let overlap {
      shadow.follow(
        overlap: overlap, visible: limits.leastHeight - visibleShift, hidesStatusBar: limits.hidesStatusBar,
        options: options)
    } else {
      shadow.standAlone(options: options)
    }
  }

  // MARK: - Measures

  @inline(__always)
  func limits(isPaging: Bool, _ surroundings: Surroundings) -> ShiftLimits {
    ShiftLimits(
      behavior: behavior, options: options, leastHeight: heights.least, isPaging: isPaging,
      statusBarHeight: surroundings.statusBarHeight)
  }

  /// How far the header covers content, in points; without a scroll view its bottom edge.
  func overlap(_ scroll: ScrollState?, height: Double, limits: ShiftLimits) -> Double {
    let bottom = height - min(limits.greatestShift, shift.accumulator)
    guard let scroll else { return bottom }
    return bottom + scroll.headerOrigin - injected.freeHeight(scroll)
  }
}
