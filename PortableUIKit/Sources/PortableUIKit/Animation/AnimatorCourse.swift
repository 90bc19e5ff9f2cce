/// Where a property animator is between the start and the end of its animations: it runs by the clock, rests,
/// or is held at a place by a hand.
///
/// The clock part is a phase of time 0...1 that runs forwards or backwards along the curve. A change of curve
/// on the way starts a new phase that goes from where everything is to the end.
final class AnimatorCourse {
  private(set) var curve: ProgressCurve
  /// Seconds from start to end.
  let duration: TimeInterval
  private(set) var isReversed: Bool
  /// Whether a course that is through waits there.
  var pausesAtEnd = false
  /// Whether a hand moves along the way evenly, or along the curve.
  var scrubsLinearly = true
  /// What happens when the animations are over.
  var onEnd: (() -> Void)?
  /// A running animator lives until it is through.
  var runner: AnyObject?
  let values = AnimatorValues()

  private var shares: [AnimatorShare] = []
  /// The length of the phase in seconds.
  private var length: TimeInterval
  private var runsForwards: Bool
  /// The time of the phase at `since`.
  private var time: Double
  /// The instant from which the phase runs; nil while it rests.
  private var since: TimeInterval?
  /// Where a hand holds the course on the way from start to end.
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

  /// A part that begins after a share of what is left of the way, 0...1.
  func addShare(after delay: Double, at now: TimeInterval) -> AnimatorShare {
    func moved(_ place: Double) -> Double { place + min(1, max(0, delay)) * (1 - place) }
    let place = runsForwards ? phaseTime(at: now) : 0
    let way = isReversed ? 0 : min(1, max(0, self.place(at: now)))
    let share = AnimatorShare(self, start: moved(way), begin: hold == nil ? moved(place) : moved(way))
    shares.append(share)
    return share
  }

  // MARK: Now

  /// The time of the phase, 0...1.
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

  /// How much of the way from start to end is done.
  func place(at now: TimeInterval) -> Double {
    if let hold { return hold }
    guard let share = shares.first(where: { $0.start == 0 }) else {
      return phaseTime(at: now)
    }
    return scrubsLinearly ? progress(of: share, at: now) : phaseTime(at: now)
  }

  /// Seconds until the end; infinite while nothing moves.
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

  /// Holds everything at a place on the way.
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

  /// Runs on with another curve, another length of what is left, or both.
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

  /// Goes on by the clock from where the hand was.
  private func takeHandAway() {
    guard let hold else { return }
    self.hold = nil
    time = scrubsLinearly ? curve.share(reaching: hold) : hold
    guard scrubsLinearly else { return }
    // What began later has a curve of its own and would jump.
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
