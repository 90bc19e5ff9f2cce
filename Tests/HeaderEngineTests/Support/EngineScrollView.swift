import HeaderEngine

/// A scroll view without UIKit, whose measurements follow the engine's writes.
struct EngineScrollView {
  /// The current measurements. A test that simulates other code changes them directly.
  var metrics: ScrollMetrics
  /// All writes, in order.
  private(set) var writes: [ScrollWrite] = []

  /// Creates a scroll view over tall content that rests at an offset of 0 points.
  init(contentHeight: Double = 4000, viewHeight: Double = 568) {
    metrics = ScrollMetrics(contentHeight: contentHeight, viewHeight: viewHeight)
  }

  /// Applies a write as `UIScrollView` does: the adjusted inset follows the content inset, and the offset
  /// comes last.
  mutating func apply(_ write: ScrollWrite) {
    guard !write.isEmpty else { return }
    writes.append(write)
    if let top = write.contentInsetTop { setContentInset(top: top) }
    if let bottom = write.contentInsetBottom { setContentInset(bottom: bottom) }
    if let indicator = write.indicatorInsetTop { metrics.indicatorInsetTop = indicator }
    if let offset = write.offset { metrics.offset = offset }
  }

  /// Sets content insets as other code does. The system's part of the adjusted insets stays.
  mutating func setContentInset(top: Double? = nil, bottom: Double? = nil) {
    if let top {
      metrics.adjustedInsetTop += top - metrics.contentInsetTop
      metrics.contentInsetTop = top
    }
    if let bottom {
      metrics.adjustedInsetBottom += bottom - metrics.contentInsetBottom
      metrics.contentInsetBottom = bottom
    }
  }

  /// Sets the safe area, which the system adds to the insets.
  mutating func setSafeArea(top: Double) {
    metrics.adjustedInsetTop += top - metrics.safeAreaTop
    metrics.safeAreaTop = top
  }

  /// Performs the writes of an update until the engine is done, and returns the layout.
  ///
  /// - Parameters:
  ///   - update: The update.
  ///   - send: A closure that sends the next event with the measurements after the writes.
  mutating func perform<Layout>(
    _ update: HeaderUpdate<Layout>, send: (Layout.Event, ScrollMetrics) -> HeaderUpdate<Layout>
  ) -> Layout? {
    var update = update
    while let next = update.next {
      apply(update.write)
      update = send(next, metrics)
    }
    apply(update.write)
    return update.layout
  }
}
