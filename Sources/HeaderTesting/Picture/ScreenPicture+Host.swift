#if !canImport(ObjectiveC)
  /// What is on a screen at one moment, as one SVG 1.1 document that needs nothing else.
  ///
  /// The text is the same on every machine.
  public struct ScreenPicture: Sendable {
    /// What the document is called.
    public var title: String

    /// What is on the screen; the document is as large as its bounds, in points.
    public var screen: LayerSnapshot

    /// The bytes of the pictures in the snapshot, by their identifiers; missing ones are left out.
    public var images: [String: Data]

    /// Makes a picture.
    public init(title: String, screen: LayerSnapshot, images: [String: Data] = [:]) {
      self.title = title
      self.screen = screen
      self.images = images
    }

    /// The document.
    public var svg: String {
      let definitions = SVGDefinitions()
      let painted = LayerPainter(definitions: definitions, images: images).element(screen)
      let (width, height) = (Double(screen.bounds.width), Double(screen.bounds.height))
      let paper = SVGElement.rectangle(CGRect(origin: .zero, size: screen.bounds.size))
        .with("fill", FilmStripStyle.paper)
      let root = SVGElement(
        "svg",
        [
          "xmlns": "http://www.w3.org/2000/svg", "xmlns:xlink": "http://www.w3.org/1999/xlink",
          "version": "1.1", "viewBox": "0 0 \(width.svgText) \(height.svgText)", "width": width,
          "height": height, "font-family": FilmStripStyle.fonts,
        ],
        children: [
          SVGElement("title", text: title), SVGElement("defs", children: definitions.elements), paper,
        ] + (painted.map { [$0] } ?? []))
      return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.rendered()
    }
  }
#endif
