import ArgumentParser
import CatalogCommands

/// `catalog replay TRACE.json…`
struct Replay: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Plays traces and recordings again, and compares the states of the header.",
    discussion: """
      Reads traces, and recordings that `record --trace` wrote from strokes with names.
      Prints a line for each file and a total. Steps are counted from 0, as in the file.
      Exit status: 0 if all agree, 1 after a mismatch, 2 if a file could not be read.
      """)

  @Argument(help: "Traces or recordings (JSON), or folders of them.", completion: .file(extensions: ["json"]))
  var traces: [String]

  @MainActor func run() async throws {
    throw ExitCode(ReplayCommand(paths: traces).run(.standard).rawValue)
  }
}
