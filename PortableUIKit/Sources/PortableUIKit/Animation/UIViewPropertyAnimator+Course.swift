import Foundation

extension UIViewPropertyAnimator {
  final func add(_ block: @escaping () -> Void, delay: Double) {
    if let course { run(block, delay: delay, in: course) } else { waiting.append((block, delay)) }
  }

  final func start(after delay: TimeInterval) {
    precondition(!isStopped, "It is an error to start a stopped UIViewPropertyAnimator")
    let delay = delay.isFinite ? max(0, delay) : 0
    let start = Timeline.current.now + delay
    if let course {
      if !course.isRunning(at: Timeline.current.now) {
        course.runner = self
        course.run(from: start)
        awaitEnd()
      }
      return
    }
    givenDelay = delay
    guard let course = begin() else { return }
    course.runner = self
    course.run(from: start)
    awaitEnd()
  }

  final func resume(_ parameters: (any UITimingCurveProvider)?, factor: Double) {
    guard let course else {
      start(after: 0)
      return
    }
    requireInterruptible()
    let now = Timeline.current.now
    course.pause(at: now)
    let left = factor > 0 ? factor * course.duration : nil
    let wanted = left ?? course.duration
    let timing = parameters.map { $0.course(duration: wanted) }
    // A spring with an attached mass has its own duration.
    let own = timing.flatMap { $0.duration == wanted ? nil : $0.duration }
    course.runner = self
    course.run(from: now, curve: timing?.curve, left: own ?? left)
    awaitEnd()
  }

  final func pause() {
    precondition(!isStopped, "It is an error to pause a stopped UIViewPropertyAnimator")
    requireInterruptible()
    guard let course else {
      _ = begin()
      return
    }
    course.pause(at: Timeline.current.now)
    course.runner = nil
  }

  final var fraction: CGFloat {
    guard let course else { return 0 }
    let place = min(1, max(0, course.place(at: Timeline.current.now)))
    return CGFloat(course.isReversed ? 1 - place : place)
  }

  final func scrub(to fraction: CGFloat) {
    pause()
    guard let course, !fraction.isNaN else { return }
    let fraction = min(1, max(0, Double(fraction)))
    course.scrub(to: course.isReversed ? 1 - fraction : fraction)
  }

  final func reverse(_ flag: Bool) {
    guard let course else {
      startsReversed = flag
      return
    }
    requireInterruptible()
    course.setReversed(flag, at: Timeline.current.now)
  }

  final func stop(_ withoutFinishing: Bool) {
    if let course, !isStopped {
      requireInterruptible()
      course.onEnd = nil
      course.pause(at: Timeline.current.now)
      UIView.performWithoutAnimation { course.values.freeze(course) }
      course.runner = nil
      isStopped = true
    }
    guard withoutFinishing else { return }
    completions = []
    forget()
  }

  final func finish(at position: UIViewAnimatingPosition) {
    precondition(isStopped, "It is an error to finish a UIViewPropertyAnimator that was not stopped")
    let values = course?.values
    UIView.performWithoutAnimation {
      switch position {
      case .start: values?.goToStart()
      case .end: values?.goToEnd()
      case .current: break
      }
    }
    end(at: position)
  }

  private func requireInterruptible() {
    precondition(
      course == nil || isInterruptible, "A UIViewPropertyAnimator that is not interruptible runs to its end")
  }

  // MARK: Course

  /// Makes the pending changes, paused at their start. Returns `nil` if one of them ended the animator.
  private func begin() -> AnimatorCourse? {
    let timing = givenTiming.course(duration: givenDuration)
    let course = AnimatorCourse(curve: timing.curve, duration: timing.duration, isReversed: startsReversed)
    course.scrubsLinearly = scrubsLinearly
    course.pausesAtEnd = pausesOnCompletion
    course.onEnd = { [weak self] in
      MainActor.assumeIsolated { self?.courseDidEnd() }
    }
    self.course = course
    group = AnimationGroup(
      blocksTouches: !isUserInteractionEnabled, movesTouchesAlong: !isManualHitTestingEnabled
    ) { [weak course] _ in course?.onEnd?() }
    let blocks = waiting
    waiting = []
    for (block, delay) in blocks { run(block, delay: delay, in: course) }
    return self.course === course ? course : nil
  }

  /// Ends the animator when all animations have ended; if nothing moves, in the next turn.
  private func awaitEnd() {
    guard let group else { return }
    if group.isEmpty {
      Timeline.current.performInNextTurn { group.seal() }
    } else {
      group.seal()
    }
  }

  private func run(_ block: () -> Void, delay: Double, in course: AnimatorCourse) {
    guard let group else { return }
    let share = course.addShare(after: delay, at: Timeline.current.now)
    ViewAnimation.run(block, duration: course.duration, in: share, group)
  }

  /// Called when all animations have ended or were removed.
  private func courseDidEnd() {
    guard let course else { return }
    course.onEnd = nil
    let isReversed = course.isReversed
    UIView.performWithoutAnimation {
      course.values.release(course)
      if isReversed { course.values.goToStart() }
    }
    end(at: isReversed ? .start : .end)
  }

  private func end(at position: UIViewAnimatingPosition) {
    let blocks = completions
    completions = []
    forget()
    for block in blocks { block(position) }
  }

  private func forget() {
    let old = course
    course = nil
    group = nil
    isStopped = false
    old?.runner = nil
  }
}
