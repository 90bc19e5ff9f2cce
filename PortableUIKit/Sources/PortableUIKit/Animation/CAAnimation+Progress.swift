import Foundation

extension CAAnimation {
  /// The time from the start to the end in the animation's own seconds; infinite when it repeats for ever.
  final var activeDuration: TimeInterval {
    let runs = repeatCount > 0 ? TimeInterval(repeatCount) : 1
    return duration == 0 ? 0 : duration * runs * (autoreverses ? 2 : 1)
  }

  /// Whether it waits for somebody and no frame would change it.
  final var isHeld: Bool {
    guard let share else { return false }
    return !share.course.isRunning(at: Timeline.current.now)
  }

  private func ownTime(atLocalTime time: TimeInterval) -> TimeInterval {
    (time - beginTime) * TimeInterval(speed) + timeOffset
  }

  /// Seconds of the layer's time until the end, negative when it is over.
  final func remainingTime(atLocalTime time: TimeInterval) -> TimeInterval {
    if let share { return share.course.remaining(at: Timeline.current.now) }
    let own = activeDuration - ownTime(atLocalTime: time)
    return speed == 0 ? (own <= 0 ? own : .infinity) : own / TimeInterval(abs(speed))
  }

  /// How far the current run is (a spring may pass 1) and how many runs lie behind; nil when nothing shows.
  final func progress(atLocalTime time: TimeInterval) -> (progress: Double, runs: Double)? {
    guard let window else { return wholeProgress(atLocalTime: time) }
    guard let (whole, runs) = wholeProgress(atLocalTime: time) else { return nil }
    if whole < window.lowerBound, !fillsBackwards { return nil }
    let length = window.upperBound - window.lowerBound
    let share = length > 0 ? (whole - window.lowerBound) / length : whole >= window.upperBound ? 1 : 0
    return (min(1, max(0, share)), runs)
  }

  private func wholeProgress(atLocalTime time: TimeInterval) -> (progress: Double, runs: Double)? {
    if let share { return (share.course.progress(of: share, at: Timeline.current.now), 0) }
    let own = ownTime(atLocalTime: time)
    if own < 0 { return fillsBackwards || fillMode.fillsBefore ? (0, 0) : nil }
    let isOver = own >= activeDuration - VirtualClock.tolerance
    guard !isOver || fillMode.fillsAfter && duration > 0 else { return nil }
    // At its end the last run is complete instead of a new one having begun.
    let place = isOver ? activeDuration / duration : own / duration
    var run = isOver ? place.rounded(.up) - 1 : place.rounded(.down)
    var share = place - run
    if autoreverses {
      if run.truncatingRemainder(dividingBy: 2) == 1 { share = 1 - share }
      run = (run / 2).rounded(.down)
    }
    if let spring { return (spring.progress(at: share * spring.duration), run) }
    return ((timingFunction?.curve ?? .linear).progress(at: share), run)
  }
}
