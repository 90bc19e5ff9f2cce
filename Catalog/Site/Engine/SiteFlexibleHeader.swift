import HeaderEngine

/// A flexible header. Parameters: 0 minimum height, 1 maximum height, 2 shift behavior, 3 stretches,
/// 4 snaps, 5 distance of scrolling back after which the header returns.
struct SiteFlexibleHeader: SiteHeader {
  private var header = MaterialHeader()
  private var surroundings = Surroundings(statusBarHeight: SiteDevice.safeArea)

  init() {}

  var pose: SitePose {
    guard let layout = header.layout else { return SitePose() }
    return SitePose(
      top: layout.top, height: layout.height, progress: layout.collapseProgress, shift: layout.shiftProgress)
  }

  var isAnimating: Bool { header.isAnimating }

  mutating func set(_ parameter: Int, _ value: Double, _ scroll: inout SiteScrollView) {
    guard 0...5 ~= parameter else { return }
    let wasAtTop = scroll.metrics.offset <= scroll.top
    configure(&scroll) {
      switch parameter {
      case 0: $0.heights.setMinimum(value)
      case 1: $0.heights.setMaximum(value)
      case 2: $0.shiftBehavior = value > 0 ? .enabled : .disabled
      case 3: $0.canOverExtend = value > 0
      case 4: $0.snaps = value > 0
      default: $0.returnDistance = value
      }
    }
    guard wasAtTop, !scroll.metrics.isTracking else { return }
    scroll.move(to: scroll.top)
    // The move isn't scrolling.
    send(.contentRepositioned, &scroll)
    send(.laidOut, &scroll)
  }

  mutating func start(_ scroll: inout SiteScrollView) {
    _ = header.configure(scroll: nil, surroundings) {
      $0.heights.setIncludesSafeArea(false)
      $0.heights.setMaximum(220)
      $0.shiftBehavior = .enabled
      $0.correctsOriginalBehavior = true
      $0.keepsContentAtTop = true
    }
    _ = header.handle(.safeAreaReported(SiteDevice.safeArea, top: 0), nil, surroundings)
    send(.trackingBegan(isSwitch: false, isTable: false), &scroll)
    scroll.move(to: scroll.top)
    send(.scrolled, &scroll)
  }

  mutating func beganDragging(_ scroll: inout SiteScrollView) {}

  mutating func scrolled(_ scroll: inout SiteScrollView) { send(.scrolled, &scroll) }

  mutating func willEndDragging(_ scroll: inout SiteScrollView) -> Double? {
    header.restingOffset(for: scroll.target, scroll.metrics, surroundings)
      ?? header.snapOffset(for: scroll.target, scroll.metrics)
  }

  mutating func endedDragging(decelerates: Bool, _ scroll: inout SiteScrollView) {
    send(.draggingEnded(willDecelerate: decelerates), &scroll)
  }

  mutating func endedDecelerating(_ scroll: inout SiteScrollView) { send(.deceleratingEnded, &scroll) }

  mutating func advance(by duration: Double, _ scroll: inout SiteScrollView) {
    if header.isAnimating { send(.animationTicked(duration: duration), &scroll) }
  }

  private mutating func configure(
    _ scroll: inout SiteScrollView, _ change: (inout MaterialConfiguration) -> Void
  ) {
    finish(header.configure(scroll: scroll.metrics, surroundings, change), &scroll)
  }

  private mutating func send(_ event: MaterialHeader.Event, _ scroll: inout SiteScrollView) {
    finish(header.handle(event, scroll.metrics, surroundings), &scroll)
  }

  private mutating func finish(_ update: HeaderUpdate<MaterialLayout>, _ scroll: inout SiteScrollView) {
    var update = update
    while let next = update.next {
      scroll.apply(update.write)
      update = header.handle(next, scroll.metrics, surroundings)
    }
    scroll.apply(update.write)
    if let layout = update.layout { surroundings.headerHeight = layout.height }
  }
}
