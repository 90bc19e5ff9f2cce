import Foundation
import HeaderTesting
import SiteEngine

/// Writes a page that shows the engine without a server.
public struct ExportCommand {
  /// The path of the folder for the page, which is created if it doesn't exist.
  public var sitePath: String
  /// The path of a file for the frames of all strokes as computed by this program, or `nil` for none.
  public var framesPath: String?

  /// Creates the command.
  public init(sitePath: String) {
    self.sitePath = sitePath
  }

  /// Builds the engine and writes the page. If an error occurs, no file is written.
  public func run(_ terminal: Terminal) -> CommandStatus {
    do {
      let strokes = try StrokeFiles.all()
      let page = try SitePage(engine: SiteEngineBuild.run(), strokes: strokes).html
      try FileManager.default.createDirectory(atPath: sitePath, withIntermediateDirectories: true)
      var files = OutputFiles()
      files.add(page, at: "\(sitePath)/index.html")
      files.add(SiteFrames.json(of: strokes), at: framesPath)
      try files.write()
      terminal.output("wrote \(sitePath)/index.html, \(page.utf8.count / 1000) kB")
      return .success
    } catch let failure as CommandFailure {
      terminal.complaint("\(failure)")
    } catch {
      terminal.complaint("\(sitePath): it cannot be written (\(error.localizedDescription))")
    }
    return .unusable
  }
}
