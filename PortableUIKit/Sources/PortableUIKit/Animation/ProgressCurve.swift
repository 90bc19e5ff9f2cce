/// A function from a fraction of the time to the progress.
enum ProgressCurve: Hashable, Sendable {
  case cubic(TimingCurve)
  case spring(SpringCurve)

  /// Returns the progress at a fraction (0...1) of the time. A spring may exceed 1.
  func progress(at share: Double) -> Double {
    switch self {
    case .cubic(let curve): curve.progress(at: share)
    case .spring(let spring): spring.progress(at: share * spring.duration)
    }
  }

  /// Returns the first fraction of the time at which the progress is reached, or 1 if it's never reached.
  func share(reaching progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1, case .cubic = self { return 1 }
    // Springs oscillate: find the first step that reaches the progress, then bisect.
    let steps = 240
    guard let step = (1...steps).first(where: { self.progress(at: Double($0) / Double(steps)) >= progress })
    else { return 1 }
    var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.progress(at: middle) >= progress { high = middle } else { low = middle }
    }
    return high
  }
}
