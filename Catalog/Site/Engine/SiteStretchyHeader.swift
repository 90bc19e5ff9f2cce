import HeaderEngine

/// A stretchy header below the safe area. Parameters: 0 minimum height, 1 height at rest, 2 pinned, 3 snaps.
struct SiteStretchyHeader: SiteHeader {
  private var header = StretchyHeader()
  private var snaps = false

  init() {
    header.setReferenceHeight(220)
    header.setMinimumHeight(44)
  }

  var pose: SitePose {
    guard let geometry = header.geometry else { return SitePose() }
    let range = header.restingHeight - header.minimumHeight
    let progress = range > 0 ? (header.restingHeight - geometry.contentHeight) / range : 0
    let hidden = geometry.safeArea - geometry.extent - geometry.top
    return SitePose(
      top: geometry.top, height: geometry.height, progress: min(1, max(0, progress)),
      shift: geometry.height > 0 ? min(1, max(0, hidden / geometry.height)) : 0)
  }

  var isAnimating: Bool { false }

  mutating func set(_ parameter: Int, _ value: Double, _ scroll: inout SiteScrollView) {
    switch parameter {
    case 0: header.setMinimumHeight(value)
    case 1: header.setReferenceHeight(value)
    case 2: header.isPinned = value > 0
    case 3: snaps = value > 0
    default: return
    }
    send(.changed(isSettled: true), &scroll)
  }

  mutating func start(_ scroll: inout SiteScrollView) {
    header.extendsUnderTopSafeArea = true
    scroll.metrics.safeAreaTop = SiteDevice.safeArea
    scroll.metrics.adjustedInsetTop += SiteDevice.safeArea
    scroll.move(to: scroll.top)
    send(.changed(isSettled: true), &scroll)
    scroll.move(to: scroll.top)
    send(.scrolled, &scroll)
  }

  mutating func beganDragging(_ scroll: inout SiteScrollView) {}

  mutating func scrolled(_ scroll: inout SiteScrollView) { send(.scrolled, &scroll) }

  mutating func willEndDragging(_ scroll: inout SiteScrollView) -> Double? {
    snaps ? header.snapOffset(for: scroll.target, scroll.metrics) : nil
  }

  mutating func endedDragging(decelerates: Bool, _ scroll: inout SiteScrollView) {}

  mutating func endedDecelerating(_ scroll: inout SiteScrollView) { send(.scrolled, &scroll) }

  mutating func advance(by duration: Double, _ scroll: inout SiteScrollView) {}

  private mutating func send(_ event: EdgeEvent, _ scroll: inout SiteScrollView) {
    var update = header.handle(event, scroll.metrics)
    while let next = update.next {
      scroll.apply(update.write)
      update = header.handle(next, scroll.metrics)
    }
    scroll.apply(update.write)
  }
}
