import CatalogScreens
import CatalogServer
import Foundation
import HeaderTesting
import SiteEngine

/// Writes the catalog as a page that needs no server: recorded screens, their code, and the engine as WebAssembly.
public struct ExportCommand {
  /// The path of the folder for the page, which is created if it doesn't exist.
  public var sitePath: String
  /// The path of a file for the frames of all strokes as computed by this program, or `nil` for none.
  public var framesPath: String?
  /// The address of the documentation that the page links to, or `nil` for no link.
  public var documentation: String?

  /// Creates the command.
  public init(sitePath: String) {
    self.sitePath = sitePath
  }

  /// Records the screens, builds the engine, and writes the page. If an error occurs, no file is written.
  ///
  /// Whether the folder can be written is found out first, because everything else takes minutes.
  @MainActor public func run(_ terminal: Terminal) -> CommandStatus {
    do {
      let isNew = !FileManager.default.fileExists(atPath: sitePath)
      try prepareFolder()
      do {
        try files(terminal).write()
      } catch {
        if isNew { try? FileManager.default.removeItem(atPath: sitePath) }
        throw error
      }
      terminal.output("wrote \(sitePath)/index.html; open it in a browser")
      return .success
    } catch {
      terminal.complaint("\(error)")
      return .unusable
    }
  }

  /// Creates the folders, and a file in them on trial.
  private func prepareFolder() throws {
    do {
      try FileManager.default.createDirectory(
        atPath: "\(sitePath)/screens", withIntermediateDirectories: true)
      let trial = "\(sitePath)/screens/.trial"
      try Data().write(to: URL(fileURLWithPath: trial))
      try FileManager.default.removeItem(atPath: trial)
    } catch {
      throw CommandFailure(description: "\(sitePath): no files can be written in this folder")
    }
    if let framesPath {
      var frames = OutputFiles()
      frames.add("", at: framesPath)
      try frames.check()
    }
  }

  @MainActor private func files(_ terminal: Terminal) throws -> OutputFiles {
    terminal.output("compiling the engine to WebAssembly")
    let engine = try SiteEngineBuild.run()
    let strokes = try StrokeFiles.all()
    var output = OutputFiles()
    var size = 0
    func add(_ text: String, as name: String) throws {
      let data = try Gzip.compress(Data(text.utf8)).base64EncodedString()
      let script = "catalogFile(\"\(name)\", \"\(data)\");\n"
      size += script.utf8.count
      output.add(script, at: "\(sitePath)/screens/\(name).js")
    }
    let library = CatalogLibrary()
    var codeFiles: [String: String] = [:]
    for (index, screen) in CatalogScreen.all.enumerated() {
      terminal.output("recording \(screen.id) (\(index + 1) of \(CatalogScreen.all.count))")
      for isDark in [false, true] {
        let recording = ScrubRecorder.record(screen, isDark: isDark)
        try add(recording.json, as: "\(screen.id)-\(isDark ? "dark" : "light")")
      }
      guard let code = library.completeSource(of: screen) else {
        throw CommandFailure(description: "the source of the screen \"\(screen.id)\" cannot be read")
      }
      codeFiles[screen.id] = code.file
      try add(code.text, as: "\(screen.id)-code")
    }
    var page = SitePage(engine: engine, strokes: strokes, codeFiles: codeFiles)
    page.documentation = documentation
    let html = try page.html
    output.add(html, at: "\(sitePath)/index.html")
    output.add(SiteFrames.json(of: strokes), at: framesPath)
    terminal.output(
      "index.html: \(html.utf8.count / 1000) kB; \(CatalogScreen.all.count) screens: \(size / 1000) kB")
    return output
  }
}
