import HeaderEngine

/// A scroll view without UIKit: measures that follow what an engine writes, and insets of other code.
public struct FuzzScrollView {
  /// The measures at the moment.
  public var metrics: ScrollMetrics
  /// The app's part of the insets, in points.
  private var app = (top: 0.0, bottom: 0.0, indicator: 0.0)
  /// The needs of another header, which count as insets of the app.
  private var others = ScrollNeeds()

  /// Creates a scroll view with content, a safe area, and insets of the app.
  public init(_ bytes: inout FuzzBytes) {
    let safeArea = bytes.pick([0, 20, 44, 59.0])
    metrics = ScrollMetrics(
      contentHeight: bytes.pick([0, 150, 500, 900, 4000.0]), viewHeight: bytes.pick([320, 568, 812.0]),
      adjustedInsetTop: safeArea, safeAreaTop: safeArea)
    setInsets(
      top: bytes.pick([0, 0, 20, 33.5]), bottom: bytes.pick([0, 0, 34, 83]), indicator: bytes.pick([0, 0, 7]))
    metrics.offset = -metrics.adjustedInsetTop
  }

  /// Sets the app's part of the insets.
  public mutating func setInsets(top: Double, bottom: Double, indicator: Double) {
    metrics.adjustedInsetTop += top - app.top
    metrics.adjustedInsetBottom += bottom - app.bottom
    app = (top, bottom, indicator)
    show(metrics.own, besides: others)
  }

  /// Shows the scroll view to a header with `needs`, besides those of another one.
  public mutating func show(_ needs: ScrollNeeds, besides others: ScrollNeeds) {
    (metrics.own, self.others) = (needs, others)
    metrics.contentInsetTop = app.top + others.top
    metrics.contentInsetBottom = app.bottom + others.bottom + others.filler
    metrics.indicatorInsetTop = app.indicator + others.indicatorTop
  }

  /// Sets the safe area, which the system adds to the inset.
  public mutating func setSafeArea(_ inset: Double) {
    metrics.adjustedInsetTop += inset - metrics.safeAreaTop
    metrics.safeAreaTop = inset
  }

  /// Moves the content as a user does: by a finger, by its deceleration, or not at all.
  public mutating func move(_ bytes: inout FuzzBytes) {
    metrics.isTracking = bytes.flag()
    metrics.isDragging = metrics.isTracking
    metrics.isDecelerating = !metrics.isTracking && bytes.flag()
    let top = -metrics.adjustedInsetTop
    let end = max(top, metrics.contentHeight + metrics.adjustedInsetBottom - metrics.viewHeight)
    switch bytes.below(8) {
    case 0: metrics.offset = top
    case 1: metrics.offset = end
    default: metrics.offset = min(end + 200, max(top - 200, metrics.offset + bytes.quarters(120)))
    }
  }

  /// Performs the writes of an update until the engine is done, and returns the layout.
  public mutating func perform<Layout>(
    _ update: HeaderUpdate<Layout>, send: (Layout.Event, ScrollMetrics) -> HeaderUpdate<Layout>
  ) -> Layout? {
    var update = update
    var rounds = 0
    while let next = update.next {
      metrics.apply(update.write)
      update = send(next, metrics)
      rounds += 1
      expect(rounds < 20, "an update doesn't end")
    }
    metrics.apply(update.write)
    return update.layout
  }

  /// Ends the process unless a header has no part in the insets.
  public func expectNoNeeds() {
    expect(metrics.own == ScrollNeeds() && others == ScrollNeeds(), "\(metrics.own), \(others)")
  }
}

extension ScrollMetrics {
  /// Metrics of any numbers.
  public static func wild(_ bytes: inout FuzzBytes) -> ScrollMetrics {
    var metrics = ScrollMetrics(
      offset: bytes.wild(), contentHeight: bytes.wild(), viewHeight: bytes.wild(),
      contentInsetTop: bytes.wild(), contentInsetBottom: bytes.wild(), adjustedInsetTop: bytes.wild(),
      adjustedInsetBottom: bytes.wild(), indicatorInsetTop: bytes.wild(), safeAreaTop: bytes.wild(),
      safeAreaBottom: bytes.wild(), refreshHeight: bytes.wild(), headerOrigin: bytes.wild(),
      topBelowHeader: bytes.wild())
    let flags = bytes.byte()
    metrics.own = ScrollNeeds(
      top: bytes.wild(), bottom: bytes.wild(), filler: bytes.wild(), indicatorTop: bytes.wild())
    metrics.isTracking = flags & 1 != 0
    metrics.isDragging = flags & 2 != 0
    metrics.isDecelerating = flags & 4 != 0
    metrics.isPaging = flags & 8 != 0
    metrics.containsHeader = flags & 16 != 0
    metrics.refusesInsets = flags & 32 != 0
    return metrics
  }
}

extension ScrollWrite {
  /// A Boolean value that indicates whether every value is finite.
  public var isFinite: Bool {
    [needs?.top, needs?.bottom, needs?.filler, needs?.indicatorTop, offset].allSatisfy {
      $0?.isFinite != false
    }
  }
}
