#if !canImport(ObjectiveC)
  /// A self-contained SVG 1.1 document that shows a screen at one moment.
  ///
  /// The document is the same on every machine.
  public struct ScreenPicture: Sendable {
    /// The document's title.
    public var title: String

    /// The screen. Its bounds determine the document's size, in points.
    public var screen: LayerSnapshot

    /// The data of the pictures in the snapshot, by identifier. Missing pictures are left out.
    public var images: [String: Data]

    /// The frame of the system's keyboard, in points of the screen, which is drawn as a gray rectangle, or `nil` if it is
    /// hidden. The default is `nil`.
    public var keyboard: CGRect?

    /// Creates a picture.
    public init(title: String, screen: LayerSnapshot, images: [String: Data] = [:]) {
      self.title = title
      self.screen = screen
      self.images = images
    }

    /// The SVG document.
    public var svg: String {
      let definitions = SVGDefinitions()
      let painted = LayerPainter(definitions: definitions, images: images).element(screen)
      let (width, height) = (Double(screen.bounds.width), Double(screen.bounds.height))
      let paper = SVGElement.rectangle(CGRect(origin: .zero, size: screen.bounds.size))
        .with("fill", FilmStripStyle.paper)
      let keys = (keyboard.map { [SVGElement.rectangle($0).with("fill", FilmStripStyle.offset)] } ?? [])
      let defined = SVGElement("defs", children: definitions.elements)
      return SVGElement.document(
        width: width, height: height,
        [SVGElement("title", text: title), defined, paper] + (painted.map { [$0] } ?? []) + keys)
    }
  }
#endif
