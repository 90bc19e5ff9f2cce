/// How the way from one value to the next is spread over time or progress.
///
/// The four named curves are those of UIKit's animations; `cubicBezier` takes any other. Each maps 0 to 0 and
/// 1 to 1.
public enum KeyframeEasing: Equatable, Sendable {
  /// Evenly.
  case linear
  /// A curve from (0, 0) to (1, 1) with two control points. Their x are kept in 0...1, so that the curve
  /// never runs backwards; their y may lie outside, which overshoots. Numbers that are not finite make the
  /// curve linear.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)

  /// Slow at the beginning.
  public static var easeIn: KeyframeEasing { .cubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1) }
  /// Slow at the end.
  public static var easeOut: KeyframeEasing { .cubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1) }
  /// Slow at both ends.
  public static var easeInOut: KeyframeEasing { .cubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1) }

  /// The share of the way that is covered after `fraction`, 0...1, of the time. Fractions outside are
  /// clamped, NaN counts as 0.
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

  /// The parameter at which a rising axis has the given value: Newton's steps, kept inside a shrinking
  /// interval.
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
