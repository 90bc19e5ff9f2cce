@testable import HeaderEngine

/// A `MaterialHeader` above an `EngineScrollView`. The stage sends the same events as a view.
struct MaterialStage {
  var header = MaterialHeader()
  var scrollView: EngineScrollView
  var surroundings: Surroundings
  /// The header's latest layout.
  private(set) var layout: MaterialLayout?

  /// Creates a header of 76...160 points, 56 of which can shift, over tall content. Nothing is tracked yet.
  init(
    _ behavior: FlexibleHeaderShiftBehavior = .disabled, contentHeight: Double = 4000,
    statusBarHeight: Double = 20,
    configuration change: (inout MaterialConfiguration) -> Void = { _ in }
  ) {
    scrollView = EngineScrollView(contentHeight: contentHeight)
    surroundings = Surroundings(statusBarHeight: statusBarHeight)
    configure {
      $0.heights.setMinimum(76)
      $0.heights.setMaximum(160)
      $0.shiftBehavior = behavior
      change(&$0)
    }
  }

  /// The metrics that the header receives, or `nil` while nothing is tracked.
  var metrics: ScrollMetrics? { isTracking ? scrollView.metrics : nil }
  private(set) var isTracking = false

  // MARK: - Events

  @discardableResult mutating func send(_ event: MaterialHeader.Event) -> MaterialLayout? {
    finish(header.handle(event, metrics, surroundings))
  }

  @discardableResult
  mutating func configure(_ change: (inout MaterialConfiguration) -> Void) -> MaterialLayout? {
    finish(header.configure(scroll: metrics, surroundings, change))
  }

  /// Begins to track the scroll view.
  @discardableResult
  mutating func track(isSwitch: Bool = false, isTable: Bool = false) -> MaterialLayout? {
    isTracking = true
    return send(.trackingBegan(isSwitch: isSwitch, isTable: isTable))
  }

  /// Stops tracking, replaces the scroll view with `next`, and returns the previous one.
  @discardableResult
  mutating func leave(for next: EngineScrollView = EngineScrollView()) -> EngineScrollView {
    send(.trackingEnded)
    defer {
      scrollView = next
      isTracking = false
    }
    return scrollView
  }

  /// Moves the content and sends the event.
  @discardableResult mutating func scroll(to offset: Double) -> MaterialLayout? {
    scrollView.metrics.offset = offset
    return send(.scrolled)
  }

  /// Scrolls with a finger on the content.
  @discardableResult mutating func drag(to offset: Double) -> MaterialLayout? {
    scrollView.metrics.isTracking = true
    scrollView.metrics.isDragging = true
    return scroll(to: offset)
  }

  /// Lifts the finger.
  mutating func release(willDecelerate: Bool = false) {
    scrollView.metrics.isTracking = false
    scrollView.metrics.isDragging = false
    scrollView.metrics.isDecelerating = willDecelerate
    send(.draggingEnded(willDecelerate: willDecelerate))
  }

  /// Plays frames of the shift animation until it ends, for at most 10 seconds.
  mutating func settle() {
    for _ in 0..<600 where header.isAnimating { send(.animationTicked(duration: 1.0 / 60)) }
  }

  /// Prepares a scroll view that the header may track next.
  mutating func announce(_ other: inout EngineScrollView, heightWhenLeft: inout Double?) {
    other.apply(
      header.announcement(of: other.metrics, heightWhenLeft: &heightWhenLeft, surroundings))
  }

  // MARK: - Questions

  var isShiftedOffscreen: Bool { header.isShiftedOffscreen(metrics, surroundings) }

  /// The bottom edge of the header, in points.
  var bottom: Double { (layout?.top ?? 0) + surroundings.headerHeight }

  /// The height of the blank band between the header and the first row, in points. It is negative if the
  /// header covers the row.
  var gap: Double { -scrollView.metrics.offset - header.rawInsetTop(scrollView.metrics) - bottom }

  // MARK: - Private

  private mutating func finish(_ update: HeaderUpdate<MaterialLayout>) -> MaterialLayout? {
    var header = header
    let surroundings = surroundings
    let layout = scrollView.perform(update) { header.handle($0, $1, surroundings) }
    self.header = header
    guard let layout else { return nil }
    self.layout = layout
    self.surroundings.headerHeight = layout.height
    return layout
  }
}
