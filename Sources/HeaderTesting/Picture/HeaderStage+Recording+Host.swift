#if !canImport(ObjectiveC)
  import FlexibleHeader

  extension HeaderStage {
    /// Plays a stroke and records a header and the screen.
    ///
    /// - Parameters:
    ///   - header: The header to record.
    ///   - stroke: The stroke, in points of the window.
    /// - Returns: All frames, the first of them before the touch-down, or `nil` if the screen doesn't come to rest.
    /// - Precondition: The stage isn't driven by offsets.
    public func record(_ header: any RecordableHeader, during stroke: Stroke) -> [FilmStrip.Frame]? {
      let start = now
      var frames: [FilmStrip.Frame] = []
      func addFrame() {
        let state = HeaderState(of: header, time: now - start)
        frames.append(FilmStrip.Frame(state: state, picture: LayerSnapshot(of: simulator.screen)))
      }
      addFrame()
      return play(stroke, onFrame: addFrame) ? frames : nil
    }
  }
#endif
