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

  /// The insets of the scroll view: those of other code, and the header's part.
  var contentInsetTop: Double { metrics.contentInsetTop + metrics.own.top }
  var contentInsetBottom: Double { metrics.contentInsetBottom + metrics.own.bottomInset }
  var indicatorInsetTop: Double { metrics.indicatorInsetTop + metrics.own.indicatorTop }

  /// Applies a write as `UIScrollView` does: the adjusted inset follows the content inset, and the offset
  /// comes last.
  mutating func apply(_ write: ScrollWrite) {
    guard !write.isEmpty else { return }
    writes.append(write)
    metrics.apply(write)
  }

  /// Sets content insets as other code does. The system's part of the adjusted insets stays, and the header's part is in the new
  /// insets.
  mutating func setContentInset(top: Double? = nil, bottom: Double? = nil) {
    if let top {
      metrics.adjustedInsetTop += top - contentInsetTop
      metrics.contentInsetTop = top - metrics.own.top
    }
    if let bottom {
      metrics.adjustedInsetBottom += bottom - contentInsetBottom
      metrics.contentInsetBottom = bottom - metrics.own.bottomInset
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
