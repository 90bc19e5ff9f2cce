import HeaderEngine

/// A height bar. Parameters: 0 minimum height, 1 maximum height, 2 behavior (0 Square Cash, 1 Facebook, 2 Safari).
struct SiteBar: SiteHeader {
  private var heights = BarHeights(maximum: 160, minimum: 64)
  private var behavior = Behavior.facebook
  private var facebook = FacebookBar()
  private var safari = SafariBar()
  private var height = 160.0
  private var mover = SafariBar.Mover.other

  private enum Behavior: Int {
    case squareCash, facebook, safari
  }

  init() {}

  var pose: SitePose {
    let progress = heights.progress(atHeight: height)
    return SitePose(top: 0, height: height, progress: min(1, max(0, progress)))
  }

  var isAnimating: Bool { behavior == .safari && safari.isSettling }

  mutating func set(_ parameter: Int, _ value: Double, _ scroll: inout SiteScrollView) {
    switch parameter {
    case 0: heights.setMinimum(value)
    case 1: heights.setMaximum(value)
    case 2: behavior = Behavior(rawValue: Int(value)) ?? behavior
    default: return
    }
    start(&scroll)
  }

  mutating func start(_ scroll: inout SiteScrollView) {
    facebook = FacebookBar()
    safari = SafariBar()
    height = heights.maximum
    scroll.apply(ScrollWrite(needs: ScrollNeeds(top: heights.maximum, indicatorTop: heights.maximum)))
    scroll.move(to: scroll.top)
    facebook.resume(at: scroll.metrics.offset, progress: 0)
    send(.changed(by: .other), scroll)
  }

  mutating func beganDragging(_ scroll: inout SiteScrollView) {
    mover = .finger
    facebook.beginDragging(scroll.metrics, heights, progress: heights.progress(atHeight: height))
    send(.dragBegan, scroll)
  }

  mutating func scrolled(_ scroll: inout SiteScrollView) {
    switch behavior {
    case .squareCash: show(SquareCashBar.progress(scroll.metrics, heights))
    case .facebook: show(facebook.progress(scroll.metrics, heights, isElastic: true))
    case .safari: send(.scrolled(by: mover), scroll)
    }
  }

  mutating func willEndDragging(_ scroll: inout SiteScrollView) -> Double? {
    send(.dragEnded(velocity: scroll.velocity), scroll)
    return nil
  }

  mutating func endedDragging(decelerates: Bool, _ scroll: inout SiteScrollView) {
    mover = decelerates ? .deceleration : .other
  }

  mutating func endedDecelerating(_ scroll: inout SiteScrollView) {
    mover = .other
    send(.decelerationEnded, scroll)
  }

  mutating func advance(by duration: Double, _ scroll: inout SiteScrollView) {
    if isAnimating { send(.ticked(duration: duration), scroll) }
  }

  private mutating func show(_ progress: Double) {
    if let progress = heights.allowed(progress, isElastic: true) { height = heights.height(at: progress) }
  }

  private mutating func send(_ event: SafariBar.Event, _ scroll: SiteScrollView) {
    guard behavior == .safari else { return }
    height = safari.handle(event, scroll.metrics, heights, height: height)
  }
}
