/// The timing curve between two values over time or progress.
///
/// The four named curves match those of UIKit's animations, and `cubicBezier` describes any other curve. Each
/// curve maps 0 to 0 and 1 to 1.
public enum KeyframeEasing: Equatable, Sendable {
  /// Constant speed.
  case linear
  /// A curve from (0, 0) to (1, 1) with two control points. The x coordinates are clamped to 0...1, so that
  /// the curve never reverses. The y coordinates may be outside this range, which makes the curve overshoot.
  /// Numbers that aren't finite make the curve linear.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)

  /// A curve that is slow at the beginning.
  public static var easeIn: KeyframeEasing { .cubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1) }
  /// A curve that is slow at the end.
  public static var easeOut: KeyframeEasing { .cubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1) }
  /// A curve that is slow at both ends.
  public static var easeInOut: KeyframeEasing { .cubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1) }

  /// Returns the fraction of the distance that is covered after `fraction`, 0...1, of the time. Values
  /// outside this range are clamped; NaN becomes 0.
  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    guard case .cubicBezier(let x1, let y1, let x2, let y2) = self,
      x1.isFinite, y1.isFinite, x2.isFinite, y2.isFinite
    else { return fraction }
    let x = CubicAxis(min(1, max(0, x1)), min(1, max(0, x2)))
    return CubicAxis(y1, y2).value(at: x.parameter(for: fraction))
  }
}

/// One coordinate of a cubic Bézier curve from 0 to 1, as a function of its parameter 0...1.
private struct CubicAxis {
  let a, b, c: Double

  init(_ first: Double, _ second: Double) {
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }

  /// Returns the parameter at which a monotonically increasing axis has the given value. Uses Newton's method
  /// within a shrinking interval.
  func parameter(for value: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = value
    for _ in 0..<60 {
      let error = self.value(at: t) - value
      if abs(error) < 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let slope = (3 * a * t + 2 * b) * t + c
      let next = t - error / slope
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
