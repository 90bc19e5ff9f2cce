/// The immutable data that all tabs share: strokes, sources, and the list of screens and devices.
package struct CatalogLibrary: Sendable {
  private let strokes: [String: Stroke]
  private let sources: [String: URL]
  private let completeSource: CompleteSource
  /// The code that creates each screen, by its name.
  private let expressions: [String: String]
  /// The documentation of the headers' properties.
  let documentation: SourceDocumentation

  /// Reads the strokes and finds the sources in the clone from which this program was built.
  package init() {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let repository = sources.deletingLastPathComponent().deletingLastPathComponent()
    self.init(
      gestures: repository.appendingPathComponent("Tests/Fixtures/Gestures"),
      screens: repository.appendingPathComponent("CatalogScreens/Sources/CatalogScreens"),
      repository: repository)
  }

  /// Reads the strokes and finds the sources in folders. Missing files are left out.
  init(gestures: URL, screens: URL, repository: URL) {
    var strokes: [String: Stroke] = [:]
    for file in Self.files(in: gestures, withExtension: "json") {
      if let stroke = try? Stroke(contentsOf: file) { strokes[stroke.name] = stroke }
    }
    self.strokes = strokes
    documentation = SourceDocumentation(repository: repository)
    let sources = Self.files(in: screens, withExtension: "swift")
    self.sources = Dictionary(sources.map { ($0.lastPathComponent, $0) }) { first, _ in first }
    let files = sources.compactMap { url in
      (try? String(contentsOf: url, encoding: .utf8)).map { (name: url.lastPathComponent, text: $0) }
    }
    let lists = files.filter { $0.name.hasPrefix("CatalogScreen") }
    expressions = Self.expressions(in: lists.map(\.text).joined(separator: "\n"))
    completeSource = CompleteSource(files: files.filter { !$0.name.hasPrefix("CatalogScreen") })
  }

  /// The names of the strokes, in alphabetical order.
  var strokeNames: [String] { strokes.keys.sorted() }

  func stroke(_ name: String) throws -> Stroke {
    guard let stroke = strokes[name] else {
      throw MessageFault(
        "\"stroke\" must be one of \(strokeNames.joined(separator: ", ")), not \"\(name.prefix(40))\"")
    }
    return stroke
  }

  /// Returns the source of a screen: the file with the name of its view controller's type, or of the first
  /// one below it that has a file. Returns `nil` if the sources aren't available.
  @MainActor private func source(of screen: CatalogScreen) -> (file: String, text: String)? {
    let before = HostSimulator.current
    defer { before.makeCurrent() }
    HostSimulator(device: .phone47).makeCurrent()
    return source(of: screen.makeViewController())
  }

  @MainActor private func source(of controller: UIViewController) -> (file: String, text: String)? {
    let file = "\(type(of: controller)).swift"
    if let url = sources[file], let text = try? String(contentsOf: url, encoding: .utf8) {
      return (file, text)
    }
    for child in controller.children {
      if let found = source(of: child) { return found }
    }
    return nil
  }

  /// Returns the name and the text of a file with a screen and everything that it needs, or `nil` if the sources aren't
  /// available.
  @MainActor package func completeSource(of screen: CatalogScreen) -> (file: String, text: String)? {
    guard let (file, _) = source(of: screen) else { return nil }
    return (file, completeSource.text(of: file, creating: "`\(expressions[screen.id] ?? "the screen")`"))
  }

  /// Returns the closures of the screens in the lists of the catalog: `id: "album" … { AlbumViewController() }`.
  private static func expressions(in text: String) -> [String: String] {
    var result: [String: String] = [:]
    for part in text.components(separatedBy: "id: \"").dropFirst() {
      guard let end = part.firstIndex(of: "\""), let open = part.range(of: ") { "),
        let close = part[open.upperBound...].range(of: " }")
      else { continue }
      result[String(part[..<end])] = String(part[open.upperBound..<close.lowerBound])
    }
    return result
  }

  /// Returns the message that lists all choices.
  @MainActor func welcome(tab: String, isResumed: Bool, isRecording: Bool) -> String {
    var text = MessageText()
    text.raw("{\"type\":\"welcome\",\"tab\":")
    text.string(tab)
    text.name("resumed")
    text.flag(isResumed)
    text.name("recording")
    text.flag(isRecording)
    text.name("groups")
    text.list(CatalogScreen.Group.allCases) { $0.string($1.rawValue) }
    text.name("screens")
    text.list(CatalogScreen.all) { text, screen in
      text.raw("{\"id\":")
      text.string(screen.id)
      text.name("group")
      text.string(screen.group.rawValue)
      text.name("summary")
      text.string(screen.summary)
      text.name("expects")
      text.list(screen.expectations) { $0.string($1.description) }
      text.raw("}")
    }
    text.name("devices")
    text.list(DeviceModel.all) { $0.string($1.name) }
    text.name("textSizes")
    text.list(StageSettings.TextSize.allCases) { $0.string($1.rawValue) }
    text.name("strokes")
    text.list(strokeNames) { $0.string($1) }
    text.name("properties")
    text.raw("{")
    for type in HeaderProperty.types {
      if type != HeaderProperty.types.first { text.raw(",") }
      text.string(type)
      text.raw(":")
      text.list(HeaderProperty.all(of: type)) { text, property in
        text.definition(
          of: property, summary: documentation.summary(of: "\(property.owner).\(property.name)"))
      }
    }
    text.raw("}}")
    return text.string
  }

  private static func files(in folder: URL, withExtension suffix: String) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == suffix }
    return files.sorted { $0.path < $1.path }
  }
}
