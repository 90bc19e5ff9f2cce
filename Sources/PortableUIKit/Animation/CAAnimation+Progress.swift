import Foundation

extension CAAnimation {
  /// The time from the start to the end in the animation's own seconds; infinite when it repeats for ever.
  final var activeDuration: TimeInterval {
    let runs = repeatCount > 0 ? TimeInterval(repeatCount) : 1
    return duration == 0 ? 0 : duration * runs * (autoreverses ? 2 : 1)
  }

  private func ownTime(atLocalTime time: TimeInterval) -> TimeInterval {
    (time - beginTime) * TimeInterval(speed) + timeOffset
  }

  /// Seconds of the layer's time until the end, negative when it is over.
  final func remainingTime(atLocalTime time: TimeInterval) -> TimeInterval {
    let own = activeDuration - ownTime(atLocalTime: time)
    return speed == 0 ? (own <= 0 ? own : .infinity) : own / TimeInterval(abs(speed))
  }

  /// How far the current run is (a spring may pass 1) and how many runs lie behind; nil when nothing shows.
  final func progress(atLocalTime time: TimeInterval) -> (progress: Double, runs: Double)? {
    let own = ownTime(atLocalTime: time)
    if own < 0 { return fillsBackwards ? (0, 0) : nil }
    guard own < activeDuration - VirtualClock.tolerance else { return nil }
    var run = (own / duration).rounded(.down)
    var share = own / duration - run
    if autoreverses {
      if run.truncatingRemainder(dividingBy: 2) == 1 { share = 1 - share }
      run = (run / 2).rounded(.down)
    }
    if let spring { return (spring.progress(at: share * spring.duration), run) }
    return ((timingFunction?.curve ?? .linear).progress(at: share), run)
  }
}
