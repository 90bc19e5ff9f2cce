import Foundation

extension CAAnimation {
  /// The duration from start to end in the animation's own seconds; infinite if it repeats forever.
  final var activeDuration: TimeInterval {
    let runs = repeatCount > 0 ? TimeInterval(repeatCount) : 1
    return duration == 0 ? 0 : duration * runs * (autoreverses ? 2 : 1)
  }

  /// A Boolean value that indicates whether the animation is paused, so that frames don't change it.
  final var isHeld: Bool {
    guard let share else { return false }
    return !share.course.isRunning(at: Timeline.current.now)
  }

  private func ownTime(atLocalTime time: TimeInterval) -> TimeInterval {
    (time - beginTime) * TimeInterval(speed) + timeOffset
  }

  /// Returns the number of seconds of the layer's time until the end; negative after the end.
  final func remainingTime(atLocalTime time: TimeInterval) -> TimeInterval {
    if let share { return share.course.remaining(at: Timeline.current.now) }
    let own = activeDuration - ownTime(atLocalTime: time)
    return speed == 0 ? (own <= 0 ? own : .infinity) : own / TimeInterval(abs(speed))
  }

  /// Returns the progress of the current run (above 1 if a spring overshoots) and the number of completed
  /// runs, or `nil` if the animation isn't visible.
  final func progress(
    atLocalTime time: TimeInterval, includingEnd: Bool = false
  ) -> (progress: Double, runs: Double)? {
    guard let window else { return wholeProgress(atLocalTime: time, includingEnd: includingEnd) }
    guard let (whole, runs) = wholeProgress(atLocalTime: time) else { return nil }
    if whole < window.lowerBound, !fillsBackwards { return nil }
    let length = window.upperBound - window.lowerBound
    let share = length > 0 ? (whole - window.lowerBound) / length : whole >= window.upperBound ? 1 : 0
    return (min(1, max(0, share)), runs)
  }

  private func wholeProgress(
    atLocalTime time: TimeInterval, includingEnd: Bool = false
  ) -> (progress: Double, runs: Double)? {
    if let share { return (share.course.progress(of: share, at: Timeline.current.now), 0) }
    let own = ownTime(atLocalTime: time)
    if own < 0 { return fillsBackwards || fillMode.fillsBefore ? (0, 0) : nil }
    let isOver = own >= activeDuration - VirtualClock.tolerance
    if isOver {
      let isAtEnd = includingEnd && own <= activeDuration + VirtualClock.tolerance
      guard duration > 0, fillMode.fillsAfter || isAtEnd else { return nil }
    }
    // At the end, the last run is complete; no new run begins.
    let place = isOver ? activeDuration / duration : own / duration
    var run = isOver ? place.rounded(.up) - 1 : place.rounded(.down)
    var share = place - run
    if autoreverses {
      if run.truncatingRemainder(dividingBy: 2) == 1 { share = 1 - share }
      run = (run / 2).rounded(.down)
    }
    return (eased(share), run)
  }
}
