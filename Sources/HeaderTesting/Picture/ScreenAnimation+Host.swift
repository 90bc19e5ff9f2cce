#if !canImport(ObjectiveC)
  import Foundation

  /// A recording as one looping SVG document that also plays in an `img` element of a page.
  ///
  /// The animation is declarative: the document has no scripts and needs no other files. A layer that stays
  /// on the screen is written once, with its path, so a recording of several seconds takes some tens of
  /// kilobytes. The document is the same on every machine. Conic gradients are left out.
  public struct ScreenAnimation: Sendable {
    /// The document's title.
    public var title: String

    /// The size of the screen, in points.
    public var screenSize: CGSize

    /// The frames, in order of time. Frames without a picture are left out.
    public var frames: [FilmStrip.Frame]

    /// The data of the pictures in the snapshots, by identifier. Missing pictures are left out.
    public var images: [String: Data]

    /// The strokes of the fingers and the times at which they begin, in seconds. Each is drawn as a circle.
    /// The default is an empty array.
    public var touches: [(start: Double, stroke: Stroke)] = []

    /// The time for which the last frame stays before the loop starts again, in seconds. The default is 1.
    public var pause = 1.0

    /// The document's width, in points. Its height follows from the screen's aspect ratio. The default is
    /// 280.
    public var width = 280.0

    /// Creates an animation.
    public init(title: String, screenSize: CGSize, frames: [FilmStrip.Frame], images: [String: Data] = [:]) {
      self.title = title
      self.screenSize = screenSize
      self.frames = frames
      self.images = images
    }

    /// The SVG document. If there are no frames, it shows an empty screen.
    public var svg: String {
      let shown = shownFrames
      let clock = AnimationClock(times: shown.map(\.state.time), pause: pause)
      let definitions = SVGDefinitions()
      let stills = LayerPainter(definitions: definitions, images: images)
      let painter = LayerTrackPainter(clock: clock, definitions: definitions, stills: stills)
      var screen: LayerTrack?
      for (index, picture) in shown.compactMap(\.picture).enumerated() {
        if screen?.add(picture, at: index) == nil { screen = LayerTrack(picture, at: index) }
      }
      var content = screen.flatMap { painter.element($0, within: shown.map { _ in true }) }.map { [$0] } ?? []
      content += touches.map { circle($0.stroke, start: $0.start, clock: clock) }
      return document(content, definitions)
    }

    // MARK: - Private

    /// The frames to draw, at most 30 per second, always with the last one. Viewers interpolate between them.
    private var shownFrames: [FilmStrip.Frame] {
      var result: [FilmStrip.Frame] = []
      for (index, frame) in frames.enumerated() where frame.picture != nil {
        let previous = result.last?.state.time ?? -.infinity
        if frame.state.time - previous > 0.03 || index == frames.count - 1 { result.append(frame) }
      }
      return result
    }

    /// Returns the screen with rounded corners and a thin border.
    private func document(_ content: [SVGElement], _ definitions: SVGDefinitions) -> String {
      let (width, height) = (Double(screenSize.width), Double(screenSize.height))
      let glass = CGRect(origin: .zero, size: screenSize)
      let clip = definitions.reference(
        "clip", to: SVGElement("clipPath", children: [.rectangle(glass, radius: 28)]))
      let paper = SVGElement.rectangle(glass).with("fill", FilmStripStyle.paper)
      let edge = SVGElement.rectangle(glass.insetBy(dx: 0.75, dy: 0.75), radius: 28)
        .with("fill", "none").with("stroke", FilmStripStyle.offset).with("stroke-width", 1.5)
      let root = SVGElement(
        "svg",
        [
          "xmlns": "http://www.w3.org/2000/svg", "xmlns:xlink": "http://www.w3.org/1999/xlink",
          "viewBox": "0 0 \(width.svgText) \(height.svgText)", "width": self.width,
          "height": self.width * height / max(width, 1), "font-family": FilmStripStyle.fonts,
        ],
        children: [
          SVGElement("title", text: title), SVGElement("defs", children: definitions.elements),
          SVGElement("g", ["clip-path": clip], children: [paper] + content), edge,
        ])
      return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.rendered(indent: nil)
    }

    private func circle(_ stroke: Stroke, start: Double, clock: AnimationClock) -> SVGElement {
      let end = start + stroke.liftsAt
      let places = clock.times.map { time in
        let sample = stroke.samples.last { start + $0.time <= time + 1e-6 } ?? stroke.samples[0]
        return [sample.x, sample.y]
      }
      let dot = SVGElement(
        "circle",
        ["r": 20, "fill": "#808890", "fill-opacity": 0.45, "stroke": "#ffffff", "stroke-opacity": 0.7])
      let moved = clock.transforming([dot], "translate", places, tolerance: 1)
      return clock.showing(SVGElement("g", children: moved), clock.times.map { $0 >= start && $0 < end })
    }
  }
#endif
