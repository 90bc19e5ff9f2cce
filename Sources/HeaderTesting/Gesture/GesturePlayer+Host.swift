#if !canImport(ObjectiveC)
  import FlexibleHeader

  /// Moves a finger over a window as a ``Stroke`` says, frame by frame on the simulator's clock, until everything
  /// is at rest.
  @MainActor public struct GesturePlayer {
    private let stroke: Stroke
    private let window: UIWindow

    /// Makes a player of `stroke`, whose points are those of `window`.
    public init(_ stroke: Stroke, in window: UIWindow) {
      self.stroke = stroke
      self.window = window
    }

    /// Plays the stroke on the current simulator, beginning now; `onFrame` is called after each frame with the
    /// seconds since touch-down, and once before the first.
    ///
    /// Ends when nothing moves any more; answers false if that is not so `limit` seconds after the finger has
    /// lifted, 30 by default.
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

    /// Plays the stroke and answers every frame of `header` and of the screen, the first of them before the
    /// touch-down; nil if the screen never came to rest.
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
