#if !canImport(ObjectiveC)
  import FlexibleHeader

  /// Moves a finger over a window along a ``Stroke``, frame by frame on the simulator's clock, until
  /// everything is at rest.
  @MainActor public struct GesturePlayer {
    private let stroke: Stroke
    private let window: UIWindow

    /// Creates a player.
    ///
    /// - Parameters:
    ///   - stroke: The stroke, in points of the window.
    ///   - window: The window that the finger touches.
    public init(_ stroke: Stroke, in window: UIWindow) {
      self.stroke = stroke
      self.window = window
    }

    /// Plays the stroke on the current simulator, starting now.
    ///
    /// - Parameters:
    ///   - limit: The longest time to wait for rest after the finger lifts, in seconds. The default is 30.
    ///   - onFrame: A closure that is called once before the first frame and then after each frame, with the
    ///     seconds since touch-down.
    /// - Returns: `false` if something still moves after `limit`.
    @discardableResult
    public func play(limit: Double = 30, onFrame: (Double) -> Void = { _ in }) -> Bool {
      let simulator = HostSimulator.current
      let start = simulator.now
      let samples = stroke.samples.map {
        HostStroke.Sample(time: $0.time, location: CGPoint(x: $0.x, y: $0.y))
      }
      simulator.play(HostStroke(samples: samples, liftsAt: stroke.liftsAt), in: window)
      onFrame(0)
      while !simulator.isIdle {
        guard simulator.now - start < stroke.liftsAt + limit else { return false }
        simulator.step()
        onFrame(simulator.now - start)
      }
      return true
    }

    /// Plays the stroke and records the header and the screen.
    ///
    /// - Parameter header: The header to record.
    /// - Returns: All frames, the first of them before the touch-down, or `nil` if the screen doesn't come to
    ///   rest.
    public func record(_ header: any RecordableHeader) -> [FilmStrip.Frame]? {
      var frames: [FilmStrip.Frame] = []
      let rests = play { time in
        let state = HeaderState(of: header, time: time)
        frames.append(FilmStrip.Frame(state: state, picture: LayerSnapshot(of: UIScreen.main)))
      }
      return rests ? frames : nil
    }
  }
#endif
