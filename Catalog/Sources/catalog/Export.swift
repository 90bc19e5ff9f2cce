import ArgumentParser
import CatalogCommands

/// `catalog export --site FOLDER`
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a page that runs the engine in the browser, without a server.",
    discussion: """
      Compiles the engine to WebAssembly, which needs a toolchain of swift.org, and writes FOLDER/index.html.
      Exit status: 0, or 2 if something couldn't be built or written; then nothing is written.
      """)

  @Option(help: "The folder of the page. It is created if it doesn't exist.", completion: .directory)
  var site: String

  @Option(
    help: "Write the frames of all strokes to this file, as JSON, to compare them with those of the page.",
    completion: .file())
  var frames: String?

  func run() throws {
    var command = ExportCommand(sitePath: site)
    command.framesPath = frames
    throw ExitCode(command.run(.standard).rawValue)
  }
}
