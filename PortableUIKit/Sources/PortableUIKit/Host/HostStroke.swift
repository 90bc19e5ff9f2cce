/// A movement of one finger from coming down to leaving.
public struct HostStroke: Sendable, Hashable {
  /// Where the finger was at a time.
  public struct Sample: Sendable, Hashable {
    /// Seconds after the stroke began.
    public var time: TimeInterval
    /// Points of the window.
    public var location: CGPoint

    /// Makes a sample of a time in seconds after the beginning and a place in points of the window.
    public init(time: TimeInterval, location: CGPoint) {
      self.time = time
      self.location = location
    }
  }

  /// Where the finger was, in the order of time; the first sample is where it came down.
  public var samples: [Sample]
  /// When the finger leaves, in seconds after the beginning.
  public var liftsAt: TimeInterval

  /// Makes a stroke of samples in the order of their time; one without samples does nothing when played.
  public init(samples: [Sample], liftsAt: TimeInterval) {
    self.samples = samples
    self.liftsAt = liftsAt
  }
}

extension HostSimulator {
  /// Lets a finger play a stroke in a window: each sample in the first frame at or after its time.
  ///
  /// The stroke begins `delay` seconds from now, 0 by default. Make frames to see it happen.
  public func play(_ stroke: HostStroke, in window: UIWindow, after delay: TimeInterval = 0) {
    guard let first = stroke.samples.first else { return }
    let start = now + delay
    let finger = HostFinger(in: window, simulator: self)
    enqueueInput(at: start + first.time) { finger.down(at: first.location, time: start + first.time) }
    for sample in stroke.samples.dropFirst() {
      enqueueInput(at: start + sample.time) { finger.move(to: sample.location, time: start + sample.time) }
    }
    enqueueInput(at: start + stroke.liftsAt) { finger.up(time: start + stroke.liftsAt) }
  }
}
