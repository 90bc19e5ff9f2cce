/// Progress along a cubic Bézier timing curve, found by halving only: what the library's solver has to agree
/// with.
func bezier(_ time: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
  func value(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<100 {
    let middle = (low + high) / 2
    if value(middle, x1, x2) < time { low = middle } else { high = middle }
  }
  return value(low, y1, y2)
}

/// UIKit's usual curve: slow at both ends.
func easeInOut(_ time: Double) -> Double { bezier(time, 0.42, 0, 0.58, 1) }
