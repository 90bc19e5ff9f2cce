import HeaderEngine

/// A generator of random numbers that are the same in each run.
struct LinearCongruence: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  private static let oddLengths = [
    Double.nan, .infinity, -.infinity, 1e308, -1e308, Double.leastNonzeroMagnitude, 0, -0.0, 1e9,
  ]

  /// Returns a typical length, or with a probability of 1 in `oddity` an unusual one.
  mutating func length(oddity: Int = 2) -> Double {
    // The generic functions of the standard library are slow in debug builds, and a test calls this a million times.
    if next() % UInt64(oddity) == 0 { return Self.oddLengths[Int(next() % UInt64(Self.oddLengths.count))] }
    return Double(next() >> 11) * 0x1p-53 * 4000 - 2000
  }

  mutating func bool() -> Bool { .random(using: &self) }

  /// Returns metrics whose lengths may be unusable.
  mutating func metrics(oddity: Int = 2) -> ScrollMetrics {
    var metrics = ScrollMetrics(
      offset: length(oddity: oddity), contentHeight: length(oddity: oddity),
      viewHeight: length(oddity: oddity), contentInsetTop: length(oddity: oddity),
      contentInsetBottom: length(oddity: oddity), adjustedInsetTop: length(oddity: oddity),
      adjustedInsetBottom: length(oddity: oddity), indicatorInsetTop: length(oddity: oddity),
      safeAreaTop: length(oddity: oddity), safeAreaBottom: length(oddity: oddity),
      refreshHeight: length(oddity: oddity), headerOrigin: length(oddity: oddity),
      topBelowHeader: length(oddity: oddity), isTracking: bool(),
      isDragging: bool(), isDecelerating: bool(), isPaging: bool(), containsHeader: bool(),
      refusesInsets: bool())
    metrics.own = ScrollNeeds(
      top: length(oddity: oddity), bottom: length(oddity: oddity), filler: length(oddity: oddity),
      indicatorTop: length(oddity: oddity))
    return metrics
  }
}

extension ScrollWrite {
  /// A Boolean value that indicates whether all written values are finite.
  var isFinite: Bool {
    [needs?.top, needs?.bottom, needs?.filler, needs?.indicatorTop, offset].allSatisfy {
      $0?.isFinite != false
    }
  }
}
