/// The engine of `StretchyHeaderView`: a header that is attached to the top of the content and stretches with it.
///
/// The view measures the scroll view, sends an `EdgeEvent`, and applies the resulting `HeaderUpdate`, as with
/// `MaterialHeader`. Lengths are in points, and y grows downward. Events with measurements that are NaN,
/// infinite, or longer than 10⁹ points are ignored.
public struct StretchyHeader: Equatable, Sendable {
  /// The height at rest without the safe area, in points. At rest the header is at least as tall as its minimum. The default is
  /// 0.
  public private(set) var referenceHeight = 0.0
  /// The minimum height, in points. The default is 0.
  public private(set) var minimumHeight = 0.0
  /// The distance over which the header fades as it moves under the bar, in points. The default is 0, which disables fading.
  public private(set) var fadeDistance = 0.0
  /// A Boolean value that determines whether the header stays visible at its minimum height instead of scrolling away. The
  /// default is `false`.
  public var isPinned = false
  /// A Boolean value that determines whether the header extends to the top edge of the scroll view, under the
  /// safe area. Its heights are measured from the safe area.
  public var extendsUnderTopSafeArea = false
  /// A Boolean value that determines whether the heights of a header that extends under the safe area include it. The default
  /// is `false`.
  public var heightsIncludeSafeArea = false
  /// A Boolean value that indicates whether the content was pulled past the threshold in the last event.
  public private(set) var isPullTriggered = false
  /// The position of the header's content while the header is taller than at rest. The default is `fill`.
  public var stretchMode = StretchyHeaderStretchMode.fill
  /// The position of the header, or `nil` without a scroll view.
  public private(set) var geometry: StretchyGeometry?
  /// The height at rest, including insets of other code, in points.
  public private(set) var restingHeight = 0.0

  /// The part of the heights that is under the safe area, in points.
  private var includedSafeArea = 0.0
  /// The header's need in the top inset at the last event, in points.
  private var room = 0.0
  @usableFromInline var latch = PullLatch()
  private var lastRest: Rest?

  /// The state of content that rests at its top, stored to restore that position after the safe area changes.
  private struct Rest: Equatable, Sendable {
    var offset: Double
    var safeArea: Double
    /// The top inset of other code, in points.
    var insetTop: Double

    init(_ scroll: ScrollMetrics) {
      (offset, safeArea) = (scroll.offset, scroll.appliedSafeAreaTop)
      insetTop = scroll.contentInsetTop
    }

    /// Returns whether the content and the inset of other code are where they were, apart from the safe area.
    func isPlace(of scroll: ScrollMetrics) -> Bool {
      scroll.offset == offset && abs(scroll.contentInsetTop - insetTop) <= Tolerance.sum
    }
  }

  /// Creates a header without height.
  public init() {}

  /// Sets the height at rest, in points. Negative values become 0. Values that are NaN, infinite, or longer
  /// than 10⁹ points are ignored.
  public mutating func setReferenceHeight(_ height: Double) {
    referenceHeight = ScrollMetrics.usable(height) ?? referenceHeight
  }

  /// Sets the minimum height, in points. Invalid values count as in `setReferenceHeight(_:)`.
  public mutating func setMinimumHeight(_ height: Double) {
    minimumHeight = ScrollMetrics.usable(height) ?? minimumHeight
  }

  /// Sets the distance over which the header fades, in points. Invalid values count as in `setReferenceHeight(_:)`.
  public mutating func setFadeDistance(_ distance: Double) {
    fadeDistance = ScrollMetrics.usable(distance) ?? fadeDistance
  }

  /// The minimum height below the safe area, in points.
  package var leastHeight: Double { max(0, minimumHeight - includedSafeArea) }

  /// The length by which the header, without insets of other code above the content, is lower than at rest, in points.
  package var missingHeight: Double {
    guard let geometry else { return 0 }
    return min(room - (isPinned ? leastHeight : 0), restingHeight - geometry.freeHeight)
  }

  /// The length by which the header is taller than at rest, in points.
  public var stretch: Double { max(0, (geometry?.contentHeight ?? 0) - restingHeight) }

  // MARK: - Pulling

  /// The distance by which the content has to be pulled, in points. The default is 60. Values that aren't
  /// positive, or are NaN, infinite, or longer than 10⁹ points, are ignored.
  public var pullThreshold: Double {
    get { latch.threshold }
    set { latch.setThreshold(newValue) }
  }

  /// The distance by which the content is pulled down past its top, as a fraction of the threshold, 0...1.
  // Without inlining, every view would copy the engine to read this value.
  @inlinable public var pullProgress: Double { latch.progress }

  // MARK: - Events

  /// Handles an event, with the measurements of the scroll view, or `nil` if there is none. Returns the values to write and the
  /// new position of the header.
  public mutating func handle(_ event: EdgeEvent, _ scroll: ScrollMetrics?) -> HeaderUpdate<StretchyGeometry>
  {
    isPullTriggered = false
    guard let scroll, event != .scrollViewLost else {
      forgetScrollView()
      return .none
    }
    if event == .removed {
      forgetScrollView()
      return HeaderUpdate(write: scroll.writing(ScrollNeeds()))
    }
    guard scroll.isUsable else { return .none }
    includedSafeArea = heightsIncludeSafeArea && extendsUnderTopSafeArea ? scroll.appliedSafeAreaTop : 0
    if case .changed(let isSettled) = event, let write = adapt(scroll, isSettled: isSettled) {
      return HeaderUpdate(write: write, next: .scrolled)
    }
    return follow(scroll)
  }

  /// Returns the offsets that content can reach without any effect on the header if nothing else changes. At these offsets, the
  /// header is more than the height of the scroll view above the visible area. Returns `nil` if the next event may have an
  /// effect. In points.
  package func restingOffsets(of scroll: ScrollMetrics) -> ClosedRange<Double>? {
    guard let geometry, geometry.bottom < -scroll.viewHeight, latch.isAtRest, lastRest == nil,
      ScrollMetrics.isUsable(scroll.offset)
    else { return nil }
    return scroll.offset + scroll.viewHeight + geometry.bottom...Double.infinity
  }

  /// Updates the header for content that moved within the resting offsets to `offset`.
  package mutating func pass(_ offset: Double) {
    if let geometry { self.geometry = self.geometry(at: offset, safeArea: geometry.safeArea) }
  }

  private func geometry(at offset: Double, safeArea: Double) -> StretchyGeometry {
    StretchyGeometry(
      offset: offset, safeArea: safeArea, minimumHeight: leastHeight, isPinned: isPinned,
      extendsUnderSafeArea: extendsUnderTopSafeArea)
  }

  private mutating func follow(_ scroll: ScrollMetrics) -> HeaderUpdate<StretchyGeometry> {
    if lastRest?.isPlace(of: scroll) != true { remember(scroll) }
    let geometry = geometry(at: scroll.offset, safeArea: scroll.appliedSafeAreaTop)
    self.geometry = geometry
    room = scroll.own.top
    restingHeight = max(leastHeight, scroll.contentInsetTop + room)
    isPullTriggered = latch.pull(max(0, geometry.freeHeight - restingHeight), isHeld: scroll.isHeld)
    return HeaderUpdate(layout: geometry)
  }

  /// Updates the need in the inset. Content at its top stays at its top, and other content doesn't move. If
  /// the safe area changed under content that rested at its top, the content follows once the system has
  /// completed the change.
  private mutating func adapt(_ scroll: ScrollMetrics, isSettled: Bool) -> ScrollWrite? {
    let wasLeftBehind = isSettled && wasLeftBehind(scroll)
    let isAtTop = wasLeftBehind || isAtTop(scroll)
    var needs = scroll.own
    needs.top = Tolerance.settled(max(referenceHeight - includedSafeArea, leastHeight), at: needs.top)
    let growth = needs.top - scroll.own.top
    let top = -(scroll.adjustedInsetTop + growth)
    var offset = scroll.offset
    if wasLeftBehind {
      offset = top
    } else if isAtTop {
      offset -= growth
    } else if !scroll.isHeld, growth < 0, offset < top - Tolerance.sum {
      offset = top
    }
    if isSettled { lastRest = nil }
    guard growth != 0 || offset != scroll.offset else { return nil }
    return ScrollWrite(needs: growth == 0 ? nil : needs, offset: offset)
  }

  // MARK: - Private

  private mutating func forgetScrollView() {
    room = 0
    isPullTriggered = false
    latch.reset()
    geometry = nil
    lastRest = nil
  }

  private func isAtTop(_ scroll: ScrollMetrics) -> Bool { scroll.distance <= Tolerance.pixel }

  private mutating func remember(_ scroll: ScrollMetrics) {
    let rests = !scroll.isMoving && isAtTop(scroll)
    lastRest = rests ? Rest(scroll) : nil
  }

  /// Returns whether the safe area changed under content that rested at its top and the content wasn't moved
  /// with it.
  private func wasLeftBehind(_ scroll: ScrollMetrics) -> Bool {
    guard let lastRest, !scroll.isMoving else { return false }
    return lastRest.isPlace(of: scroll) && scroll.appliedSafeAreaTop != lastRest.safeArea
  }
}
