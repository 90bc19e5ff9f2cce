#if !canImport(ObjectiveC)
  /// A self-contained SVG 1.1 document that shows frames of a recording side by side, and below them plots of
  /// the header's height and shift.
  ///
  /// The document is the same on every machine. If there are no frames, it contains a text that says so.
  public struct FilmStrip: Sendable {
    /// One recorded frame.
    public struct Frame: Sendable {
      /// The state of the header.
      public var state: HeaderState
      /// The screen. A frame without a picture is plotted but not shown.
      public var picture: LayerSnapshot?

      /// Creates a frame.
      public init(state: HeaderState, picture: LayerSnapshot? = nil) {
        self.state = state
        self.picture = picture
      }
    }

    /// The title above the frames.
    public var title: String

    /// The size of the screen, in points.
    public var screenSize: CGSize

    /// The frames, in order of time.
    public var frames: [Frame]

    /// The data of the pictures in the snapshots, by identifier. Missing pictures are left out.
    public var images: [String: Data]

    /// Creates a film strip.
    public init(title: String, screenSize: CGSize, frames: [Frame], images: [String: Data] = [:]) {
      self.title = title
      self.screenSize = screenSize
      self.frames = frames
      self.images = images
    }

    /// Returns the document.
    ///
    /// - Parameter count: The approximate number of frames to show, in 1...20. They are chosen so that about
    ///   equally much changes between neighbors. The default is 8.
    public func svg(showing count: Int = 8) -> String {
      let definitions = SVGDefinitions()
      let painter = LayerPainter(definitions: definitions, images: images)
      let shown = frames.filter { $0.picture != nil }
      let chosen = FrameChoice.indices(shown.map(\.state), count: min(max(count, 1), 20)).map { shown[$0] }
      let phones = chosen.map { frame in
        FilmStripPage.Phone(state: frame.state, picture: frame.picture.flatMap { painter.element($0) })
      }
      let page = FilmStripPage(
        title: title, screenWidth: Double(screenSize.width), screenHeight: Double(screenSize.height),
        phones: phones, states: frames.map(\.state), definitions: definitions)
      return page.document()
    }
  }
#endif
