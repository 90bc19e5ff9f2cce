/// How far a movement is after a share of its time.
enum ProgressCurve: Hashable, Sendable {
  case cubic(TimingCurve)
  case spring(SpringCurve)

  /// The progress after a share of the time, 0...1; a spring may pass 1 on the way.
  func progress(at share: Double) -> Double {
    switch self {
    case .cubic(let curve): curve.progress(at: share)
    case .spring(let spring): spring.progress(at: share * spring.duration)
    }
  }

  /// The first share of the time at which the progress is reached; 1 when it never is.
  func share(reaching progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1, case .cubic = self { return 1 }
    // Springs swing: look for the first step that reaches it, then halve.
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
