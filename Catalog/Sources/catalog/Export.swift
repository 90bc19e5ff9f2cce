import ArgumentParser
import CatalogCommands

/// `catalog export --site FOLDER`
struct Export: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes the catalog as a page that needs no server.",
    discussion: """
      Records all screens, compiles the engine to WebAssembly, which needs a toolchain of swift.org, and writes
      FOLDER/index.html and FOLDER/screens. It takes one or two minutes, in a debug build.
      Exit status: 0, or 2 if something couldn't be built or written; then nothing is written.
      """)

  @Option(help: "The folder of the page. It is created if it doesn't exist.", completion: .directory)
  var site: String

  @Option(
    help: "Write the frames of all strokes to this file, as JSON, to compare them with those of the page.",
    completion: .file())
  var frames: String?

  @Option(help: "Link to the documentation at this address, for example docs/.")
  var documentation: String?

  @MainActor func run() async throws {
    var command = ExportCommand(sitePath: site)
    command.documentation = documentation
    command.framesPath = frames
    throw ExitCode(command.run(.standard).rawValue)
  }
}
