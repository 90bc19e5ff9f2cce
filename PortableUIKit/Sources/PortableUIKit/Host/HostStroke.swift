/// The movement of one finger, from touching the screen to leaving it.
public struct HostStroke: Sendable, Hashable {
  /// The location of the finger at a time.
  public struct Sample: Sendable, Hashable {
    /// The time since the beginning of the stroke, in seconds.
    public var time: TimeInterval
    /// The location, in points of the window.
    public var location: CGPoint

    /// Creates a sample from a time in seconds after the beginning and a location in points of the window.
    public init(time: TimeInterval, location: CGPoint) {
      self.time = time
      self.location = location
    }
  }

  /// The samples in order of time. The first one is the location where the finger touches the screen.
  public var samples: [Sample]
  /// The time when the finger leaves, in seconds after the beginning.
  public var liftsAt: TimeInterval

  /// Creates a stroke from samples in order of time. A stroke without samples does nothing when played.
  public init(samples: [Sample], liftsAt: TimeInterval) {
    self.samples = samples
    self.liftsAt = liftsAt
  }
}

extension HostSimulator {
  /// Plays a stroke in a window, with each sample in the first frame at or after its time.
  ///
  /// Create frames to play the stroke.
  ///
  /// - Parameters:
  ///   - stroke: The movement of the finger.
  ///   - window: The window that the finger touches.
  ///   - delay: The delay before the stroke, in seconds. The default is 0.
  public func play(_ stroke: HostStroke, in window: UIWindow, after delay: TimeInterval = 0) {
    guard let first = stroke.samples.first else { return }
    let start = now + delay
    let finger = HostFinger(in: window, playedBy: self)
    enqueueInput(at: start + first.time) { finger.down(at: first.location, time: start + first.time) }
    for sample in stroke.samples.dropFirst() {
      enqueueInput(at: start + sample.time) { finger.move(to: sample.location, time: start + sample.time) }
    }
    enqueueInput(at: start + stroke.liftsAt) { finger.up(time: start + stroke.liftsAt) }
  }
}
