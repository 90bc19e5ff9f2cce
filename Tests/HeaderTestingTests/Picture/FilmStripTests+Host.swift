#if !canImport(ObjectiveC)
  import FlexibleHeader
  import Foundation
  import FoundationXML
  import Testing

  @testable import HeaderTesting

  @MainActor struct FilmStripTests {
    private func strip(frames count: Int, label: String = "Rows & <more>") throws -> FilmStrip {
      DeviceModel.phone47.makeCurrent()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.isHidden = false
      let text = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
      text.text = label
      let header = FlexibleHeaderView(frame: CGRect(x: 0, y: 0, width: 375, height: 76))
      header.layer.shadowOpacity = 0.4
      header.clipsToBounds = false
      window.addSubview(text)
      window.addSubview(header)
      let frames = (0..<count).map { index in
        var state = HeaderState(of: header, time: Double(index) / 60)
        state.height = 76 + Double(index)
        return FilmStrip.Frame(state: state, picture: LayerSnapshot(of: window))
      }
      return FilmStrip(
        title: "A \"strip\" & <more>", screenSize: CGSize(width: 375, height: 667), frames: frames)
    }

    @Test func documentIsWellFormedAndShowsTheFrames() throws {
      let document = try Document(try strip(frames: 60).svg())
      expectEqual(document.elements.first, "svg")
      expect(document.texts.contains("A \"strip\" & <more>"))
      expectEqual(document.texts.filter { $0 == "Rows & <more>" }.count, 8)
      expect(document.texts.contains("0 s") && document.texts.contains("0.98 s"))
      expect(document.texts.contains("Header height") && document.texts.contains("Visible shift"))
      expect(document.texts.contains("time in s"))
      expect(document.elements.contains("feGaussianBlur"))
      expectEmpty(document.unresolved)
    }

    @Test func fewFramesAreAllShownAndNoneIsSaid() throws {
      try expectEqual(Document(try strip(frames: 2).svg()).texts.filter { $0 == "Rows & <more>" }.count, 2)
      try expect(Document(try strip(frames: 0).svg()).texts.contains("Nothing was recorded."))
    }

    @Test func lettersThatXMLForbidsAreReplaced() throws {
      let document = try Document(try strip(frames: 1, label: "a\u{1}b\u{FFFE}").svg())
      expect(document.texts.contains("a\u{FFFD}b\u{FFFD}"))
    }

    @Test func gradientsAndShapesAreDrawn() throws {
      DeviceModel.phone47.makeCurrent()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.isHidden = false
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
      shape.strokeColor = UIColor.green.cgColor
      window.layer.addSublayer(gradient)
      window.layer.addSublayer(shape)
      let painter = LayerPainter(definitions: SVGDefinitions(), images: [:])
      let drawn = try #require(LayerSnapshot(of: window).flatMap { painter.element($0) }).rendered()
      expect(drawn.contains("fill=\"url(#gradient1)\""))
      expect(drawn.contains("d=\"M 1 2 L 4 2 L 4 6 L 1 6 Z\"") && drawn.contains("stroke=\"rgb(0,255,0)\""))
      let definition = try #require(painter.definitions.elements.first).rendered()
      expect(definition.contains("linearGradient") && definition.contains("stop-color=\"rgb(0,0,255)\""))
    }

    @Test func sameFramesGiveTheSameText() throws {
      try expectEqual(strip(frames: 20).svg(), strip(frames: 20).svg())
    }

    @Test func picturesAreInTheDocumentOnce() throws {
      DeviceModel.phone47.makeCurrent()
      let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
      let image = try #require(Data(base64Encoded: png).flatMap { UIImage(data: $0) })
      let view = UIImageView(image: image)
      view.frame = CGRect(x: 0, y: 0, width: 375, height: 200)
      view.contentMode = .scaleAspectFill
      view.clipsToBounds = true
      let header = FlexibleHeaderView(frame: CGRect(x: 0, y: 0, width: 375, height: 76))
      let frames = (0..<5).map {
        FilmStrip.Frame(
          state: HeaderState(of: header, time: Double($0)), picture: LayerSnapshot(of: view))
      }
      let strip = FilmStrip(
        title: "x", screenSize: CGSize(width: 375, height: 667), frames: frames,
        images: LayerSnapshot.imageData(below: view.layer))
      let text = strip.svg()
      expectEqual(text.components(separatedBy: "data:image/png;base64,\(png)").count, 2)
      let document = try Document(text)
      expectEqual(document.elements.filter { $0 == "use" }.count, 5)
      expectEmpty(document.unresolved)
    }
  }

  /// A parsed XML document: its elements, texts, and references without target.
  private final class Document: NSObject, XMLParserDelegate {
    private(set) var elements: [String] = []
    private(set) var texts: [String] = []
    private var current = ""
    private var identifiers: Set<String> = []
    private var references: Set<String> = []

    var unresolved: Set<String> { references.subtracting(identifiers) }

    init(_ text: String) throws {
      super.init()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = self
      guard parser.parse() else { throw parser.parserError ?? CocoaError(.formatting) }
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append(name)
      current = ""
      if let identifier = attributes["id"] { identifiers.insert(identifier) }
      for (name, value) in attributes {
        if value.hasPrefix("url(#") { references.insert(String(value.dropFirst(5).dropLast())) }
        if name == "xlink:href", value.hasPrefix("#") { references.insert(String(value.dropFirst())) }
      }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { current += string }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      if name == "text" || name == "title" { texts.append(current) }
    }
  }
#endif
