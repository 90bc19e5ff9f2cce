/// A cubic Bézier curve from (0, 0) to (1, 1) that maps time to progress.
struct TimingCurve: Hashable, Sendable {
  private let x: Cubic
  private let y: Cubic

  /// Creates a curve with two inner control points. The x coordinates are clamped to 0...1, so that time
  /// never runs backward.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    x = Cubic(min(1, max(0, x1)), min(1, max(0, x2)))
    y = Cubic(y1, y2)
  }

  static let linear = TimingCurve(0, 0, 1, 1)

  /// Returns the progress at a fraction (0...1) of the time.
  func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if self == TimingCurve.linear { return time }
    return y.value(at: parameter(at: time))
  }

  /// Returns the curve parameter at which x is `time`, by Newton's method, and by bisection where the curve
  /// is too flat.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = time
    for _ in 0..<60 {
      let miss = x.value(at: t) - time
      if abs(miss) < 1e-14 { break }
      if miss > 0 { high = t } else { low = t }
      let step = t - miss / x.slope(at: t)
      t = step > low && step < high ? step : (low + high) / 2
    }
    return t
  }
}

/// One coordinate of a Bézier curve from 0 to 1, as a polynomial.
private struct Cubic: Hashable, Sendable {
  private let a: Double
  private let b: Double
  private let c: Double

  init(_ first: Double, _ second: Double) {
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }
  func slope(at t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
}
