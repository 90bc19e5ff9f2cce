#if !canImport(ObjectiveC)
  /// Frames of a recording side by side, and below them height and shift of the header against time: one SVG 1.1
  /// document that needs nothing else.
  ///
  /// The text is the same on every machine. A recording without frames gives a document that says so.
  public struct FilmStrip: Sendable {
    /// One recorded frame.
    public struct Frame: Sendable {
      /// What the header looked like.
      public var state: HeaderState
      /// What was on the screen; a frame without one is plotted, but not shown.
      public var picture: LayerSnapshot?

      /// Makes a frame.
      public init(state: HeaderState, picture: LayerSnapshot? = nil) {
        self.state = state
        self.picture = picture
      }
    }

    /// The line above everything.
    public var title: String

    /// The size of the screen, in points.
    public var screenSize: CGSize

    /// The frames, in order of time.
    public var frames: [Frame]

    /// The bytes of the pictures in the snapshots, by their identifiers; missing ones are left out.
    public var images: [String: Data]

    /// Makes a film strip.
    public init(title: String, screenSize: CGSize, frames: [Frame], images: [String: Data] = [:]) {
      self.title = title
      self.screenSize = screenSize
      self.frames = frames
      self.images = images
    }

    /// The document, with about `count` frames (1...20) chosen so that equally much happens between any two.
    public func svg(showing count: Int = 8) -> String {
      let definitions = SVGDefinitions()
      let painter = LayerPainter(definitions: definitions, images: images)
      let shown = frames.filter { $0.picture != nil }
      let chosen = FrameChoice.indices(shown.map(\.state), count: min(max(count, 1), 20)).map { shown[$0] }
      let phones = chosen.map { frame in
        FilmStripPage.Phone(state: frame.state, picture: frame.picture.flatMap(painter.element))
      }
      let page = FilmStripPage(
        title: title, screenWidth: Double(screenSize.width), screenHeight: Double(screenSize.height),
        phones: phones, states: frames.map(\.state), definitions: definitions)
      return page.document()
    }
  }
#endif
