/// The progress of a property animator between the start and the end of its animations: it's running, paused,
/// or scrubbed.
///
/// While running, it's a phase of time 0...1 that runs forward or backward along the curve. A change of the
/// curve starts a new phase from the current values to the end.
final class AnimatorCourse {
  private(set) var curve: ProgressCurve
  /// The duration from start to end, in seconds.
  let duration: TimeInterval
  private(set) var isReversed: Bool
  /// A Boolean value that indicates whether a finished course pauses at its end.
  var pausesAtEnd = false
  /// A Boolean value that indicates whether scrubbing is linear or follows the curve.
  var scrubsLinearly = true
  /// The handler that is called when the animations have ended.
  var onEnd: (() -> Void)?
  /// Retains a running animator until it has ended.
  var runner: AnyObject?
  let values = AnimatorValues()

  private var shares: [AnimatorShare] = []
  /// The duration of the phase, in seconds.
  private var length: TimeInterval
  private var runsForwards: Bool
  /// The time of the phase at `since`.
  private var time: Double
  /// The time from which the phase runs; `nil` while it's paused.
  private var since: TimeInterval?
  /// The position, from start to end, at which scrubbing holds the course.
  private var hold: Double?

  init(curve: ProgressCurve, duration: TimeInterval, isReversed: Bool) {
    self.curve = curve
    self.duration = duration
    self.isReversed = isReversed
    length = duration
    runsForwards = !isReversed
    time = isReversed ? 1 : 0
  }

  private var target: Double { isReversed ? 0 : 1 }
  private var isWhole: Bool { shares.allSatisfy(\.isWhole) && runsForwards != isReversed }

  /// Adds a part that begins after a fraction (0...1) of the remaining course.
  func addShare(after delay: Double, at now: TimeInterval) -> AnimatorShare {
    func moved(_ place: Double) -> Double { place + min(1, max(0, delay)) * (1 - place) }
    let place = runsForwards ? phaseTime(at: now) : 0
    let way = isReversed ? 0 : min(1, max(0, self.place(at: now)))
    let share = AnimatorShare(self, start: moved(way), begin: hold == nil ? moved(place) : moved(way))
    shares.append(share)
    return share
  }

  // MARK: Current state

  /// Returns the time of the phase, 0...1.
  private func phaseTime(at now: TimeInterval) -> Double {
    guard let since else { return time }
    guard length > 0 else { return runsForwards ? 1 : 0 }
    let passed = max(0, now - since) / length
    return runsForwards ? min(1, time + passed) : max(0, time - passed)
  }

  func progress(of share: AnimatorShare, at now: TimeInterval) -> Double {
    if let hold, scrubsLinearly { return share.progress(heldAt: hold) }
    return share.progress(at: hold ?? phaseTime(at: now), along: curve)
  }

  /// Returns the completed fraction of the course.
  func place(at now: TimeInterval) -> Double {
    if let hold { return hold }
    guard let share = shares.first(where: { $0.start == 0 }) else {
      return phaseTime(at: now)
    }
    return scrubsLinearly ? progress(of: share, at: now) : phaseTime(at: now)
  }

  /// Returns the number of seconds until the end; infinite while nothing moves.
  func remaining(at now: TimeInterval) -> TimeInterval {
    guard let since, !pausesAtEnd else { return .infinity }
    return since + (runsForwards ? 1 - time : time) * length - now
  }

  func isRunning(at now: TimeInterval) -> Bool {
    guard since != nil else { return false }
    return !pausesAtEnd || phaseTime(at: now) != (runsForwards ? 1 : 0)
  }

  // MARK: Commands

  func pause(at now: TimeInterval) {
    time = phaseTime(at: now)
    since = nil
  }

  /// Pauses the course at a position.
  func scrub(to place: Double) {
    since = nil
    hold = place
    for share in shares { share.makeWhole() }
    length = duration
    runsForwards = !isReversed
  }

  func run(from start: TimeInterval) {
    takeHandAway()
    since = start
  }

  /// Continues with another curve, another remaining duration, or both.
  func run(from start: TimeInterval, curve newCurve: ProgressCurve?, left: TimeInterval?) {
    takeHandAway()
    let rest = (runsForwards ? 1 - time : time)
    if let newCurve {
      beginPhase(newCurve, seconds: left ?? rest * length, at: start)
    } else if let left, rest > 0 {
      length = left / rest
    }
    since = start
  }

  func setReversed(_ flag: Bool, at now: TimeInterval) {
    guard flag != isReversed else { return }
    let wasWhole = isWhole
    let wasRunning = since != nil
    pause(at: now)
    isReversed = flag
    if hold != nil || wasWhole {
      runsForwards.toggle()
    } else {
      beginPhase(curve, seconds: duration * abs(target - place(at: now)), at: now)
    }
    if wasRunning { since = now }
  }

  /// Continues by the clock from the position of the scrubbing.
  private func takeHandAway() {
    guard let hold else { return }
    self.hold = nil
    time = scrubsLinearly ? curve.share(reaching: hold) : hold
    guard scrubsLinearly else { return }
    // Animations that began later have a curve of their own and would jump otherwise.
    for share in shares where share.start > 0 {
      share.bend(through: share.progress(heldAt: hold), at: time, forwards: runsForwards)
    }
  }

  private func beginPhase(_ newCurve: ProgressCurve, seconds: TimeInterval, at now: TimeInterval) {
    let here = min(1, max(0, place(at: now)))
    for share in shares {
      let left = isReversed || here >= 1 ? 0 : max(0, (share.start - here) / (1 - here))
      share.restart(from: progress(of: share, at: now), to: target, begin: left)
    }
    (curve, length, runsForwards, time) = (newCurve, seconds, true, 0)
  }
}
